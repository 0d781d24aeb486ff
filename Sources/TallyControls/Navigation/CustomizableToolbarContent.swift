import TallyCore

/// Items of a bar that a person could arrange, each known by an id. Bars here are as they are written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// What a person may do with an item of a bar.
public struct ToolbarCustomizationBehavior: Sendable {
    /// Moved and taken out.
    public static var `default`: ToolbarCustomizationBehavior { .init() }
    /// Moved.
    public static var reorderable: ToolbarCustomizationBehavior { .init() }
    public static var disabled: ToolbarCustomizationBehavior { .init() }
}

/// What else holds for an item of a bar before a person has arranged it.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An item that is not shown can still be put in.
    public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

/// Items that are not shown until a person puts them into the bar, which nobody can here.
nonisolated private struct HiddenToolbarContent<Content: CustomizableToolbarContent>: CustomizableToolbarContent {
    let content: Content
    let isHidden: Bool

    @MainActor var body: Never { fatalError("Toolbar items have no body.") }

    @MainActor static func _collect(_ hidden: Self, into items: inout _ToolbarItems) {
        if !hidden.isHidden { Content._collect(hidden.content, into: &items) }
    }
}

extension CustomizableToolbarContent {
    /// Says what a person may do with the items. Changes nothing: bars here are as they are written.
    public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
        -> some CustomizableToolbarContent
    {
        self
    }

    /// Sets whether the items are there before a person has arranged the bar: with `hidden` they are not shown.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        HiddenToolbarContent(content: self, isHidden: defaultVisibility == .hidden)
    }
}

extension Never: CustomizableToolbarContent {}
extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension _OptionalToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension _EitherToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}
