import Foundation
@_spi(Runtime) import TallyCore

/// A thin line across the axis of the stack around it.
nonisolated public struct Divider: View {
    @Environment(\.leavesDividersOut) private var isLeftOut

    public init() {}

    @MainActor public var body: some View {
        if !isLeftOut { DividerLayout()() { Rectangle().fill(.separator) } }
    }
}

private struct LeavesDividersOutKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether dividers are nothing, as among the views of a picker, of which each would be one to choose.
    package var leavesDividersOut: Bool {
        get { self[LeavesDividersOutKey.self] }
        set { self[LeavesDividersOutKey.self] = newValue }
    }
}

/// As long as it is allowed to be across the stack, one pixel along it; horizontal where there is no stack.
private struct DividerLayout: Layout {
    private static let thickness: CGFloat = 1

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let isVertical = subviews.stackAxis == .horizontal
        return isVertical
            ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: Self.thickness)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

extension LayoutSubviews {
    /// The axis of the stack that the layout itself stands in.
    fileprivate var stackAxis: Axis? {
        onMain { elements.first?.node.list.owner.flatMap { ($0 as? TallyCore.Element)?.container?.stackAxis } }
    }
}
