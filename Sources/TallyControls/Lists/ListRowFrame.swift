import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// Which rows of their section a row is.
struct RowEnds: OptionSet, Sendable {
    let rawValue: Int
    static let first = RowEnds(rawValue: 1)
    static let last = RowEnds(rawValue: 2)
}

/// Makes a view a row: as wide as the list, with the row's insets around it and of the list's least height.
///
/// Of several around one view the innermost counts.
nonisolated struct ListRowFrame: ElementModifier, Equatable {
    typealias Body = Never

    /// The insets of rows in points: those of iOS.
    static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ListRowFrameSlot(element, applied)
    }
}

final class ListRowFrameSlot: Slot {
    private var insets = ListRowFrame.insets
    private var minHeight: CGFloat = 44
    private var minHeaderHeight: CGFloat = 0
    /// The line below the row, which is there or not as the row says.
    weak var line: Element?
    /// Given when what is seen of the row besides its view is to be another.
    let changed = Signal()

    /// Which rows of its section the row is; set by the layout of the list.
    var ends: RowEnds = [] {
        didSet {
            // Corners become round, or sharp, as the row goes to its new place.
            if ends != oldValue { lookChanged(knowsEnds ? element.scope.animation : nil) }
            knowsEnds = true
        }
    }
    private var knowsEnds = false
    /// Whether who shows the row is told after the update, and how what that changes moves.
    private var isTelling = false
    private var motion: Animation?

    /// Whether it is the second row of the list, the fourth and so on; set by the layout where that is seen.
    var isEven = false {
        didSet { if isEven != oldValue { lookChanged() } }
    }

    override var makesRow: Bool { true }

    override func apply(isFirst: Bool) {
        minHeight = Self.least(applied.environment.defaultMinListRowHeight)
        minHeaderHeight = Self.least(applied.environment.defaultMinListHeaderHeight ?? 0)
        traitsChanged()
    }

    private static func least(_ height: CGFloat) -> CGFloat { height > 0 && height.isFinite ? height : 0 }

    private var leastHeight: CGFloat {
        switch part {
        case .content: minHeight
        case .header: minHeaderHeight
        case .footer: 0
        }
    }

    /// Called when what the view says of its row may be another.
    func traitsChanged() {
        let traits = element.rowTraits
        insets = traits.insets?.sanitized ?? (part == .content ? ListRowFrame.insets : EdgeInsets())
        insets.leading += traits.indent
        element.invalidateLayout()
        lookChanged()
    }

    private func lookChanged(_ animation: Animation? = nil) {
        line?.needsRecord()
        if let animation { motion = animation }
        if isTelling { return }
        isTelling = true
        element.runtime.afterUpdate { [weak self] in self?.tell() }
    }

    private func tell() {
        isTelling = false
        guard let motion else { return changed.send(element.runtime) }
        self.motion = nil
        withAnimation(motion) { changed.send(element.runtime) }
    }

    private var part: SectionPart { element.layoutValue(SectionPartKey.self) }

    /// False for the header and the footer of a section.
    var isRow: Bool { part == .content }

    /// Whether there is nothing to do, as there is one inside already.
    private var isIdle: Bool { element.slots.prefix(level).contains { $0 is ListRowFrameSlot } }

    /// Whether a line is seen below the row.
    var showsLine: Bool {
        guard part == .content else { return false }
        let traits = element.rowTraits
        if traits.separator == .hidden { return false }
        return !(ends.contains(.last) && (hidesLastLine || traits.sectionSeparator == .hidden))
    }

    private var hidesLastLine: Bool { applied.environment.shownListLook != .plain }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { Swift.max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { Swift.max(0, $0 - insets.top - insets.bottom) })
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if isIdle { return element.size(level, proposal) }
        let size = element.size(level, inner(proposal))
        let width = size.width + insets.leading + insets.trailing
        let height = size.height + insets.top + insets.bottom
        let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0
        return CGSize(width: Swift.max(width, offered), height: wholePixels(Swift.max(height, leastHeight))).sanitized
    }

    /// Rows end where pixels do: what shows between two that meet within one would be seen as a line.
    private func wholePixels(_ height: CGFloat) -> CGFloat {
        let scale = applied.environment.displayScale
        guard scale > 0, scale.isFinite, height.isFinite else { return height }
        return height.roundedUp(to: scale)
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        if isIdle { return element.place(level, rect, proposal) }
        let isMirrored = applied.environment.layoutDirection == .rightToLeft
        let offer = inner(proposal)
        let size = element.size(level, offer)
        let x =
            isMirrored
            ? rect.minX + rect.width - Double(insets.leading + size.width) : rect.minX + Double(insets.leading)
        let room = rect.height - Double(insets.top + insets.bottom)
        let y = rect.minY + Double(insets.top) + (room - Double(size.height)) / 2
        element.place(level, Rect(x: x, y: y, width: size.width, height: size.height), offer)
        content = (size, offer)
        if line?.isAlive == true, lineRange != shownLineRange { line?.invalidateLayout() }
    }

    /// The size of what stands in the row, and what it was offered.
    private var content: (size: CGSize, offer: ProposedViewSize)?
    /// Where the line was placed last.
    var shownLineRange: LineRange?

    /// From where to where the line goes, in points from the row's leading side: from the first text, or from where the view begins if
    /// it has none, to the end of the row; or as the guides that the view has set say.
    var lineRange: LineRange {
        guard let content, isRow else { return LineRange(start: insets.leading, end: nil) }
        func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
            element.explicitAlignment(level, alignment.key, content.size, content.offer).map { $0 + insets.leading }
        }
        return LineRange(
            start: guide(.listRowSeparatorLeading) ?? insets.leading, end: guide(.listRowSeparatorTrailing))
    }
}

extension Element {
    /// What makes the element a row of a list: the innermost. Nil: it is none.
    var rowFrame: ListRowFrameSlot? { slots.lazy.compactMap { $0 as? ListRowFrameSlot }.first }
}
