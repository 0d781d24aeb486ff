import SwiftUI
import TallyStage
import Testing

/// What goes between a binding and its scroll view: each thing once, and nothing that was not asked for.
@MainActor
struct ScrollPositionLinkTests {
    private struct Rows: View {
        var count = 20
        var color = Color.red
        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in color.frame(width: 100, height: 40) } }
                    .scrollTargetLayout()
            }
        }
    }

    private func offset(_ stage: Stage) -> CGFloat { -(stage.boxes.first { $0.height == 40 }?.minY ?? .nan) }

    private func turn(_ stage: Stage, _ distance: CGFloat) {
        stage.scroll(CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0.05)
    }

    @Test func `an id is written once for each view that the scrolling comes to`() {
        let log = Log()
        var id: Int?
        let binding = Binding<Int?>(
            get: { id },
            set: { new in
                id = new
                log("\(new ?? -1)")
            })
        let stage = Stage { Rows().scrollPosition(id: binding, anchor: .top) }
        for distance in [5.0, 5, 30, 5, -30] { turn(stage, distance) }
        #expect(log.take() == ["0", "1", "0"])
    }

    @Test func `an id that was set stays, wherever the window comes to stand`() {
        let id = Remote<Int?>(nil)
        let stage = Stage { Playing(id) { _ in Rows().scrollPosition(id: id.binding ?? .constant(nil)) } }
        stage.advance(by: 1)
        id.value = 4
        stage.advance(by: 0.1)
        #expect(offset(stage) == 100 && id.value == 4, "the third view is nearest to the top")
        withAnimation(.linear(duration: 1)) { id.value = 12 }
        for _ in 0..<12 {
            stage.advance(by: 0.1)
            #expect(id.value == 12)
        }
        #expect(offset(stage) == 420)
    }

    @Test func `what was asked for once is not done again by a later layout`() {
        let position = Remote(ScrollPosition(idType: Int.self))
        let count = Remote(20)
        let stage = Stage {
            Playing(count) { count in
                Playing(position) { _ in
                    Rows(count: count).scrollPosition(position.binding ?? .constant(ScrollPosition()))
                }
            }
        }
        position.value.scrollTo(edge: .bottom)
        stage.advance(by: 0.1)
        #expect(offset(stage) == 700)
        turn(stage, -130)
        #expect(offset(stage) == 570 && position.value.isPositionedByUser)
        count.value = 30
        stage.advance(by: 0.1)
        #expect(offset(stage) == 570 && position.value.isPositionedByUser)
    }

    @Test func `the leading edge is where reading begins`() {
        for (direction, leading, trailing) in [(LayoutDirection.leftToRight, 0.0, -100.0), (.rightToLeft, 60, 160)] {
            let position = Remote(ScrollPosition())
            let stage = Stage {
                Playing(position) { _ in
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) { ForEach(0..<5) { _ in Color.red.frame(width: 40, height: 100) } }
                    }
                    .scrollPosition(position.binding ?? .constant(ScrollPosition()))
                    .environment(\.layoutDirection, direction)
                }
            }
            for (edge, place) in [(Edge.trailing, CGFloat(trailing)), (.leading, CGFloat(leading))] {
                position.value.scrollTo(edge: edge)
                stage.advance(by: 0.1)
                #expect(stage.boxes.first?.minX == place, "\(direction) \(edge)")
            }
        }
    }

    @Test func `of two scroll views inside the first has the position`() {
        let position = Remote(ScrollPosition())
        let stage = Stage {
            Playing(position) { _ in
                VStack(spacing: 0) {
                    Rows()
                    Rows(color: .blue)
                }
                .scrollPosition(position.binding ?? .constant(ScrollPosition()))
            }
        }
        position.value.scrollTo(y: 80)
        stage.advance(by: 0.1)
        #expect(stage.boxes.filter { $0.height == 40 }.map(\.minY).prefix(1).elementsEqual([-80]))
        #expect(stage.boxes.filter { $0.height == 40 }.dropFirst(20).first?.minY == 50)
    }
}
