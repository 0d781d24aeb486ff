import Foundation
import TallyUI

/// What is said of a picture beside its pixels.
struct UIImageLook: Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var isResizable = false
    /// Of a symbol: its name, and what it is drawn by.
    var symbol: (name: String, look: SymbolFace)?
    /// What is played, one after the other.
    var series: [UIImage] = []
    /// Seconds for all of them.
    var duration = 0.0
}

extension UIImage {
    /// Whether a picture's own colours are shown, or the tint in its shape.
    public enum RenderingMode: Int, Sendable {
        /// As the place has it: symbols, and what buttons of the system show, take the tint.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How what lies between caps fills a place; here it is stretched in both.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    public var renderingMode: RenderingMode { look.renderingMode }
    public var capInsets: UIEdgeInsets { look.capInsets }
    public var resizingMode: ResizingMode { look.resizingMode }
    public var isSymbolImage: Bool { look.symbol != nil }

    private func changing(_ change: (inout UIImageLook) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(cgImage, scale: scale, look)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// Returns a picture whose edges keep their size where it is drawn larger, as far as insets reach.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// - Parameter resizingMode: kept; what lies between is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns a picture of the same shape in one colour, that of the surroundings now.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var look = look
        look.renderingMode = renderingMode
        return UIImage(MainActor.assumeIsolated { tinted(color) }, scale: scale, look)
    }

    /// The part that is stretched, in units of the picture.
    var center: CGRect {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard look.isResizable, size.width > 0, size.height > 0 else { return whole }
        let caps = look.capInsets
        let (width, height) = (size.width - caps.left - caps.right, size.height - caps.top - caps.bottom)
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height, width: max(width, 0) / size.width,
            height: max(height, 0) / size.height)
    }
}
