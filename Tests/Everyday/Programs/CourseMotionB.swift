// long: small programs, each beside nothing but its story.

import Combine
import Foundation
import SwiftUI

private struct ShakeEffect: GeometryEffect {
    var travel: CGFloat = 10
    var shakes: CGFloat = 3
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: travel * sin(animatableData * .pi * shakes), y: 0))
    }
}

private struct Pin: View {
    @State private var attempts = 0
    @State private var entered = ""
    @State private var isOpen = false
    var body: some View {
        VStack(spacing: 20) {
            Text(isOpen ? "Open" : "Enter PIN")
            HStack {
                ForEach(0..<4) { index in
                    Circle().fill(index < entered.count ? Color.primary : .clear)
                        .overlay(Circle().stroke())
                        .frame(width: 14, height: 14)
                }
            }
            .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
            HStack { ForEach(1..<4) { digit in Button("\(digit)") { press(digit) }.buttonStyle(.bordered) } }
        }
    }
    private func press(_ digit: Int) {
        entered += String(digit)
        guard entered.count == 4 else { return }
        if entered == "1231" {
            isOpen = true
        } else {
            entered = ""
            withAnimation(.linear(duration: 0.6)) { attempts += 1 }
        }
    }
}

private struct FlyIn: ViewModifier {
    let distance: CGFloat
    let turn: Double
    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(turn), anchor: .bottomLeading).offset(x: distance).clipped()
    }
}

extension AnyTransition {
    fileprivate static var flyIn: AnyTransition {
        .modifier(active: FlyIn(distance: 100, turn: -90), identity: FlyIn(distance: 0, turn: 0))
    }
}

private struct Pivot: View {
    @State private var isShown = false
    var body: some View {
        VStack {
            Rectangle().fill(.blue).frame(width: 100, height: 100)
            if isShown {
                Rectangle().fill(.red).frame(width: 100, height: 100).transition(.flyIn)
            }
            Button("Pivot") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }
}

private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .opacity(phase.isIdentity ? 1 : 0)
            .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
    }
}

private struct Badges: View {
    @State private var badges: [Int] = []
    @State private var next = 1
    var body: some View {
        VStack {
            HStack {
                ForEach(badges, id: \.self) {
                    Text("#\($0)").padding(6).background(.yellow, in: .capsule).transition(Twirl())
                }
            }
            .frame(height: 50)
            Button("Earn") {
                withAnimation(.linear(duration: 0.5)) {
                    badges.append(next)
                    next += 1
                }
            }
            Button("Lose") { withAnimation(.linear(duration: 0.5)) { if !badges.isEmpty { badges.removeFirst() } } }
        }
    }
}

private struct Jump {
    var scale = 1.0
    var lift = 0.0
    var angle = Angle.zero
}

private struct JumpingHeart: View {
    @State private var likes = 0
    var body: some View {
        VStack(spacing: 40) {
            Circle().fill(.red).frame(width: 60, height: 60)
                .keyframeAnimator(initialValue: Jump(), trigger: likes) { content, value in
                    content.rotationEffect(value.angle).scaleEffect(value.scale).offset(y: value.lift)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.5, duration: 0.4)
                        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
                        CubicKeyframe(1, duration: 0.1)
                    }
                    KeyframeTrack(\.lift) {
                        LinearKeyframe(-50, duration: 0.5)
                        LinearKeyframe(0, duration: 0.5)
                    }
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.degrees(20), duration: 0.3)
                        CubicKeyframe(.degrees(-20), duration: 0.3)
                        CubicKeyframe(.zero, duration: 0.4)
                    }
                }
            Button("Jump") { likes += 1 }
        }
    }
}

private struct Pulse: View {
    @State private var isPulsing = false
    var body: some View {
        VStack(spacing: 60) {
            Circle().fill(.orange).frame(width: 80, height: 80)
                .scaleEffect(isPulsing ? 1.5 : 1)
                .animation(
                    isPulsing ? .linear(duration: 0.5).repeatForever(autoreverses: true) : .linear(duration: 0.2),
                    value: isPulsing)
            Toggle("Pulse", isOn: $isPulsing).frame(width: 150)
        }
    }
}

private struct Untouched: View {
    @State private var isRight = false
    var body: some View {
        VStack(alignment: .leading) {
            dot(.red)
            dot(.green).animation(nil, value: isRight)
            dot(.blue).transaction { $0.animation = $0.animation?.delay(0.5) }
            HStack {
                Button("Animated") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
                Button("Override") {
                    var transaction = Transaction(animation: .linear(duration: 1))
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isRight.toggle() }
                }
                Button("Plain") { isRight.toggle() }
            }
        }
        .frame(width: 300, alignment: .leading)
    }
    private func dot(_ color: Color) -> some View {
        Circle().fill(color).frame(width: 20, height: 20).offset(x: isRight ? 200 : 0)
    }
}

private struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = 0
    func body(content: Content) -> some View {
        content
            .mask(
                LinearGradient(
                    stops: [
                        .init(color: .black.opacity(0.3), location: phase), .init(color: .black, location: phase + 0.1),
                        .init(color: .black.opacity(0.3), location: phase + 0.2),
                    ], startPoint: .leading, endPoint: .trailing)
            )
            .onAppear { withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 0.8 } }
    }
}

extension View {
    @ViewBuilder fileprivate func shimmering(_ active: Bool) -> some View {
        if active { modifier(Shimmer()) } else { self }
    }
}

private struct Skeleton: View {
    struct Article { var title = "Some placeholder title", author = "Somebody Unknown" }
    @State private var article: Article?
    @State private var opens = 0
    var body: some View {
        let shown = article ?? Article()
        VStack(alignment: .leading, spacing: 8) {
            Text(shown.title).font(.headline)
            Text(shown.author).font(.subheadline)
            Button("Read \(opens)") { opens += 1 }.unredacted()
        }
        .redacted(reason: article == nil ? .placeholder : [])
        .shimmering(article == nil)
        .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                withAnimation { article = Article(title: "Swift on Linux", author: "Ann") }
            }
        }
    }
}

private struct Marquee: View {
    let text: String
    @State private var width: CGFloat = 0
    @State private var isAway = false
    var body: some View {
        GeometryReader { proxy in
            Text(text).fixedSize()
                .background(GeometryReader { inner in Color.clear.onAppear { width = inner.size.width } })
                .offset(x: isAway ? -width : proxy.size.width)
                .onAppear {
                    DispatchQueue.main.async {
                        withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isAway = true }
                    }
                }
        }
        .frame(width: 200, height: 24)
        .clipped()
    }
}

private struct Ripples: View {
    @State private var isOn = true
    var body: some View {
        VStack {
            ZStack {
                if isOn { ForEach(0..<3, id: \.self) { RippleCircle(delay: Double($0) * 0.5) } }
                Circle().fill(.blue).frame(width: 40, height: 40)
            }
            .frame(width: 200, height: 200)
            Button("Ripple") { withAnimation { isOn.toggle() } }
        }
    }
}

private struct RippleCircle: View {
    let delay: Double
    @State private var isSpread = false
    var body: some View {
        Circle().stroke(.blue, lineWidth: 2).frame(width: 40, height: 40)
            .scaleEffect(isSpread ? 4 : 1)
            .opacity(isSpread ? 0 : 1)
            .onAppear {
                withAnimation(.easeOut(duration: 1.5).delay(delay).repeatForever(autoreverses: false)) {
                    isSpread = true
                }
            }
    }
}

