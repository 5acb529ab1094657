// RUN: cgc opt %s --split-input-file --pass-pipeline='tile-workgroups' --mlir-print-local-scope 2>&1 | FileCheck %s
