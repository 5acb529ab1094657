// Tuning files: which entries are taken, files for other devices and targets, files with mistakes.
// RUN: split-file %s %t
// RUN: cgc opt %t/in.mlir --tuning=%t/loops.json --pass-pipeline='hlo-to-linalg,form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' | FileCheck %s --check-prefix=LOOPS
// LOOPS: lowering_config<tile_sizes = {{\[\[}}32, 32, 0], [2, 4, 0], [0, 0, 8]]
// A file for devices: for their targets, by name; on a device, for that one alone.
// RUN: cgc compile %t/in.mlir --tuning=%t/devices.json --target=hopper -o - --emit=mlir | FileCheck %s --check-prefix=HOPPER
// RUN: cgc compile %t/in.mlir --tuning=%t/devices.json --target=valhall -o - --emit=mlir | FileCheck %s --check-prefix=VALHALL
// HOPPER: workgroup_size = [8 : index, 16 : index, 1 : index]
// VALHALL: workgroup_size = [8 : index, 8 : index, 1 : index]
// RUN: not cgc compile %t/in.mlir --tuning=%t/devices.json --target=adreno -o %t/o.spv 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: bash %S/Inputs/status.sh 1 cgc compile %t/in.mlir --tuning=%t/devices.json --target=adreno -o %t/o.spv
// TARGET: error: {{.*}}devices.json was measured for the target hopper and others, which is not compiled for
// RUN: not cgc run %t/in.mlir --tuning=%t/devices.json --device=c 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: bash %S/Inputs/status.sh 1 cgc run %t/in.mlir --tuning=%t/devices.json --device=c
// DEVICE: error: {{.*}}devices.json was measured on 'H' (N, 1) for the target hopper and others, not on '{{.*}}' ({{.*}}) for c: tune again here
// Mistakes have a place.
// RUN: not cgc opt %t/in.mlir --tuning=%t/end.json 2>&1 | FileCheck %s --check-prefix=END
// END: error: {{.*}}end.json:3: expected JSON
// RUN: not cgc opt %t/in.mlir --tuning=%t/config.json 2>&1 | FileCheck %s --check-prefix=CONFIG
// CONFIG: error: {{.*}}config.json:3: an entry needs a "config": "k=v …"
// RUN: not cgc opt %t/in.mlir --tuning=%t/number.json 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: {{.*}}number.json:3: "device" is none of the "devices"
// RUN: not cgc opt %t/in.mlir --tuning=%t/minus.json 2>&1 | FileCheck %s --check-prefix=MINUS
// MINUS: error: {{.*}}minus.json:2: "us", "default_us" and "tried" are numbers from 0 on
// RUN: not cgc opt %t/in.mlir --tuning=%t/nameless.json 2>&1 | FileCheck %s --check-prefix=NAMELESS
// NAMELESS: error: {{.*}}nameless.json:2: a device needs "name", "driver", "version" and "target", which are strings
// RUN: bash %S/Inputs/status.sh 2 cgc opt %t/in.mlir --tuning=%t/end.json
// RUN: not cgc opt %t/in.mlir --tuning=%t/misspelled.json 2>&1 | FileCheck %s --check-prefix=MISSPELLED
// MISSPELLED: error: {{.*}}misspelled.json:2: an entry has no "operand": device, op, operands, iterator_types, target, config
// RUN: not cgc compile %t/in.mlir --target=hopper --tuning=%t/half.json -o %t/o.spv 2>&1 | FileCheck %s --check-prefix=HALF
// HALF: error: configuration 'tile=31.5,32,0': expected at most 16 integers

//--- in.mlir
func.func @f(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
//--- loops.json
[{"operands": ["512x512xf32", "*", "*"], "iterator_types": ["parallel", "parallel"], "config": "tile=1,1"},
 {"operands": ["512x512xf32", "*", "*"], "iterator_types": ["parallel", "parallel", "reduction"], "config": "tile=32,32,0 thread=2,4,0 reduction=0,0,8"}]
//--- devices.json
{"devices": [{"name": "H", "driver": "N", "version": "1", "target": "hopper"}, {"name": "V", "driver": "A", "version": "2", "target": "valhall"}],
 "configs": [{"device": 0, "config": "tile=32,32,0 thread=2,4,0 reduction=0,0,8"}, {"device": 1, "config": "tile=32,32,0 thread=4,4,0 reduction=0,0,8"}]}
//--- misspelled.json
{"configs": [{"op": "linalg.matmul", "config": "tile=32,32,0"},
  {"operand": ["4x4xf32", "*", "*"], "config": "tile=1,1,0"}]}
//--- half.json
{"configs": [{"config": {"tile": [31.5, 32, 0], "buffers": 2}}]}
//--- end.json
{"configs": [
 {"config": "tile=1,1"}
//--- config.json
{"configs": [
 {"config": "tile=1,1"},
 {"op": "linalg.matmul"}]}
//--- number.json
{"devices": [],
 "configs": [
 {"device": 0, "config": ""}]}
//--- minus.json
{"configs": [
 {"config": "", "us": -1}]}
//--- nameless.json
{"devices": [
 {"name": "H", "driver": "N", "version": 1}], "configs": []}
