/// A control that chooses one of several values: a row of segments, each showing a view with a `tag(_:)`.
///
/// Every picker style is drawn as segments. Views without a tag can be seen and not chosen; the label is told to assistive
/// technology.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        Segments(
            selection: AnyHashable(selection.wrappedValue), content: content,
            choose: { tag in
                // A tag may be of the value's type where the selection is optional.
                guard let new = tag.base as? SelectionValue, new != selection.wrappedValue else { return }
                selection.wrappedValue = new
            })
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// How pickers look. Segments stand for all of them.
@MainActor @preconcurrency
public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle { public nonisolated init() {} }
public struct SegmentedPickerStyle: PickerStyle { public nonisolated init() {} }
public struct MenuPickerStyle: PickerStyle { public nonisolated init() {} }
public struct InlinePickerStyle: PickerStyle { public nonisolated init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// Drawn as segments: there are no menus.
    public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Drawn as segments.
    public static var inline: InlinePickerStyle { .init() }
}

extension View {
    /// Pickers are drawn as segments, whatever the style.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
