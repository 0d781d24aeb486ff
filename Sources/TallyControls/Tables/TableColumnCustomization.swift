public import Foundation
public import TallyCore

/// What a person, or the program, has made of the columns of a table: which are seen, and in which order.
///
/// A column takes part that has a `customizationID(_:)`, as does what stands under an id which no column has now. It can be encoded, and kept by
/// `AppStorage` and `SceneStorage`.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: Bool] = [:]
    /// The columns' ids; those that are missing stand where they are written.
    var order: [String] = []
    /// Points that columns were given by hand, by their ids.
    var widths: [String: Double] = [:]

    public init() {}

    /// Whether the column is seen; `automatic`: as its `defaultVisibility(_:)` says.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Has the columns stand in the order in which they are written.
    public mutating func resetOrder() { order = [] }
}

extension TableColumnContent {
    /// Says whether the columns are seen while a customization says nothing of them.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        TableColumnChange(base: self) { $0.defaultVisibility = visibility }
    }

    /// Names the column in a customization; of columns of one id all are seen or none.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        TableColumnChange(base: self) { $0.customizationID = id }
    }

    /// Takes from people what they could do with the columns; what the customization says holds all the same.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        TableColumnChange(base: self) { $0.disabledBehavior = behavior }
    }
}

extension AppStorage {
    /// Kept as JSON. What is kept and cannot be read counts as nothing.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(coding: wrappedValue, key, store: store)
    }
}

extension SceneStorage {
    /// Kept as JSON. What is kept and cannot be read counts as nothing.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(coding: wrappedValue, key)
    }
}
