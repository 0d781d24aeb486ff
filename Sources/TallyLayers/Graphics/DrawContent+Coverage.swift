internal import TallyScene

extension DrawContent {
    /// The same in one colour; nil for what has none.
    func shade(_ color: RGBA) -> DrawContent? {
        switch self {
        case .nothing, .image: nil
        case .text(let text, _): .text(text, color: color)
        case .fill(let outline, _, let evenOdd): .fill(outline, .color(color), evenOdd: evenOdd)
        case .stroke(let outline, _, let stroke): .stroke(outline, .color(color), stroke)
        case .roundedRect(let rect, let radius, _): .roundedRect(rect, radius: radius, .color(color))
        }
    }

    /// The same place, wholly opaque.
    var solid: DrawContent {
        if case .image(_, let rect) = self { return .roundedRect(rect, radius: 0, .color(.black)) }
        return shade(.black) ?? self
    }

    /// The same in colours without transparency; a place that is empty is so of any colour.
    var opaque: DrawContent {
        colored {
            RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1)
        } pixels: { pixel in
            let alpha = pixel >> 24
            guard alpha > 0, alpha < 255 else { return pixel }
            func channel(_ shift: UInt32) -> UInt32 {
                min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
            }
            return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
        }
    }

    /// Black where the drawing is transparent, by as much as it is.
    func lacking(_ opacity: Double) -> DrawContent {
        colored {
            RGBA(red: 0, green: 0, blue: 0, alpha: 1 - min(max($0.alpha * opacity, 0), 1))
        } pixels: { pixel in
            (255 - UInt32((Double(pixel >> 24) * opacity).rounded())) << 24
        }
    }

    private func colored(_ change: (RGBA) -> RGBA, pixels: (UInt32) -> UInt32) -> DrawContent {
        switch self {
        case .nothing: self
        case .text(let text, let color): .text(text, color: change(color))
        case .fill(let outline, let paint, let evenOdd): .fill(outline, paint.colored(change), evenOdd: evenOdd)
        case .stroke(let outline, let paint, let stroke): .stroke(outline, paint.colored(change), stroke)
        case .roundedRect(let rect, let radius, let paint): .roundedRect(rect, radius: radius, paint.colored(change))
        case .image(let bitmap, let rect):
            .image(
                Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(pixels)), in: rect)
        }
    }
}

extension Paint {
    /// What a context paints with, in other colours.
    fileprivate func colored(_ change: (RGBA) -> RGBA) -> Paint {
        func changed(_ stops: [Stop]) -> [Stop] { stops.map { Stop(location: $0.location, color: change($0.color)) } }
        return switch self {
        case .color(let color): .color(change(color))
        case .linearGradient(let stops, let from, let to): .linearGradient(changed(stops), from: from, to: to)
        case .radialGradient(let stops, let center, let start, let end):
            .radialGradient(changed(stops), center: center, startRadius: start, endRadius: end)
        default: self
        }
    }
}
