import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// The row of a list that is moved aside, of which there is one at most.
@MainActor
final class OpenRow: NodeMemoryObject {
    private weak var model: RowSwipeModel?

    init(_ node: NodeLink) {}

    func nodeEnded(_ runtime: Runtime) { model = nil }

    /// Takes note of the row that is moved aside: the one that was is covered again.
    func become(_ model: RowSwipeModel) {
        if self.model !== model { close() }
        self.model = model
    }

    /// Takes note of a row that is shown aside without being moved, in a stage made anew.
    func note(_ model: RowSwipeModel) { if self.model == nil { self.model = model } }

    func close() {
        model?.close()
        model = nil
    }

    /// Returns whether a finger that goes down there is to cover a row, and nothing else.
    func isOpen(besides point: Point) -> Bool {
        guard let model, model.isOpen else { return false }
        return !model.isHit(at: point)
    }
}

private struct OpenRowKey: EnvironmentKey { static let defaultValue: OpenRow? = nil }

extension EnvironmentValues {
    /// That of the list around; nil outside of lists.
    var openRow: OpenRow? {
        get { self[OpenRowKey.self] }
        set { self[OpenRowKey.self] = newValue }
    }
}

/// A list of which one row at most is open: a finger that goes down beside it covers it again.
struct OpensOneRow: ViewModifier {
    private let memory = NodeMemory<OpenRow>()

    init() {}

    func body(content: Content) -> some View {
        let row = memory.wrapped
        content
            .environment(\.openRow, row)
            .highPriorityGesture(CoverRow(row: row))
    }
}

/// Covers the row that is open when a finger goes down beside it. As a tap it presses nothing then; as a drag it scrolls,
/// or opens the row that it is on.
struct CoverRow: _PrimitiveGesture, SurroundingGesture {
    typealias Body = Never
    let row: OpenRow

    @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Void> { CoverRowRecognizer(gesture.row) }
    @MainActor static func _update(_ recognizer: _Recognizer<Void>, to gesture: Self) {}
}

private final class CoverRowRecognizer: _Recognizer<Void> {
    private let row: OpenRow
    private var start: Point?

    init(_ row: OpenRow) { self.row = row }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down:
            start = nil
            guard row.isOpen(besides: event.point) else { return .failed }
            start = event.point
            effects.add { [row] in row.close() }
            return .possible(nil)
        case .moved, .up:
            guard let start, start.distance(to: event.point) <= GestureLimits.tapDistance else { return .failed }
            return event.kind == .up ? .ended(()) : .possible(nil)
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
    }

    override func restart() { start = nil }
}
