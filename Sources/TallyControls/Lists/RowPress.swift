import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene
@_spi(Runtime) import TallyUI

/// What a press on a row of a list does with what stands in it.
enum RowPart: Sendable {
    /// Acts whenever its row is pressed.
    case button
    /// Acts when it is pressed itself, and with the row as long as it is the only link there.
    case link
}

private struct StandsAloneInRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether buttons act only when they are pressed themselves, whatever their style.
    var standsAloneInRow: Bool {
        get { self[StandsAloneInRowKey.self] }
        set { self[StandsAloneInRowKey.self] = newValue }
    }
}

/// Makes a row of a list hit as a whole, and its buttons act when it is pressed.
nonisolated struct RowPress: ElementModifier, Equatable {
    typealias Body = Never
    /// Whether it draws what a row without a card stands on; nothing else may stand behind.
    var drawsGround = false
    /// False of what is moved aside as a row is, and none.
    var isOfList = true

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        RowPressSlot(element, applied, around: Segment())
    }
}

final class RowPressSlot: GestureSlot {
    private var isPressed = false
    private lazy var ground = Segment()
    /// What the row stands on in a list without cards, which covers rows that it goes over.
    private lazy var plainGround = Segment()
    /// Where the row is shown, for the ground, which goes with what stands on it, and for the edges of what is moved aside.
    private lazy var shownFrame = Attribute(element)
    private var hasFrame = false
    /// What is seen of the row, and beside it, while it may be moved aside.
    private lazy var window = Segment()

    /// What moves the row aside, if anything does.
    weak var swipes: RowSwipesSlot? {
        didSet {
            noteFrame()
            element.invalidateLayout()
            element.needsRecord()
        }
    }

    /// False for the header and the footer of a section.
    var isRow: Bool { modifier(RowPress.self).isOfList && element.rowFrame?.isRow ?? true }

    override var takesPresses: Bool { isRow && !parts.isEmpty }
    /// Also that of a list which is told what is pressed: it is a control of rows, and their texts are for reading.
    override var isOfControl: Bool? { false }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        takesPresses ? SlotRecognizer(PressRecognizer(PressedRow(self)), site) : nil
    }

    /// What acts when the row is pressed, in the order of the views.
    var parts: [PressSlot] {
        var found: [PressSlot] = []
        element.collectRowParts(level, into: &found)
        return found
    }

    func show(_ isPressed: Bool) {
        guard isPressed != self.isPressed else { return }
        self.isPressed = isPressed
        element.needsRecord()
    }

    override func hitShapeContains(_ point: Point) -> Bool? { rect.contains(point) }

    override func rectChanged() {
        super.rectChanged()
        noteFrame()
    }

    private func noteFrame() {
        guard swipes != nil || modifier(RowPress.self).drawsGround, rect.width > 0 else { return }
        let frame = Vector4(rect.minX, rect.minY, rect.width, rect.height)
        // A row that comes is there as a whole, and does not grow from nowhere.
        if hasFrame { shownFrame.set(frame, scope: scope) } else { shownFrame.jump(to: frame) }
        hasFrame = true
    }

    private var shownRect: Rect {
        let f = shownFrame.presented
        return Rect(x: f[0], y: f[1], width: Swift.max(0, f[2]), height: Swift.max(0, f[3]))
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        let moved = Rect(x: rect.minX + (swipes?.way ?? 0), y: rect.minY, width: rect.width, height: rect.height)
        super.placeInside(moved, proposal)
    }

    override func reportMotion(to report: inout MotionReport) {
        if modifier(RowPress.self).drawsGround { report.add("ground of the row", .rect, shownFrame) }
        super.reportMotion(to: &report)
    }

    override func draw(around inner: Segment) {
        let bounds = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        var layers: [Segment] = []
        if modifier(RowPress.self).drawsGround, isRow, !element.rowTraits.hasGround {
            let color = ListFill.plain.resolve(in: applied.environment)
            plainGround.content = .roundedRect(shownRect, radius: 0, .color(color.rgba))
            layers.append(plainGround)
        }
        if isPressed {
            let isCard = applied.environment.shownListLook == .insetGrouped
            let shape = RowGround.shape(isCard ? element.rowFrame?.ends ?? [] : [])
            let color = ControlFill.ground.resolve(in: applied.environment)
            ground.content = .fill(shape.path(in: bounds).outline, .color(color.rgba), evenOdd: false)
            layers.append(ground)
        }
        guard let swipes else { return around?.setChildren(layers + [inner]) ?? () }
        window.clip = .rect(shownRect)
        window.setChildren([inner] + swipes.segments)
        around?.setChildren(layers + [window])
    }
}

/// A row under a press, for all that acts with it.
@MainActor
final class PressedRow: PressTarget {
    private let row: RowPressSlot
    /// What has been pressed itself.
    private let part: PressSlot?

    init(_ row: RowPressSlot, on part: PressSlot? = nil) {
        self.row = row
        self.part = part
    }

    private var acting: [PressSlot] {
        let parts = row.isGone ? [] : row.parts
        let links = parts.filter { $0.rowPart == .link }
        let isLinked = links.count == 1 || part?.rowPart == .link
        return parts.filter { $0.rowPart != .link || isLinked && (links.count == 1 || $0 === part) }
    }

    var isGone: Bool { row.isGone }
    var repeats: Bool { acting.contains(where: \.repeats) }
    func show(_ isPressed: Bool) { row.show(isPressed) }
    func act() { for part in acting where !part.isGone { part.act() } }
}

extension PressSlot {
    /// The row of a list around; a scroll view in the row ends it.
    var row: RowPressSlot? {
        var row: RowPressSlot?
        site.walk { step, _ in
            switch step {
            case .slot(let slot): row = slot as? RowPressSlot
            case .container(let element): if element is ScrollElement { return false }
            }
            return row == nil
        }
        return row?.isRow == true ? row : nil
    }
}

extension Element {
    fileprivate func collectRowParts(_ level: Int, into found: inout [PressSlot]) {
        guard level > 0 else {
            if self is ScrollElement { return }
            return childList?.collectRowParts(into: &found) ?? ()
        }
        let slot = slots[level - 1]
        slot.backgroundList?.collectRowParts(into: &found)
        collectRowParts(level - 1, into: &found)
        if let part = slot as? PressSlot, part.rowPart != nil, part.isReachable { found.append(part) }
        slot.overlayList?.collectRowParts(into: &found)
    }
}

extension ElementList {
    fileprivate func collectRowParts(into found: inout [PressSlot]) {
        collect()
        for element in elements where !element.isOffstage { element.collectRowParts(element.slots.count, into: &found) }
    }
}
