import Foundation
import TallyScene
import TallyStage

/// The windows of a program as a preview shows them: the first, and over the middle of it the others, the frontmost last.
///
/// What of a window is beyond the first one's edges is not seen. A person deals with the frontmost.
@MainActor struct PreviewDesk {
    let stage: Stage

    var front: Stage { stage.windows.last ?? stage }

    func picture() -> Bitmap {
        var picture = stage.image()
        for window in stage.windows where window !== stage {
            let corner = corner(of: window)
            picture.place(window.image(), x: Int(corner.x * stage.scale), y: Int(corner.y * stage.scale))
        }
        return picture
    }

    /// Returns a point of the picture as one of the frontmost window.
    func inFront(_ point: CGPoint) -> CGPoint {
        let corner = corner(of: front)
        return CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    }

    private func corner(of window: Stage) -> CGPoint {
        if window === stage { return .zero }
        return CGPoint(
            x: ((stage.size.width - window.size.width) / 2).rounded(),
            y: ((stage.size.height - window.size.height) / 2).rounded())
    }
}

extension Bitmap {
    /// Puts a picture over this one, without blending, as far as it is inside.
    fileprivate mutating func place(_ other: Bitmap, x: Int, y: Int) {
        let columns = max(0, x)..<max(max(0, x), min(width, x + other.width))
        let rows = max(0, y)..<max(max(0, y), min(height, y + other.height))
        for row in rows { for column in columns { self[column, row] = other[column - x, row - y] } }
    }
}
