import Foundation
import TallyCore
import TallyUI

extension Tab where Value: Hashable, Content: View, Label: View {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(AnyHashable(value), content: content(), label: label())
    }

    /// A tab in a role; how it looks is its label's.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content(), label: label())
    }

    /// A tab in a role; how it looks is its label's.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyHashable(value), content: content(),
            label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyHashable(value), content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyHashable(value), content: content(),
            label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyHashable(value), content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// A tab that its role labels.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), content: content(), label: .role(role))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// A tab that its role labels.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(nil, content: content(), label: .role(role))
    }
}
