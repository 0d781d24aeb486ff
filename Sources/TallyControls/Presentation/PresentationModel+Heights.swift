import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

// Where a sheet rests, and how a finger takes it from one height to another.
extension PresentationModel {
    var stage: CGFloat { CGFloat(node.runtime?.root.size.height ?? 0) }

    private func points(_ detent: PresentationDetent) -> CGFloat? { detent.height(stage: stage, environment) }

    /// Where the sheet can rest, the lowest first.
    private var heights: [(detent: PresentationDetent, height: CGFloat)] {
        // order: of two that are as high as one another either will do.
        let found = settings.current.detents.compactMap { detent in points(detent).map { (detent, $0) } }
            .sorted { $0.1 < $1.1 }
        return found.isEmpty ? [(.large, PresentationDetent.largest(stage))] : found
    }

    /// Where the sheet rests now.
    var detent: PresentationDetent {
        let preferred = settings.current.detent?.wrappedValue ?? chosen
        if let preferred, settings.current.detents.contains(preferred), points(preferred) != nil { return preferred }
        return heights[0].detent
    }

    var height: CGFloat { points(detent) ?? PresentationDetent.largest(stage) }

    /// Where the sheet rests at its lowest, and at its highest.
    var limits: (least: CGFloat, most: CGFloat) {
        let heights = heights
        return (heights[0].height, heights[heights.count - 1].height)
    }

    /// Points by which a finger can lift the sheet.
    var reach: CGFloat { Swift.max(0, (heights.last?.height ?? 0) - height) }

    /// Whether what stands behind can be used.
    var letsThrough: Bool {
        guard shownKind == .sheet else { return false }
        switch settings.current.backgroundInteraction {
        case .disabled: return false
        case .enabled: return true
        case .enabledUpThrough(let detent): return points(detent).map { height <= $0 } ?? false
        }
    }

    /// Whether a tap beside the sheet ends it.
    var endsByTap: Bool {
        shownKind == .sheet && !letsThrough && !settings.current.isDismissDisabled
            && height < PresentationDetent.largest(stage)
    }

    private func choose(_ detent: PresentationDetent) {
        chosen = detent
        withAnimation(ScreenElement.animation) {
            settings.current.detent?.wrappedValue = detent
            settings.send(node.runtime)
        }
    }
}

extension PresentationModel: ScreenDragTarget {
    func mayDrag(_ direction: ScreenDragDirection) -> Bool {
        direction == .down && shownKind == .sheet && isWanted
            && (!settings.current.isDismissDisabled || heights.count > 1)
    }

    func limits(_ length: Double) -> ClosedRange<Double> {
        let lowest = settings.current.isDismissDisabled ? 1 - Double(height - heights[0].height) / length : 0
        return Swift.min(lowest, 1)...1 + Double(reach) / length
    }

    /// Brings the sheet to the nearest of the heights, of which out of sight is one.
    func dragEnded(at share: Double, _ length: Double) {
        let shown = Double(height) - (1 - share) * length
        let nearest = heights.min { abs(Double($0.height) - shown) < abs(Double($1.height) - shown) }
        if let nearest {
            if !settings.current.isDismissDisabled, shown < abs(Double(nearest.height) - shown) {
                dismiss()
            } else if nearest.detent != detent {
                choose(nearest.detent)
            }
        }
        version += 1
        changed.send(node.runtime)
    }
}
