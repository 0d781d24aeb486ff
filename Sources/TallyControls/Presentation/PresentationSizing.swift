public import Foundation
public import TallyCore

/// How large a sheet is where it does not take the whole width: in the middle of a stage that is 600 points wide or more.
public protocol PresentationSizing {
    /// Returns the size that the views of the sheet are offered; nil on an axis is the most there is room for.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The views of a sheet, to be measured.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a sheet is shown in.
public struct PresentationSizingContext {
    /// The room that there is.
    let room: CGSize
    /// The size that the sheet had before; nil: it is new.
    let last: CGSize?
}

/// The sheet as it is where no sizing is set: at the bottom edge, as wide as the stage.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// 540 by 620 points, as for a form.
nonisolated public struct FormPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// As large as a sheet of paper, with the stage around it.
nonisolated public struct PagePresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 704, height: nil) }
}

/// As large as its views.
nonisolated public struct FittedPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
    /// The same, but as large as its views on these axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedAxes(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// The same, but never smaller than it has been on these axes.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickyAxes(base: self, horizontal: horizontal, vertical: vertical)
    }
}

private struct FittedAxes<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        guard horizontal || vertical else { return size }
        let own = root.sizeThatFits(
            ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
        return ProposedViewSize(width: horizontal ? own.width : size.width, height: vertical ? own.height : size.height)
    }
}

private struct StickyAxes<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        guard let last = context.last else { return size }
        if horizontal, let width = size.width { size.width = Swift.max(width, last.width) }
        if vertical, let height = size.height { size.height = Swift.max(height, last.height) }
        return size
    }
}

/// The sizing of a sheet, without its type.
struct PresentationMeasure {
    let size: (PresentationSizingRoot, PresentationSizingContext) -> ProposedViewSize

    init<S: PresentationSizing>(_ sizing: S) { size = { sizing.proposedSize(for: $0, context: $1) } }

    /// Returns a size within the room; what is no number is as large as that.
    func size(of root: PresentationSizingRoot, in room: CGSize, last: CGSize?) -> CGSize {
        let wanted = size(root, PresentationSizingContext(room: room, last: last))
        func held(_ length: CGFloat?, _ most: CGFloat) -> CGFloat {
            guard let length, length.isFinite else { return Swift.max(most, 0) }
            return Swift.min(Swift.max(length, 0), Swift.max(most, 0))
        }
        return CGSize(width: held(wanted.width, room.width), height: held(wanted.height, room.height))
    }
}

extension View {
    /// Sets how large the sheet around is where the stage is 600 points wide or more; it stands in the middle then.
    ///
    /// Narrower stages show it at the bottom edge, at its detents.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let measure = OnMain(sizing is AutomaticPresentationSizing ? nil : PresentationMeasure(sizing))
        return presentationChange { $0.sizing = measure.value }
    }
}
