/// Returns the angle of (x, y) from the x axis towards the y axis as a fraction of a turn, 0 ..< 1; 0 at the origin.
///
/// atan(q) for 0...1 by the polynomial of degree 11 in odd powers with the least greatest error (Hastings, Approximations
/// for Digital Computers, sheet 11): 2·10⁻⁶ radians off, a hundredth of a step of the colour table.
@inline(__always) func turn(_ x: Double, _ y: Double) -> Double {
    let ax = x < 0 ? -x : x
    let ay = y < 0 ? -y : y
    let high = ax > ay ? ax : ay
    if !(high > 0) { return 0 }
    let q = (ax > ay ? ay : ax) / high
    let s = q * q
    let inner = ((-0.01172120 * s + 0.05265332) * s - 0.11643287) * s + 0.19354346
    let atan = q * ((inner * s - 0.33262347) * s + 0.99997726)
    var part = atan * 0.15915494309189535
    if ay > ax { part = 0.25 - part }
    if x < 0 { part = 0.5 - part }
    if y < 0 { part = 1 - part }
    return part >= 1 ? 0 : part
}
