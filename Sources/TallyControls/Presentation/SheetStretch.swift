import Foundation

/// How a sheet is higher or lower than at the detent at which it rests, while a finger lifts it or a spring carries it too far:
/// its lower edge stays where it is, and its views are laid out for the height of the moment.
///
/// Below its lowest detent it does not become lower, but goes down as a whole; so does what nobody holds.
@MainActor
final class SheetStretch {
    weak var screen: ScreenElement?
    /// By how many points the sheet was laid out higher than at its detent.
    private(set) var growth = 0.0

    /// Whether nothing of the sheet has been shown.
    var isUnseen: Bool { screen.map { $0.share == 0 } ?? true }

    /// Returns the height in which to lay the sheet out.
    ///
    /// - Parameters:
    ///   - rest: that of the detent, in points.
    ///   - least: that of the lowest detent.
    ///   - stage: that of the stage.
    func height(at rest: CGFloat, least: CGFloat, stage: CGFloat) -> CGFloat {
        guard let screen else { return rest }
        let shown = rest + CGFloat(screen.share - 1) * stage
        let height = Swift.max(shown, screen.isMovedByHand ? Swift.min(least, rest) : rest)
        growth = Double(height - rest)
        return height
    }
}
