import Combine
import Foundation
import SwiftUI

private struct Stopwatch: View {
    @State private var elapsed = 0.0
    @State private var timer: Timer?
    var body: some View {
        VStack {
            Text(String(format: "%.1f", elapsed)).font(.system(.largeTitle, design: .monospaced))
            Button(timer == nil ? "Start" : "Stop") {
                if let running = timer {
                    running.invalidate()
                    timer = nil
                } else {
                    let made = Timer(timeInterval: 0.1, repeats: true) { _ in elapsed += 0.1 }
                    RunLoop.main.add(made, forMode: .common)
                    timer = made
                }
            }
        }
        .onDisappear { timer?.invalidate() }
    }
}

private struct Countdown: View {
    @State private var left = 5
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
        VStack {
            if left > 0 {
                Text("\(left)").font(.system(size: 80)).id(left).transition(.scale.combined(with: .opacity))
            } else {
                Text("Go!")
            }
        }
        .animation(.default, value: left)
        .onReceive(timer) { _ in if left > 0 { left -= 1 } }
    }
}

private struct Splash: View {
    @State private var size = 0.8
    @State private var opacity = 0.5
    @State private var isActive = false
    var body: some View {
        if isActive {
            Text("The app")
        } else {
            VStack {
                Image(systemName: "hare.fill").font(.system(size: 80))
                Text("Epic App").font(.title)
            }
            .scaleEffect(size)
            .opacity(opacity)
            .onAppear {
                withAnimation(.easeIn(duration: 1.2)) {
                    size = 0.9
                    opacity = 1
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2.0) { withAnimation { isActive = true } }
            }
        }
    }
}

private struct RollingListing: View {
    @State private var newOffset: CGFloat
    @State private var digits: [Int] = [0, 0, 0]
    let height: CGFloat

    init(height: CGFloat) {
        newOffset = height
        self.height = height
    }

    var body: some View {
        VStack {
            HStack(spacing: 0) {
                ForEach(digits.indices, id: \.self) { index in
                    Text("8").font(.system(size: height)).opacity(0)
                        .overlay {
                            GeometryReader { proxy in
                                VStack(spacing: 0) {
                                    ForEach(0...9, id: \.self) { digit in
                                        Text("\(digit)").font(.system(size: height))
                                            .frame(width: proxy.size.width, height: proxy.size.height)
                                    }
                                }
                                .offset(y: -CGFloat(digits[index]) * proxy.size.height)
                            }
                            .clipped()
                        }
                }
            }
            Text("offset \(Int(newOffset))")
            Button("Roll") {
                for (index, digit) in [1, 4, 2].enumerated() {
                    withAnimation(.interactiveSpring(response: 0.8, dampingFraction: 1).delay(Double(index) * 0.15)) {
                        digits[index] = digit
                    }
                }
            }
        }
    }
}

private struct Loader: View {
    enum Phase { case idle, loading, loaded([String]) }
    @State private var phase = Phase.idle
    var body: some View {
        VStack {
            switch phase {
            case .idle: Text("Nothing yet")
            case .loading: ProgressView("Loading")
            case .loaded(let names): ForEach(names, id: \.self) { Text($0).transition(.slide) }
            }
        }
        .task {
            phase = .loading
            try? await Task.sleep(nanoseconds: 1_000_000_000)
            withAnimation { phase = .loaded(["Ann", "Bob"]) }
        }
    }
}

extension Program {
    static let times: [Program] = [
        Program("stopwatch") {
            Stopwatch()
        } story: { person in
            try person.tap("Start")
            try person.wait(1.05)
            person.sees("1.0")
            try person.tap("Stop")
            try person.wait(2)
            person.sees("1.0")
        },
        Program("countdown") {
            Countdown()
        } story: { person in
            person.sees("5")
            try person.wait(2.5)
            person.sees("3")
            try person.wait(3)
            person.sees("Go!")
        },
        Program("splash screen") {
            Splash()
        } story: { person in
            person.sees("Epic App")
            try person.wait(1.9)
            person.misses("The app")
            try person.wait(1)
            person.sees("The app")
        },
        Program("listing of a rolling number") {
            RollingListing(height: 40)
        } story: { person in
            person.sees("offset 40")
            try person.tap("Roll")
            try person.wait(0.3)
            try person.settle()
            person.expect("the digits of 142 stand in the windows") { frame in
                let windows = frame.texts.compactMap { text in
                    text.clip.map { $0.intersection(text.rect).height > text.rect.height / 2 ? text.string : "" }
                }
                return windows.joined() == "142"
            }
        },
        Program("loader") {
            Loader()
        } story: { person in
            try await person.play(for: 0.5)
            person.sees("Loading")
            try await person.play(for: 1.5)
            person.sees("Ann", "Bob")
        },
    ]
}
