import SwiftUI
import TallyStage
import Testing

@MainActor
struct ContainerRelativeFrameTests {
    @Test func `without a scroll view the container is the stage`() {
        #expect(Stage { Color.red.containerRelativeFrame(.horizontal).frame(width: 20, height: 10) }.box.width == 100)
        let stage = Stage { Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 4 } }
        #expect(isNear(stage.box, 37.5, 37.5, 25, 25))
        stage.size = CGSize(width: 200, height: 40)
        stage.advance(by: 0)
        #expect(isNear(stage.box, 75, 15, 50, 10))
    }

    @Test func `in a scroll view it is the window without its margins`() {
        let stage = Stage {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal) }
                }
            }
            .contentMargins(.horizontal, 10)
            .frame(width: 80, height: 30)
        }
        #expect(stage.boxes.map(\.minX) == [20, 80, 140])
        #expect(stage.boxes.allSatisfy { $0.width == 60 && $0.height == 30 })
    }

    @Test func `columns share the container with the spacing between them`() {
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 4, spacing: 8)
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 0, span: -2, spacing: .nan)
                }
            }
        }
        #expect(stage.boxes.map(\.width) == [19, 73, 100])
    }

    @Test func `it follows the window in the same layout, and under its animation`() {
        let width = Remote(40.0)
        let stage = Stage {
            Playing(width) { width in
                ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
                    .frame(width: width, height: width)
            }
        }
        #expect(isNear(stage.box, 30, 30, 40, 40))
        width.value = 60
        stage.advance(by: 0)
        #expect(isNear(stage.box, 20, 20, 60, 60) && !stage.isAnimating)
        withAnimation(.linear(duration: 1)) { width.value = 100 }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(stage.box, 10, 10, 80, 80))
    }

    @Test func `a view that does not fill the frame stands by the alignment`() {
        let stage = Stage { Square().containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) }
        #expect(isNear(stage.box, 90, 90, 10, 10))
    }

    @Test func `lengths that are none count as nothing`() {
        for value in [-5, CGFloat.nan] {
            let stage = Stage { Color.red.containerRelativeFrame(.horizontal) { _, _ in value } }
            #expect(stage.boxes.allSatisfy { $0.width == 0 })
        }
    }

    @Test func `another share is taken at once, or under the animation`() {
        let count = Remote(1)
        let stage = Stage {
            Playing(count) { count in
                Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: count, spacing: 0)
            }
        }
        count.value = 2
        stage.advance(by: 0)
        #expect(stage.box.width == 50)
        withAnimation(.linear(duration: 1)) { count.value = 1 }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(stage.box.width, 75))
    }

    @Test func `another stage counts also where what stands around is offered what it was before`() {
        let stage = Stage {
            HStack(spacing: 0) {
                Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 4 }
                Square(color: .blue)
            }
            .frame(width: 100, height: 20, alignment: .leading)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(stage.boxes.map(\.minX) == [0, 25])
        for width in [CGFloat(200), 120, 280] {
            stage.size.width = width
            stage.advance(by: 0)
            #expect(stage.boxes.map(\.minX) == [CGFloat(0), width / 4], "\(width)")
            #expect(stage.boxes.map(\.width) == [width / 4, CGFloat(10)], "\(width)")
        }
    }

    @Test func `a scroll view that is offered no length has the stage's, also when that is another`() {
        let stage = Stage {
            HStack(spacing: 0) {
                ScrollView {
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                }
                .fixedSize()
                Square(color: .blue)
            }
            .frame(width: 300, height: 20, alignment: .leading)
            .frame(width: 100, alignment: .leading)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(stage.boxes.last?.minX == 50)
        for width in [CGFloat(200), 120] {
            stage.size.width = width
            stage.advance(by: 0)
            #expect(stage.boxes.last?.minX == width / 2, "\(width)")
        }
    }

    /// Places its view in 100 by 100 points, and asks it afterwards for its size in another width.
    private struct Doubting: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 100)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: 100))
            _ = subviews[0].sizeThatFits(ProposedViewSize(width: 60, height: 100))
        }
    }

    @Test func `what comes into a scroll view that was only measured otherwise is of the size of what is seen`() {
        let isThere = Remote(false)
        let stage = Stage {
            Doubting {
                ScrollView {
                    Playing(isThere) { isThere in
                        VStack(spacing: 0) {
                            if isThere { Color.red.frame(height: 10).containerRelativeFrame(.horizontal) }
                        }
                        .frame(width: 100, height: 20)
                    }
                }
            }
        }
        isThere.value = true
        stage.advance(by: 0)
        #expect(stage.boxes.map(\.width) == [100])
    }
}
