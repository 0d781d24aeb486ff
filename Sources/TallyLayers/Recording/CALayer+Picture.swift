package import Foundation
internal import TallyCore
internal import TallyScene
internal import TallyUI

extension CALayer {
    /// Returns the parts that show the contents: a picture, what was drawn, or both on their way.
    final func parts(of contents: Any?, _ values: LayerValues) -> [LayerPart] {
        switch contents {
        case nil: []
        case let drawn as DrawnContents: drawn.parts(in: values.bounds, drawnGravity ?? contentsGravity)
        case let image as CGImage: picture(image, values)
        case let fade as CrossFade: fade.parts { parts(of: $0, values) }
        default: []
        }
    }

    private func picture(_ image: CGImage, _ values: LayerValues) -> [LayerPart] {
        guard image.width > 0, image.height > 0, !values.bounds.isEmpty else { return [] }
        let look = values.appearance
        let source = look.contentsRect
        let scale = look.contentsScale > 0 ? look.contentsScale : 1
        guard source.width > 0, source.height > 0 else { return [] }
        let size = CGSize(
            width: CGFloat(image.width) * source.width / scale, height: CGFloat(image.height) * source.height / scale)
        let shown = contentsGravity.place(size, in: values.bounds)
        if look.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1), contentsGravity == .resize {
            return stretched(image, source, look.contentsCenter, size, values.bounds)
        }
        return [part(image, source, in: shown)]
    }

    /// A part of a picture, in units of it, filling a rectangle.
    private func part(_ image: CGImage, _ source: CGRect, in rect: CGRect) -> LayerPart {
        let whole = CGRect(
            x: rect.minX - rect.width * source.minX / source.width,
            y: rect.minY - rect.height * source.minY / source.height, width: rect.width / source.width,
            height: rect.height / source.height)
        var part = LayerPart(.image(image.bitmap, in: Rect(whole)), label: "image")
        if source != CGRect(x: 0, y: 0, width: 1, height: 1) { part.clip = .rect(Rect(rect)) }
        return part
    }

    /// Nine parts, of which the outer ones keep their size where there is room for them.
    private func stretched(
        _ image: CGImage, _ source: CGRect, _ center: CGRect, _ size: CGSize, _ bounds: CGRect
    ) -> [LayerPart] {
        func cuts(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ room: CGFloat) -> [(CGFloat, CGFloat)] {
            let (low, high) = (min(max(low, 0), 1), min(max(high, low), 1))
            let fixed = (low + 1 - high) * length
            let factor = fixed > room && fixed > 0 ? room / fixed : 1
            return [(0, 0), (low, low * length * factor), (high, room - (1 - high) * length * factor), (1, room)]
        }
        let columns = cuts(center.minX, center.maxX, size.width, bounds.width)
        let rows = cuts(center.minY, center.maxY, size.height, bounds.height)
        var parts: [LayerPart] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let (left, right) = (columns[column], columns[column + 1])
                let (top, bottom) = (rows[row], rows[row + 1])
                let from = CGRect(
                    x: source.minX + left.0 * source.width, y: source.minY + top.0 * source.height,
                    width: (right.0 - left.0) * source.width, height: (bottom.0 - top.0) * source.height)
                let to = CGRect(
                    x: bounds.minX + left.1, y: bounds.minY + top.1, width: right.1 - left.1, height: bottom.1 - top.1)
                if from.width > 0, from.height > 0, to.width > 0, to.height > 0 {
                    parts.append(part(image, from, in: to))
                }
            }
        }
        return parts
    }
}

extension CALayerContentsGravity {
    /// Returns where contents of a size stand. What is not known stands in the middle.
    package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        func fitted(_ factor: CGFloat) -> CGRect {
            let (width, height) = (size.width * factor, size.height * factor)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        }
        switch self {
        case .resize: return bounds
        case .resizeAspect:
            return fitted(
                size.width > 0 && size.height > 0 ? min(bounds.width / size.width, bounds.height / size.height) : 1)
        case .resizeAspectFill:
            return fitted(
                size.width > 0 && size.height > 0 ? max(bounds.width / size.width, bounds.height / size.height) : 1)
        default:
            var rect = fitted(1)
            if rawValue.hasPrefix("top") { rect.origin.y = bounds.minY }
            if rawValue.hasPrefix("bottom") { rect.origin.y = bounds.maxY - size.height }
            if rawValue.lowercased().hasSuffix("left") { rect.origin.x = bounds.minX }
            if rawValue.lowercased().hasSuffix("right") { rect.origin.x = bounds.maxX - size.width }
            return rect
        }
    }
}
