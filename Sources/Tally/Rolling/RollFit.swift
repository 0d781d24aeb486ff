import SwiftUI

/// Shows a number that is too wide for its place as much smaller as its window has been laid out.
///
/// The window's layout moves, and not the scale: so a number on its way to another width fits in every frame, whatever
/// transaction its window's size moves under.
struct RollFit: GeometryEffect {
    let space: RollSpace

    func effectValue(size: CGSize) -> ProjectionTransform {
        let scale = space.scale
        return ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
    }
}

/// How a number may give way to a place that is too narrow for it.
struct RollYield: Equatable {
    /// The share of its size that it may shrink to, from 0.01 to 1.
    let minimum: Double
    /// No fewer than the text has characters.
    var count = 0
    /// Whether the number is cut off where that is not enough. One that is not lies over its neighbours.
    var cuts = false
    /// Points that the whole text takes, known once the place has been too narrow for it.
    var whole: Double?
    /// Whether less than the whole text is shown.
    var isCut = false
    /// Points that what is shown leaves free when it has come to rest, as small as it may be. It moves with the rows.
    var slack = 0.0

    /// - Parameter factor: A `minimumScaleFactor`; what is not a number counts as 1.
    init(_ factor: CGFloat, cuts: Bool = false, count: Int = 0) {
        minimum = factor < 1 ? max(Double(factor), 0.01) : 1
        self.cuts = cuts
        self.count = count
    }

    /// What is left over when widths have been added up.
    static let tolerance = 0.0005
    /// Points told of a place that is wide enough: nothing depends on how wide it is, and the next text is shown as a whole
    /// until the place turns out to be too narrow for it.
    static let enough = 65_536.0
    /// Returns whether that was told, which is rounded on its way to the number.
    static func isEnough(_ limit: Double) -> Bool { limit > enough / 2 }

    /// Returns how much smaller rows are shown, and the width of their window.
    ///
    /// - Parameters:
    ///   - width: Of the rows, or of what is kept free for them if that is more.
    ///   - room: Points that the place offers.
    func fit(rows: Double, width: Double, room: Double) -> (scale: Double, width: Double) {
        if isCut, let whole, room >= whole * minimum - Self.tolerance {
            // What would be if all of it were shown, for whoever asks before it is.
            let scale = min(1, max(room / whole, minimum))
            return (scale, max(whole * scale, min(width, room)))
        }
        let full = rows + max(0, slack)
        if room >= full - Self.tolerance { return (1, cuts ? min(width, max(room, rows)) : width) }
        // What is cut off when it comes to rest is never too wide on the way.
        let scale = max(room / full, cuts ? 0.001 : minimum)
        return (scale, scale < 1 ? rows * scale : width)
    }

    /// Returns how much smaller rows are shown, and the width of their window, in a place on its way to be wider.
    ///
    /// There they are no smaller than they may be at rest, and lie over their neighbours as a text does.
    func fit(rows: Double, width: Double, room: Double, later: Double) -> (scale: Double, width: Double) {
        let fit = fit(rows: rows, width: width, room: later)
        guard later > room else { return fit }
        let scale = min(fit.scale, max(room / (rows + max(0, slack)), minimum))
        return (scale, fit.width * scale / fit.scale)
    }

    /// Returns the points that the text has in a room if it is as small as it may be, told to the number where it has to
    /// know: `nil` where the room suffices and always has.
    ///
    /// - Parameters:
    ///   - line: Points that a line is high.
    ///   - isIdeal: Whether the room is what the rows take now, however wide they are.
    ///   - target: The width that the rows are bound for.
    func limit(room: Double, line: Double, isIdeal: Bool, target: @autoclosure () -> Double) -> Double? {
        guard cuts, room > 0 else { return nil }
        if isIdeal { return whole == nil ? nil : Self.enough }
        let limit = room / minimum
        if let whole { return limit < whole - Self.tolerance ? limit : Self.enough }
        // Hardly a character is wider than its line is high: most places are found wide enough without looking.
        guard limit < line * Double(count) else { return nil }
        return target() > limit + Self.tolerance ? limit : nil
    }
}
