import Foundation

/// A button that pushes a screen onto the navigation stack around it.
///
/// A link that stands in no stack, and one of the value nil, is disabled. For a value of a type that no
/// `navigationDestination(for:)` of the stack makes a screen of, nothing is pushed and a warning is written once.
public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
    }

    private let target: Target
    private let label: Label
    private let isActive: Binding<Bool>?
    private let source = NodeMemory<NavigationSource>()
    @Environment(\.navigationEntry) private var place
    @Environment(\.isInList) private var isInList

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
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }

    @available(*, deprecated, message: "Pass a closure as the destination.")
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view { destination }, label: label())
    }

    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let destination = destination()
        self.init(.view { destination }, isActive: isActive, label: label())
    }

    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view { destination }, isActive: isActive, label: label())
    }

    public var body: some View {
        let pusher = source.wrapped
        let _ = bring(pusher)
        let isDisabled = place == nil || isOfNothing
        if isInList {
            Button(action: { follow(pusher) }) { LinkRow(label: label) }.buttonStyle(.plain).disabled(isDisabled)
        } else {
            Button(action: { follow(pusher) }) { label }.disabled(isDisabled)
        }
    }

    private var isOfNothing: Bool { if case .value(nil) = target { true } else { false } }

    private func bring(_ source: NavigationSource) {
        guard case .view(let destination) = target else { return }
        var popped: (@MainActor () -> Void)?
        if let isActive { popped = { isActive.wrappedValue = false } }
        source.bring(content: { AnyView(destination()) }, popped: popped)
        if let isActive { source.present(isActive.wrappedValue, on: place) }
    }

    private func follow(_ source: NavigationSource) {
        switch target {
        case .value(let value): if let value { place?.model.push(value) }
        case .view:
            if let isActive { isActive.wrappedValue = true } else { source.present(true, on: place) }
        }
    }
}

/// A link in a row of a list: the whole row, with an arrow at its end.
private struct LinkRow<Label: View>: View {
    let label: Label

    var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            TrailingChevron(width: 7, height: 12, lineWidth: 2).foregroundStyle(.tertiary).freshForeground()
        }
        .contentShape(Rectangle())
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

    @available(*, deprecated, message: "Pass a closure as the destination.")
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }) { Text(titleKey) }
    }

    @available(*, deprecated, message: "Pass a closure as the destination.") @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }) { Text(title) }
    }

    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
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
