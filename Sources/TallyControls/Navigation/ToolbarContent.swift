import TallyCore

/// An item of a bar, with where it stands.
struct ToolbarEntry {
    let place: ToolbarItemPlacement.Place
    let content: AnyView
    /// It stands out from the others.
    var confirms = false
    /// The surroundings of the view that the item is said of; nil: those of the bar count.
    var surroundings: ItemSurroundings?
}

extension ToolbarEntry {
    init(_ placement: ToolbarItemPlacement, content: AnyView) {
        self.init(place: placement.place, content: content, confirms: placement.confirms)
    }
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
    /// What the title opens.
    var titleMenu: AnyView?
}

extension ToolbarContent {
    @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        Body._collect(content.body, into: &items)
    }
}

extension Never: ToolbarContent {
    @MainActor public static func _collect(_ content: Never, into items: inout _ToolbarItems) {}
}
