import TallyCore

extension View {
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let leading = leading
        return navigationBarChange { $0.items.append(ToolbarEntry(place: .leading, content: AnyView(leading))) }
    }

    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let trailing = trailing
        return navigationBarChange { $0.items.append(ToolbarEntry(place: .trailing, content: AnyView(trailing))) }
    }
}
