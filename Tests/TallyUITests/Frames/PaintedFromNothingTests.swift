import Foundation
import SwiftUI
import TallyStage
import Testing

/// The picture after a change equals one painted from nothing: nothing that went is still to be seen.
@MainActor
struct PaintedFromNothingTests {
    /// Expects that nothing of what the content shows while the value is true is left when it is false, and comes back.
    private func expectGone<V: View>(
        _ animation: Animation? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping (Bool) -> V
    ) {
        let remote = Remote(true)
        let stage = Stage { Playing(remote) { content($0) } }
        let full = stage.image()
        let empty = Stage { content(false) }.image()
        #expect(full != empty, sourceLocation: sourceLocation)
        for isOn in [false, true, false] {
            withAnimation(animation) { remote.value = isOn }
            stage.advance(by: 0)
            #expect(stage.image() == stage.imageFromNothing(), sourceLocation: sourceLocation)
            stage.advance(by: 0.1)
            #expect(stage.image() == stage.imageFromNothing(), sourceLocation: sourceLocation)
            _ = stage.settle()
            #expect(stage.image() == (isOn ? full : empty), sourceLocation: sourceLocation)
            #expect(stage.image() == stage.imageFromNothing(), sourceLocation: sourceLocation)
        }
    }

    @Test func `what was the last of its container leaves no pixels`() {
        expectGone { if $0 { Square() } }
        expectGone { isOn in VStack { if isOn { Square() } } }
        expectGone { isOn in ZStack { if isOn { Square() } }.offset(x: 20) }
        expectGone { isOn in HStack { Group { if isOn { Square() } } }.rotationEffect(.degrees(20)) }
        expectGone { isOn in Color.gray.frame(width: 40, height: 40).overlay { if isOn { Square() } } }
        expectGone { isOn in Color.gray.opacity(0.2).frame(width: 8, height: 8).background { if isOn { Square() } } }
        expectGone { isOn in Color.clear.overlay(alignment: .topLeading) { if isOn { Text("Gone").offset(x: 9, y: 9) } }
        }
        expectGone { isOn in VStack { ForEach(0..<(isOn ? 3 : 0), id: \.self) { Text("\($0)") } } }
        expectGone { isOn in VStack { ForEach(0..<(isOn ? 70 : 0), id: \.self) { _ in Color.red.frame(height: 1) } } }
        expectGone { isOn in List { ForEach(0..<(isOn ? 3 : 0), id: \.self) { Text("\($0)") } } }
        expectGone { isOn in ScrollView { if isOn { Square() } } }
        expectGone { isOn in LazyVStack { if isOn { Square() } }.padding() }
        expectGone { isOn in GeometryReader { _ in if isOn { Square() } } }
        expectGone { isOn in Grid { if isOn { GridRow { Square() } } } }
        expectGone { isOn in ViewThatFits { if isOn { Square() } } }
    }

    @Test func `what was the last inside an effect leaves no pixels`() {
        expectGone { isOn in ZStack { if isOn { Square() } }.blur(radius: 3) }
        expectGone { isOn in ZStack { if isOn { Square() } }.shadow(radius: 3) }
        expectGone { isOn in ZStack { if isOn { Square() } }.compositingGroup().opacity(0.5) }
        expectGone { isOn in ZStack { if isOn { Square() } }.clipShape(Circle()) }
        expectGone { isOn in ZStack { if isOn { Square() } }.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) }
        expectGone { isOn in Square().mask { if isOn { Circle() } } }
        expectGone { isOn in ZStack { if isOn { Square() } }.scaleEffect(2).offset(x: 5).animation(nil, value: isOn) }
    }

    @Test func `a canvas that draws nothing any more leaves no pixels`() {
        expectGone { isOn in
            Canvas { context, size in
                if isOn { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
            }
            .frame(width: 30, height: 30).offset(x: 12)
        }
        expectGone { isOn in
            Canvas { context, size in
                if isOn, let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 10, y: 10)) }
            } symbols: {
                Square().tag(1)
            }
        }
    }

    @Test func `what fades out leaves no pixels either`() {
        expectGone(.linear(duration: 0.3)) { if $0 { Square() } }
        expectGone(.spring) { isOn in ZStack { if isOn { Square().transition(.scale) } }.offset(x: 20) }
        expectGone(.easeOut) { isOn in Color.gray.overlay { if isOn { Square().transition(.move(edge: .leading)) } } }
    }

    @Test func `what moves to another container leaves no pixels at the old place`() {
        expectGone { isOn in
            HStack(spacing: 30) {
                (isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
                    Square()
                    Square(color: .blue)
                }
                ZStack { if isOn { Square(color: .green) } }
                ZStack { if !isOn { Square(color: .green) } }
            }
        }
    }
}
