public import Foundation
internal import TallyCore
internal import TallyScene

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
