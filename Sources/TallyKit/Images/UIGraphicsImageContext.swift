// The names are the C functions of other platforms.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import TallyLayers
import TallyUI

/// The pictures that are being drawn by the functions below, the innermost last.
@MainActor
private enum ImageContexts {
    struct Entry {
        let context: CGContext
        let rect: CGRect
        let scale: CGFloat
        let isOpaque: Bool
    }
    static var open: [Entry] = []
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// - Parameter scale: pixels a point; 0: those of what plays.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    MainActor.assumeIsolated {
        let entry = ImageContexts.Entry(
            context: CGContext(), rect: CGRect(origin: .zero, size: size),
            scale: scale > 0 && scale.isFinite ? scale : DrawnPicture.screenScale, isOpaque: opaque)
        entry.context.clip(bounds: entry.rect)
        DrawnPicture.prepare(entry.context, of: entry.rect, scale: entry.scale, isOpaque: opaque)
        ImageContexts.open.append(entry)
        GraphicsStack.contexts.append(entry.context)
    }
}

/// Returns what has been drawn since the last beginning; nil where nothing was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    MainActor.assumeIsolated {
        guard let entry = ImageContexts.open.last,
            let picture = DrawnPicture.picture(
                entry.context, of: entry.rect, scale: entry.scale, isOpaque: entry.isOpaque)
        else { return nil }
        return UIImage(picture, scale: entry.scale, UIImageLook())
    }
}

public func UIGraphicsEndImageContext() {
    MainActor.assumeIsolated {
        guard let entry = ImageContexts.open.popLast() else { return }
        if let index = GraphicsStack.contexts.lastIndex(where: { $0 === entry.context }) {
            GraphicsStack.contexts.remove(at: index)
        }
    }
}
