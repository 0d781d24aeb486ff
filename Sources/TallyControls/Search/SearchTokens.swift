import TallyCore

/// A token of a search, as the field shows it.
nonisolated struct SearchToken: Identifiable {
    let id: AnyHashable
    let view: AnyView
}

/// The tokens of a search, whatever they are.
nonisolated struct SearchTokens {
    /// Reads the binding, and makes the views.
    let read: () -> [SearchToken]
    let removeLast: () -> Void
    let removeAll: () -> Void
    /// Adds a token, unless it is there; false for what is no token of this search.
    let add: (Any) -> Bool
    /// What is suggested and not chosen; nil: nothing is suggested.
    var suggested: (() -> [(token: Any, shown: SearchToken)])?
}

extension SearchTokens {
    init<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        _ tokens: Binding<C>, suggested: Binding<C>? = nil, _ view: @escaping (C.Element) -> V
    ) where C.Element: Identifiable {
        self.init(editable: tokens) { view($0.wrappedValue) }
        guard let suggested else { return }
        self.suggested = {
            let chosen = Set(tokens.wrappedValue.map { AnyHashable($0.id) })
            return suggested.wrappedValue.filter { !chosen.contains(AnyHashable($0.id)) }
                .map { ($0, SearchToken(id: AnyHashable($0.id), view: AnyView(view($0)))) }
        }
    }

    init<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        editable tokens: Binding<C>, _ view: @escaping (Binding<C.Element>) -> V
    ) where C.Element: Identifiable {
        read = {
            tokens.wrappedValue.map { token in
                SearchToken(id: AnyHashable(token.id), view: AnyView(view(Self.binding(to: token, in: tokens))))
            }
        }
        removeLast = {
            guard let last = tokens.wrappedValue.indices.last else { return }
            tokens.wrappedValue.remove(at: last)
        }
        removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
        add = { token in
            guard let token = token as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
            return true
        }
    }

    /// Returns a binding to the token of this id, which is not written when it has gone.
    private static func binding<C: RandomAccessCollection & RangeReplaceableCollection>(
        to token: C.Element, in tokens: Binding<C>
    ) -> Binding<C.Element> where C.Element: Identifiable {
        Binding(
            reading: { tokens.wrappedValue.first { $0.id == token.id } ?? token },
            writing: { new in
                guard let place = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) else { return }
                tokens.wrappedValue.replaceSubrange(place...place, with: CollectionOfOne(new))
            })
    }
}
