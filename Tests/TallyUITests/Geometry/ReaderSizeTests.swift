import Foundation
import SwiftUI
import TallyStage
import Testing

/// What stands in a reader follows the reader's size, whatever changes it, to where a fresh stage has it.
@MainActor
struct ReaderSizeTests {
    private struct Bar: View {
        var body: some View {
            GeometryReader { p in
                ZStack(alignment: .leading) {
                    Rectangle()
                    Circle().frame(width: p.size.width * 0.5)
                }
            }
        }
    }

    private func expectFollows<V: View>(
        sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (Bool) -> V
    ) {
        for animation in [nil, Animation.linear(duration: 0.3), .spring] {
            let remote = Remote(false)
            let stage = Stage { Playing(remote) { content($0) } }
            let start = stage.frame.description
            // There and back, as the reader has had either size before.
            for isOn in [true, false, true] {
                withAnimation(animation) { remote.value = isOn }
                stage.advance(by: 0)
                if animation == nil {
                    #expect(stage.frame == Stage { content(isOn) }.frame, sourceLocation: sourceLocation)
                } else {
                    stage.advance(by: 0.1)
                }
                _ = stage.settle()
                #expect(stage.frame == Stage { content(isOn) }.frame, sourceLocation: sourceLocation)
                #expect(isOn == (stage.frame.description != start), sourceLocation: sourceLocation)
            }
        }
    }

    @Test func `its content follows when a sibling comes`() {
        expectFollows { isOn in
            VStack {
                Bar(); if isOn { Square() }
            }
        }
        expectFollows { isOn in
            HStack {
                Bar(); if isOn { Square() }
            }
        }
        expectFollows { isOn in
            ScrollView {
                Bar(); if isOn { Square() }
            }
        }
    }

    @Test func `its content follows a text that grows`() {
        expectFollows { isOn in
            HStack {
                Bar(); Text(isOn ? "longer text" : "t")
            }
        }
        expectFollows { isOn in
            VStack {
                Bar(); Text("t").font(isOn ? .title : .caption)
            }
        }
    }

    @Test func `its content follows frames, paddings and other layouts`() {
        expectFollows { isOn in Bar().frame(width: isOn ? 80 : 40) }
        expectFollows { isOn in Bar().padding(isOn ? 20 : 5) }
        expectFollows { isOn in
            (isOn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())) {
                Bar()
                Square()
            }
        }
        expectFollows { isOn in Color.gray.frame(width: isOn ? 80 : 40).overlay { Bar() } }
        expectFollows { isOn in Color.gray.frame(width: isOn ? 80 : 40).background { Bar().padding(-10) } }
        expectFollows { isOn in Bar().safeAreaInset(edge: .bottom) { Color.red.frame(height: isOn ? 30 : 10) } }
        expectFollows { isOn in Bar().aspectRatio(isOn ? 2 : 1, contentMode: .fit) }
    }

    @Test func `readers inside readers follow`() {
        expectFollows { isOn in
            HStack {
                GeometryReader { p in
                    HStack {
                        Bar().frame(width: p.size.width / 2); Bar()
                    }
                }
                if isOn { Square() }
            }
        }
    }
}
