import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// How a sheet is higher or lower than at the detent at which it rests, while a finger lifts it or a spring carries it too far:
/// its lower edge stays where it is, and its views are laid out for the height of the moment.
///
/// Below its lowest detent it does not become lower, but goes down as a whole; so does what nobody holds.
@MainActor
final class SheetStretch {
    weak var screen: ScreenElement?
    /// By how many points the sheet was laid out higher than at its detent.
    private(set) var growth = 0.0
    /// What it moves back.
    weak var layer: PresentationLayer?
    private var rest = 0.0
    private var least = 0.0
    private var most = 0.0

    /// Moves back what stands below, as far as the sheet is shown to be near to a large one.
    func pushBack() {
        guard let screen, let layer, let recess = layer.recess else { return }
        let (stage, share) = (screen.rect, screen.share)
        let largest = Double(PresentationDetent.largest(CGFloat(stage.height)))
        let isIn = most >= largest && stage.width < SizeClasses.regularWidth && !layer.letsThrough
        let way =
            least < largest ? (rest + (share - 1) * stage.height - least) / (largest - least) : share
        recess.move(to: isIn && !screen.fades ? way : 0, on: stage, strip: stage.height - largest)
    }

    /// Whether nothing of the sheet has been shown.
    var isUnseen: Bool { screen.map { $0.share == 0 } ?? true }

    /// Returns the height in which to lay the sheet out.
    ///
    /// - Parameters:
    ///   - rest: that of the detent, in points.
    ///   - limits: those of the lowest and the highest detent.
    ///   - stage: that of the stage.
    func height(at rest: CGFloat, limits: (least: CGFloat, most: CGFloat), stage: CGFloat) -> CGFloat {
        let least = limits.least
        if (self.rest, self.least, most) != (Double(rest), Double(least), Double(limits.most)) {
            (self.rest, self.least, most) = (Double(rest), Double(least), Double(limits.most))
            // What stands below goes back and forth with the height.
            screen?.needsRecord()
        }
        guard let screen else { return rest }
        let shown = rest + CGFloat(screen.share - 1) * stage
        let height = Swift.max(shown, screen.isMovedByHand ? Swift.min(least, rest) : rest)
        growth = Double(height - rest)
        return height
    }
}
