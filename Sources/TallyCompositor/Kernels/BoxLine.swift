/// Levels that one step of a byte is blurred in. Sums of up to 4,096 of them are whole numbers below 2²⁴, which `Float` holds
/// exactly: so a running sum is the same wherever it began, and a part of a picture blurs as the whole does.
let blurLevels: Float = 16

/// Rounds to the nearest whole number, for 0 ..< 2²²; the same in every build.
@inline(__always) func nearest(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let shift = SIMD4<Float>(repeating: 8_388_608)
    return (x + shift) - shift
}

/// Takes three box averages along a line of `count` quadruples, in `a`; `b` is room for as many. Beyond the ends all is
/// 0.
func blurLine(
    _ a: UnsafeMutablePointer<SIMD4<Float>>, _ b: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int, _ plan: BlurPlan
) {
    boxLine(a, b, count, plan)
    boxLine(b, a, count, plan)
    boxLine(a, b, count, plan)
}

@inline(__always)
private func boxLine(
    _ source: UnsafeMutablePointer<SIMD4<Float>>, _ result: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int,
    _ plan: BlurPlan
) {
    let r = plan.radius
    let edge = SIMD4<Float>(repeating: plan.edge)
    let inverse = SIMD4<Float>(repeating: plan.inverse)
    // The sum of the pixels −r...r about `x`, and those just outside.
    var sum = SIMD4<Float>.zero
    for x in 0..<min(r, count) { sum += source[x] }
    for x in 0..<count {
        if x &+ r < count { sum += source[x &+ r] }
        let before = x &- r &- 1 >= 0 ? source[x &- r &- 1] : .zero
        let after = x &+ r &+ 1 < count ? source[x &+ r &+ 1] : .zero
        result[x] = nearest((sum + edge * (before + after)) * inverse)
        if x &- r >= 0 { sum -= source[x &- r] }
    }
}

/// Takes one box average down the columns of a plane of `rows` rows of `width` numbers; beyond them all is 0.
///
/// `width` is a multiple of 4. Rows `from ..< to` of the result are written; `sums` has room for a row.
func boxColumns(
    _ source: UnsafePointer<Float>, _ result: UnsafeMutablePointer<Float>, _ sums: UnsafeMutablePointer<Float>,
    width: Int, rows: Int, from: Int, to: Int, _ plan: BlurPlan
) {
    let r = plan.radius
    let edge = SIMD4<Float>(repeating: plan.edge)
    let inverse = SIMD4<Float>(repeating: plan.inverse)
    sums.update(repeating: 0, count: width)
    if from >= to { return }
    for y in max(0, from - r)..<max(0, min(rows, from + r)) {
        let row = source + y &* width
        for x in stride(from: 0, to: width, by: 4) { put(at(sums + x) + at(row + x), sums + x) }
    }
    for y in from..<to {
        let entering = y &+ r < rows ? source + (y &+ r) &* width : nil
        let leaving = y &- r >= 0 ? source + (y &- r) &* width : nil
        let before = y &- r &- 1 >= 0 ? source + (y &- r &- 1) &* width : nil
        let after = y &+ r &+ 1 < rows ? source + (y &+ r &+ 1) &* width : nil
        let target = result + y &* width
        for x in stride(from: 0, to: width, by: 4) {
            var sum = at(sums + x)
            if let entering { sum += at(entering + x) }
            var sides = SIMD4<Float>.zero
            if let before { sides += at(before + x) }
            if let after { sides += at(after + x) }
            put(nearest((sum + edge * sides) * inverse), target + x)
            if let leaving { sum -= at(leaving + x) }
            put(sum, sums + x)
        }
    }
}

@inline(__always) private func at(_ p: UnsafePointer<Float>) -> SIMD4<Float> {
    UnsafeRawPointer(p).loadUnaligned(as: SIMD4<Float>.self)
}

@inline(__always) private func put(_ v: SIMD4<Float>, _ p: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(p).storeBytes(of: v, as: SIMD4<Float>.self)
}
