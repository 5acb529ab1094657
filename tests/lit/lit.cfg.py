# lit's configuration: each file's RUN lines, with cgc and LLVM's and Khronos's tools in the path.
import os
import lit.formats

config.name = "codegen"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.environ.get("LIT_WORK", "/tmp/codegen-lit")
top = os.path.dirname(os.path.dirname(config.test_source_root))
build = os.environ.get("CGC_DIR", os.path.join(top, "build"))
llvm = os.environ.get("LLVM_BIN", "/usr/lib/llvm-19/bin")
config.environment["PATH"] = os.pathsep.join([build, llvm, os.environ["PATH"]])
for name in ("VK_ICD_FILENAMES", "COVER", "VK_DRIVER_FILES", "ASAN_OPTIONS", "UBSAN_OPTIONS", "CGC_VULKAN_VALIDATION", "HOME", "XDG_RUNTIME_DIR"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
if os.path.exists(os.path.join(build, "codegen_nvvm.so")) or os.path.exists(os.path.join(top, "build", "codegen_nvvm.so")):
    config.available_features.add("nvvm")
# %long COMMAND runs in the long tests alone; %unsanitized COMMAND, and --validate where %validate stands, but for the sanitizers (tests/suites/asan.sh),
# for which they take long, but in the long tests.
config.substitutions.append(("%long ", "env " if os.environ.get("LONG") == "1" else "true "))
config.substitutions.append(("%unsanitized ", "true " if "SWEEP" in os.environ else "env "))
config.substitutions.append(("%validate ", "" if "SWEEP" in os.environ else "--validate "))
newer = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.join(os.environ.get("HOME") or "/tmp", ".cache"), "codegen/spirv-tools/bin/spirv-val")
if os.path.exists(newer):  # tools/setup.sh
    config.available_features.add("spirv-val-matrix")
    config.substitutions.append(("%spirv-val-matrix", newer))
config.substitutions.append(("%top", top))
config.substitutions.append(("%examples", os.path.join(top, "examples")))
