import TallyCore

extension Group: ToolbarContent where Content: ToolbarContent {
    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }

    @MainActor public var body: Never { fatalError("A group of toolbar items has no body.") }

    @MainActor public static func _collect(_ group: Self, into items: inout _ToolbarItems) {
        Content._collect(group.content, into: &items)
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
