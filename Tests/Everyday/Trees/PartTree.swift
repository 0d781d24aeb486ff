import SwiftUI
import Tally

/// Single views with something that happens by itself, or in another view for them.
struct PartTree: View {
    let kind: Tree.Kind
    let content: TreeView
    let world: World

    @ViewBuilder var body: some View {
        switch kind {
        case .focused(let value): FocusedTree(wish: world.values[value], content: content, world: world)
        case .timeline(let value):
            TimelineView(.animation(minimumInterval: 0.1, paused: world.values[value] > 0)) { _ in content }
        case .looping:
            content.phaseAnimator([1.0, 0.5]) { view, phase in
                view.opacity(phase)
            } animation: { _ in
                .linear(duration: 0.4)
            }
        case .markdown(let value):
            Text("**bold** [link \(world.values[value])](https://example.com) and `code`")
            Text(Image(systemName: "star")) + Text(" \(world.values[value])").bold().foregroundStyle(.red)
        case .styled(let value):
            Button {
                world.write((world.values[value] + 3) % 5, at: value)
            } label: {
                content
            }
            .buttonStyle(SinkingStyle())
        case .writing(let value):
            content.task(id: world.values[value]) { world.write(world.values[value] / 2, at: World.places - 1) }
        case .chained(let value):
            // Only onwards: what they write comes to an end.
            content.onChange(of: world.values[value]) { _, new in
                if value + 1 < World.places { withAnimation { world.write(4 - new, at: value + 1) } }
            }
        case .amount: AmountField(amount: Binding(get: { world.amount }, set: { world.amount = $0 }))
        default: symbols
        }
    }

    @ViewBuilder private var symbols: some View {
        switch kind {
        case .symbolEffect(let value, 0): Image(systemName: "star").symbolEffect(.bounce, value: world.values[value])
        case .symbolEffect(let value, 1):
            Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: world.values[value] > 2)
        case .symbolEffect(let value, 2):
            Image(systemName: world.values[value] > 2 ? "heart" : "star").contentTransition(.symbolEffect(.replace))
        case .symbolEffect(let value, _):
            if world.values[value] > 1 { Image(systemName: "star").transition(.symbolEffect(.appear)) }
        default: EmptyView()
        }
    }
}

private struct SinkingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .opacity(configuration.isPressed ? 0.6 : 1)
            .animation(.spring(duration: 0.2), value: configuration.isPressed)
    }
}

/// A field that has the keyboard while a value wishes so.
private struct FocusedTree: View {
    let wish: Int
    let content: TreeView
    let world: World
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Focus", text: Binding(get: { world.text }, set: { world.text = $0 })).focused($isFocused)
            if isFocused { content }
        }
        .onChange(of: wish) { _, new in isFocused = new > 2 }
    }
}
