import SwiftUI
import TallyStage
import Testing

@MainActor
struct VisualEffectTests {
    /// How often a closure of an effect has run.
    private final class Calls: @unchecked Sendable {
        private(set) var count = 0
        func add() { count += 1 }
    }

    private struct Badge: View {
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.orange
                Color.blue.frame(width: 12, height: 20)
            }
            .frame(width: 40, height: 30)
        }
    }

    private func expectSame<A: View, B: View>(
        _ a: @escaping () -> A, _ b: @escaping () -> B, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let first = Stage { a() }
        let second = Stage { b() }
        let plain = Stage { Badge() }
        #expect(first.image() == second.image(), sourceLocation: sourceLocation)
        #expect(first.image() != plain.image(), sourceLocation: sourceLocation)
    }

    @Test func `each effect looks as the view's modifier of its name`() {
        expectSame({ Badge().visualEffect { e, _ in e.offset(x: 7, y: -9) } }, { Badge().offset(x: 7, y: -9) })
        expectSame(
            { Badge().visualEffect { e, _ in e.offset(CGSize(width: 3, height: 4)) } }, { Badge().offset(x: 3, y: 4) })
        expectSame(
            { Badge().visualEffect { e, _ in e.scaleEffect(1.5, anchor: .topLeading) } },
            { Badge().scaleEffect(1.5, anchor: .topLeading) })
        expectSame({ Badge().visualEffect { e, _ in e.scaleEffect(x: 0.5) } }, { Badge().scaleEffect(x: 0.5) })
        expectSame(
            { Badge().visualEffect { e, _ in e.rotationEffect(.degrees(30), anchor: .bottom) } },
            { Badge().rotationEffect(.degrees(30), anchor: .bottom) })
        expectSame(
            { Badge().visualEffect { e, _ in e.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0), anchorZ: 4) } },
            { Badge().rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0), anchorZ: 4) })
        let map = CGAffineTransform(a: 1, b: 0.2, c: 0.3, d: 0.8, tx: 4, ty: 5)
        expectSame(
            { Badge().visualEffect { e, _ in e.transformEffect(map) } }, { Badge().transformEffect(map) })
        var projection = ProjectionTransform(map)
        projection.m13 = 0.01
        let tilted = projection
        expectSame(
            { Badge().visualEffect { e, _ in e.transformEffect(tilted) } }, { Badge().projectionEffect(tilted) })
        expectSame({ Badge().visualEffect { e, _ in e.opacity(0.4) } }, { Badge().opacity(0.4) })
        expectSame({ Badge().visualEffect { e, _ in e.blur(radius: 3) } }, { Badge().blur(radius: 3) })
        expectSame(
            { Badge().visualEffect { e, _ in e.blur(radius: 3, opaque: true) } },
            { Badge().blur(radius: 3, opaque: true) })
        expectSame({ Badge().visualEffect { e, _ in e.brightness(0.3) } }, { Badge().brightness(0.3) })
        expectSame({ Badge().visualEffect { e, _ in e.contrast(0.3) } }, { Badge().contrast(0.3) })
        expectSame({ Badge().visualEffect { e, _ in e.saturation(0.3) } }, { Badge().saturation(0.3) })
        expectSame({ Badge().visualEffect { e, _ in e.grayscale(0.7) } }, { Badge().grayscale(0.7) })
        expectSame(
            { Badge().visualEffect { e, _ in e.hueRotation(.degrees(80)) } }, { Badge().hueRotation(.degrees(80)) })
    }

    @Test func `effects stand around one another in the order in which they are written`() {
        expectSame(
            { Badge().visualEffect { e, _ in e.offset(x: 10).rotationEffect(.degrees(90)).scaleEffect(0.5) } },
            { Badge().offset(x: 10).rotationEffect(.degrees(90)).scaleEffect(0.5) })
        expectSame(
            {
                Badge().visualEffect { e, _ in
                    e.scaleEffect(0.5).opacity(0.8).blur(radius: 2).offset(y: 8).opacity(0.5).saturation(0.2)
                        .rotationEffect(.degrees(20)).opacity(0.9)
                }
            },
            {
                Badge().scaleEffect(0.5).opacity(0.8).blur(radius: 2).offset(y: 8).opacity(0.5).saturation(0.2)
                    .rotationEffect(.degrees(20)).opacity(0.9)
            })
        expectSame(
            {
                Badge().visualEffect { e, _ in
                    e.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)).blur(radius: 1).opacity(0.6)
                        .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
                }
            },
            {
                Badge().rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)).blur(radius: 1).opacity(0.6)
                    .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
            })
        expectSame(
            { Badge().offset(x: 5).visualEffect { e, _ in e.scaleEffect(0.5) }.opacity(0.5).offset(y: 3) },
            { Badge().offset(x: 5).scaleEffect(0.5).opacity(0.5).offset(y: 3) })
    }

    @Test func `the geometry is the view's, and layout knows nothing of the effect`() {
        let stage = Stage {
            VStack(spacing: 0) {
                Color.red.frame(width: 30, height: 10)
                    .visualEffect { e, proxy in
                        e.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY).scaleEffect(3)
                    }
                Square(color: .blue)
            }
        }
        // At (35, 40) before: 30 to the right, 40 down, and then three times as large about the middle of the view.
        #expect(isNear(stage.boxes[0], 95, 150, 90, 30))
        #expect(isNear(stage.boxes[1], 45, 50, 10, 10))
    }

    @Test func `an effect does not see itself`() {
        let other = Remote(0.0)
        let stage = Stage {
            Playing(other) { other in
                ZStack {
                    Square().visualEffect { e, proxy in e.offset(x: proxy.frame(in: .global).minX) }
                    Square(color: .blue).offset(y: other)
                }
            }
        }
        withAnimation(.linear(duration: 1)) { other.value = 30 }
        for _ in 0..<5 {
            stage.advance(by: 0.1)
            #expect(isNear(stage.boxes[0], 90, 45, 10, 10))
        }
    }

    @Test func `what is shown elsewhere is reached there`() {
        let log = Log()
        let stage = Stage {
            Square().visualEffect { e, proxy in e.offset(x: 4 * proxy.size.width) }.onTapGesture { log("tap") }
        }
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.take().isEmpty)
        stage.tap(CGPoint(x: 90, y: 50))
        #expect(log.take() == ["tap"])
    }

    /// Ten rows of 20 points in a window of 100, each as far to the right as it is down.
    private func rows(_ calls: Calls) -> Stage {
        Stage {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { _ in
                            Color.red.frame(width: 20, height: 20)
                                .visualEffect { e, proxy in
                                    calls.add()
                                    return e.offset(x: proxy.frame(in: .scrollView).minY)
                                }
                        }
                    }
                    .frame(width: 100, alignment: .leading)
                }
                .onTapGesture { withAnimation(.linear(duration: 1)) { proxy.scrollTo(9) } }
            }
        }
    }

    private func expectSlope(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
        let boxes = stage.boxes.filter { isNear($0.width, 20, 1e-6) }
        #expect(boxes.count == 10, sourceLocation: sourceLocation)
        for box in boxes { #expect(isNear(box.minX, box.minY, 1e-6), sourceLocation: sourceLocation) }
    }

    @Test func `an effect follows the wheel, the finger, a glide and a scroll that is animated in every frame`() {
        let calls = Calls()
        let stage = rows(calls)
        expectSlope(stage)
        stage.scroll(CGSize(width: 0, height: 13), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        expectSlope(stage)
        #expect(stage.boxes[0].minY == -13)
        stage.pointerDown(CGPoint(x: 50, y: 80))
        for step in 1...4 {
            stage.pointerMove(CGPoint(x: 50, y: 80 - 10 * step))
            stage.advance(by: 1 / 60)
            expectSlope(stage)
        }
        stage.pointerUp(CGPoint(x: 50, y: 40))
        for _ in 0..<6 {
            stage.advance(by: 1 / 30)
            expectSlope(stage)
        }
        #expect(stage.settle())
        expectSlope(stage)
        stage.scroll(CGSize(width: 0, height: -300), at: CGPoint(x: 50, y: 50))
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[0].minY, -50, 1e-6))
        expectSlope(stage)
    }

    @Test func `nothing is asked while nothing moves, and only for what moves`() {
        let calls = Calls()
        let stage = rows(calls)
        stage.advance(by: 1)
        let before = calls.count
        stage.advance(by: 1)
        #expect(calls.count == before)
        let other = Remote(0.0)
        let sizes = Calls()
        let still = Stage {
            VStack {
                Playing(other) { Square().offset(x: $0) }
                Square().visualEffect { e, proxy in
                    sizes.add()
                    return e.offset(x: proxy.size.width)
                }
            }
        }
        still.advance(by: 0)
        let once = sizes.count
        withAnimation { other.value = 20 }
        still.advance(by: 0.3)
        #expect(sizes.count == once && once <= 2)
    }

    @Test func `a size under animation is followed from frame to frame`() {
        let width = Remote(20.0)
        let stage = Stage {
            Playing(width) { width in
                Color.red.frame(width: width, height: 10).visualEffect { e, proxy in e.offset(y: proxy.size.width) }
            }
        }
        #expect(isNear(stage.box, 40, 65, 20, 10))
        withAnimation(.linear(duration: 1)) { width.value = 40 }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(stage.box, 35, 75, 30, 10))
        stage.advance(by: 0.5)
        #expect(isNear(stage.box, 30, 85, 40, 10))
    }

    @Test func `values of another closure animate under the transaction, and without one they jump`() {
        let isOn = Remote(false)
        let stage = Stage {
            Playing(isOn) { isOn in
                Square().visualEffect { e, proxy in
                    e.offset(x: isOn ? 2 * proxy.size.width : 0).opacity(isOn ? 0.5 : 1)
                }
            }
        }
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        stage.advance(by: 0)
        stage.advance(by: 0.25)
        #expect(isNear(stage.x, 50) && isNear(stage.opacity, 0.875))
        stage.advance(by: 0.75)
        #expect(isNear(stage.x, 65) && !stage.isAnimating)
        isOn.value = false
        stage.advance(by: 0)
        #expect(stage.x == 45 && stage.opacity == 1 && !stage.isAnimating)
    }

    @Test func `half way each effect is that of half the value`() {
        expectHalfWay(of: { Badge() }, 0.0, 10.0, is: 5.0) { view, value in
            view.visualEffect { e, _ in
                e.blur(radius: value).rotation3DEffect(.degrees(4 * value), axis: (x: 0, y: 1, z: 0))
                    .hueRotation(.degrees(9 * value))
            }
        }
    }

    @Test func `scrolling goes on under values that animate`() {
        let isOn = Remote(false)
        let stage = Stage {
            ScrollView {
                Playing(isOn) { isOn in
                    Square().visualEffect { e, proxy in
                        e.offset(x: proxy.frame(in: .scrollView).minY + (isOn ? 40 : 0))
                    }
                }
                .frame(width: 100, height: 300, alignment: .topLeading)
            }
        }
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 20))
        stage.scroll(CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(isNear(stage.boxes[0].minX, -10))
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[0].minX, 10))
    }

    @Test func `numbers that are none change nothing, and nothing traps`() {
        for value in [Double.nan, .infinity, -.infinity] {
            let stage = Stage {
                Badge().visualEffect { e, _ in
                    e.offset(x: value, y: value).rotationEffect(.radians(value)).blur(radius: value)
                        .rotation3DEffect(.radians(value), axis: (x: value, y: 1, z: 0), perspective: value)
                        .transformEffect(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0))
                        .brightness(value).hueRotation(.radians(value))
                }
            }
            #expect(stage.image() == Stage { Badge() }.image())
            let gone = Stage { Badge().visualEffect { e, _ in e.scaleEffect(value) } }
            _ = gone.image()
        }
        let stage = Stage { Badge().visualEffect { e, _ in e.opacity(.nan) } }
        #expect(stage.image() == Stage {}.image())
        #expect(
            Stage { Badge().visualEffect { e, _ in e.opacity(7) } }.image() == Stage { Badge() }.image())
    }

    @Test func `an effect around others moves those inside before they look where they are`() {
        let shift = Remote(0.0)
        let stage = Stage {
            Playing(shift) { shift in
                Square().visualEffect { e, proxy in e.offset(y: proxy.frame(in: .global).minX) }
                    .visualEffect { e, _ in e.offset(x: shift) }
            }
        }
        shift.value = 20
        stage.advance(by: 0)
        #expect(isNear(stage.box, 65, 110, 10, 10))
        withAnimation(.linear(duration: 1)) { shift.value = 0 }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(stage.box, 55, 100, 10, 10))
    }

    @Test func `a view that goes is not asked any more`() {
        let calls = Calls()
        let isThere = Remote(true)
        let stage = Stage {
            Playing(isThere) { isThere in
                if isThere {
                    Square().visualEffect { e, _ in
                        calls.add()
                        return e.opacity(0.5)
                    }
                }
            }
        }
        isThere.value = false
        stage.advance(by: 0)
        let count = calls.count
        stage.advance(by: 1)
        #expect(calls.count == count && stage.boxes.isEmpty)
    }
}
