import Foundation
import TallyCore
import TallyUI

// Several links share one selection: the screen of the one whose tag it holds is there. A link that goes takes its own tag
// away only, as another may have come in its place.
extension NavigationLink {
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: selection.holds(tag), destination: destination, label: label)
    }

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, isActive: selection.holds(tag), label: label)
    }
}

extension NavigationLink where Label == Text {
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }
}

extension Binding {
    /// Returns a binding to whether the value is this tag. Set to false, it takes this tag away and no other.
    fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            reading: { wrappedValue == tag },
            writing: { isChosen, transaction in
                if isChosen {
                    self.transaction(transaction).wrappedValue = tag
                } else if wrappedValue == tag {
                    self.transaction(transaction).wrappedValue = nil
                }
            })
    }
}
