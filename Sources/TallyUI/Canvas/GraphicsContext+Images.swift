public import Foundation
import TallyCore
import TallyScene

extension GraphicsContext {
    /// An image with the font, colours and scale of the context's environment: cheaper where it is drawn often.
    public struct ResolvedImage {
        /// In points, as the image is where it is not stretched.
        public var size: CGSize { picture.size }
        /// Points from the top of the image to where a text beside it stands.
        public var baseline: CGFloat { picture.baseline }
        /// What a symbol, or a picture drawn as a template, is filled with. Nil: the foreground of the context.
        public var shading: Shading?
        let picture: Picture
    }

    /// Returns the image as it is in the context's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        // unsafe: used at once and here: drawing is on the main actor.
        nonisolated(unsafe) let (environment, sheet) = (environment, sheet)
        return ResolvedImage(
            shading: nil, picture: onMain { Picture(image, environment, sheet.shaper) { sheet.report($0) } })
    }

    /// Draws an image stretched over a rectangle. The fill style changes nothing.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let rect = rect.standardized
        guard rect.isFinite, let map, rect.width > 0, rect.height > 0 else { return }
        image.picture.draw(self, in: rect, map, image.shading ?? .foreground)
    }

    /// Draws an image in its own size, a point of it at a place.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        draw(
            image,
            in: CGRect(
                x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
                height: size.height))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}
