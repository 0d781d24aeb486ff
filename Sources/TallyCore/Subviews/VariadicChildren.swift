/// The views in a `_VariadicView.Tree`, in order; as a view, all of them.
///
/// Collections, conditions, groups and sections are taken apart, and views with a body that have no state of their own.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    /// One of the views: in its place, wherever it is put.
    nonisolated public struct Element: View, Identifiable {
        var subview: Subview

        /// Tells the view from all others of its tree.
        public var id: AnyHashable { subview.id }

        /// Returns the id that the view has by `id(_:)` or else by the collection that it comes from, if it is of the type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.containerValues.givenID?.base as? ID }

        /// What was written at the view by `_trait(_:_:)`. Writing it here changes it for those alone who read this value.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { subview.containerValues[trait: key] }
            set { subview.containerValues[trait: key] = newValue }
        }

        @MainActor public var body: some View { subview }

        @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
            list.add(handedOn: view.pointee.subview)
        }
    }

    private let subviews: SubviewsCollection

    init(_ subviews: SubviewsCollection) { self.subviews = subviews }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    @MainActor public var body: some View { subviews }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        SubviewsCollection._addSubviews(FieldAddresses.first(of: view, SubviewsCollection.self), to: &list)
    }
}

/// The id that a program gave its view, the innermost of several.
private enum GivenIDKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
}

extension ContainerValues {
    /// By `id(_:)` and by collections; nil: by neither.
    package var givenID: AnyHashable? { self[GivenIDKey.self] }

    /// Notes an id around what has perhaps one already.
    package mutating func takeID(_ id: AnyHashable) {
        if givenID == nil { self[GivenIDKey.self] = id }
    }
}
