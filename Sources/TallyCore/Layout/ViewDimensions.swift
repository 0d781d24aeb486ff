public import Foundation

/// A view's size and the positions of its alignment guides, in its own space in points.
@MainActor
public struct ViewDimensions: Equatable {
    let element: Element?
    let size: CGSize
    let proposal: ProposedViewSize

    /// How many of the element's modifiers count.
    let level: Int

    package init(element: Element?, size: CGSize, proposal: ProposedViewSize = .unspecified, level: Int? = nil) {
        self.element = element
        self.size = size
        self.proposal = proposal
        self.level = level ?? element?.slots.count ?? 0
    }

    public nonisolated var width: CGFloat { size.width }
    public nonisolated var height: CGFloat { size.height }

    public nonisolated subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public nonisolated subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    public nonisolated subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public nonisolated subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    nonisolated subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    package nonisolated func explicit(_ key: AlignmentKey) -> CGFloat? {
        onMain {
            guard let element else { return nil }
            return level == element.slots.count
                ? element.guide(key, size, proposal) : element.explicitAlignment(level, key, size, proposal)
        }
    }

    public nonisolated static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        onMain { a.element === b.element } && a.size == b.size && a.proposal == b.proposal
    }
}
