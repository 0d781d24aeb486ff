import TallyCore

/// Where an item stands.
public struct ToolbarItemPlacement: Sendable {
    enum Place: Sendable { case leading, middle, trailing, bottom, keyboard }
    let place: Place

    /// The item stands at the trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// The item stands in the middle, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .middle)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    /// The item stands at the bottom of the screen.
    public static let status = ToolbarItemPlacement(place: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The item stands at the bottom of the screen.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// The item stands at the bottom of the screen while a field of the screen has the keyboard.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content
    /// What tells it apart from the bar's other items.
    private let itemID: ID

    @MainActor public var body: Never { fatalError("A toolbar item has no body.") }

    @MainActor public static func _collect(_ item: Self, into items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(place: item.placement.place, content: AnyView(item.content)))
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

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: Never { fatalError("A group of toolbar items has no body.") }

    @MainActor public static func _collect(_ group: Self, into items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(place: group.placement.place, content: AnyView(group.content)))
    }
}
