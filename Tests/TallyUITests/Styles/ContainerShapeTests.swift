import SwiftUI
import TallyStage
import Testing

/// Shapes that take after the container around them, on a stage of 100 by 100 points.
@MainActor
struct ContainerShapeTests {
    /// Points along the top edge of a black shape from its corner to where it is full, at three points from its top.
    private func isDark(_ stage: Stage, _ x: Int, _ y: Int) -> Bool { stage.image()[x, y] & 0xFF < 128 }

    private func square(_ padding: CGFloat, radius: CGFloat = 40) -> Stage {
        Stage {
            ContainerRelativeShape().fill(.black).padding(padding)
                .frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
        }
    }

    @Test func `corners are round about the middle of the container's corners`() {
        // A radius of 40: the corner's middle is at 40, 40. 10 points inside the radius is 30.
        for (padding, radius) in [(0.0, 40.0), (10, 30), (30, 10)] {
            let stage = square(padding)
            for angle in [0.0, 0.5, 0.8, 1.2, Double.pi / 2] {
                func place(_ r: Double) -> (Int, Int) { (Int(40 - r * cos(angle)), Int(40 - r * sin(angle))) }
                let inside = place(radius - 1.5)
                let outside = place(radius + 1.5)
                #expect(isDark(stage, inside.0, inside.1), "\(padding) \(angle)")
                #expect(padding == 0 || !isDark(stage, outside.0, outside.1), "\(padding) \(angle)")
            }
        }
        // Further in than the radius, corners are sharp.
        let sharp = square(45)
        #expect(isDark(sharp, 45, 45) && isDark(sharp, 54, 54) && !isDark(sharp, 44, 50))
    }

    @Test func `the nearest side counts, and all corners are alike`() {
        let stage = Stage {
            HStack(spacing: 0) {
                ContainerRelativeShape().fill(.black).frame(width: 40, height: 80).padding(.leading, 10)
                Spacer(minLength: 0)
            }
            .frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
        }
        // It stands from 10 to 50 and from 10 to 90, with a radius of 20 all around.
        for (x, y) in [(12, 12), (47, 12), (12, 87), (47, 87)] { #expect(!isDark(stage, x, y)) }
        for (x, y) in [(18, 18), (41, 18), (18, 81), (41, 81), (12, 50), (47, 50)] { #expect(isDark(stage, x, y)) }
    }

    @Test func `outside of any container it is a rectangle, and so is its path by itself`() {
        let stage = Stage { ContainerRelativeShape().fill(.black).frame(width: 40, height: 40) }
        #expect(isDark(stage, 30, 30) && isDark(stage, 69, 69) && !isDark(stage, 29, 50))
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
        #expect(ContainerRelativeShape().inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
        // In a sheet nothing is around it.
        let sheet = Stage {
            Color.clear.containerShape(Circle())
                .sheet(isPresented: .constant(true)) { ContainerRelativeShape().fill(.black).padding(20) }
                .containerShape(Circle())
        }
        #expect(sheet.settle())
        #expect(isDark(sheet, 21, 79))
    }

    @Test func `it cuts, borders, grounds, masks and is hit as it is drawn`() throws {
        var taps = 0
        let shape = ContainerRelativeShape()
        func stage(_ view: some View) -> Stage {
            Stage {
                view.frame(width: 80, height: 80)
                    .frame(width: 100, height: 100)
                    .containerShape(RoundedRectangle(cornerRadius: 40, style: .circular))
            }
        }
        for stage in [
            stage(Color.black.clipShape(shape)), stage(Color.clear.background(.black, in: shape)),
            stage(Color.black.mask { shape }), stage(Color.black.clipShape(.containerRelative)),
            stage(shape.stroke(.black, lineWidth: 1).fill(.black)),
            stage(Color.black.clipShape(AnyShape(shape))),
        ] {
            #expect(!isDark(stage, 15, 15) && isDark(stage, 21, 21) && isDark(stage, 12, 50))
        }
        let border = stage(shape.strokeBorder(.black, lineWidth: 4))
        #expect(isDark(border, 11, 50) && !isDark(border, 16, 50) && isDark(border, 20, 20) && !isDark(border, 25, 25))
        let hit = stage(Color.white.contentShape(shape).onTapGesture { taps += 1 })
        hit.tap(CGPoint(x: 14, y: 14))
        hit.advance(by: 0)
        #expect(taps == 0)
        hit.tap(CGPoint(x: 22, y: 22))
        hit.advance(by: 0)
        #expect(taps == 1)
    }

    @Test func `it goes along as the container's shape, its size and the place in it move`() {
        let remote = Remote(0)
        let stage = Stage {
            Playing(remote) { step in
                ContainerRelativeShape().fill(.black).frame(width: 80, height: 80)
                    .frame(width: step > 1 ? 80 : 100, height: step > 1 ? 80 : 100)
                    .containerShape(RoundedRectangle(cornerRadius: step > 0 ? 40 : 10, style: .circular))
                    .animation(.linear(duration: 1), value: step)
            }
        }
        #expect(isDark(stage, 11, 11))
        remote.value = 1
        stage.advance(by: 0.5)
        // Half way the radius is 25, and 15 inside.
        #expect(!isDark(stage, 12, 12) && isDark(stage, 16, 16))
        stage.advance(by: 0.6)
        #expect(!isDark(stage, 15, 15) && isDark(stage, 21, 21))
        remote.value = 2
        stage.advance(by: 1.1)
        // It fills its container now: the radius is all of 40.
        #expect(!isDark(stage, 20, 20) && isDark(stage, 23, 23))
        #expect(stage.settle() && !stage.isAnimating)
    }

    @Test func `what has no container any more is a rectangle again`() {
        let remote = Remote(true)
        let stage = Stage {
            Playing(remote) { isRound in
                ContainerRelativeShape().fill(.black).frame(width: 80, height: 80)
                    .modifier(Rounding(isRound: isRound))
            }
        }
        #expect(!isDark(stage, 12, 12))
        remote.value = false
        #expect(stage.settle())
        #expect(isDark(stage, 12, 12))
    }

    private struct Rounding: ViewModifier {
        let isRound: Bool
        func body(content: Content) -> some View {
            if isRound { content.containerShape(Circle()) } else { content }
        }
    }

    @Test func `bad numbers and containers of container relative shapes have a result`() {
        for shape in [RoundedRectangle(cornerRadius: .nan), RoundedRectangle(cornerRadius: .infinity)] {
            let stage = Stage {
                ContainerRelativeShape().inset(by: .nan).fill(.black).padding(10).containerShape(shape)
            }
            #expect(isDark(stage, 50, 50))
        }
        let round = Stage { ContainerRelativeShape().fill(.black).containerShape(ContainerRelativeShape()) }
        #expect(isDark(round, 0, 0) && isDark(round, 99, 99))
        let beyond = Stage {
            ContainerRelativeShape().fill(.black).padding(-20).frame(width: 40, height: 40)
                .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
        }
        #expect(isDark(beyond, 50, 12) && !isDark(beyond, 12, 12))
    }
}
