public import Foundation
import TallyCore
public import TallyLayers
import TallyUI

/// How a drawn picture's pixels are.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point; 0: those of what plays, or 2.
    open var scale: CGFloat = 0
    /// Whether there is black where nothing is drawn.
    open var opaque = false
    open fileprivate(set) var bounds = CGRect.zero

    open class func `default`() -> Self { UIGraphicsImageRendererFormat().own(as: self) }
    open class func preferred() -> Self { `default`() }

    public override required init() { super.init() }

    private func own<Format: UIGraphicsImageRendererFormat>(as type: Format.Type) -> Format { type.init() }

    fileprivate func resolved(_ bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale =
            scale > 0 && scale.isFinite ? scale : MainActor.assumeIsolated { DrawnPicture.screenScale }
        format.opaque = opaque
        format.bounds = bounds
        return format
    }
}

/// What a picture is drawn into, beside the current context.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    fileprivate init(_ format: UIGraphicsImageRendererFormat) {
        cgContext = CGContext()
        self.format = format
        cgContext.clip(bounds: format.bounds)
        DrawnPicture.prepare(cgContext, of: format.bounds, scale: format.scale, isOpaque: format.opaque)
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        UIImage(cgContext.makeImage(), scale: format.scale, UIImageLook())
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Draws a line of one point inside of the rectangle's edge.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what closures draw, without a window. To be used on the main thread.
open class UIGraphicsImageRenderer: NSObject {
    private let rect: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        rect = bounds.standardized
        self.format = format
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size), format: .default()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open var allowsImageOutput: Bool { true }

    /// Returns what the closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(format.resolved(rect))
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
        return context.currentImage
    }

    /// Returns it as a PNG file; of a picture without pixels, nothing.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns it as a JPEG file; of a picture without pixels, nothing.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
