public import Foundation
internal import TallyCore
internal import TallyScene
public import TallyUI

extension CGContext {
    /// Draws a picture upside down: in a context of UIKit y grows downwards, and pictures of Core Graphics stand the other way. `UIImage`
    /// draws upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(.image(image.bitmap, in: Rect(rect)), at: turned(rect), opacity: state.alpha, label: "image")
    }

    /// The map of now for what stands upside down in a rectangle.
    func turned(_ rect: CGRect) -> Affine {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY).concatenating(state.map).affine
    }

    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(.image(image.bitmap, in: Rect(rect)), at: state.map.affine, opacity: state.alpha, label: "image")
    }

    /// Returns what has been drawn so far, of a context that draws a picture; nil where a layer is drawn into.
    public func makeImage() -> CGImage? { picture?(self) }

    /// Makes a rectangle of what was drawn transparent, in what the clip shows.
    public func clear(_ rect: CGRect) {
        let cleared = Rect(rect.applying(state.map))
        // What is wholly inside need not be painted to be taken away.
        if state.map.affine.isAxisAligned, state.masks.isEmpty, state.clip?.covers(cleared) != false {
            drawn.removeAll { $0.isPlain && cleared.contains($0.transform.apply($0.content.bounds)) }
        }
        guard drawn.contains(where: { !$0.isPlain || $0.meets(cleared) }) else { return }
        var hole = LayerPart(.roundedRect(Rect(rect), radius: 0, .color(.black)), at: state.map.affine)
        if let clip = state.clip, !clip.covers(cleared) {
            guard let inverse = hole.transform.inverse else { return }
            hole.clip = clip.mapped(inverse, state.clipPath)
        }
        blend(hole, .destinationOut)
    }
}

extension LayerPart {
    fileprivate func meets(_ rect: Rect) -> Bool { !transform.apply(content.bounds).intersection(rect).isEmpty }
}
