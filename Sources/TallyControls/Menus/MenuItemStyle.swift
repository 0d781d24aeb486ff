import Foundation
import TallyCore
import TallyUI

/// A button as an item of a menu: it acts, and closes the menu.
struct MenuItemStyle: PrimitiveButtonStyle {
    let dismiss: DismissAction

    func makeBody(configuration: Configuration) -> some View {
        MenuItem(configuration: configuration, dismiss: dismiss)
    }
}

private struct MenuItem: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let dismiss: DismissAction
    @Environment(\.menuDismissal) private var closes
    @Environment(\.menuActionDismissBehavior) private var behavior
    @Environment(\.isEnabled) private var isEnabled
    @FocusState private var hasFocus

    var body: some View {
        PressedButton(
            configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
                configuration.trigger()
                if closes, behavior != .disabled { dismiss() }
            }
        ) { face in
            MenuItemFace(face: face, hasFocus: hasFocus)
        }
        .focused($hasFocus)
        .onHover { hasFocus = $0 && isEnabled }
    }
}

private struct MenuItemFace: View {
    let face: ButtonStyleConfiguration
    let hasFocus: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuDepth) private var depth
    @Environment(\.isInMenuCell) private var isCell

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return face.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
    }

    var body: some View {
        face.label
            .standardForeground(style)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, isCell ? 4 : 16)
            .padding(.leading, isCell ? 0 : CGFloat(depth) * 16)
            .padding(.vertical, 11)
            .frame(minHeight: 44)
            .background(face.isPressed || hasFocus ? AnyShapeStyle(ControlFill.ground) : AnyShapeStyle(.clear))
    }
}

/// A toggle as an item of a menu: marked while it is on.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Button {
            isOn.wrappedValue.toggle()
        } label: {
            HStack(spacing: 8) {
                MenuMark().opacity(isOn.wrappedValue ? 1 : 0)
                configuration.label
            }
        }
    }
}

/// The mark of what is on, or chosen.
struct MenuMark: View {
    var body: some View {
        Image(systemName: "checkmark").font(.footnote.weight(.semibold)).frame(width: 16).accessibilityHidden(true)
    }
}

/// The title, and the icon at the other end.
struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.title
            Spacer(minLength: 0)
            configuration.icon.accessibilityHidden(true)
        }
    }
}
