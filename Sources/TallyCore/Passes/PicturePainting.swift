import TallyScene

/// How what is no part of the stage becomes a picture: the host's, which has a painter.
@MainActor
package final class PicturePainting: RuntimeService {
    /// Paints a picture of a size in points, with so many pixels a point.
    fileprivate var paint: ((DisplayList, _ size: Size, _ scale: Double) -> Bitmap)?

    package init(_ runtime: Runtime) {}
}

extension Runtime {
    /// Paints a picture of a size in points, with so many pixels a point. Nil: the host paints nothing.
    package var paintPicture: ((DisplayList, _ size: Size, _ scale: Double) -> Bitmap)? {
        get { service(PicturePainting.self).paint }
        set { service(PicturePainting.self).paint = newValue }
    }
}
