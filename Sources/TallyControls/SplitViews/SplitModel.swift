import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

/// What a split view is made of, and how it is shown.
struct SplitColumns {
    let hasContent: Bool
    let isCompact: Bool
    let compactColumn: Binding<NavigationSplitViewColumn>?

    func next(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
        switch column {
        case .sidebar: hasContent ? .content : .detail
        case .content: .detail
        default: nil
        }
    }

    /// The column that leads to one.
    func previous(before column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
        switch column {
        case .detail: hasContent ? .content : .sidebar
        case .content: .sidebar
        default: nil
        }
    }

    /// The screens over the sidebar, where a column is on top.
    func path(to column: NavigationSplitViewColumn) -> [NavigationSplitViewColumn] {
        switch column {
        case .detail: hasContent ? [.content, .detail] : [.detail]
        case .content where hasContent: [.content]
        default: []
        }
    }
}

/// What a split view remembers: which columns are on top of one another, what links show, and how wide columns are.
@MainActor
final class SplitModel: NodeMemoryObject {
    private let node: NodeLink
    private let changed = Signal()
    private(set) var columns = SplitColumns(hasContent: false, isCompact: false, compactColumn: nil)
    /// Over the sidebar, where there is room for one column.
    private(set) var path: [NavigationSplitViewColumn] = []
    /// The column that the program has asked for last.
    private var asked: NavigationSplitViewColumn?
    /// Takes away what is selected in a column.
    private var clears: [NavigationSplitViewColumn: () -> Void] = [:]
    private var links: [NavigationSplitViewColumn: (serial: Int, content: () -> AnyView)] = [:]
    private var nextSerial = 0
    private var widths: [NavigationSplitViewColumn: ColumnWidth] = [:]
    /// Grows with every change, so that faces made before are told from those made after.
    private(set) var version = 0
    var isToggleRemoved = false {
        didSet { if isToggleRemoved != oldValue { change() } }
    }

    init(_ node: NodeLink) {
        self.node = node
        node.keep([NavigationSplitViewColumn].self, in: self, restore: { path = $0 }, read: { $0.path })
    }

    var holdsState: Bool { true }

    func nodeEnded(_ runtime: Runtime) {
        clears = [:]
        links = [:]
    }

    /// Takes over what the split view says; called by its body.
    func update(_ columns: SplitColumns) {
        changed.read()
        self.columns = columns
        let wanted = columns.compactColumn?.wrappedValue
        if let wanted, wanted != asked, asked != nil || path.isEmpty { path = columns.path(to: wanted) }
        asked = wanted
    }

    private func change() {
        version += 1
        changed.send(node.runtime)
    }

    // MARK: One column at a time

    var pathBinding: Binding<[NavigationSplitViewColumn]> {
        Binding(get: { [weak self] in self?.path ?? [] }, set: { [weak self] in self?.go(to: $0) })
    }

    private func show(_ path: [NavigationSplitViewColumn]) {
        self.path = path
        asked = path.last ?? .sidebar
        if let binding = columns.compactColumn, let asked, binding.wrappedValue != asked {
            binding.wrappedValue = asked
        }
        change()
    }

    /// Goes back, as a person does: what led to the columns that go is not selected any more.
    private func go(to path: [NavigationSplitViewColumn]) {
        let gone = self.path.filter { !path.contains($0) }
        show(path)
        for column in gone { if let previous = columns.previous(before: column) { clears[previous]?() } }
    }

    enum Selected { case something, nothing, nothingYet }

    /// Called when something is selected in a column, or nothing any more.
    func selectionChanged(in column: NavigationSplitViewColumn, to selected: Selected, clear: @escaping () -> Void) {
        clears[column] = clear
        guard selected != .nothingYet, let next = columns.next(after: column) else { return }
        if links.removeValue(forKey: next) != nil { change() }
        guard columns.isCompact else { return }
        if selected == .nothing {
            if let place = path.firstIndex(of: next) { show(Array(path[..<place])) }
        } else if !path.contains(next) {
            show(columns.path(to: next))
        }
    }

    // MARK: Links

    /// Shows what a link of a column leads to in the next one. False where that is a screen over it.
    func show(after column: NavigationSplitViewColumn, _ content: @escaping () -> AnyView) -> Bool {
        guard !columns.isCompact, let next = columns.next(after: column) else { return false }
        nextSerial += 1
        links[next] = (nextSerial, content)
        change()
        return true
    }

    func link(in column: NavigationSplitViewColumn) -> (serial: Int, content: () -> AnyView)? { links[column] }

    // MARK: Widths

    func setWidth(_ width: ColumnWidth?, of column: NavigationSplitViewColumn) {
        if widths[column] == width { return }
        widths[column] = width
        change()
    }

    /// Returns how wide a column is, in points, in a split view of a width.
    func width(of column: NavigationSplitViewColumn, in total: CGFloat) -> CGFloat {
        let standard = ColumnWidth(min: nil, ideal: Swift.min(320, total * 0.4), max: nil)
        return Swift.min((widths[column] ?? standard).points, total)
    }
}

/// How wide a column likes to be, in points.
struct ColumnWidth: Equatable, Sendable {
    var min: CGFloat?
    let ideal: CGFloat
    var max: CGFloat?

    /// The ideal within the bounds; not finite and negative ones do not count.
    var points: CGFloat {
        func sane(_ points: CGFloat?) -> CGFloat? { points.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        var points = sane(ideal) ?? 320
        if let max = sane(max) { points = Swift.min(points, max) }
        if let min = sane(min) { points = Swift.max(points, min) }
        return points
    }
}

/// In which column of which split view a view stands.
struct SplitPlace {
    let model: SplitModel
    let column: NavigationSplitViewColumn
    /// Whether links push onto a stack in the column instead of showing their destination in the next one.
    var linksPush = false
    /// What a link of a value selects, in a list.
    var selection: ListSelection?
}

private struct SplitPlaceKey: EnvironmentKey { static var defaultValue: SplitPlace? { nil } }
private struct SplitToggleKey: EnvironmentKey { static var defaultValue: SplitToggle? { nil } }

/// What hides and shows the sidebar.
struct SplitToggle {
    let isShown: Bool
    let turn: @MainActor () -> Void
}

extension EnvironmentValues {
    var splitPlace: SplitPlace? {
        get { self[SplitPlaceKey.self] }
        set { self[SplitPlaceKey.self] = newValue }
    }

    /// For the bar of the first screen of a column.
    var splitToggle: SplitToggle? {
        get { self[SplitToggleKey.self] }
        set { self[SplitToggleKey.self] = newValue }
    }
}
