import Combine
import Foundation
import SwiftUI

private struct Typewriter: View {
    let text: String
    @State private var shown = ""
    @State private var timer: Timer?
    var body: some View {
        VStack(spacing: 20) {
            Text(shown + (timer == nil ? "" : "_")).font(.system(.body, design: .monospaced))
            Button("Write", action: write)
        }
        .onDisappear { timer?.invalidate() }
    }
    private func write() {
        timer?.invalidate()
        shown = ""
        var rest = Substring(text)
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { running in
            if let next = rest.popFirst() {
                shown.append(next)
            } else {
                running.invalidate()
                timer = nil
            }
        }
    }
}

private struct CountUp: View {
    @State private var value = 0
    @State private var target = 0
    var body: some View {
        VStack {
            Text("\(value)").font(.largeTitle.monospacedDigit()).contentTransition(.numericText(value: Double(value)))
            ProgressView(value: Double(value), total: 100)
            Button("To 50") { count(to: 50) }
            Button("To 10") { count(to: 10) }
        }
        .padding()
    }
    private func count(to end: Int) {
        target = end
        Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
            guard value != target else { return timer.invalidate() }
            withAnimation(.easeOut(duration: 0.1)) { value += target > value ? 1 : -1 }
        }
    }
}

private struct AnimatedNumber: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text("\(Int(value.rounded()))") }
}

private struct Score: View {
    @State private var score = 0.0
    var body: some View {
        VStack {
            AnimatedNumber(value: score).font(.title)
            Button("Win 100") { withAnimation(.linear(duration: 1)) { score += 100 } }
            Button("Lose all") { withAnimation(.linear(duration: 0.5)) { score = 0 } }
        }
    }
}

private class FlipModel: ObservableObject {
    @Published var seconds = 57
    private var cancellable: AnyCancellable?
    func start() {
        cancellable = Timer.publish(every: 1, on: .main, in: .default).autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }
    func stop() { cancellable = nil }
    private func tick() { seconds = (seconds + 1) % 60 }
}

private struct FlipDigit: View {
    let digit: Int
    @State private var old = 0
    @State private var isUpper = false
    @State private var isLower = false
    var body: some View {
        VStack(spacing: 2) {
            ZStack {
                half(digit, .top)
                half(old, .top).rotation3DEffect(
                    .degrees(isUpper ? -89.9 : 0), axis: (1, 0, 0), anchor: .bottom, perspective: 0.5)
            }
            ZStack {
                half(old, .bottom)
                half(digit, .bottom).rotation3DEffect(
                    .degrees(isLower ? 0 : 89.9), axis: (1, 0, 0), anchor: .top, perspective: 0.5)
            }
        }
        .onAppear { old = digit }
        .onChange(of: digit) { previous, _ in
            old = previous
            (isUpper, isLower) = (false, false)
            withAnimation(.easeIn(duration: 0.2)) { isUpper = true }
            withAnimation(.easeOut(duration: 0.2).delay(0.2)) { isLower = true }
        }
    }
    private func half(_ digit: Int, _ edge: VerticalAlignment) -> some View {
        Text("\(digit)").font(.system(size: 60, weight: .bold)).foregroundStyle(.white)
            .frame(width: 50, height: 70).fixedSize()
            .padding(edge == .top ? .bottom : .top, -35)
            .frame(height: 35).clipped().background(Color.black)
    }
}

private struct FlipClock: View {
    @StateObject private var model = FlipModel()
    var body: some View {
        VStack(spacing: 20) {
            HStack {
                FlipDigit(digit: model.seconds / 10)
                FlipDigit(digit: model.seconds % 10)
            }
            Text("It is \(model.seconds)")
        }
        .onAppear { model.start() }
        .onDisappear { model.stop() }
    }
}

private struct Particle {
    let angle: Double, speed: Double, hue: Double
}

