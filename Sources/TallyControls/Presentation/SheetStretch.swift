import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// How high a sheet is: at its detent, on the way from one to another, and while a finger lifts it or a spring carries it too far.
///
/// Its lower edge stays where it is, and its views are laid out for the height of the moment. Below its lowest detent it does not
/// become lower, but goes down as a whole; so does what nobody holds.
@MainActor
final class SheetStretch {
    private weak var screen: ScreenElement?
    /// What it moves back.
    weak var layer: PresentationLayer?
    /// The height of the detent, in points, as it is shown.
    private let rest: Attribute
    /// The height of the stage that this is for.
    private var stage: CGFloat?
    /// By how many points the sheet was laid out higher than at its detent, and for which height of that.
    private(set) var growth = 0.0
    private var laidOut = 0.0
    private var limits: (least: CGFloat, most: CGFloat) = (0, 0)

    init(_ screen: ScreenElement) {
        self.screen = screen
        rest = Attribute(screen, isPartOfLayout: true)
    }

    private var restHeight: Double { rest.presented[0] }
    /// Whether its views have been laid out for the height that is shown, and stand at their detent.
    var isLaidOut: Bool { growth == 0 && laidOut == restHeight }

    /// Whether nothing of the sheet has been shown.
    var isUnseen: Bool { screen.map { $0.share == 0 } ?? true }

    func reportMotion(to report: inout MotionReport) { report.add("height", .plain, rest) }

    /// Brings the sheet to a detent; at once where nothing of it has been seen, and where the stage is another.
    ///
    /// - Parameters:
    ///   - height: that of the detent.
    ///   - limits: those of the lowest and the highest detent.
    ///   - stage: that of the stage.
    func rest(at height: CGFloat, limits: (least: CGFloat, most: CGFloat), stage: CGFloat) {
        if limits != self.limits { screen?.needsRecord() }
        self.limits = limits
        let end = Vector4(Double(height), 0, 0, 0)
        if isUnseen || stage != self.stage { rest.jump(to: end) } else { screen?.move(rest, to: end) }
        self.stage = stage
    }

    /// Moves back what stands below, as far as the sheet is shown to be near to a large one.
    func pushBack() {
        guard let screen, let layer, let recess = layer.recess else { return }
        let (stage, share, least) = (screen.rect, screen.share, Double(limits.least))
        let largest = Double(PresentationDetent.largest(CGFloat(stage.height)))
        let isIn = Double(limits.most) >= largest && stage.width < SizeClasses.regularWidth && !layer.letsThrough
        let way =
            least < largest ? (restHeight + (share - 1) * stage.height - least) / (largest - least) : share
        recess.move(
            to: isIn && !screen.fades ? way : 0, on: stage, strip: stage.height - largest,
            plate: screen.runtime.stageGround)
    }

    /// Returns the height in which to lay the sheet out.
    ///
    /// - Parameters:
    ///   - height: that of the detent on a stage that is other than the one before; nil: it is the same.
    ///   - stage: that of the stage.
    func height(anew height: CGFloat?, stage: CGFloat) -> CGFloat {
        let rest = height ?? CGFloat(restHeight)
        guard let screen else { return rest }
        let shown = rest + CGFloat(screen.share - 1) * stage
        let least = height == nil && screen.isMovedByHand ? Swift.min(limits.least, rest) : rest
        let result = Swift.max(shown, least)
        growth = Double(result - rest)
        laidOut = restHeight
        return result
    }
}
