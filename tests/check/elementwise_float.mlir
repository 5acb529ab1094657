// Elementwise functions of floats. Written by generate.py.
func.func @abs_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.abs %0 : tensor<f32>
  check.expect_eq_const(%r, dense<1.4558742046356201> : tensor<f32>) : tensor<f32>
  return
}
func.func @abs_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %r = stablehlo.abs %0 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @abs_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.abs %0 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @abs_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %r = stablehlo.abs %0 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7F800000, 0x7F800000, 0.0, 0.0], [2.5, 0.5, 1.5, 1.1215057373046875, 1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 2.0456786155700684, 1.6625254154205322, 0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @negate_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.negate %0 : tensor<f32>
  check.expect_eq_const(%r, dense<-1.4558742046356201> : tensor<f32>) : tensor<f32>
  return
}
func.func @negate_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %r = stablehlo.negate %0 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[-1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @negate_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.negate %0 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @negate_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %r = stablehlo.negate %0 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0xFF800000, 0x7F800000, 0.0, -0.0], [-2.5, 0.5, -1.5, -1.1215057373046875, 1.1702903509140015], [-2.5379135608673096, -0.2461175173521042, 2.0456786155700684, -1.6625254154205322, 0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @floor_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.floor %0 : tensor<f32>
  check.expect_eq_const(%r, dense<1.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @floor_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %r = stablehlo.floor %0 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @floor_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.floor %0 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @floor_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %r = stablehlo.floor %0 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.0, -1.0, 1.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @ceil_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.ceil %0 : tensor<f32>
  check.expect_eq_const(%r, dense<2.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @ceil_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %r = stablehlo.ceil %0 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[2.0]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @ceil_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.ceil %0 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @ceil_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %r = stablehlo.ceil %0 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [3.0, -0.0, 2.0, 2.0, -1.0], [3.0, 1.0, -2.0, 2.0, -0.0]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @round_nearest_even_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.round_nearest_even %0 : tensor<f32>
  check.expect_eq_const(%r, dense<1.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @round_nearest_even_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %r = stablehlo.round_nearest_even %0 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @round_nearest_even_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.round_nearest_even %0 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @round_nearest_even_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %r = stablehlo.round_nearest_even %0 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.0, -0.0, 2.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @round_nearest_afz_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.round_nearest_afz %0 : tensor<f32>
  check.expect_eq_const(%r, dense<1.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @round_nearest_afz_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %r = stablehlo.round_nearest_afz %0 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @round_nearest_afz_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.round_nearest_afz %0 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @round_nearest_afz_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %r = stablehlo.round_nearest_afz %0 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [3.0, -1.0, 2.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @sign_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.sign %0 : tensor<f32>
  check.expect_eq_const(%r, dense<1.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @sign_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %r = stablehlo.sign %0 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @sign_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.sign %0 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @sign_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %r = stablehlo.sign %0 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 1.0, -1.0, -0.0, 0.0], [1.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 1.0, -1.0]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @sqrt_f32() {
  %0 = util.unfoldable_constant dense<[[6.70954704284668, 3.310049295425415, 8.810551643371582, 5.4110541343688965, 2.01155686378479, 7.512059211730957, 4.1125617027282715], [0.7130643129348755, 6.213566780090332, 2.8140692710876465, 8.314571380615234, 4.915074348449707, 1.5155768394470215, 7.016079425811768], [3.616581916809082, 0.21708430349826813, 5.717586994171143, 2.318089246749878, 7.818591594696045, 4.419094085693359, 1.019596815109253]]> : tensor<3x7xf32>
  %r = stablehlo.sqrt %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[2.5902793407440186, 1.8193540573120117, 2.968257427215576, 2.326167345046997, 1.4182935953140259, 2.7408134937286377, 2.0279452800750732], [0.8444313406944275, 2.4927027225494385, 1.6775187253952026, 2.88349986076355, 2.216996669769287, 1.2310876846313477, 2.6487882137298584], [1.901731252670288, 0.4659230709075928, 2.3911476135253906, 1.5225272178649902, 2.7961745262145996, 2.1021640300750732, 1.0097508430480957]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @sqrt_f32_scalar() {
  %0 = util.unfoldable_constant dense<6.70954704284668> : tensor<f32>
  %r = stablehlo.sqrt %0 : tensor<f32>
  %e0 = stablehlo.constant dense<2.5902793407440186> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @rsqrt_f32() {
  %0 = util.unfoldable_constant dense<[[6.70954704284668, 3.310049295425415, 8.810551643371582, 5.4110541343688965, 2.01155686378479, 7.512059211730957, 4.1125617027282715], [0.7130643129348755, 6.213566780090332, 2.8140692710876465, 8.314571380615234, 4.915074348449707, 1.5155768394470215, 7.016079425811768], [3.616581916809082, 0.21708430349826813, 5.717586994171143, 2.318089246749878, 7.818591594696045, 4.419094085693359, 1.019596815109253]]> : tensor<3x7xf32>
  %r = stablehlo.rsqrt %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[0.3860587477684021, 0.5496456027030945, 0.33689799904823303, 0.4298917055130005, 0.7050725817680359, 0.36485517024993896, 0.49310997128486633], [1.1842288970947266, 0.4011709988117218, 0.5961185097694397, 0.3468007743358612, 0.4510606527328491, 0.812289834022522, 0.37753111124038696], [0.5258366465568542, 2.1462771892547607, 0.4182092249393463, 0.6568027138710022, 0.35763147473335266, 0.4757002592086792, 0.9903432726860046]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @rsqrt_f32_scalar() {
  %0 = util.unfoldable_constant dense<6.70954704284668> : tensor<f32>
  %r = stablehlo.rsqrt %0 : tensor<f32>
  %e0 = stablehlo.constant dense<0.3860587477684021> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @cbrt_f32() {
  %0 = util.unfoldable_constant dense<[[6.70954704284668, 3.310049295425415, 8.810551643371582, 5.4110541343688965, 2.01155686378479, 7.512059211730957, 4.1125617027282715], [0.7130643129348755, 6.213566780090332, 2.8140692710876465, 8.314571380615234, 4.915074348449707, 1.5155768394470215, 7.016079425811768], [3.616581916809082, 0.21708430349826813, 5.717586994171143, 2.318089246749878, 7.818591594696045, 4.419094085693359, 1.019596815109253]]> : tensor<3x7xf32>
  %r = stablehlo.cbrt %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[1.8860986232757568, 1.490315318107605, 2.065385103225708, 1.755607008934021, 1.262343168258667, 1.9584823846817017, 1.6021535396575928], [0.8933937549591064, 1.838429570198059, 1.4118164777755737, 2.0258779525756836, 1.7002391815185547, 1.14866304397583, 1.914394736289978], [1.534968376159668, 0.6010023355484009, 1.7881512641906738, 1.3234575986862183, 1.984766960144043, 1.6410094499588013, 1.0064901113510132]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @cbrt_f32_scalar() {
  %0 = util.unfoldable_constant dense<6.70954704284668> : tensor<f32>
  %r = stablehlo.cbrt %0 : tensor<f32>
  %e0 = stablehlo.constant dense<1.8860986232757568> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @exponential_f32() {
  %0 = util.unfoldable_constant dense<[[2.426457166671753, -1.3932030200958252, 4.787137031555176, 0.9674767255783081, -2.8521833419799805, 3.3281564712524414, -0.49150359630584717], [-4.311163902282715, 1.8691761493682861, -1.9504839181900024, 4.229856014251709, 0.41019585728645325, -3.4094643592834473, 2.7708756923675537], [-1.0487844944000244, -4.868444442749023, 1.3118952512741089, -2.5077648162841797, 3.672574996948242, -0.1470850557088852, -3.966745138168335]]> : tensor<3x7xf32>
  %r = stablehlo.exponential %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[11.318710327148438, 0.24827878177165985, 119.95744323730469, 2.6312966346740723, 0.05771816521883011, 27.886884689331055, 0.6117059588432312], [0.013417922891676426, 6.482953071594238, 0.14220523834228516, 68.70733642578125, 1.507112979888916, 0.033058904111385345, 15.972615242004395], [0.3503633737564087, 0.007685311138629913, 3.7132046222686768, 0.08145008981227875, 39.353111267089844, 0.8632205724716187, 0.018934963271021843]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @exponential_f32_scalar() {
  %0 = util.unfoldable_constant dense<2.426457166671753> : tensor<f32>
  %r = stablehlo.exponential %0 : tensor<f32>
  %e0 = stablehlo.constant dense<11.318710327148438> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @exponential_minus_one_f32() {
  %0 = util.unfoldable_constant dense<[[0.9705828428268433, -0.5572811961174011, 1.9148547649383545, 0.3869906961917877, -1.1408733129501343, 1.3312625885009766, -0.19660143554210663], [-1.7244654893875122, 0.7476704716682434, -0.780193567276001, 1.6919423341751099, 0.16407833993434906, -1.363785743713379, 1.1083502769470215], [-0.4195137917995453, -1.9473778009414673, 0.5247581005096436, -1.003105878829956, 1.4690300226211548, -0.0588340200483799, -1.586698055267334]]> : tensor<3x7xf32>
  %r = stablehlo.exponential_minus_one %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[1.6394823789596558, -0.42723581194877625, 5.785953044891357, 0.47254279255867004, -0.6804601550102234, 2.785820245742798, -0.17848201096057892], [-0.821731686592102, 1.1120741367340088, -0.5416827201843262, 4.430017471313477, 0.17830662429332733, -0.7443090677261353, 2.0293567180633545], [-0.3426336348056793, -0.8573523759841919, 0.6900500059127808, -0.6332613825798035, 3.3450186252593994, -0.05713674798607826, -0.7953999042510986]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @exponential_minus_one_f32_scalar() {
  %0 = util.unfoldable_constant dense<0.9705828428268433> : tensor<f32>
  %r = stablehlo.exponential_minus_one %0 : tensor<f32>
  %e0 = stablehlo.constant dense<1.6394823789596558> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @log_f32() {
  %0 = util.unfoldable_constant dense<[[67.2241439819336, 33.4201545715332, 88.11615753173828, 54.31216812133789, 20.508176803588867, 75.20418548583984, 41.40019226074219], [7.596201419830322, 62.29220962524414, 28.488216400146484, 83.1842269897461, 49.38023376464844, 15.576241493225098, 70.27224731445312], [36.468257904052734, 2.6642653942108154, 57.36027145385742, 23.55628204345703, 78.25228881835938, 44.44829559326172, 10.644305229187012]]> : tensor<3x7xf32>
  %r = stablehlo.log %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[4.208032608032227, 3.5091590881347656, 4.478655815124512, 3.99474835395813, 3.0208237171173096, 4.320207118988037, 3.723285436630249], [2.0276482105255127, 4.131836414337158, 3.3494906425476074, 4.42105770111084, 3.899550199508667, 2.7457468509674072, 4.252377033233643], [3.596442222595215, 0.9799283742904663, 4.049351692199707, 3.1593925952911377, 4.359938144683838, 3.7943265438079834, 2.365025043487549]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @log_f32_scalar() {
  %0 = util.unfoldable_constant dense<67.2241439819336> : tensor<f32>
  %r = stablehlo.log %0 : tensor<f32>
  %e0 = stablehlo.constant dense<4.208032608032227> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @log_plus_one_f32() {
  %0 = util.unfoldable_constant dense<[[3.7158021926879883, 1.8097916841506958, 4.8937811851501465, 2.9877707958221436, 1.0817605257034302, 4.165750026702881, 2.259739637374878], [0.3537293076515198, 3.4377188682556152, 1.5317084789276123, 4.615698337554932, 2.7096877098083496, 0.8036773204803467, 3.887666940689087], [1.981656551361084, 0.07564614713191986, 3.1596357822418213, 1.2536253929138184, 4.337615013122559, 2.4316046237945557, 0.525594174861908]]> : tensor<3x7xf32>
  %r = stablehlo.log_plus_one %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[1.5509190559387207, 1.0331103801727295, 1.7738977670669556, 1.3832323551177979, 0.7332139611244202, 1.6420502662658691, 1.1816473007202148], [0.3028632402420044, 1.490140438079834, 0.9288943409919739, 1.7255659103393555, 1.3109476566314697, 0.5898275375366211, 1.5867151021957397], [1.0924789905548096, 0.07292155176401138, 1.4254275560379028, 0.8125402331352234, 1.674778938293457, 1.2330279350280762, 0.42238396406173706]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @log_plus_one_f32_scalar() {
  %0 = util.unfoldable_constant dense<3.7158021926879883> : tensor<f32>
  %r = stablehlo.log_plus_one %0 : tensor<f32>
  %e0 = stablehlo.constant dense<1.5509190559387207> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @tanh_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001]]> : tensor<3x7xf32>
  %r = stablehlo.tanh %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[0.8968483209609985, -0.6836429238319397, 0.9936201572418213, 0.5230185985565186, -0.9368080496788025, 0.9638074636459351, -0.286640465259552], [-0.9887332320213318, 0.8080919981002808, -0.8243651986122131, 0.987585723400116, 0.24126560986042023, -0.96711665391922, 0.9305565357208252], [-0.5575498342514038, -0.9942114949226379, 0.656784176826477, -0.9059866070747375, 0.9759124517440796, -0.0880226343870163, -0.9830158352851868]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @tanh_f32_scalar() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.tanh %0 : tensor<f32>
  %e0 = stablehlo.constant dense<0.8968483209609985> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @logistic_f32() {
  %0 = util.unfoldable_constant dense<[[1.9411656856536865, -1.1145623922348022, 3.829709529876709, 0.7739813923835754, -2.2817466259002686, 2.662525177001953, -0.39320287108421326], [-3.4489309787750244, 1.4953409433364868, -1.560387134552002, 3.3838846683502197, 0.3281566798686981, -2.727571487426758, 2.216700553894043], [-0.8390275835990906, -3.8947556018829346, 1.049516201019287, -2.006211757659912, 2.9380600452423096, -0.1176680400967598, -3.173396110534668]]> : tensor<3x7xf32>
  %r = stablehlo.logistic %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[0.874480128288269, 0.24702130258083344, 0.9787456393241882, 0.6843815445899963, 0.092646025121212, 0.9347788095474243, 0.40294650197029114], [0.030800756067037582, 0.8168785572052002, 0.17359110713005066, 0.967197060585022, 0.5813108086585999, 0.061365894973278046, 0.901739239692688], [0.3017396330833435, 0.019942548125982285, 0.7406820058822632, 0.11855226755142212, 0.9496961236000061, 0.47061687707901, 0.04017924144864082]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @logistic_f32_scalar() {
  %0 = util.unfoldable_constant dense<1.9411656856536865> : tensor<f32>
  %r = stablehlo.logistic %0 : tensor<f32>
  %e0 = stablehlo.constant dense<0.874480128288269> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @sine_f32() {
  %0 = util.unfoldable_constant dense<[[2.2536725997924805, 1.1459711790084839, 2.93826961517334, 1.8305683135986328, 0.7228668332099915, 2.515165328979492, 1.4074639081954956], [0.2997625172138214, 2.0920610427856445, 0.9843596816062927, 2.776658296585083, 1.6689567565917969, 0.5612553358078003, 2.3535540103912354], [1.2458524703979492, 0.13815106451511383, 1.9304496049880981, 0.8227481842041016, 2.615046739578247, 1.5073453187942505, 0.3996438980102539]]> : tensor<3x7xf32>
  %r = stablehlo.sine %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[0.7757609486579895, 0.9111108183860779, 0.20192502439022064, 0.9664485454559326, 0.6615372896194458, 0.5862541794776917, 0.986690878868103], [0.29529333114624023, 0.8671900629997253, 0.8329179286956787, 0.35688796639442444, 0.9951861500740051, 0.532249391078949, 0.7089714407920837], [0.9476686716079712, 0.1377120316028595, 0.9360188841819763, 0.7330179214477539, 0.5025501251220703, 0.997987687587738, 0.38909032940864563]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @sine_f32_scalar() {
  %0 = util.unfoldable_constant dense<2.2536725997924805> : tensor<f32>
  %r = stablehlo.sine %0 : tensor<f32>
  %e0 = stablehlo.constant dense<0.7757609486579895> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @cosine_f32() {
  %0 = util.unfoldable_constant dense<[[0.6794080138206482, -0.39009684324264526, 1.3403983116149902, 0.27089348435401917, -0.7986113429069519, 0.9318838119506836, -0.13762100040912628], [-1.2071257829666138, 0.523369312286377, -0.5461354851722717, 1.1843596696853638, 0.1148548349738121, -0.9546499848365784, 0.7758451700210571], [-0.29365965723991394, -1.3631645441055298, 0.3673306703567505, -0.7021741271018982, 1.0283210277557373, -0.04118381440639496, -1.1106886863708496]]> : tensor<3x7xf32>
  %r = stablehlo.cosine %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[0.777944803237915, 0.9248722195625305, 0.22836503386497498, 0.9635322093963623, 0.697702169418335, 0.5963228344917297, 0.9905451536178589], [0.3557071089744568, 0.8661401271820068, 0.854538083076477, 0.37689024209976196, 0.9934114217758179, 0.5778944492340088, 0.7138293981552124], [0.957190990447998, 0.20614312589168549, 0.9332892894744873, 0.7634397745132446, 0.5162575244903564, 0.9991520643234253, 0.4440445601940155]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @cosine_f32_scalar() {
  %0 = util.unfoldable_constant dense<0.6794080138206482> : tensor<f32>
  %r = stablehlo.cosine %0 : tensor<f32>
  %e0 = stablehlo.constant dense<0.777944803237915> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @tan_f32() {
  %0 = util.unfoldable_constant dense<[[1.0654394626617432, 0.5688835978507996, 1.3723278045654297, 0.8757719993591309, 0.37921616435050964, 1.1826603412628174, 0.6861045360565186], [0.18954871594905853, 0.9929928779602051, 0.49643710255622864, 1.2998812198638916, 0.8033254742622375, 0.30676963925361633, 1.1102138757705688], [0.6136580109596252, 0.11710219830274582, 0.9205464124679565, 0.4239905774593353, 1.227434754371643, 0.7308789491653442, 0.23432312905788422]]> : tensor<3x7xf32>
  %r = stablehlo.tan %0 : tensor<3x7xf32>
  %e0 = stablehlo.constant dense<[[1.8074077367782593, 0.6393946409225464, 4.972251892089844, 1.199302315711975, 0.3985041379928589, 2.4457197189331055, 0.8188080787658691], [0.1918518990278244, 1.5336633920669556, 0.5416852235794067, 3.600443124771118, 1.036513090133667, 0.3167693614959717, 2.015420436859131], [0.7043777704238892, 0.117640420794487, 1.314753532409668, 0.4513675272464752, 2.797018051147461, 0.8965016603469849, 0.23870815336704254]]> : tensor<3x7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf32>, tensor<3x7xf32>
  return
}
func.func @tan_f32_scalar() {
  %0 = util.unfoldable_constant dense<1.0654394626617432> : tensor<f32>
  %r = stablehlo.tan %0 : tensor<f32>
  %e0 = stablehlo.constant dense<1.8074077367782593> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @abs_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.abs %0 : tensor<f16>
  check.expect_eq_const(%r, dense<1.4560546875> : tensor<f16>) : tensor<f16>
  return
}
func.func @abs_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %r = stablehlo.abs %0 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[1.4560546875]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @abs_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.abs %0 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @abs_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %r = stablehlo.abs %0 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7C00, 0x7C00, 0.0, 0.0], [2.5, 0.5, 1.5, 1.12109375, 1.169921875], [2.537109375, 0.24609375, 2.044921875, 1.662109375, 0.62939453125]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @negate_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.negate %0 : tensor<f16>
  check.expect_eq_const(%r, dense<-1.4560546875> : tensor<f16>) : tensor<f16>
  return
}
func.func @negate_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %r = stablehlo.negate %0 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[-1.4560546875]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @negate_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.negate %0 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @negate_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %r = stablehlo.negate %0 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0xFC00, 0x7C00, 0.0, -0.0], [-2.5, 0.5, -1.5, -1.12109375, 1.169921875], [-2.537109375, -0.24609375, 2.044921875, -1.662109375, 0.62939453125]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @floor_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.floor %0 : tensor<f16>
  check.expect_eq_const(%r, dense<1.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @floor_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %r = stablehlo.floor %0 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @floor_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.floor %0 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @floor_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %r = stablehlo.floor %0 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.0, -1.0, 1.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @ceil_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.ceil %0 : tensor<f16>
  check.expect_eq_const(%r, dense<2.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @ceil_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %r = stablehlo.ceil %0 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[2.0]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @ceil_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.ceil %0 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @ceil_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %r = stablehlo.ceil %0 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [3.0, -0.0, 2.0, 2.0, -1.0], [3.0, 1.0, -2.0, 2.0, -0.0]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @round_nearest_even_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.round_nearest_even %0 : tensor<f16>
  check.expect_eq_const(%r, dense<1.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @round_nearest_even_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %r = stablehlo.round_nearest_even %0 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @round_nearest_even_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.round_nearest_even %0 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @round_nearest_even_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %r = stablehlo.round_nearest_even %0 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.0, -0.0, 2.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @round_nearest_afz_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.round_nearest_afz %0 : tensor<f16>
  check.expect_eq_const(%r, dense<1.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @round_nearest_afz_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %r = stablehlo.round_nearest_afz %0 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @round_nearest_afz_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.round_nearest_afz %0 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @round_nearest_afz_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %r = stablehlo.round_nearest_afz %0 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [3.0, -1.0, 2.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @sign_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.sign %0 : tensor<f16>
  check.expect_eq_const(%r, dense<1.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @sign_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %r = stablehlo.sign %0 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @sign_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.sign %0 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @sign_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %r = stablehlo.sign %0 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 1.0, -1.0, -0.0, 0.0], [1.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 1.0, -1.0]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @sqrt_f16() {
  %0 = util.unfoldable_constant dense<[[6.7109375, 3.310546875, 8.8125, 5.41015625, 2.01171875, 7.51171875, 4.11328125], [0.712890625, 6.21484375, 2.814453125, 8.3125, 4.9140625, 1.515625, 7.015625], [3.6171875, 0.217041015625, 5.71875, 2.318359375, 7.8203125, 4.41796875, 1.01953125]]> : tensor<3x7xf16>
  %r = stablehlo.sqrt %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[2.58984375, 1.8193359375, 2.96875, 2.326171875, 1.41796875, 2.740234375, 2.02734375], [0.84423828125, 2.4921875, 1.677734375, 2.8828125, 2.216796875, 1.2314453125, 2.6484375], [1.90234375, 0.4658203125, 2.390625, 1.5224609375, 2.796875, 2.1015625, 1.009765625]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @sqrt_f16_scalar() {
  %0 = util.unfoldable_constant dense<6.7109375> : tensor<f16>
  %r = stablehlo.sqrt %0 : tensor<f16>
  %e0 = stablehlo.constant dense<2.58984375> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @rsqrt_f16() {
  %0 = util.unfoldable_constant dense<[[6.7109375, 3.310546875, 8.8125, 5.41015625, 2.01171875, 7.51171875, 4.11328125], [0.712890625, 6.21484375, 2.814453125, 8.3125, 4.9140625, 1.515625, 7.015625], [3.6171875, 0.217041015625, 5.71875, 2.318359375, 7.8203125, 4.41796875, 1.01953125]]> : tensor<3x7xf16>
  %r = stablehlo.rsqrt %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[0.385986328125, 0.5498046875, 0.3369140625, 0.429931640625, 0.705078125, 0.36474609375, 0.4931640625], [1.1845703125, 0.401123046875, 0.59619140625, 0.346923828125, 0.451171875, 0.8125, 0.37744140625], [0.52587890625, 2.146484375, 0.418212890625, 0.65673828125, 0.357666015625, 0.475830078125, 0.990234375]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @rsqrt_f16_scalar() {
  %0 = util.unfoldable_constant dense<6.7109375> : tensor<f16>
  %r = stablehlo.rsqrt %0 : tensor<f16>
  %e0 = stablehlo.constant dense<0.385986328125> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @cbrt_f16() {
  %0 = util.unfoldable_constant dense<[[6.7109375, 3.310546875, 8.8125, 5.41015625, 2.01171875, 7.51171875, 4.11328125], [0.712890625, 6.21484375, 2.814453125, 8.3125, 4.9140625, 1.515625, 7.015625], [3.6171875, 0.217041015625, 5.71875, 2.318359375, 7.8203125, 4.41796875, 1.01953125]]> : tensor<3x7xf16>
  %r = stablehlo.cbrt %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[1.8857421875, 1.490234375, 2.06640625, 1.755859375, 1.2626953125, 1.9580078125, 1.6025390625], [0.8935546875, 1.8388671875, 1.412109375, 2.025390625, 1.7001953125, 1.1484375, 1.9140625], [1.53515625, 0.60107421875, 1.7880859375, 1.3232421875, 1.9853515625, 1.640625, 1.0068359375]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @cbrt_f16_scalar() {
  %0 = util.unfoldable_constant dense<6.7109375> : tensor<f16>
  %r = stablehlo.cbrt %0 : tensor<f16>
  %e0 = stablehlo.constant dense<1.8857421875> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @exponential_f16() {
  %0 = util.unfoldable_constant dense<[[2.42578125, -1.3935546875, 4.7890625, 0.96728515625, -2.8515625, 3.328125, -0.491455078125], [-4.3125, 1.869140625, -1.9501953125, 4.23046875, 0.41015625, -3.41015625, 2.771484375], [-1.048828125, -4.8671875, 1.3115234375, -2.5078125, 3.671875, -0.1470947265625, -3.966796875]]> : tensor<3x7xf16>
  %r = stablehlo.exponential %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[11.3125, 0.2481689453125, 120.1875, 2.630859375, 0.0577392578125, 27.890625, 0.61181640625], [0.013397216796875, 6.484375, 0.1422119140625, 68.75, 1.5068359375, 0.033050537109375, 15.984375], [0.350341796875, 0.007694244384765625, 3.7109375, 0.0814208984375, 39.3125, 0.86328125, 0.0189361572265625]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @exponential_f16_scalar() {
  %0 = util.unfoldable_constant dense<2.42578125> : tensor<f16>
  %r = stablehlo.exponential %0 : tensor<f16>
  %e0 = stablehlo.constant dense<11.3125> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @exponential_minus_one_f16() {
  %0 = util.unfoldable_constant dense<[[0.970703125, -0.55712890625, 1.9150390625, 0.386962890625, -1.140625, 1.3310546875, -0.1966552734375], [-1.724609375, 0.74755859375, -0.7802734375, 1.6923828125, 0.1640625, -1.3642578125, 1.1083984375], [-0.41943359375, -1.947265625, 0.52490234375, -1.0029296875, 1.46875, -0.058837890625, -1.5869140625]]> : tensor<3x7xf16>
  %r = stablehlo.exponential_minus_one %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[1.6396484375, -0.42724609375, 5.7890625, 0.472412109375, -0.68017578125, 2.78515625, -0.178466796875], [-0.82177734375, 1.1123046875, -0.54150390625, 4.43359375, 0.1783447265625, -0.74462890625, 2.029296875], [-0.342529296875, -0.857421875, 0.6904296875, -0.63330078125, 3.34375, -0.05712890625, -0.79541015625]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @exponential_minus_one_f16_scalar() {
  %0 = util.unfoldable_constant dense<0.970703125> : tensor<f16>
  %r = stablehlo.exponential_minus_one %0 : tensor<f16>
  %e0 = stablehlo.constant dense<1.6396484375> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @log_f16() {
  %0 = util.unfoldable_constant dense<[[67.25, 33.40625, 88.125, 54.3125, 20.515625, 75.1875, 41.40625], [7.59765625, 62.28125, 28.484375, 83.1875, 49.375, 15.578125, 70.25], [36.46875, 2.6640625, 57.375, 23.5625, 78.25, 44.4375, 10.640625]]> : tensor<3x7xf16>
  %r = stablehlo.log %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[4.20703125, 3.5078125, 4.48046875, 3.994140625, 3.021484375, 4.3203125, 3.72265625], [2.02734375, 4.1328125, 3.349609375, 4.421875, 3.900390625, 2.74609375, 4.25390625], [3.595703125, 0.97998046875, 4.05078125, 3.16015625, 4.359375, 3.794921875, 2.365234375]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @log_f16_scalar() {
  %0 = util.unfoldable_constant dense<67.25> : tensor<f16>
  %r = stablehlo.log %0 : tensor<f16>
  %e0 = stablehlo.constant dense<4.20703125> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @log_plus_one_f16() {
  %0 = util.unfoldable_constant dense<[[3.71484375, 1.8095703125, 4.89453125, 2.98828125, 1.08203125, 4.1640625, 2.259765625], [0.353759765625, 3.4375, 1.53125, 4.6171875, 2.708984375, 0.8037109375, 3.88671875], [1.9814453125, 0.07562255859375, 3.16015625, 1.25390625, 4.3359375, 2.431640625, 0.525390625]]> : tensor<3x7xf16>
  %r = stablehlo.log_plus_one %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[1.55078125, 1.033203125, 1.7744140625, 1.3837890625, 0.7333984375, 1.6416015625, 1.181640625], [0.302978515625, 1.490234375, 0.9287109375, 1.7255859375, 1.310546875, 0.58984375, 1.5869140625], [1.0927734375, 0.0728759765625, 1.42578125, 0.8125, 1.6748046875, 1.2333984375, 0.42236328125]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @log_plus_one_f16_scalar() {
  %0 = util.unfoldable_constant dense<3.71484375> : tensor<f16>
  %r = stablehlo.log_plus_one %0 : tensor<f16>
  %e0 = stablehlo.constant dense<1.55078125> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @tanh_f16() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625, -1.7109375, 1.9970703125, -0.294921875], [-2.5859375, 1.12109375, -1.169921875, 2.537109375, 0.24609375, -2.044921875, 1.662109375], [-0.62939453125, -2.921875, 0.787109375, -1.5048828125, 2.203125, -0.0882568359375, -2.380859375]]> : tensor<3x7xf16>
  %r = stablehlo.tanh %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[0.89697265625, -0.68359375, 0.99365234375, 0.52294921875, -0.9365234375, 0.9638671875, -0.28662109375], [-0.98876953125, 0.80810546875, -0.82421875, 0.98779296875, 0.2412109375, -0.96728515625, 0.9306640625], [-0.5576171875, -0.994140625, 0.65673828125, -0.90625, 0.97607421875, -0.0880126953125, -0.98291015625]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @tanh_f16_scalar() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.tanh %0 : tensor<f16>
  %e0 = stablehlo.constant dense<0.89697265625> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @logistic_f16() {
  %0 = util.unfoldable_constant dense<[[1.94140625, -1.1142578125, 3.830078125, 0.77392578125, -2.28125, 2.662109375, -0.393310546875], [-3.44921875, 1.4951171875, -1.560546875, 3.384765625, 0.328125, -2.728515625, 2.216796875], [-0.8388671875, -3.89453125, 1.0498046875, -2.005859375, 2.9375, -0.11767578125, -3.173828125]]> : tensor<3x7xf16>
  %r = stablehlo.logistic %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[0.87451171875, 0.2470703125, 0.978515625, 0.6845703125, 0.09271240234375, 0.9345703125, 0.40283203125], [0.030792236328125, 0.81689453125, 0.173583984375, 0.96728515625, 0.58154296875, 0.061309814453125, 0.90185546875], [0.3017578125, 0.0199432373046875, 0.74072265625, 0.11859130859375, 0.94970703125, 0.470703125, 0.0401611328125]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @logistic_f16_scalar() {
  %0 = util.unfoldable_constant dense<1.94140625> : tensor<f16>
  %r = stablehlo.logistic %0 : tensor<f16>
  %e0 = stablehlo.constant dense<0.87451171875> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @sine_f16() {
  %0 = util.unfoldable_constant dense<[[2.25390625, 1.1455078125, 2.9375, 1.8310546875, 0.72265625, 2.515625, 1.4072265625], [0.2998046875, 2.091796875, 0.984375, 2.77734375, 1.6689453125, 0.56103515625, 2.353515625], [1.24609375, 0.13818359375, 1.9306640625, 0.82275390625, 2.615234375, 1.5078125, 0.399658203125]]> : tensor<3x7xf16>
  %r = stablehlo.sine %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[0.775390625, 0.9111328125, 0.20263671875, 0.96630859375, 0.66162109375, 0.5859375, 0.98681640625], [0.29541015625, 0.8671875, 0.8330078125, 0.356201171875, 0.9951171875, 0.5322265625, 0.708984375], [0.94775390625, 0.1376953125, 0.93603515625, 0.73291015625, 0.50244140625, 0.998046875, 0.38916015625]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @sine_f16_scalar() {
  %0 = util.unfoldable_constant dense<2.25390625> : tensor<f16>
  %r = stablehlo.sine %0 : tensor<f16>
  %e0 = stablehlo.constant dense<0.775390625> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @cosine_f16() {
  %0 = util.unfoldable_constant dense<[[0.67919921875, -0.39013671875, 1.3408203125, 0.27099609375, -0.798828125, 0.931640625, -0.1375732421875], [-1.20703125, 0.5234375, -0.5458984375, 1.1845703125, 0.1148681640625, -0.95458984375, 0.77587890625], [-0.293701171875, -1.36328125, 0.367431640625, -0.7021484375, 1.0283203125, -0.04119873046875, -1.1103515625]]> : tensor<3x7xf16>
  %r = stablehlo.cosine %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[0.77783203125, 0.9248046875, 0.2279052734375, 0.96337890625, 0.69775390625, 0.5966796875, 0.99072265625], [0.355712890625, 0.8662109375, 0.8544921875, 0.376708984375, 0.99365234375, 0.578125, 0.7138671875], [0.95703125, 0.2060546875, 0.93310546875, 0.763671875, 0.51611328125, 0.9990234375, 0.4443359375]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @cosine_f16_scalar() {
  %0 = util.unfoldable_constant dense<0.67919921875> : tensor<f16>
  %r = stablehlo.cosine %0 : tensor<f16>
  %e0 = stablehlo.constant dense<0.77783203125> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @tan_f16() {
  %0 = util.unfoldable_constant dense<[[1.0654296875, 0.56884765625, 1.3720703125, 0.8759765625, 0.379150390625, 1.1826171875, 0.68603515625], [0.1895751953125, 0.9931640625, 0.496337890625, 1.2998046875, 0.80322265625, 0.306884765625, 1.1103515625], [0.61376953125, 0.11712646484375, 0.92041015625, 0.424072265625, 1.2275390625, 0.73095703125, 0.234375]]> : tensor<3x7xf16>
  %r = stablehlo.tan %0 : tensor<3x7xf16>
  %e0 = stablehlo.constant dense<[[1.8076171875, 0.63916015625, 4.96484375, 1.2001953125, 0.3984375, 2.4453125, 0.81884765625], [0.19189453125, 1.5341796875, 0.54150390625, 3.599609375, 1.0361328125, 0.31689453125, 2.015625], [0.70458984375, 0.11767578125, 1.314453125, 0.451416015625, 2.798828125, 0.896484375, 0.23876953125]]> : tensor<3x7xf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xf16>, tensor<3x7xf16>
  return
}
func.func @tan_f16_scalar() {
  %0 = util.unfoldable_constant dense<1.0654296875> : tensor<f16>
  %r = stablehlo.tan %0 : tensor<f16>
  %e0 = stablehlo.constant dense<1.8076171875> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}
func.func @abs_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %r = stablehlo.abs %0 : tensor<bf16>
  check.expect_eq_const(%r, dense<1.453125> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @abs_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %r = stablehlo.abs %0 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[1.453125]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @abs_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.abs %0 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @abs_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %r = stablehlo.abs %0 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7F80, 0x7F80, 0.0, 0.0], [2.5, 0.5, 1.5, 1.125, 1.171875], [2.53125, 0.24609375, 2.046875, 1.6640625, 0.62890625]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @negate_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %r = stablehlo.negate %0 : tensor<bf16>
  check.expect_eq_const(%r, dense<-1.453125> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @negate_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %r = stablehlo.negate %0 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[-1.453125]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @negate_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.negate %0 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @negate_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %r = stablehlo.negate %0 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0xFF80, 0x7F80, 0.0, -0.0], [-2.5, 0.5, -1.5, -1.125, 1.171875], [-2.53125, -0.24609375, 2.046875, -1.6640625, 0.62890625]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @floor_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %r = stablehlo.floor %0 : tensor<bf16>
  check.expect_eq_const(%r, dense<1.0> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @floor_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %r = stablehlo.floor %0 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @floor_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.floor %0 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @floor_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %r = stablehlo.floor %0 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.0, -1.0, 1.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @ceil_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %r = stablehlo.ceil %0 : tensor<bf16>
  check.expect_eq_const(%r, dense<2.0> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @ceil_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %r = stablehlo.ceil %0 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[2.0]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @ceil_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.ceil %0 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @ceil_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %r = stablehlo.ceil %0 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [3.0, -0.0, 2.0, 2.0, -1.0], [3.0, 1.0, -2.0, 2.0, -0.0]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @round_nearest_even_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %r = stablehlo.round_nearest_even %0 : tensor<bf16>
  check.expect_eq_const(%r, dense<1.0> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @round_nearest_even_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %r = stablehlo.round_nearest_even %0 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @round_nearest_even_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.round_nearest_even %0 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @round_nearest_even_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %r = stablehlo.round_nearest_even %0 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.0, -0.0, 2.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @round_nearest_afz_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %r = stablehlo.round_nearest_afz %0 : tensor<bf16>
  check.expect_eq_const(%r, dense<1.0> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @round_nearest_afz_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %r = stablehlo.round_nearest_afz %0 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @round_nearest_afz_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.round_nearest_afz %0 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @round_nearest_afz_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %r = stablehlo.round_nearest_afz %0 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [3.0, -1.0, 2.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @sign_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %r = stablehlo.sign %0 : tensor<bf16>
  check.expect_eq_const(%r, dense<1.0> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @sign_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %r = stablehlo.sign %0 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @sign_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.sign %0 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @sign_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %r = stablehlo.sign %0 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 1.0, -1.0, -0.0, 0.0], [1.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 1.0, -1.0]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @sqrt_bf16() {
  %0 = util.unfoldable_constant dense<[[6.71875, 3.3125, 8.8125, 5.40625, 2.015625, 7.5, 4.125], [0.71484375, 6.21875, 2.8125, 8.3125, 4.90625, 1.515625, 7.03125], [3.609375, 0.216796875, 5.71875, 2.3125, 7.8125, 4.40625, 1.0234375]]> : tensor<3x7xbf16>
  %r = stablehlo.sqrt %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[2.59375, 1.8203125, 2.96875, 2.328125, 1.421875, 2.734375, 2.03125], [0.84375, 2.5, 1.6796875, 2.890625, 2.21875, 1.234375, 2.65625], [1.8984375, 0.46484375, 2.390625, 1.5234375, 2.796875, 2.09375, 1.0078125]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @sqrt_bf16_scalar() {
  %0 = util.unfoldable_constant dense<6.71875> : tensor<bf16>
  %r = stablehlo.sqrt %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<2.59375> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @rsqrt_bf16() {
  %0 = util.unfoldable_constant dense<[[6.71875, 3.3125, 8.8125, 5.40625, 2.015625, 7.5, 4.125], [0.71484375, 6.21875, 2.8125, 8.3125, 4.90625, 1.515625, 7.03125], [3.609375, 0.216796875, 5.71875, 2.3125, 7.8125, 4.40625, 1.0234375]]> : tensor<3x7xbf16>
  %r = stablehlo.rsqrt %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[0.38671875, 0.55078125, 0.3359375, 0.4296875, 0.703125, 0.365234375, 0.4921875], [1.1796875, 0.400390625, 0.59765625, 0.34765625, 0.451171875, 0.8125, 0.376953125], [0.52734375, 2.140625, 0.41796875, 0.65625, 0.357421875, 0.4765625, 0.98828125]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @rsqrt_bf16_scalar() {
  %0 = util.unfoldable_constant dense<6.71875> : tensor<bf16>
  %r = stablehlo.rsqrt %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<0.38671875> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @cbrt_bf16() {
  %0 = util.unfoldable_constant dense<[[6.71875, 3.3125, 8.8125, 5.40625, 2.015625, 7.5, 4.125], [0.71484375, 6.21875, 2.8125, 8.3125, 4.90625, 1.515625, 7.03125], [3.609375, 0.216796875, 5.71875, 2.3125, 7.8125, 4.40625, 1.0234375]]> : tensor<3x7xbf16>
  %r = stablehlo.cbrt %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[1.890625, 1.4921875, 2.0625, 1.7578125, 1.265625, 1.9609375, 1.6015625], [0.89453125, 1.8359375, 1.4140625, 2.03125, 1.703125, 1.1484375, 1.9140625], [1.53125, 0.6015625, 1.7890625, 1.3203125, 1.984375, 1.640625, 1.0078125]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @cbrt_bf16_scalar() {
  %0 = util.unfoldable_constant dense<6.71875> : tensor<bf16>
  %r = stablehlo.cbrt %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<1.890625> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @exponential_bf16() {
  %0 = util.unfoldable_constant dense<[[2.421875, -1.390625, 4.78125, 0.96875, -2.859375, 3.328125, -0.4921875], [-4.3125, 1.8671875, -1.953125, 4.21875, 0.41015625, -3.40625, 2.765625], [-1.046875, -4.875, 1.3125, -2.5, 3.671875, -0.1474609375, -3.96875]]> : tensor<3x7xbf16>
  %r = stablehlo.exponential %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[11.25, 0.2490234375, 119.5, 2.640625, 0.057373046875, 27.875, 0.609375], [0.013427734375, 6.46875, 0.1416015625, 68.0, 1.5078125, 0.033203125, 15.875], [0.3515625, 0.00762939453125, 3.71875, 0.08203125, 39.25, 0.86328125, 0.0189208984375]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @exponential_bf16_scalar() {
  %0 = util.unfoldable_constant dense<2.421875> : tensor<bf16>
  %r = stablehlo.exponential %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<11.25> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @exponential_minus_one_bf16() {
  %0 = util.unfoldable_constant dense<[[0.96875, -0.55859375, 1.9140625, 0.38671875, -1.140625, 1.328125, -0.1962890625], [-1.7265625, 0.74609375, -0.78125, 1.6953125, 0.1640625, -1.3671875, 1.109375], [-0.419921875, -1.9453125, 0.5234375, -1.0, 1.46875, -0.058837890625, -1.5859375]]> : tensor<3x7xbf16>
  %r = stablehlo.exponential_minus_one %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[1.6328125, -0.427734375, 5.78125, 0.47265625, -0.6796875, 2.78125, -0.1787109375], [-0.8203125, 1.109375, -0.54296875, 4.4375, 0.1787109375, -0.74609375, 2.03125], [-0.34375, -0.85546875, 0.6875, -0.6328125, 3.34375, -0.05712890625, -0.796875]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @exponential_minus_one_bf16_scalar() {
  %0 = util.unfoldable_constant dense<0.96875> : tensor<bf16>
  %r = stablehlo.exponential_minus_one %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<1.6328125> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @log_bf16() {
  %0 = util.unfoldable_constant dense<[[67.0, 33.5, 88.0, 54.25, 20.5, 75.0, 41.5], [7.59375, 62.25, 28.5, 83.0, 49.5, 15.5625, 70.5], [36.5, 2.671875, 57.25, 23.5, 78.5, 44.5, 10.625]]> : tensor<3x7xbf16>
  %r = stablehlo.log %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[4.21875, 3.515625, 4.46875, 4.0, 3.015625, 4.3125, 3.71875], [2.03125, 4.125, 3.34375, 4.40625, 3.90625, 2.75, 4.25], [3.59375, 0.984375, 4.0625, 3.15625, 4.375, 3.796875, 2.359375]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @log_bf16_scalar() {
  %0 = util.unfoldable_constant dense<67.0> : tensor<bf16>
  %r = stablehlo.log %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<4.21875> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @log_plus_one_bf16() {
  %0 = util.unfoldable_constant dense<[[3.71875, 1.8125, 4.90625, 2.984375, 1.078125, 4.15625, 2.265625], [0.353515625, 3.4375, 1.53125, 4.625, 2.703125, 0.8046875, 3.890625], [1.984375, 0.07568359375, 3.15625, 1.25, 4.34375, 2.4375, 0.52734375]]> : tensor<3x7xbf16>
  %r = stablehlo.log_plus_one %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[1.5546875, 1.03125, 1.7734375, 1.3828125, 0.73046875, 1.640625, 1.1796875], [0.302734375, 1.4921875, 0.9296875, 1.7265625, 1.3125, 0.58984375, 1.5859375], [1.09375, 0.07275390625, 1.421875, 0.8125, 1.6796875, 1.234375, 0.423828125]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @log_plus_one_bf16_scalar() {
  %0 = util.unfoldable_constant dense<3.71875> : tensor<bf16>
  %r = stablehlo.log_plus_one %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<1.5546875> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @tanh_bf16() {
  %0 = util.unfoldable_constant dense<[[1.453125, -0.8359375, 2.875, 0.58203125, -1.7109375, 2.0, -0.294921875], [-2.59375, 1.125, -1.171875, 2.53125, 0.24609375, -2.046875, 1.6640625], [-0.62890625, -2.921875, 0.7890625, -1.5078125, 2.203125, -0.08837890625, -2.375]]> : tensor<3x7xbf16>
  %r = stablehlo.tanh %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[0.89453125, -0.68359375, 0.9921875, 0.5234375, -0.9375, 0.96484375, -0.287109375], [-0.98828125, 0.80859375, -0.82421875, 0.98828125, 0.2412109375, -0.96875, 0.9296875], [-0.55859375, -0.99609375, 0.65625, -0.90625, 0.9765625, -0.08837890625, -0.984375]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @tanh_bf16_scalar() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %r = stablehlo.tanh %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<0.89453125> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @logistic_bf16() {
  %0 = util.unfoldable_constant dense<[[1.9375, -1.1171875, 3.828125, 0.7734375, -2.28125, 2.65625, -0.392578125], [-3.453125, 1.4921875, -1.5625, 3.390625, 0.328125, -2.734375, 2.21875], [-0.83984375, -3.890625, 1.046875, -2.0, 2.9375, -0.11767578125, -3.171875]]> : tensor<3x7xbf16>
  %r = stablehlo.logistic %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[0.875, 0.24609375, 0.98046875, 0.68359375, 0.0927734375, 0.93359375, 0.40234375], [0.0306396484375, 0.81640625, 0.1728515625, 0.96875, 0.58203125, 0.06103515625, 0.90234375], [0.30078125, 0.02001953125, 0.73828125, 0.119140625, 0.94921875, 0.470703125, 0.040283203125]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @logistic_bf16_scalar() {
  %0 = util.unfoldable_constant dense<1.9375> : tensor<bf16>
  %r = stablehlo.logistic %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<0.875> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @sine_bf16() {
  %0 = util.unfoldable_constant dense<[[2.25, 1.1484375, 2.9375, 1.828125, 0.72265625, 2.515625, 1.40625], [0.298828125, 2.09375, 0.984375, 2.78125, 1.671875, 0.5625, 2.359375], [1.2421875, 0.1376953125, 1.9296875, 0.82421875, 2.609375, 1.5078125, 0.400390625]]> : tensor<3x7xbf16>
  %r = stablehlo.sine %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[0.77734375, 0.9140625, 0.203125, 0.96875, 0.66015625, 0.5859375, 0.98828125], [0.294921875, 0.8671875, 0.83203125, 0.353515625, 0.99609375, 0.53515625, 0.703125], [0.9453125, 0.1376953125, 0.9375, 0.734375, 0.5078125, 0.99609375, 0.390625]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @sine_bf16_scalar() {
  %0 = util.unfoldable_constant dense<2.25> : tensor<bf16>
  %r = stablehlo.sine %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<0.77734375> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @cosine_bf16() {
  %0 = util.unfoldable_constant dense<[[0.6796875, -0.390625, 1.34375, 0.271484375, -0.796875, 0.93359375, -0.1376953125], [-1.2109375, 0.5234375, -0.546875, 1.1875, 0.11474609375, -0.953125, 0.77734375], [-0.29296875, -1.359375, 0.3671875, -0.703125, 1.03125, -0.041259765625, -1.109375]]> : tensor<3x7xbf16>
  %r = stablehlo.cosine %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[0.77734375, 0.92578125, 0.2255859375, 0.96484375, 0.69921875, 0.59375, 0.9921875], [0.3515625, 0.8671875, 0.85546875, 0.373046875, 0.9921875, 0.578125, 0.7109375], [0.95703125, 0.2099609375, 0.93359375, 0.76171875, 0.515625, 1.0, 0.4453125]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @cosine_bf16_scalar() {
  %0 = util.unfoldable_constant dense<0.6796875> : tensor<bf16>
  %r = stablehlo.cosine %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<0.77734375> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @tan_bf16() {
  %0 = util.unfoldable_constant dense<[[1.0625, 0.5703125, 1.375, 0.875, 0.37890625, 1.1796875, 0.6875], [0.189453125, 0.9921875, 0.49609375, 1.296875, 0.8046875, 0.306640625, 1.109375], [0.61328125, 0.1171875, 0.921875, 0.423828125, 1.2265625, 0.73046875, 0.234375]]> : tensor<3x7xbf16>
  %r = stablehlo.tan %0 : tensor<3x7xbf16>
  %e0 = stablehlo.constant dense<[[1.796875, 0.640625, 5.03125, 1.1953125, 0.3984375, 2.421875, 0.8203125], [0.19140625, 1.53125, 0.54296875, 3.5625, 1.0390625, 0.31640625, 2.015625], [0.703125, 0.11767578125, 1.3203125, 0.451171875, 2.796875, 0.89453125, 0.23828125]]> : tensor<3x7xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  return
}
func.func @tan_bf16_scalar() {
  %0 = util.unfoldable_constant dense<1.0625> : tensor<bf16>
  %r = stablehlo.tan %0 : tensor<bf16>
  %e0 = stablehlo.constant dense<1.796875> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
  return
}
func.func @abs_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %r = stablehlo.abs %0 : tensor<f64>
  check.expect_eq_const(%r, dense<1.4558742524892807> : tensor<f64>) : tensor<f64>
  return
}
func.func @abs_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %r = stablehlo.abs %0 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @abs_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.abs %0 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @abs_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %r = stablehlo.abs %0 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0.0, 0.0], [2.5, 0.5, 1.5, 1.121505712484236, 1.1702903550164052], [2.537913577482975, 0.24611750998233362, 2.0456785575183076, 1.6625253749810724, 0.6292706925195475]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @negate_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %r = stablehlo.negate %0 : tensor<f64>
  check.expect_eq_const(%r, dense<-1.4558742524892807> : tensor<f64>) : tensor<f64>
  return
}
func.func @negate_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %r = stablehlo.negate %0 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[-1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @negate_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.negate %0 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @negate_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %r = stablehlo.negate %0 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0.0, -0.0], [-2.5, 0.5, -1.5, -1.121505712484236, 1.1702903550164052], [-2.537913577482975, -0.24611750998233362, 2.0456785575183076, -1.6625253749810724, 0.6292706925195475]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @floor_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %r = stablehlo.floor %0 : tensor<f64>
  check.expect_eq_const(%r, dense<1.0> : tensor<f64>) : tensor<f64>
  return
}
func.func @floor_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %r = stablehlo.floor %0 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @floor_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.floor %0 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @floor_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %r = stablehlo.floor %0 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.0, -1.0, 1.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @ceil_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %r = stablehlo.ceil %0 : tensor<f64>
  check.expect_eq_const(%r, dense<2.0> : tensor<f64>) : tensor<f64>
  return
}
func.func @ceil_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %r = stablehlo.ceil %0 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[2.0]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @ceil_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.ceil %0 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @ceil_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %r = stablehlo.ceil %0 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [3.0, -0.0, 2.0, 2.0, -1.0], [3.0, 1.0, -2.0, 2.0, -0.0]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @round_nearest_even_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %r = stablehlo.round_nearest_even %0 : tensor<f64>
  check.expect_eq_const(%r, dense<1.0> : tensor<f64>) : tensor<f64>
  return
}
func.func @round_nearest_even_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %r = stablehlo.round_nearest_even %0 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @round_nearest_even_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.round_nearest_even %0 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @round_nearest_even_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %r = stablehlo.round_nearest_even %0 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.0, -0.0, 2.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @round_nearest_afz_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %r = stablehlo.round_nearest_afz %0 : tensor<f64>
  check.expect_eq_const(%r, dense<1.0> : tensor<f64>) : tensor<f64>
  return
}
func.func @round_nearest_afz_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %r = stablehlo.round_nearest_afz %0 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @round_nearest_afz_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.round_nearest_afz %0 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @round_nearest_afz_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %r = stablehlo.round_nearest_afz %0 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [3.0, -1.0, 2.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @sign_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %r = stablehlo.sign %0 : tensor<f64>
  check.expect_eq_const(%r, dense<1.0> : tensor<f64>) : tensor<f64>
  return
}
func.func @sign_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %r = stablehlo.sign %0 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[1.0]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @sign_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.sign %0 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @sign_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %r = stablehlo.sign %0 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 1.0, -1.0, -0.0, 0.0], [1.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 1.0, -1.0]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @sqrt_f64() {
  %0 = util.unfoldable_constant dense<[[6.709546807859099, 3.3100493077331645, 8.81055180760723, 5.411054307481294, 2.0115568073553582, 7.512059307229423, 4.1125618071034875], [0.7130643069775522, 6.213566806851617, 2.8140693067256657, 8.314571806599746, 4.9150743064737945, 1.5155768063478439, 7.016079306221924], [3.6165818060960047, 0.2170843059700534, 5.717586805844102, 2.318089305718183, 7.818591805592263, 4.419094305466312, 1.0195968053403608]]> : tensor<3x7xf64>
  %r = stablehlo.sqrt %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[2.5902792914778705, 1.8193540908061752, 2.9682573688289278, 2.326167299976787, 1.4182936252255236, 2.740813621395921, 2.0279452179739685], [0.844431351252162, 2.4927027112858076, 1.6775187947458787, 2.883499923114226, 2.2169966861666244, 1.2310876517729532, 2.6487882713085855], [1.9017312654778553, 0.4659230687249274, 2.3911475918152987, 1.5225272758535995, 2.796174494839738, 2.102164195648454, 1.0097508630055043]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @sqrt_f64_scalar() {
  %0 = util.unfoldable_constant dense<6.709546807859099> : tensor<f64>
  %r = stablehlo.sqrt %0 : tensor<f64>
  %e0 = stablehlo.constant dense<2.5902792914778705> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @rsqrt_f64() {
  %0 = util.unfoldable_constant dense<[[6.709546807859099, 3.3100493077331645, 8.81055180760723, 5.411054307481294, 2.0115568073553582, 7.512059307229423, 4.1125618071034875], [0.7130643069775522, 6.213566806851617, 2.8140693067256657, 8.314571806599746, 4.9150743064737945, 1.5155768063478439, 7.016079306221924], [3.6165818060960047, 0.2170843059700534, 5.717586805844102, 2.318089305718183, 7.818591805592263, 4.419094305466312, 1.0195968053403608]]> : tensor<3x7xf64>
  %r = stablehlo.rsqrt %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[0.38605875562918746, 0.5496456160201829, 0.33689800975531037, 0.42989169352091705, 0.7050726184015594, 0.3648551627858194, 0.4931099672401685], [1.1842288878985292, 0.40117098419818037, 0.5961185073646142, 0.34680077220878996, 0.45106066519616, 0.8122898467544923, 0.3775311189768929], [0.5258366511362614, 2.1462770726005456, 0.41820923284824313, 0.6568026831830344, 0.3576314718003015, 0.4757002341063707, 0.9903432981711141]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @rsqrt_f64_scalar() {
  %0 = util.unfoldable_constant dense<6.709546807859099> : tensor<f64>
  %r = stablehlo.rsqrt %0 : tensor<f64>
  %e0 = stablehlo.constant dense<0.38605875562918746> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @cbrt_f64() {
  %0 = util.unfoldable_constant dense<[[6.709546807859099, 3.3100493077331645, 8.81055180760723, 5.411054307481294, 2.0115568073553582, 7.512059307229423, 4.1125618071034875], [0.7130643069775522, 6.213566806851617, 2.8140693067256657, 8.314571806599746, 4.9150743064737945, 1.5155768063478439, 7.016079306221924], [3.6165818060960047, 0.2170843059700534, 5.717586805844102, 2.318089305718183, 7.818591805592263, 4.419094305466312, 1.0195968053403608]]> : tensor<3x7xf64>
  %r = stablehlo.cbrt %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[1.886098612877919, 1.4903152805993019, 2.06538508473732, 1.7556069747848209, 1.262343168018998, 1.9584823830467148, 1.6021535852933795], [0.8933937282562852, 1.8384295444016756, 1.411816532136882, 2.025878036674189, 1.700239217371725, 1.148663047779531, 1.914394758248098], [1.5349683712278879, 0.6010023116957208, 1.7881512706194103, 1.3234576677254362, 1.9847669216941157, 1.6410094798128716, 1.0064900564913304]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @cbrt_f64_scalar() {
  %0 = util.unfoldable_constant dense<6.709546807859099> : tensor<f64>
  %r = stablehlo.cbrt %0 : tensor<f64>
  %e0 = stablehlo.constant dense<1.886098612877919> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @exponential_f64() {
  %0 = util.unfoldable_constant dense<[[2.4264570874821345, -1.3932030250189165, 4.787136862480033, 0.9674767499789816, -2.8521833625220694, 3.3281565249768796, -0.49150358752417134], [-4.311163700025222, 1.8691761874737267, -1.950483925027342, 4.229855962471625, 0.410195849970556, -3.4094642625305127, 2.770875624968454], [-1.0487844875325791, -4.868444600033648, 1.3118952874652834, -2.50776482503575, 3.672575062463217, -0.14708505003785177, -3.9667451625389205]]> : tensor<3x7xf64>
  %r = stablehlo.exponential %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[11.318709760019933, 0.2482787865140491, 119.95742191926632, 2.6312966565030806, 0.05771816352625593, 27.886885511793434, 0.6117059489395458], [0.013417926064557719, 6.482953460530915, 0.14220523825895928, 68.70733502636479, 1.5071129242322518, 0.03305890652746606, 15.972613907876113], [0.3503633614241551, 0.007685309726787948, 3.7132046374987406, 0.08145009113432021, 39.353112220119705, 0.8632205573530968, 0.01893496317315471]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @exponential_f64_scalar() {
  %0 = util.unfoldable_constant dense<2.4264570874821345> : tensor<f64>
  %r = stablehlo.exponential %0 : tensor<f64>
  %e0 = stablehlo.constant dense<11.318709760019933> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @exponential_minus_one_f64() {
  %0 = util.unfoldable_constant dense<[[0.9705828349928538, -0.5572812100075666, 1.914854744992013, 0.38699069999159263, -1.1408733450088278, 1.3312626099907519, -0.19660143500966853], [-1.724465480010089, 0.7476704749894907, -0.7801935700109368, 1.69194238498865, 0.1640783399882224, -1.363785705012205, 1.1083502499873816], [-0.41951379501303165, -1.9473778400134591, 0.5247581149861134, -1.0031059300143, 1.4690300249852868, -0.05883402001514071, -1.5866980650155682]]> : tensor<3x7xf64>
  %r = stablehlo.exponential_minus_one %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[1.6394823938317482, -0.42723582561324636, 5.78595303174555, 0.47254279654906683, -0.6804601685976047, 2.7858203858336408, -0.17848200361711966], [-0.8217316857116742, 1.1120741518169404, -0.541682713763865, 4.430017653191131, 0.17830662000382563, -0.7443090281798814, 2.0293565886351987], [-0.3426336430705029, -0.8573523734895011, 0.6900500011660766, -0.6332613940322682, 3.3450185369737038, -0.05713674740142843, -0.7953999262521125]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @exponential_minus_one_f64_scalar() {
  %0 = util.unfoldable_constant dense<0.9705828349928538> : tensor<f64>
  %r = stablehlo.exponential_minus_one %0 : tensor<f64>
  %e0 = stablehlo.constant dense<1.6394823938317482> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @log_f64() {
  %0 = util.unfoldable_constant dense<[[67.2241452242169, 33.42015322858259, 88.11616123294829, 54.31216923731399, 20.508177241679686, 75.20418524604538, 41.400193250411085], [7.5962012547767825, 62.29220925914248, 28.488217263508023, 83.18422526787388, 49.38023327223942, 15.576241276604962, 70.27224928097081], [36.468257285336676, 2.6642652897022163, 57.36027329406776, 23.556281298433614, 78.25228930279947, 44.448297307165014, 10.644305311530553]]> : tensor<3x7xf64>
  %r = stablehlo.log %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[4.208032486926703, 3.5091591080933795, 4.47865595803641, 3.9947483130151493, 3.0208236964469943, 4.320206884274744, 3.7232855487047], [2.0276482874353903, 4.131836365953567, 3.349490572438533, 4.421057729705036, 3.8995502079285447, 2.745746758230162, 4.2523769738133685], [3.596442218796395, 0.9799283309416156, 4.049351960820945, 3.1593925067003426, 4.359938085258114, 3.7943266554256656, 2.365025036613364]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @log_f64_scalar() {
  %0 = util.unfoldable_constant dense<67.2241452242169> : tensor<f64>
  %r = stablehlo.log %0 : tensor<f64>
  %e0 = stablehlo.constant dense<4.208032486926703> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @log_plus_one_f64() {
  %0 = util.unfoldable_constant dense<[[3.7158020866535852, 1.8097916905155609, 4.893781294377536, 2.987770898239512, 1.0817605021014873, 4.165750105963463, 2.2597397098254386], [0.3537293136874141, 3.4377189175493896, 1.5317085214113564, 4.615698125273341, 2.7096877291353074, 0.8036773329972742, 3.8876669368592585], [1.9816565407212432, 0.07564614458320972, 3.1596357484451763, 1.253625352307161, 4.337614956169145, 2.431604560031112, 0.5255941638930787]]> : tensor<3x7xf64>
  %r = stablehlo.log_plus_one %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[1.5509190154360697, 1.0331103491086555, 1.7738977771420616, 1.3832324026659324, 0.7332139309638609, 1.6420503206742736, 1.1816473485791168], [0.30286323846832564, 1.4901404871169324, 0.9288943797293482, 1.7255659126565177, 1.3109477030324552, 0.5898275436678178, 1.5867150806073176], [1.0924790322179105, 0.07292154574114071, 1.4254275099696205, 0.8125401872093119, 1.6747789157783928, 1.23302795355106, 0.42238394984649213]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @log_plus_one_f64_scalar() {
  %0 = util.unfoldable_constant dense<3.7158020866535852> : tensor<f64>
  %r = stablehlo.log_plus_one %0 : tensor<f64>
  %e0 = stablehlo.constant dense<1.5509190154360697> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @tanh_f64() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028], [-2.5866982200151334, 1.121505712484236, -1.1702903550164052, 2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724], [-0.6292706925195475, -2.9210667600201887, 0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106, -2.3800470975233523]]> : tensor<3x7xf64>
  %r = stablehlo.tanh %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[0.8968483221927827, -0.6836429402606649, 0.9936201588091653, 0.5230186111995394, -0.9368080740309966, 0.9638074742411028, -0.2866404858426361], [-0.988733240959317, 0.8080920157669775, -0.8243652287393614, 0.9875857027614889, 0.24126560882410064, -0.9671166320672923, 0.9305565428982837], [-0.5575498262949545, -0.9942115155698571, 0.6567841929570114, -0.9059866055176943, 0.9759124408097475, -0.08802263465538271, -0.9830158606061576]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @tanh_f64_scalar() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %r = stablehlo.tanh %0 : tensor<f64>
  %e0 = stablehlo.constant dense<0.8968483221927827> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @logistic_f64() {
  %0 = util.unfoldable_constant dense<[[1.9411656699857076, -1.1145624200151332, 3.829709489984026, 0.7739813999831853, -2.2817466900176555, 2.6625252199815037, -0.39320287001933707], [-3.448930960020178, 1.4953409499789814, -1.5603871400218736, 3.3838847699773, 0.3281566799764448, -2.72757141002441, 2.2167004999747633], [-0.8390275900260633, -3.8947556800269183, 1.0495162299722267, -2.0062118600286, 2.9380600499705736, -0.11766804003028142, -3.1733961300311364]]> : tensor<3x7xf64>
  %r = stablehlo.logistic %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[0.874480148668008, 0.2470212912215174, 0.9787456347607719, 0.6843815205343008, 0.0926460170705374, 0.9347787918107213, 0.40294651330575837], [0.030800756410892437, 0.8168785670078078, 0.1735911019650383, 0.9671970808097706, 0.5813108012078196, 0.06136590098488146, 0.9017392288275774], [0.3017396242930193, 0.019942547505300518, 0.7406819912382631, 0.11855225777700501, 0.9496961296281741, 0.47061688482032554, 0.04017923939608836]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @logistic_f64_scalar() {
  %0 = util.unfoldable_constant dense<1.9411656699857076> : tensor<f64>
  %r = stablehlo.logistic %0 : tensor<f64>
  %e0 = stablehlo.constant dense<0.874480148668008> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @sine_f64() {
  %0 = util.unfoldable_constant dense<[[2.253672555369819, 1.1459711227445142, 2.9382696901192094, 1.8305682574939046, 0.7228668248685999, 2.5151653922432953, 1.4074639596179903], [0.2997625269926855, 2.0920610943673807, 0.9843596617420708, 2.776658229116771, 1.6689567964914613, 0.5612553638661513, 2.3535539312408518], [1.2458524986155521, 0.13815106599024213, 1.9304496333649321, 0.8227482007396325, 2.615046768114333, 1.507345335489023, 0.3996439028637131]]> : tensor<3x7xf64>
  %r = stablehlo.sine %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[0.7757609524740054, 0.9111107910384911, 0.2019249533775326, 0.9664485851820935, 0.6615372547443055, 0.5862541329179983, 0.9866908961837919], [0.2952933317017031, 0.8671900478616917, 0.8329179002117332, 0.3568880380515866, 0.9951861282869084, 0.5322493925349786, 0.7089714709896452], [0.9476686610756107, 0.13771203313699745, 0.9360188985920272, 0.7330179471663881, 0.502550096964174, 0.9979876611315159, 0.38909033044314284]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @sine_f64_scalar() {
  %0 = util.unfoldable_constant dense<2.253672555369819> : tensor<f64>
  %r = stablehlo.sine %0 : tensor<f64>
  %e0 = stablehlo.constant dense<0.7757609524740054> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @cosine_f64() {
  %0 = util.unfoldable_constant dense<[[0.6794079844949978, -0.39009684700529657, 1.3403983214944089, 0.2708934899941149, -0.7986113415061794, 0.9318838269935261, -0.13762100450676806], [-1.2071258360070622, 0.5233693324926434, -0.5461354990076557, 1.1843596694920548, 0.11485483799175578, -0.9546499935085435, 0.7758451749911672], [-0.29365965650912207, -1.3631644880094214, 0.3673306804902794, -0.7021741510100099, 1.0283210174897008, -0.04118381401059845, -1.1106886455108977]]> : tensor<3x7xf64>
  %r = stablehlo.cosine %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[0.7779448376860831, 0.9248722354103981, 0.22836502985431964, 0.9635321898269318, 0.6977021999008339, 0.5963228090997527, 0.9905451662187605], [0.3557070532262083, 0.8661401025406792, 0.8545380763971658, 0.37689024045203723, 0.9934114307074722, 0.5778944375851406, 0.713829396435662], [0.9571909740126987, 0.2061431825912965, 0.9332892900488007, 0.7634397541745308, 0.5162575086702035, 0.9991520665907179, 0.44404459247495065]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @cosine_f64_scalar() {
  %0 = util.unfoldable_constant dense<0.6794079844949978> : tensor<f64>
  %r = stablehlo.cosine %0 : tensor<f64>
  %e0 = stablehlo.constant dense<0.7779448376860831> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @tan_f64() {
  %0 = util.unfoldable_constant dense<[[1.0654394213726774, 0.5688836067475408, 1.3723277921224042, 0.8757719774972674, 0.379216162872131, 1.1826603482469944, 0.6861045336218576], [0.1895487189967211, 0.9929929043715844, 0.4964370897464455, 1.2998812751213111, 0.8033254604961722, 0.30676964587103334, 1.110213831245899], [0.6136580166207646, 0.11710220199562578, 0.9205463873704867, 0.42399057274535246, 1.227434758120218, 0.7308789434950792, 0.23432312886994033]]> : tensor<3x7xf64>
  %r = stablehlo.tan %0 : tensor<3x7xf64>
  %e0 = stablehlo.constant dense<[[1.8074076090746096, 0.6393946242969564, 4.972251511113088, 1.1993022211536157, 0.3985041226521921, 2.445719679384534, 0.8188080813514584], [0.1918519056380065, 1.5336635163764336, 0.541685209474664, 3.600443960183675, 1.0365130868598127, 0.31676935474204965, 2.015420144534298], [0.7043777554354272, 0.1176404257027772, 1.3147534891246837, 0.4513675176132719, 2.797018185007529, 0.8965016451529464, 0.2387081476681046]]> : tensor<3x7xf64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<3x7xf64>, tensor<3x7xf64>
  return
}
func.func @tan_f64_scalar() {
  %0 = util.unfoldable_constant dense<1.0654394213726774> : tensor<f64>
  %r = stablehlo.tan %0 : tensor<f64>
  %e0 = stablehlo.constant dense<1.8074076090746096> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
  return
}
func.func @exponential_ends() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = stablehlo.exponential %0 : tensor<5xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 0x7F800000, 0.0, 1.0, 1.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @tanh_ends() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = stablehlo.tanh %0 : tensor<5xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 1.0, -1.0, 0.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @log_ends() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = stablehlo.log %0 : tensor<5xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0xFF800000, 0xFF800000]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @sqrt_ends() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = stablehlo.sqrt %0 : tensor<5xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @rsqrt_ends() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = stablehlo.rsqrt %0 : tensor<5xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 0.0, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @logistic_ends() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = stablehlo.logistic %0 : tensor<5xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 1.0, 0.0, 0.5, 0.5]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @exponential_minus_one_ends() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = stablehlo.exponential_minus_one %0 : tensor<5xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 0x7F800000, -1.0, 0.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @log_plus_one_ends() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = stablehlo.log_plus_one %0 : tensor<5xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @add_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<1.2793712615966797> : tensor<f32>
  %r = stablehlo.add %0, %1 : tensor<f32>
  check.expect_eq_const(%r, dense<2.7352454662323> : tensor<f32>) : tensor<f32>
  return
}
func.func @add_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[1.2793712615966797]> : tensor<1xf32>
  %r = stablehlo.add %0, %1 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[2.7352454662323]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @add_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.add %0, %1 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @add_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757, -1.8878129720687866], [1.8203909397125244, -0.47140514850616455, -2.7632012367248535, 0.9450027346611023, -1.346793293952942], [2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<3x5xf32>
  %r = stablehlo.add %0, %1 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7F800000, 0xFF800000, 0.40398305654525757, -1.8878129720687866], [4.320390701293945, -0.9714051485061646, -1.2632012367248535, 2.0665085315704346, -2.5170836448669434], [4.899324417114258, 0.31573203206062317, -4.267860412597656, 3.148547649383545, -1.435044288635254]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @subtract_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<1.2793712615966797> : tensor<f32>
  %r = stablehlo.subtract %0, %1 : tensor<f32>
  check.expect_eq_const(%r, dense<0.17650294303894043> : tensor<f32>) : tensor<f32>
  return
}
func.func @subtract_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[1.2793712615966797]> : tensor<1xf32>
  %r = stablehlo.subtract %0, %1 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[0.17650294303894043]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @subtract_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.subtract %0, %1 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @subtract_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757, -1.8878129720687866], [1.8203909397125244, -0.47140514850616455, -2.7632012367248535, 0.9450027346611023, -1.346793293952942], [2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<3x5xf32>
  %r = stablehlo.subtract %0, %1 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.40398305654525757, 1.8878129720687866], [0.6796090602874756, -0.02859485149383545, 4.2632012367248535, 0.1765030026435852, 0.17650294303894043], [0.17650294303894043, 0.1765030026435852, 0.17650294303894043, 0.17650306224822998, 0.1765030026435852]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @multiply_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<1.2793712615966797> : tensor<f32>
  %r = stablehlo.multiply %0, %1 : tensor<f32>
  check.expect_eq_const(%r, dense<1.8626036643981934> : tensor<f32>) : tensor<f32>
  return
}
func.func @multiply_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[1.2793712615966797]> : tensor<1xf32>
  %r = stablehlo.multiply %0, %1 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[1.8626036643981934]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @multiply_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.multiply %0, %1 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @multiply_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757, -1.8878129720687866], [1.8203909397125244, -0.47140514850616455, -2.7632012367248535, 0.9450027346611023, -1.346793293952942], [2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<3x5xf32>
  %r = stablehlo.multiply %0, %1 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0xFF800000, 0xFF800000, -0.0, -0.0], [4.5509772300720215, 0.23570257425308228, -4.144802093505859, 1.0598260164260864, 1.576139211654663], [5.993055820465088, 0.017133353278040886, 4.54586935043335, 2.4705498218536377, 0.5070497393608093]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @divide_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<1.2793712615966797> : tensor<f32>
  %r = stablehlo.divide %0, %1 : tensor<f32>
  %e0 = stablehlo.constant dense<1.13796067237854> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<f32>, tensor<f32>
  return
}
func.func @divide_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[1.2793712615966797]> : tensor<1xf32>
  %r = stablehlo.divide %0, %1 : tensor<1xf32>
  %e0 = stablehlo.constant dense<[1.13796067237854]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @divide_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.divide %0, %1 : tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @divide_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757, -1.8878129720687866], [1.8203909397125244, -0.47140514850616455, -2.7632012367248535, 0.9450027346611023, -1.346793293952942], [2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<3x5xf32>
  %r = stablehlo.divide %0, %1 : tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[0x7FC00000, 0xFF800000, 0xFF800000, -0.0, -0.0], [1.3733314275741577, 1.0606588125228882, -0.5428486466407776, 1.1867750883102417, 0.8689457774162292], [1.074744701385498, 3.535433530807495, 0.9205722212791443, 1.118775486946106, 0.7809521555900574]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @maximum_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<1.2793712615966797> : tensor<f32>
  %r = stablehlo.maximum %0, %1 : tensor<f32>
  check.expect_eq_const(%r, dense<1.4558742046356201> : tensor<f32>) : tensor<f32>
  return
}
func.func @maximum_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[1.2793712615966797]> : tensor<1xf32>
  %r = stablehlo.maximum %0, %1 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @maximum_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.maximum %0, %1 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @maximum_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757, -1.8878129720687866], [1.8203909397125244, -0.47140514850616455, -2.7632012367248535, 0.9450027346611023, -1.346793293952942], [2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<3x5xf32>
  %r = stablehlo.maximum %0, %1 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7F800000, 2.6957790851593018, 0.40398305654525757, 0.0], [2.5, -0.47140514850616455, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @minimum_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<1.2793712615966797> : tensor<f32>
  %r = stablehlo.minimum %0, %1 : tensor<f32>
  check.expect_eq_const(%r, dense<1.2793712615966797> : tensor<f32>) : tensor<f32>
  return
}
func.func @minimum_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[1.2793712615966797]> : tensor<1xf32>
  %r = stablehlo.minimum %0, %1 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[1.2793712615966797]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @minimum_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.minimum %0, %1 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @minimum_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757, -1.8878129720687866], [1.8203909397125244, -0.47140514850616455, -2.7632012367248535, 0.9450027346611023, -1.346793293952942], [2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<3x5xf32>
  %r = stablehlo.minimum %0, %1 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, -1.0124248266220093, 0xFF800000, -0.0, -1.8878129720687866], [1.8203909397125244, -0.5, -2.7632012367248535, 0.9450027346611023, -1.346793293952942], [2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @remainder_f32_0() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<1.2793712615966797> : tensor<f32>
  %r = stablehlo.remainder %0, %1 : tensor<f32>
  check.expect_eq_const(%r, dense<0.17650294303894043> : tensor<f32>) : tensor<f32>
  return
}
func.func @remainder_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[1.2793712615966797]> : tensor<1xf32>
  %r = stablehlo.remainder %0, %1 : tensor<1xf32>
  check.expect_eq_const(%r, dense<[0.17650294303894043]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @remainder_f32_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = stablehlo.remainder %0, %1 : tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @remainder_f32_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757, -1.8878129720687866], [1.8203909397125244, -0.47140514850616455, -2.7632012367248535, 0.9450027346611023, -1.346793293952942], [2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<3x5xf32>
  %r = stablehlo.remainder %0, %1 : tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, -0.0, 0.0], [0.6796090602874756, -0.02859485149383545, 1.5, 0.1765030026435852, -1.1702903509140015], [0.17650294303894043, 0.03727395087480545, -2.0456786155700684, 0.17650306224822998, -0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @add_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %1 = util.unfoldable_constant dense<1.279296875> : tensor<f16>
  %r = stablehlo.add %0, %1 : tensor<f16>
  check.expect_eq_const(%r, dense<2.734375> : tensor<f16>) : tensor<f16>
  return
}
func.func @add_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %1 = util.unfoldable_constant dense<[1.279296875]> : tensor<1xf16>
  %r = stablehlo.add %0, %1 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[2.734375]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @add_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.add %0, %1 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @add_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %1 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375, -1.8876953125], [1.8203125, -0.471435546875, -2.763671875, 0.94482421875, -1.3466796875], [2.361328125, 0.06964111328125, -2.22265625, 1.486328125, -0.8056640625]]> : tensor<3x5xf16>
  %r = stablehlo.add %0, %1 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7C00, 0xFC00, 0.404052734375, -1.8876953125], [4.3203125, -0.9716796875, -1.263671875, 2.06640625, -2.515625], [4.8984375, 0.315673828125, -4.265625, 3.1484375, -1.435546875]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @subtract_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %1 = util.unfoldable_constant dense<1.279296875> : tensor<f16>
  %r = stablehlo.subtract %0, %1 : tensor<f16>
  check.expect_eq_const(%r, dense<0.1767578125> : tensor<f16>) : tensor<f16>
  return
}
func.func @subtract_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %1 = util.unfoldable_constant dense<[1.279296875]> : tensor<1xf16>
  %r = stablehlo.subtract %0, %1 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[0.1767578125]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @subtract_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.subtract %0, %1 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @subtract_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %1 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375, -1.8876953125], [1.8203125, -0.471435546875, -2.763671875, 0.94482421875, -1.3466796875], [2.361328125, 0.06964111328125, -2.22265625, 1.486328125, -0.8056640625]]> : tensor<3x5xf16>
  %r = stablehlo.subtract %0, %1 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7C00, 0xFC00, -0.404052734375, 1.8876953125], [0.6796875, -0.028564453125, 4.265625, 0.17626953125, 0.1767578125], [0.17578125, 0.176513671875, 0.177734375, 0.17578125, 0.17626953125]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @multiply_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %1 = util.unfoldable_constant dense<1.279296875> : tensor<f16>
  %r = stablehlo.multiply %0, %1 : tensor<f16>
  check.expect_eq_const(%r, dense<1.8623046875> : tensor<f16>) : tensor<f16>
  return
}
func.func @multiply_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %1 = util.unfoldable_constant dense<[1.279296875]> : tensor<1xf16>
  %r = stablehlo.multiply %0, %1 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[1.8623046875]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @multiply_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.multiply %0, %1 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @multiply_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %1 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375, -1.8876953125], [1.8203125, -0.471435546875, -2.763671875, 0.94482421875, -1.3466796875], [2.361328125, 0.06964111328125, -2.22265625, 1.486328125, -0.8056640625]]> : tensor<3x5xf16>
  %r = stablehlo.multiply %0, %1 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0xFC00, 0xFC00, -0.0, -0.0], [4.55078125, 0.2357177734375, -4.14453125, 1.0595703125, 1.5751953125], [5.9921875, 0.0171356201171875, 4.546875, 2.470703125, 0.50732421875]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @divide_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %1 = util.unfoldable_constant dense<1.279296875> : tensor<f16>
  %r = stablehlo.divide %0, %1 : tensor<f16>
  %e0 = stablehlo.constant dense<1.1376953125> : tensor<f16>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<f16>, tensor<f16>
  return
}
func.func @divide_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %1 = util.unfoldable_constant dense<[1.279296875]> : tensor<1xf16>
  %r = stablehlo.divide %0, %1 : tensor<1xf16>
  %e0 = stablehlo.constant dense<[1.1376953125]> : tensor<1xf16>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<1xf16>, tensor<1xf16>
  return
}
func.func @divide_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.divide %0, %1 : tensor<0x3xf16>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf16>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<0x3xf16>, tensor<0x3xf16>
  return
}
func.func @divide_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %1 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375, -1.8876953125], [1.8203125, -0.471435546875, -2.763671875, 0.94482421875, -1.3466796875], [2.361328125, 0.06964111328125, -2.22265625, 1.486328125, -0.8056640625]]> : tensor<3x5xf16>
  %r = stablehlo.divide %0, %1 : tensor<3x5xf16>
  %e0 = stablehlo.constant dense<[[0x7E00, 0xFC00, 0xFC00, -0.0, -0.0], [1.373046875, 1.060546875, -0.54296875, 1.1865234375, 0.86865234375], [1.07421875, 3.533203125, 0.919921875, 1.1181640625, 0.78125]]> : tensor<3x5xf16>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<3x5xf16>, tensor<3x5xf16>
  return
}
func.func @maximum_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %1 = util.unfoldable_constant dense<1.279296875> : tensor<f16>
  %r = stablehlo.maximum %0, %1 : tensor<f16>
  check.expect_eq_const(%r, dense<1.4560546875> : tensor<f16>) : tensor<f16>
  return
}
func.func @maximum_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %1 = util.unfoldable_constant dense<[1.279296875]> : tensor<1xf16>
  %r = stablehlo.maximum %0, %1 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[1.4560546875]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @maximum_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.maximum %0, %1 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @maximum_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %1 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375, -1.8876953125], [1.8203125, -0.471435546875, -2.763671875, 0.94482421875, -1.3466796875], [2.361328125, 0.06964111328125, -2.22265625, 1.486328125, -0.8056640625]]> : tensor<3x5xf16>
  %r = stablehlo.maximum %0, %1 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7C00, 2.6953125, 0.404052734375, 0.0], [2.5, -0.471435546875, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @minimum_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %1 = util.unfoldable_constant dense<1.279296875> : tensor<f16>
  %r = stablehlo.minimum %0, %1 : tensor<f16>
  check.expect_eq_const(%r, dense<1.279296875> : tensor<f16>) : tensor<f16>
  return
}
func.func @minimum_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %1 = util.unfoldable_constant dense<[1.279296875]> : tensor<1xf16>
  %r = stablehlo.minimum %0, %1 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[1.279296875]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @minimum_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.minimum %0, %1 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @minimum_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %1 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375, -1.8876953125], [1.8203125, -0.471435546875, -2.763671875, 0.94482421875, -1.3466796875], [2.361328125, 0.06964111328125, -2.22265625, 1.486328125, -0.8056640625]]> : tensor<3x5xf16>
  %r = stablehlo.minimum %0, %1 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, -1.0126953125, 0xFC00, -0.0, -1.8876953125], [1.8203125, -0.5, -2.763671875, 0.94482421875, -1.3466796875], [2.361328125, 0.06964111328125, -2.22265625, 1.486328125, -0.8056640625]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @remainder_f16_0() {
  %0 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %1 = util.unfoldable_constant dense<1.279296875> : tensor<f16>
  %r = stablehlo.remainder %0, %1 : tensor<f16>
  check.expect_eq_const(%r, dense<0.1767578125> : tensor<f16>) : tensor<f16>
  return
}
func.func @remainder_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %1 = util.unfoldable_constant dense<[1.279296875]> : tensor<1xf16>
  %r = stablehlo.remainder %0, %1 : tensor<1xf16>
  check.expect_eq_const(%r, dense<[0.1767578125]> : tensor<1xf16>) : tensor<1xf16>
  return
}
func.func @remainder_f16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf16>
  %r = stablehlo.remainder %0, %1 : tensor<0x3xf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf16>) : tensor<0x3xf16>
  return
}
func.func @remainder_f16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7E00, 0x7C00, 0xFC00, -0.0, 0.0], [2.5, -0.5, 1.5, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125]]> : tensor<3x5xf16>
  %1 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375, -1.8876953125], [1.8203125, -0.471435546875, -2.763671875, 0.94482421875, -1.3466796875], [2.361328125, 0.06964111328125, -2.22265625, 1.486328125, -0.8056640625]]> : tensor<3x5xf16>
  %r = stablehlo.remainder %0, %1 : tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[0x7E00, 0x7E00, 0x7E00, -0.0, 0.0], [0.6796875, -0.028564453125, 1.5, 0.17626953125, -1.169921875], [0.17578125, 0.03717041015625, -2.044921875, 0.17578125, -0.62939453125]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @add_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %1 = util.unfoldable_constant dense<1.28125> : tensor<bf16>
  %r = stablehlo.add %0, %1 : tensor<bf16>
  check.expect_eq_const(%r, dense<2.734375> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @add_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %1 = util.unfoldable_constant dense<[1.28125]> : tensor<1xbf16>
  %r = stablehlo.add %0, %1 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[2.734375]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @add_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.add %0, %1 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @add_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %1 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875, -1.890625], [1.8203125, -0.470703125, -2.765625, 0.9453125, -1.34375], [2.359375, 0.06982421875, -2.21875, 1.484375, -0.8046875]]> : tensor<3x5xbf16>
  %r = stablehlo.add %0, %1 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7F80, 0xFF80, 0.404296875, -1.890625], [4.3125, -0.96875, -1.265625, 2.0625, -2.515625], [4.875, 0.31640625, -4.25, 3.15625, -1.4375]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @subtract_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %1 = util.unfoldable_constant dense<1.28125> : tensor<bf16>
  %r = stablehlo.subtract %0, %1 : tensor<bf16>
  check.expect_eq_const(%r, dense<0.171875> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @subtract_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %1 = util.unfoldable_constant dense<[1.28125]> : tensor<1xbf16>
  %r = stablehlo.subtract %0, %1 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[0.171875]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @subtract_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.subtract %0, %1 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @subtract_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %1 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875, -1.890625], [1.8203125, -0.470703125, -2.765625, 0.9453125, -1.34375], [2.359375, 0.06982421875, -2.21875, 1.484375, -0.8046875]]> : tensor<3x5xbf16>
  %r = stablehlo.subtract %0, %1 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7F80, 0xFF80, -0.404296875, 1.890625], [0.6796875, -0.029296875, 4.25, 0.1796875, 0.171875], [0.171875, 0.17578125, 0.171875, 0.1796875, 0.17578125]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @multiply_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %1 = util.unfoldable_constant dense<1.28125> : tensor<bf16>
  %r = stablehlo.multiply %0, %1 : tensor<bf16>
  check.expect_eq_const(%r, dense<1.859375> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @multiply_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %1 = util.unfoldable_constant dense<[1.28125]> : tensor<1xbf16>
  %r = stablehlo.multiply %0, %1 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[1.859375]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @multiply_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.multiply %0, %1 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @multiply_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %1 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875, -1.890625], [1.8203125, -0.470703125, -2.765625, 0.9453125, -1.34375], [2.359375, 0.06982421875, -2.21875, 1.484375, -0.8046875]]> : tensor<3x5xbf16>
  %r = stablehlo.multiply %0, %1 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0xFF80, 0xFF80, -0.0, -0.0], [4.5625, 0.2353515625, -4.15625, 1.0625, 1.578125], [5.96875, 0.0172119140625, 4.53125, 2.46875, 0.5078125]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @divide_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %1 = util.unfoldable_constant dense<1.28125> : tensor<bf16>
  %r = stablehlo.divide %0, %1 : tensor<bf16>
  %e0 = stablehlo.constant dense<1.1328125> : tensor<bf16>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<bf16>, tensor<bf16>
  return
}
func.func @divide_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %1 = util.unfoldable_constant dense<[1.28125]> : tensor<1xbf16>
  %r = stablehlo.divide %0, %1 : tensor<1xbf16>
  %e0 = stablehlo.constant dense<[1.1328125]> : tensor<1xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<1xbf16>, tensor<1xbf16>
  return
}
func.func @divide_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.divide %0, %1 : tensor<0x3xbf16>
  %e0 = stablehlo.constant dense<> : tensor<0x3xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<0x3xbf16>, tensor<0x3xbf16>
  return
}
func.func @divide_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %1 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875, -1.890625], [1.8203125, -0.470703125, -2.765625, 0.9453125, -1.34375], [2.359375, 0.06982421875, -2.21875, 1.484375, -0.8046875]]> : tensor<3x5xbf16>
  %r = stablehlo.divide %0, %1 : tensor<3x5xbf16>
  %e0 = stablehlo.constant dense<[[0x7FC0, 0xFF80, 0xFF80, -0.0, -0.0], [1.375, 1.0625, -0.54296875, 1.1875, 0.87109375], [1.0703125, 3.53125, 0.921875, 1.1171875, 0.78125]]> : tensor<3x5xbf16>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<3x5xbf16>, tensor<3x5xbf16>
  return
}
func.func @maximum_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %1 = util.unfoldable_constant dense<1.28125> : tensor<bf16>
  %r = stablehlo.maximum %0, %1 : tensor<bf16>
  check.expect_eq_const(%r, dense<1.453125> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @maximum_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %1 = util.unfoldable_constant dense<[1.28125]> : tensor<1xbf16>
  %r = stablehlo.maximum %0, %1 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[1.453125]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @maximum_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.maximum %0, %1 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @maximum_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %1 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875, -1.890625], [1.8203125, -0.470703125, -2.765625, 0.9453125, -1.34375], [2.359375, 0.06982421875, -2.21875, 1.484375, -0.8046875]]> : tensor<3x5xbf16>
  %r = stablehlo.maximum %0, %1 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7F80, 2.703125, 0.404296875, 0.0], [2.5, -0.470703125, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @minimum_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %1 = util.unfoldable_constant dense<1.28125> : tensor<bf16>
  %r = stablehlo.minimum %0, %1 : tensor<bf16>
  check.expect_eq_const(%r, dense<1.28125> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @minimum_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %1 = util.unfoldable_constant dense<[1.28125]> : tensor<1xbf16>
  %r = stablehlo.minimum %0, %1 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[1.28125]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @minimum_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.minimum %0, %1 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @minimum_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %1 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875, -1.890625], [1.8203125, -0.470703125, -2.765625, 0.9453125, -1.34375], [2.359375, 0.06982421875, -2.21875, 1.484375, -0.8046875]]> : tensor<3x5xbf16>
  %r = stablehlo.minimum %0, %1 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, -1.015625, 0xFF80, -0.0, -1.890625], [1.8203125, -0.5, -2.765625, 0.9453125, -1.34375], [2.359375, 0.06982421875, -2.21875, 1.484375, -0.8046875]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @remainder_bf16_0() {
  %0 = util.unfoldable_constant dense<1.453125> : tensor<bf16>
  %1 = util.unfoldable_constant dense<1.28125> : tensor<bf16>
  %r = stablehlo.remainder %0, %1 : tensor<bf16>
  check.expect_eq_const(%r, dense<0.171875> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @remainder_bf16_1() {
  %0 = util.unfoldable_constant dense<[1.453125]> : tensor<1xbf16>
  %1 = util.unfoldable_constant dense<[1.28125]> : tensor<1xbf16>
  %r = stablehlo.remainder %0, %1 : tensor<1xbf16>
  check.expect_eq_const(%r, dense<[0.171875]> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
func.func @remainder_bf16_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xbf16>
  %r = stablehlo.remainder %0, %1 : tensor<0x3xbf16>
  check.expect_eq_const(%r, dense<> : tensor<0x3xbf16>) : tensor<0x3xbf16>
  return
}
func.func @remainder_bf16_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FC0, 0x7F80, 0xFF80, -0.0, 0.0], [2.5, -0.5, 1.5, 1.125, -1.171875], [2.53125, 0.24609375, -2.046875, 1.6640625, -0.62890625]]> : tensor<3x5xbf16>
  %1 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875, -1.890625], [1.8203125, -0.470703125, -2.765625, 0.9453125, -1.34375], [2.359375, 0.06982421875, -2.21875, 1.484375, -0.8046875]]> : tensor<3x5xbf16>
  %r = stablehlo.remainder %0, %1 : tensor<3x5xbf16>
  check.expect_eq_const(%r, dense<[[0x7FC0, 0x7FC0, 0x7FC0, -0.0, 0.0], [0.6796875, -0.029296875, 1.5, 0.1796875, -1.171875], [0.171875, 0.03662109375, -2.046875, 0.1796875, -0.62890625]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  return
}
func.func @add_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<1.2793712624464035> : tensor<f64>
  %r = stablehlo.add %0, %1 : tensor<f64>
  check.expect_eq_const(%r, dense<2.7352455149356842> : tensor<f64>) : tensor<f64>
  return
}
func.func @add_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[1.2793712624464035]> : tensor<1xf64>
  %r = stablehlo.add %0, %1 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[2.7352455149356842]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @add_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.add %0, %1 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @add_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244, -1.8878130075561188], [1.82039092494324, -0.47140514255735866, -2.763201210058, 0.9450027224413589, -1.3467933450592398], [2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953, -0.8057736825624033]]> : tensor<3x5xf64>
  %r = stablehlo.add %0, %1 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.40398305994452244, -1.8878130075561188], [4.32039092494324, -0.9714051425573587, -1.263201210058, 2.066508434925595, -2.517083700075645], [4.899324164923094, 0.3157320299218114, -4.267860105079471, 3.1485477599192677, -1.4350443750819508]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @subtract_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<1.2793712624464035> : tensor<f64>
  %r = stablehlo.subtract %0, %1 : tensor<f64>
  check.expect_eq_const(%r, dense<0.17650299004287717> : tensor<f64>) : tensor<f64>
  return
}
func.func @subtract_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[1.2793712624464035]> : tensor<1xf64>
  %r = stablehlo.subtract %0, %1 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[0.17650299004287717]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @subtract_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.subtract %0, %1 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @subtract_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244, -1.8878130075561188], [1.82039092494324, -0.47140514255735866, -2.763201210058, 0.9450027224413589, -1.3467933450592398], [2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953, -0.8057736825624033]]> : tensor<3x5xf64>
  %r = stablehlo.subtract %0, %1 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.40398305994452244, 1.8878130075561188], [0.67960907505676, -0.02859485744264134, 4.263201210058, 0.17650299004287717, 0.17650299004283454], [0.17650299004285586, 0.17650299004285586, 0.17650299004285586, 0.17650299004287717, 0.17650299004285586]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @multiply_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<1.2793712624464035> : tensor<f64>
  %r = stablehlo.multiply %0, %1 : tensor<f64>
  check.expect_eq_const(%r, dense<1.8626036803704251> : tensor<f64>) : tensor<f64>
  return
}
func.func @multiply_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[1.2793712624464035]> : tensor<1xf64>
  %r = stablehlo.multiply %0, %1 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[1.8626036803704251]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @multiply_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.multiply %0, %1 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @multiply_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244, -1.8878130075561188], [1.82039092494324, -0.47140514255735866, -2.763201210058, 0.9450027224413589, -1.3467933450592398], [2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953, -0.8057736825624033]]> : tensor<3x5xf64>
  %r = stablehlo.multiply %0, %1 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -0.0, -0.0], [4.5509773123581, 0.23570257127867933, -4.144801815087, 1.059825951531139, 1.5761392619231096], [5.993055991876326, 0.01713335230611978, 4.545869142758721, 2.470549922749641, 0.5070497632400696]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @divide_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<1.2793712624464035> : tensor<f64>
  %r = stablehlo.divide %0, %1 : tensor<f64>
  %e0 = stablehlo.constant dense<1.1379607274477697> : tensor<f64>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<f64>, tensor<f64>
  return
}
func.func @divide_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[1.2793712624464035]> : tensor<1xf64>
  %r = stablehlo.divide %0, %1 : tensor<1xf64>
  %e0 = stablehlo.constant dense<[1.1379607274477697]> : tensor<1xf64>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<1xf64>, tensor<1xf64>
  return
}
func.func @divide_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.divide %0, %1 : tensor<0x3xf64>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf64>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<0x3xf64>, tensor<0x3xf64>
  return
}
func.func @divide_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244, -1.8878130075561188], [1.82039092494324, -0.47140514255735866, -2.763201210058, 0.9450027224413589, -1.3467933450592398], [2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953, -0.8057736825624033]]> : tensor<3x5xf64>
  %r = stablehlo.divide %0, %1 : tensor<3x5xf64>
  %e0 = stablehlo.constant dense<[[0x7FF8000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -0.0, -0.0], [1.3733313903869029, 1.0606587728074308, -0.542848633150575, 1.1867751127604078, 0.8689457512614372], [1.074744727148104, 3.535433558922851, 0.9205722006662475, 1.1187754584532843, 0.7809521533620124]]> : tensor<3x5xf64>
  check.expect_close %r, %e0, max_ulp_difference = 3 : tensor<3x5xf64>, tensor<3x5xf64>
  return
}
func.func @maximum_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<1.2793712624464035> : tensor<f64>
  %r = stablehlo.maximum %0, %1 : tensor<f64>
  check.expect_eq_const(%r, dense<1.4558742524892807> : tensor<f64>) : tensor<f64>
  return
}
func.func @maximum_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[1.2793712624464035]> : tensor<1xf64>
  %r = stablehlo.maximum %0, %1 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @maximum_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.maximum %0, %1 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @maximum_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244, -1.8878130075561188], [1.82039092494324, -0.47140514255735866, -2.763201210058, 0.9450027224413589, -1.3467933450592398], [2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953, -0.8057736825624033]]> : tensor<3x5xf64>
  %r = stablehlo.maximum %0, %1 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 2.6957791274451637, 0.40398305994452244, 0.0], [2.5, -0.47140514255735866, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @minimum_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<1.2793712624464035> : tensor<f64>
  %r = stablehlo.minimum %0, %1 : tensor<f64>
  check.expect_eq_const(%r, dense<1.2793712624464035> : tensor<f64>) : tensor<f64>
  return
}
func.func @minimum_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[1.2793712624464035]> : tensor<1xf64>
  %r = stablehlo.minimum %0, %1 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[1.2793712624464035]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @minimum_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.minimum %0, %1 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @minimum_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244, -1.8878130075561188], [1.82039092494324, -0.47140514255735866, -2.763201210058, 0.9450027224413589, -1.3467933450592398], [2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953, -0.8057736825624033]]> : tensor<3x5xf64>
  %r = stablehlo.minimum %0, %1 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, -1.012424805054195, 0xFFF0000000000000, -0.0, -1.8878130075561188], [1.82039092494324, -0.5, -2.763201210058, 0.9450027224413589, -1.3467933450592398], [2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953, -0.8057736825624033]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @remainder_f64_0() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<1.2793712624464035> : tensor<f64>
  %r = stablehlo.remainder %0, %1 : tensor<f64>
  check.expect_eq_const(%r, dense<0.17650299004287717> : tensor<f64>) : tensor<f64>
  return
}
func.func @remainder_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[1.2793712624464035]> : tensor<1xf64>
  %r = stablehlo.remainder %0, %1 : tensor<1xf64>
  check.expect_eq_const(%r, dense<[0.17650299004287717]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @remainder_f64_2() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf64>
  %r = stablehlo.remainder %0, %1 : tensor<0x3xf64>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf64>) : tensor<0x3xf64>
  return
}
func.func @remainder_f64_2_2() {
  %0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -0.0, 0.0], [2.5, -0.5, 1.5, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244, -1.8878130075561188], [1.82039092494324, -0.47140514255735866, -2.763201210058, 0.9450027224413589, -1.3467933450592398], [2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953, -0.8057736825624033]]> : tensor<3x5xf64>
  %r = stablehlo.remainder %0, %1 : tensor<3x5xf64>
  check.expect_eq_const(%r, dense<[[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, -0.0, 0.0], [0.67960907505676, -0.02859485744264134, 1.5, 0.17650299004287717, -1.1702903550164052], [0.17650299004285586, 0.03727395016390034, -2.0456785575183076, 0.17650299004287717, -0.6292706925195475]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @power_f32() {
  %0 = util.unfoldable_constant dense<[3.0220537185668945, 1.5705828666687012, 3.919111967086792, 2.4676411151885986, 1.0161702632904053, 3.364699363708496, 1.9132286310195923, 0.4617577791213989, 2.8102869987487793]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615, -1.9667457342147827]> : tensor<9xf32>
  %r = stablehlo.power %0, %1 : tensor<9xf32>
  %e0 = stablehlo.constant dense<[0.16442416608333588, 2.5526328086853027, 0.7445427179336548, 0.10381227731704712, 1.0194426774978638, 0.2660193145275116, 5.461860656738281, 0.7778891921043396, 0.13104532659053802]> : tensor<9xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<9xf32>, tensor<9xf32>
  return
}
func.func @atan2_f32() {
  %0 = util.unfoldable_constant dense<[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615, -1.9667457342147827]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<[3.0220537185668945, 1.5705828666687012, 3.919111967086792, 2.4676411151885986, 1.0161702632904053, 3.364699363708496, 1.9132286310195923, 0.4617577791213989, 2.8102869987487793]> : tensor<9xf32>
  %r = stablehlo.atan2 %0, %1 : tensor<9xf32>
  %e0 = stablehlo.constant dense<[-0.49525323510169983, 0.9230808019638062, -0.055051032453775406, -0.7934625148773193, 0.8683381676673889, -0.3136485517024994, 0.9394883513450623, 0.6133661270141602, -0.6106172800064087]> : tensor<9xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<9xf32>, tensor<9xf32>
  return
}
func.func @power_special() {
  %0 = util.unfoldable_constant dense<[-2.0, -2.0, 0.0, -0.0, 1.0, 0x7F800000, 2.0]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[3.0, 2.0, 0.0, -1.0, 0x7FC00000, 0.0, 0xFF800000]> : tensor<7xf32>
  %r = stablehlo.power %0, %1 : tensor<7xf32>
  check.expect_eq_const(%r, dense<[-8.0, 4.0, 1.0, 0xFF800000, 1.0, 1.0, 0.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @is_finite() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 2.5, -0.5, 1.5, 1.1215057373046875]> : tensor<9xf32>
  %r = stablehlo.is_finite %0 : (tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @clamp_scalar_ends() {
  %0 = util.unfoldable_constant dense<-1.0> : tensor<f32>
  %1 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 2.5, -0.5, 1.5, 1.1215057373046875]> : tensor<9xf32>
  %2 = util.unfoldable_constant dense<1.0> : tensor<f32>
  %r = stablehlo.clamp %0, %1, %2 : (tensor<f32>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 1.0, -1.0, -0.0, 0.0, 1.0, -0.5, 1.0, 1.0]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @reduce_precision_half() {
  %0 = util.unfoldable_constant dense<[1.0, 1.00048828125, 65519.0, 65520.0, 9.99999993922529e-09, -3.1415927410125732, 0.10000000149011612]> : tensor<7xf32>
  %r = stablehlo.reduce_precision %0, format = e5m10 : tensor<7xf32>
  check.expect_eq_const(%r, dense<[1.0, 1.0, 65504.0, 0x7F800000, 0.0, -3.140625, 0.0999755859375]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @chlo_erf() {
  %0 = util.unfoldable_constant dense<[0.9705828428268433, -0.5572811961174011, 1.9148547649383545, 0.3869906961917877, -1.1408733129501343, 1.3312625885009766, -0.19660143554210663]> : tensor<7xf32>
  %r = chlo.erf %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[0.8301268219947815, -0.5693703293800354, 0.9932312965393066, 0.4158187508583069, -0.8933507204055786, 0.9402575492858887, -0.21901559829711914]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_acos() {
  %0 = util.unfoldable_constant dense<[0.48529142141342163, -0.27864059805870056, 0.9574273824691772, 0.19349534809589386, -0.5704366564750671, 0.6656312942504883, -0.09830071777105331]> : tensor<7xf32>
  %r = chlo.acos %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[1.064099907875061, 1.8531746864318848, 0.2928418219089508, 1.3760727643966675, 2.1778337955474854, 0.8424568772315979, 1.6692560911178589]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_acosh() {
  %0 = util.unfoldable_constant dense<[6.941165447235107, 3.885437488555908, 8.82970905303955, 5.77398157119751, 2.7182533740997314, 7.662525177001953, 4.606797218322754]> : tensor<7xf32>
  %r = chlo.acosh %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[2.625387191772461, 2.033395528793335, 2.868046998977661, 2.438924551010132, 1.6574431657791138, 2.725203514099121, 2.208686351776123]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_asin() {
  %0 = util.unfoldable_constant dense<[0.48529142141342163, -0.27864059805870056, 0.9574273824691772, 0.19349534809589386, -0.5704366564750671, 0.6656312942504883, -0.09830071777105331]> : tensor<7xf32>
  %r = chlo.asin %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[0.5066964626312256, -0.28237834572792053, 1.2779544591903687, 0.19472357630729675, -0.607037365436554, 0.728339433670044, -0.09845972061157227]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_asinh() {
  %0 = util.unfoldable_constant dense<[2.426457166671753, -1.3932030200958252, 4.787137031555176, 0.9674767255783081, -2.8521833419799805, 3.3281564712524414, -0.49150359630584717]> : tensor<7xf32>
  %r = chlo.asinh %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[1.6195662021636963, -1.134024977684021, 2.2698144912719727, 0.8581881523132324, -1.7706364393234253, 1.9174078702926636, -0.47359952330589294]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_atan() {
  %0 = util.unfoldable_constant dense<[2.426457166671753, -1.3932030200958252, 4.787137031555176, 0.9674767255783081, -2.8521833419799805, 3.3281564712524414, -0.49150359630584717]> : tensor<7xf32>
  %r = chlo.atan %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[1.179882526397705, -0.9482431411743164, 1.364864468574524, 0.7688692212104797, -1.233579397201538, 1.2789114713668823, -0.45682740211486816]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_atanh() {
  %0 = util.unfoldable_constant dense<[0.436762273311615, -0.2507765591144562, 0.8616846203804016, 0.17414581775665283, -0.513392984867096, 0.5990681648254395, -0.08847064524888992]> : tensor<7xf32>
  %r = chlo.atanh %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[0.46822282671928406, -0.2562413215637207, 1.299850344657898, 0.17593899369239807, -0.5673263072967529, 0.6916924715042114, -0.08870255947113037]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_cosh() {
  %0 = util.unfoldable_constant dense<[2.426457166671753, -1.3932030200958252, 4.787137031555176, 0.9674767255783081, -2.8521833419799805, 3.3281564712524414, -0.49150359630584717]> : tensor<7xf32>
  %r = chlo.cosh %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[5.7035298347473145, 2.1380045413970947, 59.98289108276367, 1.5056686401367188, 8.691642761230469, 13.961371421813965, 1.1232391595840454]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_sinh() {
  %0 = util.unfoldable_constant dense<[2.426457166671753, -1.3932030200958252, 4.787137031555176, 0.9674767255783081, -2.8521833419799805, 3.3281564712524414, -0.49150359630584717]> : tensor<7xf32>
  %r = chlo.sinh %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[5.615180492401123, -1.8897258043289185, 59.974552154541016, 1.125627875328064, -8.633925437927246, 13.925512313842773, -0.511533260345459]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @chlo_tan() {
  %0 = util.unfoldable_constant dense<[0.6794080138206482, -0.39009684324264526, 1.3403983116149902, 0.27089348435401917, -0.7986113429069519, 0.9318838119506836, -0.13762100040912628]> : tensor<7xf32>
  %r = chlo.tan %0 : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[0.8076827526092529, -0.4111681282520294, 4.263242721557617, 0.27772030234336853, -1.0267817974090576, 1.3461580276489258, -0.13849645853042603]> : tensor<7xf32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>
  return
}
