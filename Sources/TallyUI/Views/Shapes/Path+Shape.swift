import Foundation

extension Path: Shape {
    /// The path itself, whatever the rectangle.
    public nonisolated func path(in _: CGRect) -> Path { self }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
