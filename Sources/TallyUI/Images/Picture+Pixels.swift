import Foundation
import TallyCore
import TallyScene

extension Picture {
    /// Returns an image as pixels, and its size in points. Nil if there is nothing to see.
    ///
    /// - Parameter factor: How many pixels a point are wanted; there may be more.
    /// - Complexity: That of a picture that is painted, for symbols and drawings.
    @MainActor static func pixels(
        of image: Image, in environment: EnvironmentValues, factor: CGFloat, _ runtime: Runtime
    ) -> (Bitmap, CGSize)? {
        let sheet = CanvasSheet(runtime)
        let layer = CanvasLayer(sheet)
        var environment = environment
        // The picture may be the foreground itself.
        environment.foreground = nil
        let context = GraphicsContext(layer, environment: environment)
        let picture = context.resolve(image).picture
        let size = picture.size
        guard size.width > 0, size.height > 0 else { return nil }
        if let loaded = picture.loaded {
            let (width, height) = (Double(size.width * factor), Double(size.height * factor))
            return (loaded.bitmap(width: width, height: height), size)
        }
        let bounds = CGRect(origin: .zero, size: size)
        sheet.begin(bounds: Rect(bounds), symbols: nil)
        picture.draw(context, in: bounds, .identity, .color(.primary))
        let list = DisplayList()
        list.root.setChildren(layer.finish())
        let scale = Double(Swift.min(factor, mostPixels / Swift.max(size.width, size.height)))
        return runtime.paintPicture.map { ($0(list, Size(size), scale), size) }
    }

    /// Along a side of a picture that is painted to be laid out.
    private static let mostPixels: CGFloat = 2048
}
