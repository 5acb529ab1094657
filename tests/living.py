#!/usr/bin/env python3
"""What keeps list and code together: versions, ids of diagnostics, fields of a cache key. Usage: living.py version|ids|fields, from the top."""
import glob
import re
import sys


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def version():
    core = read("src/core/cg_core.h")
    parts = [re.search(rf"#define CG_VERSION_{p} (\d+)", core).group(1) for p in ("MAJOR", "MINOR", "PATCH")]
    dotted = ".".join(parts)
    found = {
        "the head of src/codegen.h": re.match(r"// codegen\.h - v(\S+) - ", read("src/codegen.h")).group(1),
        "the head of codegen.h": re.search(r"codegen\.h - v(\S+) - ", read("codegen.h")).group(1),
        "the last release of CHANGELOG.md": re.search(r"^## (\d\S*)$", read("CHANGELOG.md"), re.M).group(1),
        "the comment of cg_version": re.search(r'// "(\S+)"\nCODEGEN_API const char \*cg_version', core).group(1),
    }
    wrong = [f"{where} says {what}, CG_VERSION_* {dotted}" for where, what in found.items() if what != dotted]
    if not all(int(p) < 1000 for p in parts[1:]):
        wrong.append("minor and patch have three digits in CG_VERSION")
    return wrong


def ids():
    listed = set(re.findall(r'"([a-z-]+)(?:\\0)?"', re.search(r"cgi_diagnostic_ids\[\] =.*?;", read("src/ir/diag.c"), re.S).group(0)))
    documented = re.findall(r"^\| `([a-z-]+)` \|", read("docs/diagnostics.md"), re.M)
    used, wrong = set(), []
    for path in glob.glob("src/**/*.[ch]", recursive=True):
        text = re.sub(r"//.*", "", read(path))
        for found in re.findall(r'"\[([a-z]+(?:-[a-z]+)*)\] ', text):  # the beginning of a message
            used.add(found)
            if found not in listed:
                wrong.append(f"{path} has a message of the kind '{found}', which src/ir/diag.c does not list")
        # Given as an argument: the limits, what stands for a way of reporting, what the context says when memory runs out.
        used |= {i for i in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', text) if i in listed and path != "src/ir/diag.c"}
    used |= set(re.findall(r'CGI_REPORT\([^"]*"([a-z-]+)"', read("src/ir/diag.c")))
    wrong += [f"'{i}' is listed, but nothing is of that kind" for i in sorted(listed - used)]
    wrong += [f"docs/diagnostics.md lacks '{i}'" for i in sorted(listed - set(documented))]
    wrong += [f"docs/diagnostics.md has '{i}', which the code does not" for i in sorted(set(documented) - listed)]
    wrong += [f"docs/diagnostics.md has '{i}' twice" for i in sorted({i for i in documented if documented.count(i) > 1})]
    return wrong if len(listed) > 40 else ["the list of kinds was not found"]


def fields():
    key, wrong, count = read("src/program/cache_key.c"), [], 0
    for path, name, letter in [
        ("src/target/cg_target.h", "cg_target", "t"),
        ("src/program/cg_compile.h", "cg_compile_desc", "d"),
        ("src/program/cg_compile.h", "cg_config", "c"),
        ("src/program/cg_compile.h", "cg_argument_desc", "a"),
    ]:
        body = re.sub(r"//.*", "", re.search(rf"typedef struct {name} \{{\n(.*?)\n\}} {name};", read(path), re.S).group(1))
        for declaration in body.split(";"):
            for field in re.findall(r"(\w+)(?:\[\d+\])?\s*(?:,|$)", declaration.strip()):
                count += 1
                if not re.search(rf"\b{letter}(->|\.){field}\b", key) and not (name == "cg_target" and field == "summary"):
                    wrong.append(f"{name}.{field} is nowhere in src/program/cache_key.c: it belongs into the key, or into the comment on what does not")
    return wrong if count > 45 else [f"only {count} fields were found"]


faults = {"version": version, "ids": ids, "fields": fields}[sys.argv[1]]()
sys.exit("\n".join(faults) or 0)
