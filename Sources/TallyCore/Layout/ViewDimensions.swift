public import Foundation

/// A view's size and the positions of its alignment guides, in its own space in points.
public struct ViewDimensions: Equatable {
    let element: Element?
    let size: CGSize
    let proposal: ProposedViewSize

    /// How many of the element's modifiers count.
    let level: Int

    @MainActor package init(
        element: Element?, size: CGSize, proposal: ProposedViewSize = .unspecified, level: Int? = nil
    ) {
        self.element = element
        self.size = size
        self.proposal = proposal
        self.level = level ?? element?.slots.count ?? 0
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        onMain { [element, size, proposal, level] in
            guard let element else { return nil }
            return level == element.slots.count
                ? element.guide(key, size, proposal) : element.explicitAlignment(level, key, size, proposal)
        }
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.element === b.element && a.size == b.size && a.proposal == b.proposal
    }
}
