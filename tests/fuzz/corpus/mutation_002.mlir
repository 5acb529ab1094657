
func.func @f(%n: index) {
  scf.index_switch %n
  case 3 {
    scf.yield
  }
  case 3 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

