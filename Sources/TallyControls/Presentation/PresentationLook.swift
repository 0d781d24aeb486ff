package import Foundation
import TallyCore

/// Measures that presentations of SwiftUI's and of UIKit's share. Lengths are in points.
package enum PresentationLook {
    /// The width of an alert: that of alerts on iOS.
    package static let alertWidth: CGFloat = 270
    /// The most that a dialog at the bottom edge is wide.
    package static let choicesWidth: CGFloat = 500
    /// The radius of a sheet's corners.
    package static let sheetRadius: CGFloat = 12
    /// The least distance of a sheet that is sized from the edges of the stage.
    static let sizedMargin: CGFloat = 20
    /// The size of the mark at a sheet's upper edge, and its distance from that.
    package static let grabber = CGSize(width: 36, height: 5)
    package static let grabberInset: CGFloat = 5
    /// How dark what lies below becomes: the opacity of black over it.
    package static let dimming = 0.25
    /// By how much what fades in is larger at its start.
    package static let swelling = 0.1
    /// Seconds that the spring seems to take by which presentations move; it does not swing.
    package static let springDuration = ScreenMeasures.duration
    /// Seconds ahead for which the throw of a finger counts.
    package static let foresight = ScreenMeasures.foresight

    /// Returns the height of the largest sheet: over it a strip of the stage is seen, of a low stage a tenth.
    package static func largestSheet(stage: CGFloat) -> CGFloat { PresentationDetent.largest(stage) }
}
