import TallyCore
import TallyUI

/// A control that chooses one of several values, each of which a view with a `tag(_:)` stands for.
///
/// As segments side by side, as a button that opens a menu, as a wheel, as a link to a screen of choices, or as rows of
/// which the chosen one is marked: see `pickerStyle(_:)`. In a menu it is rows. Views of a `ForEach` stand for their ids
/// where they have no tag, those of one over a range of numbers for their places; other views without a tag can be seen and
/// not chosen. The label is shown in rows of lists and forms, and by links; elsewhere it is left out.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label
    @Environment(\.pickerLook) private var look
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isForm) private var isForm

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        let selected = AnyHashable(selection.wrappedValue)
        Group {
            switch isInMenu ? .inline : look {
            case .automatic where isForm:
                PickerMenu(selection: selected, content: content, label: label, choose: choose)
            case .segments, .automatic: Segments(selection: selected, content: content, choose: choose)
            case .menu: PickerMenu(selection: selected, content: content, label: label, choose: choose)
            case .inline: content.modifier(PickerRow(selection: [selected], choose: choose))
            case .wheel: PickerWheel(selection: selected, content: content, choose: choose)
            case .link: PickerLink(selection: selected, content: content, label: label, choose: choose)
            }
        }
        .environment(\.namesRows, true)
    }

    private func choose(_ tag: AnyHashable) {
        // A tag may be of the value's type where the selection is optional.
        guard let new = tag.base as? SelectionValue, new != selection.wrappedValue else { return }
        selection.wrappedValue = new
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

extension Picker where Label == TallyControls.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TallyControls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TallyControls.Label(title, systemImage: systemImage) }
    }
}
