import Foundation
import TallyCore
import TallyUI

/// A button that pushes a screen onto the navigation stack around it.
///
/// A link that is a row of a list has an arrow at the row's end, unless what it leads to stands beside the list in a split view, and is
/// pressed anywhere in the row. One that stands beside others in a row has none; a press elsewhere in the row follows it if it is the
/// only one there. In edit mode the links of a list have no arrows and are not followed: a press is the row's, which it may select.
///
/// A link that stands in no stack, and one of the value nil, is disabled. For a value of a type that no
/// `navigationDestination(for:)` of the stack makes a screen of, nothing is pushed and a warning is written once.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case view(() -> Destination)
        /// With the type of which it is.
        case value(AnyHashable?, ObjectIdentifier)
    }

    private let target: Target
    private let label: Label
    private let isActive: Binding<Bool>?
    private let source = NodeMemory<NavigationSource>()
    @Environment(\.navigationEntry) private var place
    private let level = NodeMemory<RowLevel>()
    @Environment(\.isInList) private var isInList
    @Environment(\.editMode) private var editMode
    @Environment(\.splitPlace) private var split
    @Environment(\.selectedType) private var selectedType

    private init(_ target: Target, isActive: Binding<Bool>? = nil, label: Label) {
        self.target = target
        self.isActive = isActive
        self.label = label
    }

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        let destination = destination()
        self.init(.view { destination }, label: label())
    }

    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.init(.value(value.map { AnyHashable($0) }, ObjectIdentifier(P.self)), label: label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view { destination }, label: label())
    }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let destination = destination()
        self.init(.view { destination }, isActive: isActive, label: label())
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view { destination }, isActive: isActive, label: label())
    }

    @MainActor public var body: some View {
        let pusher = source.wrapped
        let _ = update(pusher)
        let isDisabled = place == nil || isOfNothing
        if isInList {
            let isRow = level.wrapped.isRow
            Button {
                follow(pusher)
            } label: {
                // A link without a label is still one: authors hide it behind the row that it is to follow.
                if isRow { LinkRow(label: label, hasArrow: !showsBeside && !isEditing) } else { HStack { label } }
            }
            .buttonStyle(RowLinkStyle(isIdle: isEditing, choose: { choose($0) }))
            .allowsHitTesting(!isEditing)
            .layoutValue(key: ShowsBadgeKey.self, value: isRow)
            .modifier(LinkName(value: name))
            .disabled(isDisabled)
        } else {
            Button(action: { follow(pusher) }) { label }.disabled(isDisabled)
        }
    }

    @MainActor private var isEditing: Bool { isInList && editMode?.wrappedValue.isEditing ?? false }

    @MainActor private var isOfNothing: Bool { if case .value(nil, _) = target { true } else { false } }

    /// Whether what it leads to stands beside its list, where a row has no arrow.
    @MainActor private var showsBeside: Bool {
        guard let split, !split.linksPush else { return false }
        return !split.model.columns.isCompact && split.column != .detail
    }

    /// What the row stands for in the selection of its list, if that is of such values.
    @MainActor private var name: AnyHashable? {
        guard case .value(let value, let type) = target, type == selectedType else { return nil }
        return value
    }

    @MainActor private func update(_ source: NavigationSource) {
        guard case .view(let destination) = target else { return }
        var popped: (@MainActor () -> Void)?
        if let isActive { popped = { isActive.wrappedValue = false } }
        source.update(content: { AnyView(destination()) }, popped: popped)
        if let isActive { source.present(isActive.wrappedValue, on: place) } else { source.presentAgain(on: place) }
    }

    @MainActor private func follow(_ source: NavigationSource) {
        if isEditing { return }
        switch target {
        case .value(let value, _): if let value { follow(value) }
        case .view(let destination):
            if let isActive { return isActive.wrappedValue = true }
            if let split, !split.linksPush, split.model.show(after: split.column, { AnyView(destination()) }) {
                return
            }
            source.present(true, on: place)
        }
    }
}

extension NavigationLink {
    /// Sets whether the link shows its destination in the next column of a split view, or over its own.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        transformEnvironment(\.splitPlace) { if !isDetailLink { $0?.linksPush = true } }
    }

    /// In a split view a value is shown in the next column, by who makes a screen of it, or else its row is selected.
    @MainActor private func follow(_ value: AnyHashable) {
        guard let model = place?.model else { return }
        guard let split, !split.linksPush else { return model.push(value) }
        if let content = model.content(of: value) {
            if !split.model.show(after: split.column, content) { model.push(value) }
        } else if let selection = split.selection {
            if name != nil { selection.choose(value, false) }
        } else {
            model.push(value)
        }
    }

    /// Selects the row of a value that leads nowhere else and is none of those that are selected: by its tag or its id.
    @MainActor private func choose(_ tag: AnyHashable) {
        guard case .value(let value?, _) = target, name == nil, !isEditing, let split, !split.linksPush,
            place?.model?.content(of: value) == nil
        else { return }
        split.selection?.choose(tag, false)
    }
}

/// Has a row that is a link stand for the value of that: a tag counts before it, and it before the ids around.
private struct LinkName: ViewModifier {
    let value: AnyHashable?

    func body(content: Content) -> some View {
        if let value { content.layoutValue(key: RowNameKey.self, value: value) } else { content }
    }
}

/// The label as it is: the row is what shows the press.
private struct RowLinkStyle: PrimitiveButtonStyle {
    let isIdle: Bool
    let choose: @MainActor (AnyHashable) -> Void

    func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, rowPart: isIdle ? nil : .link, choose: choose) { $0.label }
    }
}

/// A link that is a row of a list: with its badge, and an arrow at its end.
private struct LinkRow<Label: View>: View {
    let label: Label
    let hasArrow: Bool
    @Environment(\.rowBadge) private var badge

    init(label: Label, hasArrow: Bool) {
        self.label = label
        self.hasArrow = hasArrow
    }

    var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            if let badge { badge.foregroundStyle(.secondary) }
            if hasArrow { RowArrow() }
        }
    }
}

/// The arrow at the end of a row that leads on.
struct RowArrow: View {
    var body: some View {
        TrailingChevron(width: 7, height: 12, lineWidth: 2).foregroundStyle(.tertiary).freshForeground()
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(isActive: isActive, destination: { destination }) { Text(titleKey) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
