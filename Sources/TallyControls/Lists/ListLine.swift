import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

/// The line below a row.
struct ListLine: View {
    /// Whether a row of the list has a line of a colour of its own.
    let isTinted: Bool

    var body: some View {
        if isTinted {
            TintedListLine()
        } else {
            Rectangle().fill(ControlFill.separator).frame(height: 0.5)
                .padding(.leading, ListRowFrame.insets.leading).modifier(ListRowLine())
        }
    }
}

/// Looks for the colour that its row says.
private struct TintedListLine: View {
    private let memory = NodeMemory<RowMemory>()

    var body: some View {
        let tint = memory.wrapped.separatorTint
        Rectangle().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ControlFill.separator))
            .frame(height: 0.5).padding(.leading, ListRowFrame.insets.leading).modifier(ListRowLine())
    }
}

/// Whether lines of a list have colours of their own: where none has, no row looks for one.
@MainActor
final class ListLines: NodeMemoryObject {
    private let node: NodeLink
    private let changed = Signal()
    private var isTinted = false

    init(_ node: NodeLink) { self.node = node }
    func nodeEnded(_ runtime: Runtime) {}

    /// The body that asks is told when the first has.
    var areTinted: Bool {
        changed.read()
        return isTinted
    }

    /// Called when a row has a line of its own colour.
    func noteTint() {
        if isTinted { return }
        isTinted = true
        changed.send(node.runtime)
    }
}

private struct ListLinesKey: EnvironmentKey { static let defaultValue: ListLines? = nil }

extension EnvironmentValues {
    /// Of the list that the view stands in.
    var listLines: ListLines? {
        get { self[ListLinesKey.self] }
        set { self[ListLinesKey.self] = newValue }
    }
}
