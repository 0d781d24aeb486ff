import Foundation
import TallyCore
import TallyUI

/// A button that opens a menu of buttons, toggles, pickers, sections and further menus beside it.
///
/// A tap on the label opens it; where there is a `primaryAction` the tap runs that, and a long press opens the menu. A tap
/// outside, an item and Escape close it; the up and down arrows lead through its items as a pointer over them does, Return
/// and Space choose, and the arrows to the sides open and close a menu inside it. It grows
/// out of the label and moves as its transaction says, by a spring of its own where that has no animation. Its items
/// stand in the order in which they are written, on either side of the label. A menu too long for the stage scrolls.
///
/// A menu inside a menu opens in its place, below its label.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @Environment(\.isInMenu) private var isInMenu

    init(label: Label, content: Content, primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A tap runs the action; a long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    @MainActor public var body: some View {
        if isInMenu {
            MenuInMenu(label: label, content: content)
        } else {
            StyledControl(
                configuration: MenuStyleConfiguration(
                    label: .init(content: label.asOneLabel), content: .init(content: AnyView(content)),
                    primaryAction: primaryAction))
        }
    }
}

/// What is seen of a menu that is closed, and what opens it.
struct MenuButton<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    /// Whether a press anywhere in the row of a list opens it, not on the label alone.
    var fillsRow = false
    /// Which part of the button the menu opens beside; nil: all of it.
    let part: ((CGRect) -> CGRect)?
    @State private var isOpen = false

    init(
        label: Label, content: Content, primaryAction: (() -> Void)?, fillsRow: Bool = false,
        part: ((CGRect) -> CGRect)? = nil
    ) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
        self.fillsRow = fillsRow
        self.part = part
    }

    var body: some View {
        if let primaryAction {
            Button(action: { primaryAction() }, label: { label })
                .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
                .environment(\.standsAloneInRow, true)
                .modifier(menu)
        } else {
            Button {
                isOpen = true
            } label: {
                label
            }
            .environment(\.standsAloneInRow, !fillsRow)
            .modifier(menu)
        }
    }

    private var menu: some ViewModifier {
        FloatingModifier(.menu, $isOpen, part: part) { place in MenuFace(place: place, content: content) }
    }
}

/// A menu in a menu: an item, and below it what it holds while it is open.
private struct MenuInMenu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @State private var isOpen = false
    @FocusState private var hasFocus
    @Environment(\.menuDepth) private var depth
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Button {
            open(!isOpen)
        } label: {
            HStack(spacing: 8) {
                Image(systemName: "chevron.right")
                    .font(.footnote.weight(.semibold))
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
                    .accessibilityHidden(true)
                label
            }
        }
        .environment(\.menuDismissal, false)
        .focused($hasFocus)
        .onKeyPress(forward) { open(true) }
        .onKeyPress(back) { open(false) }
        if isOpen {
            content
                .environment(\.menuDepth, depth + 1)
                .onKeyPress(back) {
                    hasFocus = true
                    return open(false)
                }
        }
    }

    /// The arrow from an item to what it holds.
    private var forward: KeyEquivalent { layoutDirection == .leftToRight ? .rightArrow : .leftArrow }
    private var back: KeyEquivalent { layoutDirection == .leftToRight ? .leftArrow : .rightArrow }

    @discardableResult private func open(_ opens: Bool) -> KeyPress.Result {
        if opens == isOpen { return .ignored }
        withAnimation(.snappy(duration: 0.3)) { isOpen = opens }
        return .handled
    }
}

private struct InMenuKey: EnvironmentKey { static let defaultValue = false }
private struct MenuDepthKey: EnvironmentKey { static let defaultValue = 0 }
private struct InMenuCellKey: EnvironmentKey { static let defaultValue = false }
private struct MenuDismissalKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the view is an item of a menu.
    var isInMenu: Bool {
        get { self[InMenuKey.self] }
        set { self[InMenuKey.self] = newValue }
    }

    /// How many menus stand around that one in which the view is an item.
    var menuDepth: Int {
        get { self[MenuDepthKey.self] }
        set { self[MenuDepthKey.self] = newValue }
    }

    /// Whether the view is one of several items in a row of a menu.
    var isInMenuCell: Bool {
        get { self[InMenuCellKey.self] }
        set { self[InMenuCellKey.self] = newValue }
    }

    /// Whether an item closes its menu.
    var menuDismissal: Bool {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }
}
