# Each function of the public headers is called wrongly in tests/unit/test_misuse.c; prints those that are not.
import glob, re, sys
declared = set()
for name in sorted(set(glob.glob("src/*/cg_*.h")) - {"src/nvvm/cg_nvvm.h"}):  # LLVM may not be there, and nothing that its functions take is wrong
    text = re.sub(r"//[^\n]*", "", open(name, encoding="utf-8").read())
    declared |= set(re.findall(r"^CODEGEN_API[^(;]*?\b(cg_\w+)\(", text, re.M))
called = set(re.findall(r"\b(cg_\w+)(?=\()|(?<=ARY\()(cg_\w+)", open("tests/unit/test_misuse.c", encoding="utf-8").read()))
missing = sorted(declared - {a or b for a, b in called})
print("never called wrongly: " + " ".join(missing) if missing else f"{len(declared)} functions")
sys.exit(bool(missing) or len(declared) < 160)
