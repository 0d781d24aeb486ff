import Foundation
import TallyCore
import TallyUI

/// Rows below one another that scroll, with a line between them.
///
/// Each view of the content is a row, of 44 points at least; rows that come or go in an animation fade while the others
/// travel. `listStyle(_:)` has sections stand on cards; headers scroll with their rows.
///
/// The rows of a `ForEach` are made as they come near what is seen, as by `LazyVStack`: those in view appear, and keep their
/// state when they have disappeared. Only the rows that are made are found by their text, and told to assistive technology.
///
/// With a `selection` a press on a row selects it, by its `tag(_:)` or else by its id. Of a set the row alone is selected,
/// and in edit mode it is added or taken out; the row is drawn on a darker ground. What is selected and not a row stays.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    let selection: ListSelection?
    @Environment(\.listLook) private var askedLook
    @Environment(\.automaticListLook) private var automaticLook
    private let lines = NodeMemory<ListLines>()
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.scrollContentBackground) private var ground
    @Environment(\.selectionMenu) private var menu
    @Environment(\.alternatingRows) private var alternatingRows

    init(rows: Content, _ selection: ListSelection? = nil) {
        content = rows
        self.selection = selection
    }

    public var body: some View {
        ScrollView {
            ListColumn(
                look: look, sectionSpacing: sectionSpacing.points, rowSpacing: spacingOfRows, alternates: alternates,
                tellsEnds: lines.wrapped.knowEnds
            ) { rows }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .modifier(OpensOneRow())
        .modifier(SplitSelection(selection: selection))
        .environment(\.isInList, true)
        .environment(\.alignsLabels, true)
        .environment(\.marksSelection, selection?.isMultiple ?? false)
        .environment(\.shownListLook, look)
        .environment(\.listLines, lines.wrapped)
        .environment(\.sectionLook, look == .plain ? .plain : .grouped)
        .modifier(ListGround(isPlain: look == .plain, isShown: ground != .hidden))
    }

    private var look: ListLook { askedLook == .automatic ? automaticLook : askedLook }

    private var spacingOfRows: CGFloat {
        rowSpacing.map { $0 > 0 && $0.isFinite ? Swift.min($0, 1_000_000) : 0 } ?? 0
    }

    private var alternates: Bool { look == .plain && alternatingRows == .enabled }

    @ViewBuilder private var rows: some View {
        if let menu, let selection, menu.isFor(SelectionValue.self) {
            content.modifier(SelectionMenuRow(menu: menu, selection: selection)).modifier(card(selection.acting(menu)))
                .environment(\.namesRows, true).environment(\.selectedType, selection.type)
        } else if look != .plain || selection != nil || alternates {
            content.modifier(card(selection)).environment(\.namesRows, selection != nil)
                .environment(\.selectedType, selection?.type)
        } else {
            content.modifier(ListRow(hasTints: lines.wrapped.areTinted))
        }
    }

    private func card(_ selection: ListSelection?) -> CardRow {
        CardRow(
            alternates: alternates, hasTints: lines.wrapped.areTinted, selection: selection)
    }
}

/// What the rows of a list stand on.
private struct ListGround: ViewModifier {
    let isPlain: Bool
    let isShown: Bool

    func body(content: Content) -> some View {
        content.background {
            if isShown { Rectangle().fill(isPlain ? ListFill.plain : .ground).ignoresSafeArea() }
        }
    }
}

/// The face of every row; the modifiers go to each of the views.
struct ListRow: ViewModifier {
    var hasTints = false

    func body(content: Content) -> some View {
        content
            .modifier(ListRowFrame())
            .modifier(RowPress(drawsGround: true))
            .modifier(RowMenu())
            .modifier(RowSwipes())
            .overlay(alignment: .bottom) { ListLine(isTinted: hasTints) }
    }
}

/// A row on a card, or one that can be selected.
private struct CardRow: ViewModifier {
    let alternates: Bool
    let hasTints: Bool
    let selection: ListSelection?
    @Environment(\.editMode) private var editMode

    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    func body(content: Content) -> some View {
        marked(content)
            .modifier(ListRowFrame())
            .modifier(RowPress())
            .modifier(RowMenu())
            .modifier(RowSwipes())
            .background {
                if let selection {
                    Rectangle().fill(ControlFill.ground).modifier(TagShown(selection: selection.tags()))
                }
            }
            .background {
                RowGround()
                if alternates { AlternatingGround() }
            }
            .overlay(alignment: .bottom) { ListLine(isTinted: hasTints) }
            .modifier(SelectedByPress(selection: selection, isEditing: isEditing))
    }
}

extension CardRow {
    @ViewBuilder private func marked(_ content: Content) -> some View {
        if let selection, selection.isMultiple {
            content.modifier(SelectionMark(selection: selection, isEditing: isEditing))
        } else {
            content
        }
    }
}

private struct SelectedByPress: ViewModifier {
    let selection: ListSelection?
    let isEditing: Bool

    func body(content: Content) -> some View {
        if let selection {
            let choose: @MainActor (AnyHashable) -> Void = { selection.choose($0, isEditing) }
            content
                .modifier(PressModifier(action: {}, choose: choose) { _ in })
                .modifier(
                    AccessibilityAttachmentModifier(
                        AccessibilityChange(
                            isElement: true, keepsControlsApart: true, choose: choose, selection: selection.tags())))
        } else {
            content
        }
    }
}

private struct InListKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view stands in a row.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }
}
