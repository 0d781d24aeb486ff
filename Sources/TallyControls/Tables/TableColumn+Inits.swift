public import Foundation
public import TallyCore
public import TallyUI

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column whose header sorts with a comparator.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), sort: TypedTableColumnSort(comparator), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol {
        self.init(label: Text(title), sort: TypedTableColumnSort(comparator), content: content)
    }

    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, sort: TypedTableColumnSort(comparator), content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column that does not sort.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), sort: nil, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol {
        self.init(label: Text(title), sort: nil, content: content)
    }

    nonisolated public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, sort: nil, content: content)
    }

    /// A column of texts that does not sort.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(titleKey), sort: nil) { Text($0[keyPath: value]) }
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text, S: StringProtocol {
        self.init(label: Text(title), sort: nil) { Text($0[keyPath: value]) }
    }

    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: text, sort: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column whose header sorts by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), sort: .by(KeyPathComparator(value)), content: content)
    }

    @_disfavoredOverload
    public init<S, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol {
        self.init(label: Text(title), sort: .by(KeyPathComparator(value)), content: content)
    }

    public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, sort: .by(KeyPathComparator(value)), content: content)
    }

    /// A column whose header sorts by a value, which a comparator compares.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(titleKey), sort: .by(KeyPathComparator(value, comparator: comparator)), content: content)
    }

    @_disfavoredOverload
    public init<S, V, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, S: StringProtocol {
        self.init(label: Text(title), sort: .by(KeyPathComparator(value, comparator: comparator)), content: content)
    }

    public init<V, C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: text, sort: .by(KeyPathComparator(value, comparator: comparator)), content: content)
    }

    /// A column of texts, whose header sorts by them.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator
    ) where Content == Text {
        self.init(label: Text(titleKey), sort: .by(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
    ) where Content == Text, S: StringProtocol {
        self.init(label: Text(title), sort: .by(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }

    public init(
        _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
    ) where Content == Text {
        self.init(label: text, sort: .by(KeyPathComparator(value, comparator: comparator))) { Text($0[keyPath: value]) }
    }

    /// A column of texts, whose header sorts by them: by the language, if nothing else is said.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: _LocalizedComparator = .localizedStandard
    ) where Content == Text {
        self.init(label: Text(titleKey), sort: .by(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        comparator: _LocalizedComparator = .localizedStandard
    ) where Content == Text, S: StringProtocol {
        self.init(label: Text(title), sort: .by(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }

    public init(
        _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
        comparator: _LocalizedComparator = .localizedStandard
    ) where Content == Text {
        self.init(label: text, sort: .by(KeyPathComparator(value, comparator: comparator))) { Text($0[keyPath: value]) }
    }
}
