import TallyCore

/// Where an item stands.
public struct ToolbarItemPlacement {
    enum Place: Sendable { case leading, middle, trailing, secondary, bottom, keyboard }
    let place: Place
    /// What stands there is what the screen is for.
    var confirms = false

    /// The item stands at the trailing end of the bar.
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// The item stands in the middle, in place of the title.
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(place: .middle) }
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// The items stand in a menu at the trailing end of the bar.
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .secondary) }
    /// The item stands at the bottom of the screen.
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(place: .bottom) }
    /// The item stands at the trailing end of the bar, bolder than others.
    public static var confirmationAction: ToolbarItemPlacement {
        ToolbarItemPlacement(place: .trailing, confirms: true)
    }
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// The item stands at the bottom of the screen.
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(place: .bottom) }
    /// The item stands at the bottom of the screen while a field of the screen has the keyboard.
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(place: .keyboard) }
}

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content
    /// What tells it apart from the bar's other items.
    private let itemID: ID

    @MainActor public var body: Never { fatalError("A toolbar item has no body.") }

    @MainActor public static func _collect(_ item: Self, into items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(item.placement, content: AnyView(item.content)))
    }
}

extension ToolbarItem where ID == () {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
        itemID = ()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
        itemID = id
    }

    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public nonisolated var id: ID { itemID }
}

/// Views that stand at one place of a bar, side by side.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: Never { fatalError("A group of toolbar items has no body.") }

    @MainActor public static func _collect(_ group: Self, into items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(group.placement, content: AnyView(group.content)))
    }
}
