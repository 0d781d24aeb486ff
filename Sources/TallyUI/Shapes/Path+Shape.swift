import Foundation
import TallyCore

extension Path: Shape {
    /// Returns the path itself, whatever the rectangle.
    public nonisolated func path(in _: CGRect) -> Path { self }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
