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
            Rectangle().fill(ControlFill.separator).frame(height: 0.5).modifier(ListRowLine())
        }
    }
}

/// Looks for the colour that its row says.
private struct TintedListLine: View {
    private let memory = NodeMemory<RowMemory>()

    var body: some View {
        let tint = memory.wrapped.separatorTint
        Rectangle().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ControlFill.separator))
            .frame(height: 0.5).modifier(ListRowLine())
    }
}

/// Whether lines of a list have colours of their own: where none has, no row looks for one.
@MainActor
final class ListLines: NodeMemoryObject {
    private let node: NodeLink
    private let changed = Signal()
    private var isTinted = false
    private var haveEnds = false

    init(_ node: NodeLink) { self.node = node }
    func nodeEnded(_ runtime: Runtime) {}

    /// The body that asks is told when the first has.
    var areTinted: Bool {
        changed.read()
        return isTinted
    }

    /// Whether the line below a section is another than those in it; the body that asks is told when the first is.
    var knowEnds: Bool {
        changed.read()
        return haveEnds
    }

    /// Takes note of what a row says of its line.
    func note(_ traits: ListRowTraits) {
        let isTinted = isTinted || traits.separatorTint != nil || traits.sectionSeparatorTint != nil
        let haveEnds = haveEnds || traits.sectionSeparator != .automatic || traits.sectionSeparatorTint != nil
        if isTinted == self.isTinted, haveEnds == self.haveEnds { return }
        self.isTinted = isTinted
        self.haveEnds = haveEnds
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