extension Program {
    static let courseMotionB: [Program] = [
        Program("PIN that shakes") {
            Pin()
        } story: { person in
            for digit in ["1", "1", "1", "1"] { try person.tap(digit) }
            try person.wait(0.1)
            // A sixth of the way is half a swing.
            let still = 195 - 3 * 22 / 2 - 7.0
            let first = { (frame: Shown) in frame.shapes.filter { $0.kind == "circle" }.map(\.rect.minX).min() }
            person.measures("the first dot is at the end of its swing", still + 10, within: 0.1) { first($0) }
            try person.tap("1")
            for digit in ["2", "3", "1"] { try person.tap(digit) }
            person.sees("Open")
            try person.settle()
            person.measures("the first dot is back", still, within: 0.1) { first($0) }
        },
        Program("transition of two modifiers") {
            Pivot()
        } story: { person in
            try person.tap("Pivot")
            try person.wait(0.5)
            // Half of the turn around its lower left corner, and half of the way.
            person.measures("the red one comes in", 195) { $0.shapes.last?.rect.midX }
            person.measures("turned by half", 100 * 2.0.squareRoot()) { $0.shapes.last?.rect.width }
            try person.tap("Pivot")
            try person.settle()
            person.expect("only the blue one is there") { $0.shapes.count == 1 }
            try person.tap("Pivot")
            try person.settle()
            person.expect("both are there, one below another") { frame in
                frame.shapes.map(\.rect.midX) == [195, 195]
            }
        },
        Program("badges that twirl") {
            Badges()
        } story: { person in
            try person.tap("Earn")
            try person.wait(0.25)
            person.measures("half to be seen", 0.5, within: 0.02) {
                $0.texts.first { $0.string == "#1" }.map { CGFloat($0.opacity) }
            }
            try person.tap("Earn")
            try person.settle()
            person.sees("#1", "#2")
            try person.tap("Lose")
            try person.wait(0.25)
            person.measures("half gone", 0.5, within: 0.02) {
                $0.texts.first { $0.string == "#1" }.map { CGFloat($0.opacity) }
            }
            try person.tap("Earn")
            try person.settle()
            person.sees("#2", "#3")
            person.misses("#1")
        },
        Program("heart of keyframes") {
            JumpingHeart()
        } story: { person in
            let rest = person.stage.frame.shapes[0].rect.midY
            try person.tap("Jump")
            try person.wait(0.25)
            person.measures("half way up", rest - 25, within: 1) { $0.shapes.first?.rect.midY }
            try person.wait(0.25)
            person.measures("at the top", rest - 50, within: 1) { $0.shapes.first?.rect.midY }
            try person.tap("Jump")
            try person.settle()
            person.measures("down again", rest, within: 0.1) { $0.shapes.first?.rect.midY }
            person.measures("as large as before", 60, within: 0.1) { $0.shapes.first?.rect.width }
        },
        Program("pulse that stops") {
            Pulse()
        } story: { person in
            try person.tap("Pulse")
            try person.wait(0.25)
            person.measures("half way", 100, within: 1) { $0.shapes.first?.rect.width }
            try person.wait(0.5)
            person.measures("half way back", 100, within: 1) { $0.shapes.first?.rect.width }
            try person.tap("Pulse")
            person.expect("it comes to rest") { _ in person.stage.settle(within: 3) }
            person.measures("as it was", 80) { $0.shapes.first?.rect.width }
            try person.tap("Pulse")
            try person.wait(0.25)
            person.measures("half way again", 100, within: 1) { $0.shapes.first?.rect.width }
        },
        Program("dots that are not animated") {
            Untouched()
        } story: { person in
            let places = { (frame: Shown) in frame.shapes.prefix(3).map { $0.rect.minX - 45 } }
            try person.tap("Animated")
            try person.wait(0.5)
            person.measures("the red one is half way", 100) { places($0)[0] }
            person.measures("the green one is there", 200) { places($0)[1] }
            person.measures("the blue one still waits", 0, within: 4) { places($0)[2] }
            try person.wait(0.5)
            person.measures("the blue one is half way", 100, within: 4) { places($0)[2] }
            try person.settle()
            person.expect("all are there") { places($0) == [200, 200, 200] }
            try person.tap("Plain")
            person.expect("all are back at once") { places($0) == [0, 0, 0] }
            // Animations of views are disabled, that of the transaction is not.
            try person.tap("Override")
            try person.wait(0.5)
            person.measures("the red one is half way again", 100) { places($0)[0] }
            person.measures("the green one too", 100) { places($0)[1] }
            try person.tap("Plain")
            try person.settle()
            person.expect("all are back again") { places($0) == [0, 0, 0] }
        },
        Program("skeleton that shimmers") {
            Skeleton()
        } story: { person in
            try person.tap("Read 0")
            try person.wait(1)
            person.sees("Read 1")
            person.misses("Somebody", "Ann")
            try person.wait(2.1)
            try person.settle()
            person.sees("Swift on Linux", "Ann", "Read 1")
        },
        Program("marquee") {
            Marquee(text: "A line of news that is far too long for its place")
        } story: { person in
            try person.wait(0.02)
            let start = person.stage.frame.texts.first?.rect.minX ?? 0
            try person.wait(1)
            let later = person.stage.frame.texts.first?.rect ?? .zero
            let way = (200 + later.width) / 4
            person.measures("a quarter of the way", start - way, within: way / 20) { $0.texts.first?.rect.minX }
            try person.wait(4)
            person.measures("the same in the next round", later.minX, within: 1) { $0.texts.first?.rect.minX }
        },
        Program("ripples") {
            Ripples()
        } story: { person in
            try person.wait(2.2)
            person.expect("three rings and a dot") { $0.shapes.count == 4 }
            try person.tap("Ripple")
            try person.wait(0.1)
            try person.tap("Ripple")
            try person.wait(0.4)
            try person.tap("Ripple")
            try person.settle()
            person.expect("the dot alone") { $0.shapes.count == 1 }
        },
    ]
}