private struct Confetti: View {
    @State private var start: Date?
    @State private var likes = 0
    private let particles = (0..<24).map {
        Particle(angle: Double($0) * .pi / 12, speed: 60 + Double($0 % 5) * 15, hue: Double($0) / 24)
    }
    var body: some View {
        VStack {
            ZStack {
                TimelineView(.animation(minimumInterval: nil, paused: start == nil)) { timeline in
                    Canvas { context, size in
                        guard let start else { return }
                        let time = timeline.date.timeIntervalSince(start)
                        guard time < 1 else { return }
                        for particle in particles {
                            let distance = particle.speed * time
                            let place = CGPoint(
                                x: size.width / 2 + cos(particle.angle) * distance,
                                y: size.height / 2 + sin(particle.angle) * distance + 80 * time * time)
                            var copy = context
                            copy.opacity = 1 - time
                            copy.fill(
                                Path(ellipseIn: CGRect(x: place.x - 3, y: place.y - 3, width: 6, height: 6)),
                                with: .color(Color(hue: particle.hue, saturation: 1, brightness: 1)))
                        }
                    }
                }
                Image(systemName: likes > 0 ? "heart.fill" : "heart").font(.largeTitle).foregroundStyle(.red)
                    .symbolEffect(.bounce, value: likes)
            }
            .frame(width: 250, height: 250)
            Button("Like") {
                likes += 1
                let now = Date()
                start = now
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { if start == now { start = nil } }
            }
        }
    }
}

private struct Opening: View {
    @State private var letters = 0
    @State private var showsTagline = false
    @State private var isFinished = false
    private let name = Array("TALLY")
    var body: some View {
        ZStack {
            if isFinished {
                Text("Main screen").transition(.opacity)
            } else {
                VStack {
                    HStack(spacing: 2) {
                        ForEach(name.indices, id: \.self) { index in
                            Text(String(name[index])).font(.largeTitle.bold())
                                .offset(y: index < letters ? 0 : 30).opacity(index < letters ? 1 : 0)
                        }
                    }
                    if showsTagline {
                        Text("Every number counts").transition(.move(edge: .bottom).combined(with: .opacity))
                    }
                }
                .transition(.scale(scale: 2).combined(with: .opacity))
            }
        }
        .task {
            for _ in name {
                try? await Task.sleep(for: .seconds(0.2))
                withAnimation(.linear(duration: 0.2)) { letters += 1 }
            }
            withAnimation(.easeInOut(duration: 0.5)) { showsTagline = true }
            try? await Task.sleep(for: .seconds(1))
            withAnimation(.easeInOut(duration: 0.5)) { isFinished = true }
        }
    }
}

extension Program {
    static let courseTimersB: [Program] = [
        Program("typewriter") {
            Typewriter(text: "Hello!")
        } story: { person in
            try person.tap("Write")
            try person.wait(0.35)
            person.sees("Hel_")
            try person.tap("Write")
            try person.wait(0.25)
            person.sees("He_")
            try person.wait(1)
            person.sees("Hello!")
            person.misses("_")
            try person.settle()
        },
        Program("counting up by a timer") {
            CountUp()
        } story: { person in
            try person.tap("To 50")
            try person.wait(0.51)
            person.expect("25 of them") { frame in frame.accessibility.contains { $0.label == "25" } }
            try person.wait(0.6)
            person.sees("50")
            try person.tap("To 10")
            try person.wait(0.3)
            try person.wait(1)
            try person.settle()
            person.sees("10")
        },
        Program("number that is animatable") {
            Score()
        } story: { person in
            try person.tap("Win 100")
            try person.wait(0.5)
            person.sees("50")
            try person.wait(0.25)
            person.sees("75")
            try person.settle()
            person.sees("100")
            try person.tap("Lose all")
            try person.wait(0.25)
            person.sees("50")
            try person.settle()
        },
        Program("flip clock") {
            FlipClock()
        } story: { person in
            person.sees("It is 57")
            try person.wait(1.1)
            person.sees("It is 58")
            try person.wait(2)
            person.sees("It is 0")
            try person.wait(0.5)
            person.expect("the flaps are down: old digits are covered") { frame in
                frame.texts.filter { $0.string == "0" }.count >= 4
            }
        },
        Program("like with confetti") {
            Confetti()
        } story: { person in
            try person.tap("Like")
            try person.wait(0.5)
            try person.tap("Like")
            try person.wait(0.8)
            person.expect("the second burst goes on") { _ in person.stage.isAnimating }
            try person.wait(0.5)
            try person.settle()
            person.expect("it is quiet") { _ in !person.stage.isAnimating }
        },
        Program("opening of letters") {
            Opening()
        } story: { person in
            try await person.play(for: 0.52)
            let shown = person.stage.frame.texts.filter { $0.opacity > 0 }.map(\.string).joined()
            person.expect("two letters are there, one comes next: \(shown)") { _ in shown == "TA" }
            try await person.play(for: 1)
            person.sees("Every number counts")
            try await person.play(for: 1.5)
            person.sees("Main screen")
            person.misses("Every")
        },
    ]
}
