import SwiftUI
import TallyStage
import Testing

/// Expects that half way of a linear second between two values a view looks as with the value in the middle, and that
/// nothing but what the change itself asks for is evaluated on the way.
@MainActor
func expectHalfWay<Value, Content: View, V: View>(
    @ViewBuilder of content: @escaping () -> Content, _ from: Value, _ to: Value, is middle: Value,
    _ effect: @escaping (AnyView, Value) -> V, sourceLocation: SourceLocation = #_sourceLocation
) {
    let log = Log()
    let remote = Remote(from)
    let stage = Stage {
        Playing(remote) { effect(AnyView(Logged("body", log) { content() }), $0) }
    }
    _ = stage.image()
    withAnimation(.linear(duration: 1)) { remote.value = to }
    stage.advance(by: 0)
    _ = log.take()
    stage.advance(by: 0.25)
    _ = stage.image()
    stage.advance(by: 0.25)
    let still = Stage { effect(AnyView(Logged("body", log) { content() }), middle) }
    let start = Stage { effect(AnyView(content()), from) }
    #expect(log.take() == ["body"], sourceLocation: sourceLocation)
    #expect(stage.image() == still.image(), sourceLocation: sourceLocation)
    #expect(stage.image() != start.image(), sourceLocation: sourceLocation)
}
