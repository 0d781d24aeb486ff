public import Foundation
internal import TallyCore
internal import TallyScene
public import TallyUI

extension CGContext {
    public func clip(using rule: CGPathFillRule = .winding) {
        narrow(to: current)
        beginPath()
    }

    public func clip(to rect: CGRect) { narrow(to: Path(rect).applying(state.map)) }
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        narrow(to: path.applying(state.map))
    }

    /// Leaves of what is drawn from now on what a picture, which fills a rectangle upside down as `draw(_:in:)` has it, is opaque at; of one that
    /// is opaque everywhere, what is bright.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard mask.width > 0, mask.height > 0, rect.isFinite else { return }
        state.masks.append(LayerPart(.image(mask.bitmap.coverage, in: Rect(rect)), at: turned(rect), label: "mask"))
        clip(to: rect)
    }

    package func clip(bounds: CGRect) {
        state.clip = .rect(Rect(bounds))
        state.clipPath = Path(bounds)
    }

    public var boundingBoxOfClipPath: CGRect {
        state.clip.map { CGRect($0.bounds).applying(state.map.inverted()) } ?? .infinite
    }

    private func narrow(to path: Path) {
        let both = state.clipPath.map { $0.intersection(path) } ?? path
        state.clipPath = both
        if case .rect(let rect) = both.storage {
            state.clip = .rect(rect)
        } else {
            state.clip = .outline(both.outline, evenOdd: false)
        }
    }
}

extension LayerPart {
    /// What masks leave of it.
    func masked(by masks: [LayerPart]) -> LayerPart {
        masks.reduce(self) { part, mask in
            var whole = LayerPart([part, mask], opacity: 1, label: "masked")
            whole.effect = .mask
            return whole
        }
    }
}

extension Bitmap {
    /// What it masks by: its opacity, or its brightness where it is opaque everywhere.
    fileprivate var coverage: Bitmap {
        guard pixels.allSatisfy({ $0 >> 24 == 255 }) else { return self }
        return Bitmap(
            width: width, height: height,
            pixels: pixels.map { pixel in
                let light = 2126 * (pixel >> 16 & 255) + 7152 * (pixel >> 8 & 255) + 722 * (pixel & 255)
                return ((light + 5000) / 10000) << 24
            })
    }
}

extension Clip {
    /// Whether all of a rectangle is shown.
    func covers(_ rect: Rect) -> Bool {
        if case .rect(let clip) = self { clip.contains(rect) } else { false }
    }

    func mapped(_ map: Affine, _ path: Path?) -> Clip {
        if case .rect(let rect) = self, map.isAxisAligned { return .rect(map.apply(rect)) }
        return .outline((path ?? Path(CGRect(bounds))).applying(CGAffineTransform(map)).outline, evenOdd: false)
    }
}
