import Foundation
import TallyCore
import TallyUI

/// The buttons that the actions of a dialog brought along.
struct DialogButtons: Equatable {
    var count = 0
    var hasCancel = false
    var hasDestructive = false
}

struct DialogButtonsKey: PreferenceKey {
    static let defaultValue = DialogButtons()

    static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
        let next = nextValue()
        value = DialogButtons(
            count: value.count + next.count, hasCancel: value.hasCancel || next.hasCancel,
            hasDestructive: value.hasDestructive || next.hasDestructive)
    }
}

/// What a view is in a dialog.
enum DialogPart: Sendable {
    /// A view that is neither of the others, such as a text field.
    case content
    case header
    case button
    case cancel
    case ground
    case cancelGround
    /// A line between two buttons.
    case line
    case sentinel
}

struct DialogPartKey: LayoutValueKey {
    static let defaultValue = DialogPart.content
}

/// A view that is not seen, and has the dialog know of its buttons also where there are none.
struct DialogSentinel: View {
    var body: some View {
        Color.clear.frame(width: 0, height: 0)
            .preference(key: DialogButtonsKey.self, value: DialogButtons())
            .layoutValue(key: DialogPartKey.self, value: .sentinel)
    }
}

/// What dialogs are filled with: brighter than the ground in the dark.
struct DialogGround: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(hexadecimal: environment.colorScheme == .dark ? 0x2C2C_2EFF : 0xFFFF_FFFF)
    }
}

/// A button of a dialog's. Pressing it runs the action and takes the dialog away.
struct DialogButtonStyle: PrimitiveButtonStyle {
    let dismiss: DismissAction
    /// The height in points.
    let height: CGFloat
    var font = Font.body
    /// It covers what is behind it.
    var isCard = true
    /// Whether it is one of those that the actions brought along.
    var isCounted = true

    func makeBody(configuration: Configuration) -> some View {
        let isCancel = configuration.role == .cancel
        let isDestructive = configuration.role == .destructive
        DialogButton(
            configuration: configuration, dismiss: dismiss, font: isCancel ? font.weight(.semibold) : font,
            height: height, isCard: isCard
        )
        .transformEnvironment(\.keyboardShortcut) { if isCancel, $0 == nil { $0 = .cancelAction } }
        .environment(\.dialogButton, DialogButtonKind(configuration.role))
        .preference(
            key: DialogButtonsKey.self,
            value: isCounted
                ? DialogButtons(count: 1, hasCancel: isCancel, hasDestructive: isDestructive) : DialogButtons()
        )
        .layoutValue(key: DialogPartKey.self, value: isCancel ? .cancel : .button)
    }
}

private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let dismiss: DismissAction
    let font: Font
    let height: CGFloat
    let isCard: Bool
    @FocusState private var hasFocus

    var body: some View {
        PressedButton(
            configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
                configuration.trigger()
                dismiss()
            }
        ) { face in
            DialogButtonFace(face: face, hasFocus: hasFocus, font: font, height: height, isCard: isCard)
        }
        .focused($hasFocus)
    }
}

private struct DialogButtonFace: View {
    let face: ButtonStyleConfiguration
    let hasFocus: Bool
    let font: Font
    let height: CGFloat
    let isCard: Bool
    @Environment(\.isEnabled) private var isEnabled

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return face.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }

    var body: some View {
        face.label
            .font(font)
            .lineLimit(1)
            .standardForeground(style)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity)
            .frame(height: height)
            .background(
                face.isPressed || hasFocus ? AnyShapeStyle(ControlFill.ground) : AnyShapeStyle(.clear),
                in: RoundedRectangle(cornerRadius: isCard ? 0 : 13, style: .continuous)
            )
            .background(isCard ? AnyShapeStyle(DialogGround()) : AnyShapeStyle(.clear))
    }
}

/// Which of the buttons of a dialog a button is.
enum DialogButtonKind: Sendable {
    case plain
    case cancel
    case destructive

    init(_ role: ButtonRole?) {
        self = role == .cancel ? .cancel : role == .destructive ? .destructive : .plain
    }
}

private struct DialogButtonKey: EnvironmentKey { static let defaultValue: DialogButtonKind? = nil }

extension EnvironmentValues {
    /// The kind of button that stands in a dialog; nil outside of dialogs.
    var dialogButton: DialogButtonKind? {
        get { self[DialogButtonKey.self] }
        set { self[DialogButtonKey.self] = newValue }
    }
}

/// Fields below one another, then the buttons on a ground of their own. Two that are short enough stand side by side,
/// others below one another with the one that cancels last. The ground is seen between them as lines.
struct AlertLayout: Layout {
    /// The thickness in points of the lines between buttons.
    let gap: CGFloat

    private struct Row {
        var views: [LayoutSubview]
        var height: CGFloat
        /// Points free at either side, and below; 0 for buttons.
        var inset: CGFloat = 0
        var below: CGFloat = 0
    }

    /// Points around the fields, and between two of them.
    private static var inset: CGFloat { 16 }
    private static var space: CGFloat { 8 }

    private func rows(_ subviews: Subviews, _ width: CGFloat) -> [Row] {
        func part(_ view: LayoutSubview) -> DialogPart { view[DialogPartKey.self] }
        let contents = subviews.filter { part($0) == .content }
        let fields = contents.enumerated().map { place, view in
            let offered = ProposedViewSize(width: width - 2 * Self.inset, height: nil)
            return Row(
                views: [view], height: view.sizeThatFits(offered).height, inset: Self.inset,
                below: place == contents.count - 1 ? Self.inset : Self.space)
        }
        let cancelling = subviews.filter { part($0) == .cancel }
        let others = subviews.filter { part($0) == .button }
        let buttons = others + cancelling
        func height(_ view: LayoutSubview) -> CGFloat { view.sizeThatFits(.unspecified).height }
        let isPair =
            buttons.count == 2 && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - gap) / 2 }
        if isPair { return fields + [Row(views: cancelling + others, height: buttons.map(height).max() ?? 0)] }
        return fields + buttons.map { Row(views: [$0], height: height($0)) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 270, height: 0)).width
        let height = rows(subviews, width).reduce(0) { $0 + $1.height + ($1.inset > 0 ? $1.below : gap) }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        var ground: CGFloat?
        for row in rows(subviews, bounds.width) {
            if row.inset == 0 {
                if ground == nil { ground = y }
                y += gap
            }
            let count = CGFloat(row.views.count)
            let width = (bounds.width - 2 * row.inset - gap * (count - 1)) / count
            for (index, view) in row.views.enumerated() {
                view.place(
                    at: CGPoint(x: bounds.minX + row.inset + CGFloat(index) * (width + gap), y: y),
                    proposal: ProposedViewSize(width: width, height: row.height))
            }
            y += row.height + row.below
        }
        for view in subviews where view[DialogPartKey.self] == .ground {
            let top = ground ?? y
            view.place(
                at: CGPoint(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: y - top))
        }
        for view in subviews where view[DialogPartKey.self] == .sentinel {
            view.place(at: bounds.origin, proposal: .zero)
        }
    }
}
