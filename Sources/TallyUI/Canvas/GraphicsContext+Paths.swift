public import Foundation
import TallyCore
import TallyScene

extension GraphicsContext {
    /// Fills a path. One that is empty draws nothing.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        fill(path, with: shading, style: style, label: "path")
    }

    /// - Parameter label: what readers of frames are told.
    func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle(), label: StaticString) {
        guard let map else { return }
        let plain = path.plainRect
        let paint = blendMode == .clear ? .color(.black) : paint(shading, in: plain?.rect ?? path.box)
        if let plain {
            if plain.rect.isEmpty { return }
            place(sheet.drawing(.roundedRect(plain.rect, radius: plain.radius, paint), label, map))
        } else {
            let outline = path.outline
            if outline.isEmpty { return }
            place(sheet.drawing(.fill(outline, paint, evenOdd: style.isEOFilled), label, map))
        }
    }

    /// Draws a line along a path; the transform holds for the line's width too.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard let map else { return }
        let outline = path.outline
        let stroke = style.stroke
        if outline.isEmpty || !(stroke.width > 0) { return }
        let paint =
            blendMode == .clear ? .color(.black) : paint(shading, in: outline.controlBounds.insetBy(-stroke.width / 2))
        place(sheet.drawing(.stroke(outline, paint, stroke), "path", map))
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Path {
    /// The path as a rectangle with circular corners, if it was made as one: it then costs no outline.
    fileprivate var plainRect: (rect: Rect, radius: Double)? {
        switch storage {
        case .rect(let rect): (rect, 0)
        case .roundedRect(let rect, let radius): (rect, radius)
        case .ellipse(let rect): rect.width == rect.height ? (rect, rect.width / 2) : nil
        case .outline: nil
        }
    }

    /// What styles are laid out in.
    fileprivate var box: Rect {
        let box = boundingRect
        return box.isNull ? .null : Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
    }
}
