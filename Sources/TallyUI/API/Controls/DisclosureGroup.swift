import Foundation

/// A label that shows and hides what belongs to it, with an animation of its own.
///
/// In a list the label is a row, pressed anywhere, and each view of the content another one, 20 points further in.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let expansion: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isExpandedByItself = false
    private let level = NodeMemory<RowLevel>()

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        expansion = nil
        self.content = content
        self.label = label()
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        expansion = isExpanded
        self.content = content
        self.label = label()
    }

    public var body: some View {
        let isExpanded = expansion ?? $isExpandedByItself
        if level.wrapped.isRow {
            head(isExpanded)
            if isExpanded.wrappedValue { InnerRows(content: content().modifier(ListRowTrait { $0.indent += 20 })) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                head(isExpanded)
                if isExpanded.wrappedValue { content() }
            }
        }
    }

    private func head(_ isExpanded: Binding<Bool>) -> some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            Chevron()
                .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 7, height: 12)
                .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
        .contentShape(Rectangle())
        .modifier(
            PressModifier(rowPart: .button, action: { withAnimation { isExpanded.wrappedValue.toggle() } }) { _ in }
        )
        .modifier(
            AccessibilityModifier(
                AccessibilityChange(
                    addedTraits: .isButton, isElement: true,
                    action: { withAnimation { isExpanded.wrappedValue.toggle() } })))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// Points to the trailing side.
private struct Chevron: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}
