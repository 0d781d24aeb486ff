import SwiftUI
import TallyStage
import Testing

/// Shapes where text runs from right to left.
@MainActor
struct MirroredShapeTests {
    /// The left third of its rectangle, or what is set of it.
    private struct LeftPart: Shape {
        var share = 1.0 / 3
        var behavior: LayoutDirectionBehavior = .mirrors
        var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
        var animatableData: Double {
            get { share }
            set { share = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
        }
    }

    /// A shape that says nothing of directions.
    private struct Plain: Shape {
        func path(in rect: CGRect) -> Path { LeftPart().path(in: rect) }
    }

    private func stage(_ direction: LayoutDirection = .rightToLeft, @ViewBuilder _ content: @escaping () -> some View)
        -> Stage
    {
        Stage(size: CGSize(width: 60, height: 30)) {
            content().frame(width: 60, height: 30).environment(\.layoutDirection, direction)
        }
    }

    /// Which of the thirds are dark.
    private func dark(_ stage: Stage) -> [Bool] {
        let image = stage.image()
        return [10, 30, 50].map { image[$0, 15] & 255 < 128 }
    }

    private let left = [true, false, false]
    private let right = [false, false, true]

    @Test func `a shape is filled, stroked, clips, masks and is placed in a background as in a mirror`() {
        #expect(dark(stage { Plain() }) == right)
        #expect(dark(stage(.leftToRight) { Plain() }) == left)
        #expect(dark(stage { Plain().stroke(lineWidth: 20) })[2])
        #expect(!dark(stage { Plain().stroke(lineWidth: 8) })[0])
        #expect(dark(stage { Color.black.clipShape(Plain()) }) == right)
        #expect(dark(stage { Color.black.mask(Plain()) }) == right)
        #expect(dark(stage { Color.black.mask { Plain().padding(0) } }) == right)
        #expect(dark(stage { Color.clear.background(.black, in: Plain()) }) == right)
        #expect(dark(stage { Color.clear.overlay { Plain().offset(x: 0) } }) == right)
    }

    @Test func `what it says of itself counts, and what stands for a shape says the same`() {
        #expect(dark(stage { LeftPart(behavior: .fixed) }) == left)
        #expect(dark(stage { LeftPart(behavior: .mirrors(in: .leftToRight)) }) == left)
        #expect(dark(stage(.leftToRight) { LeftPart(behavior: .mirrors(in: .leftToRight)) }) == right)
        #expect(dark(stage { LeftPart(behavior: .fixed).scale(1) }) == left)
        #expect(dark(stage { Plain().scale(1) }) == right)
        #expect(dark(stage { AnyShape(Plain()) }) == right)
        #expect(dark(stage { AnyShape(LeftPart(behavior: .fixed)) }) == left)
        // A path is what it is.
        #expect(dark(stage { Plain().path(in: CGRect(x: 0, y: 0, width: 60, height: 30)) }) == left)
    }

    @Test func `an arc of a circle goes on with the clock`() {
        let arc = stage { Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 4) }
        let image = arc.image()
        #expect(image[30, 29] & 255 < 128 && image[30, 1] & 255 > 128)
        let rect = stage { Rectangle().trim(from: 0, to: 0.3).stroke(lineWidth: 6) }
        let other = stage(.leftToRight) { Rectangle().trim(from: 0, to: 0.3).stroke(lineWidth: 6) }
        #expect(rect.image() == other.image())
    }

    @Test func `the corners of a rectangle are those of leading and trailing`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 14)
        let image = stage { shape }.image()
        #expect(image[1, 1] & 255 < 128 && image[58, 1] & 255 > 128)
        let other = stage(.leftToRight) { shape }.image()
        #expect(other[1, 1] & 255 > 128 && other[58, 1] & 255 < 128)
    }

    @Test func `a shape is hit where it is seen`() {
        var taps = 0
        let shape = stage { Plain().onTapGesture { taps += 1 } }
        shape.tap(CGPoint(x: 10, y: 15))
        #expect(taps == 0)
        shape.tap(CGPoint(x: 50, y: 15))
        #expect(taps == 1)
        let content = stage { Color.black.contentShape(Plain()).onTapGesture { taps += 1 } }
        content.tap(CGPoint(x: 10, y: 15))
        #expect(taps == 1)
        content.tap(CGPoint(x: 50, y: 15))
        #expect(taps == 2)
    }

    @Observable @MainActor final class Model {
        var share = 1.0 / 3
        var direction = LayoutDirection.rightToLeft
    }

    @Test func `its data move in the mirror, and a direction that changes has it drawn anew`() {
        struct Screen: View {
            let model: Model
            var body: some View {
                LeftPart(share: model.share).frame(width: 60, height: 30)
                    .environment(\.layoutDirection, model.direction)
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 60, height: 30)) { Screen(model: model) }
        withAnimation(.linear(duration: 1)) { model.share = 1 }
        stage.advance(by: 0.5)
        #expect(dark(stage) == [false, true, true])
        stage.advance(by: 0.6)
        #expect(dark(stage) == [true, true, true])
        model.share = 0.4
        stage.advance(by: 0)
        #expect(dark(stage) == right)
        model.direction = .leftToRight
        stage.advance(by: 0)
        #expect(dark(stage) == left)
    }

    @Test func `a view is mirrored where that is asked for`() {
        func view(_ behavior: LayoutDirectionBehavior) -> some View {
            LeftPart(behavior: .fixed).layoutDirectionBehavior(behavior)
        }
        #expect(dark(stage { view(.fixed) }) == left)
        #expect(dark(stage { view(.mirrors) }) == right)
        #expect(dark(stage(.leftToRight) { view(.mirrors) }) == left)
        #expect(dark(stage(.leftToRight) { view(.mirrors(in: .leftToRight)) }) == right)
    }
}
