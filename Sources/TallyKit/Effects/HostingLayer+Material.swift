import Foundation
import TallyCore
import TallyLayers
internal import TallyScene

extension HostingLayer {
    /// Draws a material all over the layer, and stretches it with the bounds until it is drawn anew.
    ///
    /// - Parameter scheme: nil: that of the surroundings.
    @MainActor func show(_ material: Material?, scheme: ColorScheme? = nil) {
        let segment = hosted ?? Segment()
        hosted = segment
        hostedSize = bounds.size
        guard let material, bounds.width > 0, bounds.height > 0 else { return segment.content = .nothing }
        var environment = context?.runtime.root.environment ?? EnvironmentValues()
        if let scheme { environment.colorScheme = scheme }
        let style = material._resolvedStyle(in: environment).style
        let rect = CGRect(origin: .zero, size: bounds.size)
        segment.content = .roundedRect(Rect(rect), radius: 0, style.paint(in: rect, context: StyleContext()))
    }
}
