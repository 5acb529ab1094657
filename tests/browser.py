#!/usr/bin/env python3
"""Clicks through a page of `cgc compile --report` in headless Chromium by the DevTools protocol: browser.py CHROMIUM PAGE.html [SCREENSHOT.png]

No error or warning may reach the console, nothing may be asked of a network, and each part of the page has to show what it is for. Exit status 77:
Chromium does not start here.
"""
import base64
import json
import os
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request


class Devtools:
    """One page over a WebSocket, which is a socket with frames."""

    def __init__(self, url):
        _, host, path = re.match(r"(ws)://([^/]+)(/.*)", url).groups()
        name, port = host.split(":")
        self.sock = socket.create_connection((name, int(port)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.sock.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                          "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        self.buffer, self.number, self.said, self.asked = b"", 0, [], []
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.sock.recv(65536)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]

    def take(self, n):
        while len(self.buffer) < n:
            data = self.sock.recv(1 << 20)
            if not data:
                raise EOFError("Chromium closed the connection")
            self.buffer += data
        data, self.buffer = self.buffer[:n], self.buffer[n:]
        return data

    def receive(self):
        text = b""
        while True:
            first, second = self.take(2)
            n = second & 127
            if n == 126:
                n = struct.unpack(">H", self.take(2))[0]
            elif n == 127:
                n = struct.unpack(">Q", self.take(8))[0]
            text += self.take(n)
            if first & 128:
                return json.loads(text)

    def call(self, method, **params):
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": params}).encode()
        mask = os.urandom(4)
        size = bytes([129, 128 | len(data)]) if len(data) < 126 else bytes([129, 254]) + struct.pack(">H", len(data))
        self.sock.sendall(size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
        while True:
            message = self.receive()
            self.note(message)
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def note(self, message):
        params = message.get("params", {})
        if message.get("method") == "Runtime.exceptionThrown":
            self.said.append(params["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        elif message.get("method") == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.said.append(str(params["args"]))
        elif message.get("method") == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.said.append(params["entry"]["text"])
        elif message.get("method") == "Network.requestWillBeSent":
            self.asked.append(params["request"]["url"])

    def value(self, script):
        r = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in r:
            raise RuntimeError(f"{script}: {r['exceptionDetails']}")
        return r["result"].get("value")

    def key(self, key):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, text=key if len(key) == 1 and kind == "keyDown" else "")

    def click(self, selector):
        at = self.value(f"(e => {{ e.scrollIntoView({{block: 'center'}}); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})"
                        f"(document.querySelector({json.dumps(selector)}))")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=at[0], y=at[1], button="left", clickCount=1)
        self.settle()

    def settle(self):
        self.value("new Promise(r => requestAnimationFrame(() => setTimeout(r, 30)))")


def start(chromium, profile):
    browser = subprocess.Popen([chromium, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--no-first-run", "--disable-extensions",
                                f"--user-data-dir={profile}", "--window-size=1300,900", "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    for line in browser.stderr:
        m = re.search(r"DevTools listening on ws://([^/]+)/", line)
        if m:
            return browser, m.group(1)
    return browser, None


def page_of(host):
    for _ in range(100):
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(f"http://{host}/json/list", timeout=20) as answer:
            pages = [p for p in json.load(answer) if p["type"] == "page"]
        if pages:
            return pages[0]["webSocketDebuggerUrl"]
        time.sleep(0.1)
    raise RuntimeError("no page")


def walk(d, path):
    url = "file://" + urllib.parse.quote(os.path.abspath(path))
    wrong = []

    def want(what, got):
        if not got:
            wrong.append(what)

    for domain in ("Page", "Runtime", "Log", "Network"):
        d.call(domain + ".enable")
    d.call("Page.navigate", url=url)
    while not d.value("document.readyState === 'complete' && location.protocol === 'file:' && !!document.querySelector('h2')"):
        time.sleep(0.02)
    while not d.value("performance.getEntriesByType('navigation')[0].loadEventEnd"):
        time.sleep(0.02)
    print(f"opens in {d.value('performance.getEntriesByType(`navigation`)[0].loadEventEnd') / 1000:.2f} s")
    want("no verdict about a kernel", d.value("!document.querySelector('#verdict') === !document.querySelector('main table')"))
    shows = {"graph": "svg .node", "kernels": "main table tbody tr", "passes": "table.diff", "steps": "main h2", "binary": "pre", "remarks": "h2"}
    for n, (name, selector) in enumerate(shows.items()):
        d.click(f"nav a[href='#{name}']")
        want(f"{name} shows nothing", (name == "graph" and not d.value("D.ops.length + D.dispatches.length")) or d.value(f"!!document.querySelector({json.dumps(selector)})"))
        want(f"{name} is not current", d.value(f"document.querySelector('nav a[aria-current]').getAttribute('href') === '#{name}'"))
        nameless = d.value("[...document.querySelectorAll('a, button, input, select, svg[role], [role=img], [role=region], img')].filter(e => !(e.textContent.trim() || "
                           "e.getAttribute('aria-label') || e.alt || (e.labels && e.labels.length))).length")
        want(f"{name}: {nameless} things without a name", not nameless)
        ids = d.value("(l => l.length - new Set(l).size)([...document.querySelectorAll('[id]')].map(e => e.id))")
        want(f"{name}: an id is there twice", not ids)
    d.click("nav a[href='#graph']")
    for box in ("#graph-inputs", "#zoom-in"):
        d.click(box)
    want("arguments are not drawn", d.value("document.querySelectorAll('svg .node').length > 0 || !(D.ops.length + D.dispatches.length)"))
    if d.value("document.querySelectorAll('#graph-kind option').length === 2"):
        d.value("(s => { s.value = 'ops'; s.dispatchEvent(new Event('change')); })(document.querySelector('#graph-kind'))")
        want("the graph of ops is empty", d.value("document.querySelectorAll('svg .node').length") > 0)
        d.value("(s => { s.value = 'kernels'; s.dispatchEvent(new Event('change')); })(document.querySelector('#graph-kind'))")
        d.click("svg a.node")
        want("a box does not lead to its kernel", d.value("location.hash.startsWith('#kernel/') && !!document.querySelector('.facts')"))
    d.click("nav a[href='#kernels']")
    d.click("#sort-0")
    want("kernels are not sorted", d.value("document.querySelectorAll('th[aria-sort]').length === 1"))
    d.click("main tbody a")
    want("a kernel has no facts", d.value("document.querySelectorAll('.facts div').length") > 5)
    d.key("4")
    d.settle()
    want("key 4 does not show passes", d.value("location.hash.startsWith('#passes')"))
    if d.value("!!document.querySelector('#next')"):
        d.key("j")
        d.settle()
        want("key j does not show the next pass", d.value("/^#passes.*[0-9]$/.test(location.hash)"))
    for box in ("#same", "#whole"):
        d.click(box)
        want(f"{box} is not kept", d.value(f"document.querySelector('{box}').checked && document.activeElement.id === '{box[1:]}'"))
    d.key("/")
    want("key / does not search", d.value("document.activeElement.id === 'search'"))
    d.call("Input.insertText", text="dispatch")
    d.settle()
    want("nothing is found", d.value("document.querySelectorAll('#results a').length") > 0)
    d.key("ArrowDown")
    want("arrows do not reach what is found", d.value("document.activeElement.parentElement.id === 'results'"))
    d.value("document.activeElement.click()")
    d.settle()
    want("what is found stays open", d.value("document.querySelector('#results').hidden"))
    d.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    want("there are no dark colours", d.value("getComputedStyle(document.body).backgroundColor") == "rgb(20, 23, 26)")
    d.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
    asked = [u for u in d.asked if not u.startswith(("file:", "data:", "about:"))]
    if asked:
        wrong.append(f"asks for {asked[:3]}")
    wrong += d.said
    return wrong


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser, host = start(sys.argv[1], profile)
        try:
            if not host:
                print("Chromium does not start here")
                sys.exit(77)
            page = Devtools(page_of(host))
            wrong = walk(page, sys.argv[2])
            if len(sys.argv) > 3:
                page.value("location.hash = '#overview'")
                page.settle()
                open(sys.argv[3], "wb").write(base64.b64decode(page.call("Page.captureScreenshot")["data"]))
        finally:
            browser.kill()
            browser.wait()
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)
