import Foundation
import TallyCore

extension View {
    /// Has a renderer draw the texts of the view. Of several around one text the innermost draws it.
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// Keeps one source for the texts inside; its renderer is another one in each frame in which the data moves.
nonisolated private struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
    var renderer: R
    @State private var memory = Memory()

    /// Made with the first body.
    final class Memory {
        var source: TypedTextRendererSource<R>?
        nonisolated init() {}
    }

    init(renderer: R) { self.renderer = renderer }

    var animatableData: R.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor private var source: TextRendererSource {
        if let known = memory.source {
            known.renderer = renderer
            return known
        }
        let made = TypedTextRendererSource(renderer)
        memory.source = made
        return made
    }

    @MainActor func body(content: Content) -> some View { content.environment(\.textRendererSource, source) }
}

/// What a renderer of any type does, and the texts that it does it for.
@MainActor
class TextRendererSource {
    private var texts: [ObjectIdentifier: WeakText] = [:]

    private struct WeakText { weak var text: TextElement? }

    func add(_ text: TextElement) { texts[ObjectIdentifier(text)] = WeakText(text: text) }
    func remove(_ text: TextElement) { texts[ObjectIdentifier(text)] = nil }

    func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {}
    func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize { .zero }

    /// Has the texts drawn anew, and laid out where they are of another size now.
    fileprivate func changed() {
        // order: each text looks at itself alone.
        for kept in texts.values { kept.text?.rendererChanged() }
    }
}

private final class TypedTextRendererSource<R: TextRenderer>: TextRendererSource {
    var renderer: R { didSet { changed() } }

    init(_ renderer: R) { self.renderer = renderer }

    override func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {
        renderer.draw(layout: layout, in: &context)
    }

    override func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: text).sanitized
    }
}

private struct TextRendererSourceKey: EnvironmentKey { static var defaultValue: TextRendererSource? { nil } }

extension EnvironmentValues {
    /// What draws texts in place of the runtime; nil: nothing does.
    var textRendererSource: TextRendererSource? {
        get { self[TextRendererSourceKey.self] }
        set { self[TextRendererSourceKey.self] = newValue }
    }
}
