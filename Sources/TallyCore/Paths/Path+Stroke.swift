import Foundation
import TallyScene

extension Path {
    /// Returns the area that a line along the path covers, as a path to be filled by winding (not even-odd).
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline.stroked(style.stroke)) }
}
