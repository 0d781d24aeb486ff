import Foundation
import TallyCore
import TallyUI

/// Controls side by side, on a ground of their own or as a row of a menu.
struct ControlGroupFace: View {
    let configuration: ControlGroupStyleConfiguration
    let inMenu: ControlGroupItem
    @Environment(\.isInMenu) private var isInMenu

    init(configuration: ControlGroupStyleConfiguration, inMenu: ControlGroupItem) {
        self.configuration = configuration
        self.inMenu = inMenu
    }

    var body: some View {
        if isInMenu {
            HStack(spacing: 0) {
                configuration.content.modifier(ControlGroupCell(line: 0)).frame(maxWidth: .infinity)
            }
            .labelStyle(MenuCellLabelStyle(item: inMenu))
            .environment(\.isInMenuCell, true)
            .accessibilityElement(children: .contain)
        } else {
            HStack(spacing: 1) { configuration.content.modifier(ControlGroupCell(line: 18)) }
                .buttonStyle(ControlGroupButtonStyle())
                .background(ControlFill.ground)
                .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
                .accessibilityElement(children: .contain)
        }
    }
}

/// What is seen of a control in a row of a menu.
enum ControlGroupItem {
    /// The icon above the title.
    case titled
    case icons
}

/// A group in a menu as a row, elsewhere as a menu.
struct CompactControlGroup: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.isInMenu) private var isInMenu

    init(configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if isInMenu {
            ControlGroupFace(configuration: configuration, inMenu: .icons)
        } else {
            MenuControlGroupStyle().makeBody(configuration: configuration)
        }
    }
}

/// One of the controls, with a line before it that the ground of the group cuts off at the first.
private struct ControlGroupCell: ViewModifier {
    /// The height of the line in points.
    let line: CGFloat

    init(line: CGFloat) { self.line = line }

    func body(content: Content) -> some View {
        content.background(alignment: .leading) {
            Rectangle().fill(ControlFill.separator).frame(width: 1, height: line).offset(x: -1)
        }
    }
}

private struct ControlGroupButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ControlGroupButton(configuration: configuration)
    }
}

private struct ControlGroupButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    init(configuration: ButtonStyleConfiguration) { self.configuration = configuration }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }

    var body: some View {
        configuration.label
            .labelStyle(IconOnlyLabelStyle())
            .standardForeground(style)
            .padding(.horizontal, 12)
            .frame(minWidth: 44, minHeight: 34)
            .background(configuration.isPressed ? AnyShapeStyle(ControlFill.ground) : AnyShapeStyle(.clear))
            .contentShape(Rectangle())
    }
}

/// An icon above its title, or alone, in the middle of its part of a menu's row.
private struct MenuCellLabelStyle: LabelStyle {
    let item: ControlGroupItem

    func makeBody(configuration: Configuration) -> some View {
        Group {
            switch item {
            case .titled:
                VStack(spacing: 4) {
                    MenuCellIcon(icon: configuration.icon)
                    configuration.title.font(.caption).lineLimit(1).minimumScaleFactor(0.7)
                }
            case .icons: IconOnlyLabelStyle().makeBody(configuration: configuration)
            }
        }
        .frame(maxWidth: .infinity)
    }
}

/// An icon in the middle of a height that is the same for all, so that titles below stand on one line.
private struct MenuCellIcon: View {
    let icon: LabelStyleConfiguration.Icon
    @ScaledMetric private var height: CGFloat = 26

    init(icon: LabelStyleConfiguration.Icon) { self.icon = icon }

    var body: some View { icon.accessibilityHidden(true).frame(minHeight: height) }
}
