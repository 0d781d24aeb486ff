import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// Has a finger move a row aside, by what the views that are the row or stand in it say of swipes; around `RowPress`.
nonisolated struct RowSwipes: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        RowSwipesSlot(element, applied)
    }
}

final class RowSwipesSlot: GestureSlot, ElementListOwner {
    /// What has been said of swipes.
    private(set) var marks: [RowSwipeMarkSlot] = []

    override var rank: GestureRank { .beforeInner }
    override var takesPresses: Bool { false }
    override var measures: Bool { false }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        marks.isEmpty ? nil : SlotRecognizer(RowSwipeRecognizer(self), site)
    }

    private var placedWay = 0.0

    var isMirrored: Bool { applied.environment.layoutDirection == .rightToLeft }

    var models: [RowSwipeModel] { marks.compactMap(\.model) }

    /// The points by which the row is moved to the right.
    var way: Double {
        guard let model = models.first(where: \.isOpen) else { return 0 }
        return Double(model.way) * (model.edge == .leading ? 1 : -1) * (isMirrored ? -1 : 1)
    }

    // MARK: Marks

    func add(_ mark: RowSwipeMarkSlot) {
        marks.append(mark)
        if marks.count == 1 { row?.swipes = self }
        element.invalidateLayout()
    }

    func remove(_ mark: RowSwipeMarkSlot) {
        marks.removeAll { $0 === mark }
        if isGone { return }
        if marks.isEmpty { row?.swipes = nil }
        element.needsRecord()
        swipeChanged()
    }

    /// Called when what says of a swipe may say something else; the row is laid out only if it is to be moved otherwise.
    func swipeChanged() {
        guard way != placedWay else { return }
        placedWay = way
        element.invalidateLayout()
    }

    /// What is drawn and pressed as the row, inside.
    private var row: RowPressSlot? {
        for slot in element.slots.prefix(level).reversed() {
            if let row = slot as? RowPressSlot { return row }
        }
        return nil
    }

    override func destroy() {
        super.destroy()
        for mark in marks { mark.rowWent() }
        marks = []
    }

    // MARK: What stands beside the row

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        super.placeInside(rect, proposal)
        for mark in marks {
            let alignment: Alignment = mark.model?.edge == .leading ? .leading : .trailing
            mark.list?.place(in: rect, alignment, applied.environment.layoutDirection)
        }
    }

    /// What is to be drawn in front of the row.
    var segments: [Segment] { marks.flatMap { $0.list?.segments() ?? [] } }

    override var overlayList: ElementList? {
        (marks.first { $0.model?.isShown ?? false } ?? marks.first)?.list
    }

    func elementListChanged(_ list: ElementList) {
        element.invalidateLayout()
        element.needsRecord()
    }
    func elementAnswersChanged(_ element: Element) { self.element.invalidateLayout() }
}
