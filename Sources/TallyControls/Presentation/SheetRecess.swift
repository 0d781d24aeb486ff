import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// How a large sheet on a stage that is compact across moves back what stands below it: that becomes smaller, with round corners,
/// on black.
@MainActor
final class SheetRecess {
    private let ground = Segment()
    private let back = Segment()
    /// What the stage is cleared to, which goes back with what stands on it.
    private let plate = Segment()
    private var plateColor = RGBA.white
    private weak var below: SheetRecess?
    private weak var upper: SheetRecess?
    private var stage = Rect(x: 0, y: 0, width: 0, height: 0)
    private var strip = 0.0
    /// How far it is back, from 0 to 1.
    private(set) var share = 0.0

    /// Points that are left free at each side, and of what is behind above the sheet.
    private static let side = 16.0
    private static let above = 10.0

    /// Returns what is drawn in place of what stands below.
    func segments(of segments: [Segment], standsOn below: SheetRecess?) -> [Segment] {
        if self.below !== below {
            self.below = below
            apply()
        }
        below?.upper = self
        back.setChildren([plate] + segments)
        return [ground, back]
    }

    /// Moves it back.
    ///
    /// - Parameters:
    ///   - share: how far; held within 0 and 1.
    ///   - strip: points between the upper edge of the stage and that of a large sheet.
    ///   - plate: the colour of the stage where no view is.
    func move(to share: Double, on stage: Rect, strip: Double, plate: RGBA) {
        (self.share, self.stage, self.strip) = (Swift.min(Swift.max(share, 0), 1), stage, strip)
        plateColor = plate
        apply()
        upper?.apply()
    }

    private func apply() {
        guard share > 0, stage.width > 2 * Self.side else {
            ground.content = .nothing
            plate.content = .nothing
            back.transform = .identity
            back.clip = nil
            return
        }
        ground.content = .roundedRect(stage, radius: 0, .color(.black))
        plate.content = .roundedRect(stage, radius: 0, .color(plateColor))
        let scale = 1 - share * 2 * Self.side / stage.width
        // A large sheet below stands as high as this one: its edge is the one to be seen.
        let edge = (below?.share ?? 0) * strip
        let top = share * (Swift.max(0, strip - Self.above) - edge * scale) + (1 - share) * edge * (1 - scale)
        back.transform = Affine.scale(scale, about: Point(x: stage.midX, y: stage.minY))
            .concatenating(.translation(x: 0, y: top))
        let radius = share * Double(PresentationLook.sheetRadius)
        back.clip = edge > 0 ? nil : .rounded(CGRect(stage), radius: radius)
    }
}
