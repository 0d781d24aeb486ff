import Foundation
import TallyCore
import TallyLayers
import TallyStage
import TallyUI

/// Makes a picture of what was drawn into a context.
@MainActor
enum DrawnPicture {
    /// - Returns: nil if there is no pixel.
    static func picture(_ context: CGContext, of rect: CGRect, scale: CGFloat, isOpaque: Bool) -> CGImage? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        return UIView.withoutAnimation {
            let stage = Stage(size: rect.size, scale: scale, view: DrawnView(context.parts, rect.origin))
            stage.preferences.background = Color.Resolved(red: 0, green: 0, blue: 0, opacity: isOpaque ? 1 : 0)
            stage.advance(by: 0)
            let bitmap = stage.image()
            return bitmap.width > 0 && bitmap.height > 0 ? CGImage(bitmap) : nil
        }
    }

    /// Has a context make pictures of what it has drawn.
    nonisolated static func prepare(_ context: CGContext, of rect: CGRect, scale: CGFloat, isOpaque: Bool) {
        context.picture = { context in
            let context = OnMain(context)
            return MainActor.assumeIsolated {
                picture(context.value, of: rect, scale: scale, isOpaque: isOpaque)
            }
        }
    }

    /// Pixels a point where a program says 0: those of what plays.
    static var screenScale: CGFloat {
        let scale = Runtime.ofLayers?.root.environment.displayScale ?? 2
        return scale > 0 ? scale : 1
    }
}

/// Shows what has been drawn.
private final class DrawnView: UIView {
    private let parts: [LayerPart]

    init(_ parts: [LayerPart], _ origin: CGPoint) {
        self.parts = parts
        super.init(frame: .zero)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.origin = origin
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ layer: CALayer, in ctx: CGContext) { ctx.keep(parts) }
}

extension UIView {
    fileprivate static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        // The block has run.
        return result ?? body()
    }
}
