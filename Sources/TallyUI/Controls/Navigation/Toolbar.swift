/// An item of a bar, with where it stands.
struct ToolbarEntry {
    let place: ToolbarItemPlacement.Place
    let content: AnyView
}

/// Items of the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Self.Body { get }

    /// Adds the items in their order. Content with a body needs none of its own.
    @MainActor static func _collect(_ content: Self, into items: inout _ToolbarItems)
}

/// Collects items of bars.
@MainActor
public struct _ToolbarItems {
    var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
    @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        Body._collect(content.body, into: &items)
    }
}

extension Never: ToolbarContent {
    @MainActor public static func _collect(_ content: Never, into items: inout _ToolbarItems) {}
}

/// Where an item stands.
public struct ToolbarItemPlacement: Sendable {
    enum Place: Sendable { case leading, middle, trailing, bottom }
    let place: Place

    /// At the trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .middle)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    /// At the bottom of the screen.
    public static let status = ToolbarItemPlacement(place: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the bottom of the screen.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    @MainActor public var body: Never { fatalError("A toolbar item has no body.") }

    @MainActor public static func _collect(_ item: Self, into items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(place: item.placement.place, content: AnyView(item.content)))
    }
}

extension ToolbarItem where ID == () {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Views that stand at one place of a bar, side by side.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: Never { fatalError("A group of toolbar items has no body.") }

    @MainActor public static func _collect(_ group: Self, into items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(place: group.placement.place, content: AnyView(group.content)))
    }
}

/// Several items, as the builder makes them.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    let content: (repeat each Content)

    @MainActor public var body: Never { fatalError("Toolbar items have no body.") }

    @MainActor public static func _collect(_ tuple: Self, into items: inout _ToolbarItems) {
        func add<C: ToolbarContent>(_ content: C) { C._collect(content, into: &items) }
        repeat add(each tuple.content)
    }
}

/// Items that may be there.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content?

    @MainActor public var body: Never { fatalError("Toolbar items have no body.") }

    @MainActor public static func _collect(_ optional: Self, into items: inout _ToolbarItems) {
        if let content = optional.content { Content._collect(content, into: &items) }
    }
}

/// Turns statements into the items of bars.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        _TupleToolbarContent(content: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        _OptionalToolbarContent(content: content)
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbarContent<First, Second> { .first(first) }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbarContent<First, Second> { .second(second) }
}

/// Items of an `if` with an `else`.
nonisolated public enum _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    case first(First)
    case second(Second)

    @MainActor public var body: Never { fatalError("Toolbar items have no body.") }

    @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        switch content {
        case .first(let content): First._collect(content, into: &items)
        case .second(let content): Second._collect(content, into: &items)
        }
    }
}

/// A bar that can be shown or hidden as a whole.
public struct ToolbarPlacement: Sendable, Equatable {
    enum Bar: Sendable { case navigation, other }
    let bar: Bar

    public static let automatic = ToolbarPlacement(bar: .navigation)
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    public static let bottomBar = ToolbarPlacement(bar: .other)
    public static let tabBar = ToolbarPlacement(bar: .other)
}

extension View {
    /// Items for the bars of the screen around. Outside of a navigation stack nothing shows them.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        let content = content()
        return navigationBarChange { bar in
            var items = _ToolbarItems()
            Content._collect(content, into: &items)
            bar.items += items.entries
        }
    }

    /// A view at the trailing end of the bar of the screen around.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return navigationBarChange { bar in
            bar.items.append(ToolbarEntry(place: .trailing, content: AnyView(content)))
        }
    }

    /// What is drawn behind the bar at the top of the screen; other bars have no ground of their own.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarChange { bar in
            guard bars.isEmpty || bars.contains(where: { $0.bar == .navigation }) else { return }
            bar.ground = AnyShapeStyle(style)
        }
    }

    /// Whether the bar at the top of the screen has a ground: what `toolbarBackground(_:for:)` gives, or a material.
    /// `automatic`: what is given is always drawn, and the material where content has scrolled below the bar.
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarChange { bar in
            guard bars.isEmpty || bars.contains(where: { $0.bar == .navigation }) else { return }
            bar.groundVisibility = visibility
        }
    }

    /// Whether the bar at the top of the screen is drawn for the light or for the dark; nil: as the screen is.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarChange { bar in
            guard bars.isEmpty || bars.contains(where: { $0.bar == .navigation }) else { return }
            bar.colorScheme = colorScheme
        }
    }

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

    /// Shows or hides the bar at the top of the screen; other bars are shown where they have items.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarChange { bar in
            guard bars.isEmpty || bars.contains(where: { $0.bar == .navigation }) else { return }
            bar.isHidden = visibility == .automatic ? nil : visibility == .hidden
        }
    }
}
