import TallyCore
import TallyUI

/// A control that chooses one of several values, each of which a view with a `tag(_:)` stands for.
///
/// As a button that opens a menu, as segments side by side, as a wheel, as a link to a screen of choices, or as rows of
/// which the chosen one is marked: see `pickerStyle(_:)`. In a menu it is rows, or a menu inside where it has the style
/// `menu`. Views of a `ForEach` stand for their ids where they have no tag, those of one over a range of numbers for their
/// places; other views without a tag can be seen and not chosen. A divider is a line in a menu, and elsewhere nothing. The
/// label is shown in rows of lists and forms, by links and in menus; elsewhere it is left out. Of several texts in it the
/// first is the title, the others stand below it, smaller.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// One, or those of all that are chosen for at once.
    private let selections: [Binding<SelectionValue>]
    private let content: Content
    private let label: Label
    @Environment(\.pickerLook) private var look
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInList) private var isInList
    @Environment(\.areLabelsHidden) private var isLabelHidden

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(several: [selection], content: content(), label: label())
    }

    init(several: [Binding<SelectionValue>], content: Content, label: Label) {
        selections = several
        self.content = content
        self.label = label
    }

    /// What no view stands for where several are chosen for, and differ.
    private struct Mixed: Hashable {}

    @MainActor private var selected: AnyHashable {
        guard let first = selections.first?.wrappedValue,
            selections.dropFirst().allSatisfy({ $0.wrappedValue == first })
        else { return AnyHashable(Mixed()) }
        return AnyHashable(first)
    }

    @MainActor public var body: some View {
        let selected = selected
        Group {
            switch shownLook {
            case .segments: Segments(selection: selected, content: content, choose: choose)
            case .menu where isInMenu:
                Menu {
                    rows(selected)
                } label: {
                    title
                }
            case .automatic, .menu: PickerMenu(selection: selected, content: content, label: title, choose: choose)
            case .inline:
                if isInList, !isInMenu, !isLabelHidden { title.standardForeground(.secondary) }
                rows(selected)
            case .wheel: PickerWheel(selection: selected, content: content, choose: choose)
            case .link:
                PickerLink(selection: selected, content: content, label: title, title: label as? Text, choose: choose)
            }
        }
        .environment(\.namesRows, true)
        .environment(\.leavesDividersOut, !showsDividers)
    }

    /// A menu draws lines between its items; elsewhere each view would be one to choose.
    @MainActor private var showsDividers: Bool { isInMenu || shownLook == .automatic || shownLook == .menu }

    private var shownLook: PickerLook { isInMenu && look != .menu ? .inline : look }
    @MainActor private var title: TitledLabel<Label> { TitledLabel(content: label) }

    @MainActor private func rows(_ selected: AnyHashable) -> some View {
        content.modifier(PickerRow(selection: [selected], choose: choose))
    }

    @MainActor private func choose(_ tag: AnyHashable) {
        // A tag may be of the value's type where the selection is optional.
        guard let new = tag.base as? SelectionValue else { return }
        for selection in selections where selection.wrappedValue != new { selection.wrappedValue = new }
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
