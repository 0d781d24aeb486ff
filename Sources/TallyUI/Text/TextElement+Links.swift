import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

extension TextElement {
    /// Returns the mark of the link at a point of the space that the text is laid out in.
    func link(at point: Point) -> URL? {
        guard hasLinks, let shown, !isRedacted else { return nil }
        let place = Point(x: point.x - self.frame.presented[0], y: point.y - self.frame.presented[1])
        for mark in shown.lines.flatMap(\.marks) where mark.rect.contains(place) {
            if marks.indices.contains(mark.mark), let link = marks[mark.mark].link { return link }
        }
        return nil
    }

    func open(_ link: URL) { environment.openURL(link) }
}
