# C does not say in which order a call's arguments are evaluated, so two of them must not both create operations: the IR, and with it the words, would differ
# from compiler to compiler. This finds such calls: any whose arguments hold two calls of functions that (transitively) build.
import re, os, sys
root = "src"
def strip(s):
    # blank comments and strings preserving length
    out=[];i=0;n=len(s)
    while i<n:
        if s.startswith('//',i):
            j=s.find('\n',i); j=n if j<0 else j
            out.append(' '*(j-i)); i=j
        elif s.startswith('/*',i):
            j=s.find('*/',i)+2
            out.append(re.sub(r'[^\n]',' ',s[i:j])); i=j
        elif s[i]=='"':
            j=i+1
            while s[j]!='"':
                j+=2 if s[j]=='\\' else 1
            out.append('"'+' '*(j-i-1)+'"'); i=j+1
        elif s[i]=="'":
            j=i+1
            while s[j]!="'":
                j+=2 if s[j]=='\\' else 1
            out.append("'"+' '*(j-i-1)+"'"); i=j+1
        else:
            out.append(s[i]); i+=1
    return ''.join(out)
# collect side-effecting functions: static/CGI_DEF functions whose parameters include builder types, or known
files=[]
for r,d,fs in os.walk(root):
    for f in fs:
        if f.endswith(('.c','.h')): files.append(os.path.join(r,f))
src={p:strip(open(p).read()) for p in files}
defs={}
for p,s in src.items():
    for m in re.finditer(r'\b(\w+)\s*\(([^(){};]*(?:\([^()]*\)[^(){};]*)*)\)\s*\{',s):
        n=m.group(1)
        if n in('if','for','while','switch'): continue
        # body
        i=m.end()-1;d=0;j=i
        while j<len(s):
            if s[j]=='{': d+=1
            elif s[j]=='}':
                d-=1
                if d==0: break
            j+=1
        defs.setdefault(n,[]).append((p,m.group(2),s[i:j]))
# seeds: ops creation
eff=set(n for n in defs if re.match(r'cgi_build(_|$)',n) or n in('cgi_op_create','cgi_block_create','cgi_block_add_arg','cgi_op_clone','cgi_spv_end','cgi_spv_new_id','cgi_spv_id'))
eff|={'cgi_build','cgi_op_create'}
seeds_spv={n for n in defs if re.match(r'cgi_spv_(begin|end|emit|new|id)',n)}
eff|=seeds_spv
changed=True
while changed:
    changed=False
    for n,l in defs.items():
        if n in eff: continue
        for p,a,b in l:
            if any(c in eff for c in re.findall(r'\b(\w+)\s*\(',b)):
                eff.add(n);changed=True;break
total=0
for p,s in sorted(src.items()):
    for m in re.finditer(r'\b(\w+)\s*\(',s):
        n=m.group(1)
        if n in('if','for','while','switch','return','sizeof','defined','define'): continue
        # args
        i=m.end();d=1;args=[];st=i
        while i<len(s) and d:
            c=s[i]
            if c in '([{': d+=1
            elif c in ')]}': d-=1
            elif c==',' and d==1: args.append(s[st:i]);st=i+1
            i+=1
        args.append(s[st:i-1])
        # not a definition
        if re.match(r'\s*\{',s[i:]) : continue
        k=[a for a in args if any(c in eff for c in re.findall(r'\b(\w+)\s*\(',a))]
        if len(k)>=2:
            total+=1
            line=s.count('\n',0,m.start())+1
            print(f"{os.path.relpath(p,root)}:{line}: {open(p).read().split(chr(10))[line-1].strip()[:150]}")
    # array initialisers are ordered in C? (indeterminately sequenced in C99 initializer lists)
    for m in re.finditer(r'=\s*\{([^{};]*)\}\s*;',s):
        args=m.group(1)
        cs=[c for c in re.findall(r'\b(\w+)\s*\(',args) if c in eff]
        if len(cs)>=2:
            total+=1
            line=s.count('\n',0,m.start())+1
            print(f"INIT {os.path.relpath(p,root)}:{line}: {open(p).read().split(chr(10))[line-1].strip()[:150]}")
sys.exit(total != 0)
