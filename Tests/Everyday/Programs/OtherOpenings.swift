// long: small programs, each beside nothing but its story.

import Combine
import Foundation
import SwiftUI

// The logo grows, the circle opens, the app is behind it.
private struct CircleReveal: View {
    @State private var isActive = false
    @State private var logoScale: CGFloat = 0.4
    @State private var logoOpacity = 0.0
    @State private var holeScale: CGFloat = 0.001
    var body: some View {
        ZStack {
            Text("Welcome home")
            if !isActive {
                ZStack {
                    Color.indigo.ignoresSafeArea()
                    Image(systemName: "bolt.fill")
                        .font(.system(size: 60)).foregroundColor(.white)
                        .scaleEffect(logoScale).opacity(logoOpacity)
                        .accessibilityLabel("Logo")
                }
                .mask {
                    Rectangle().ignoresSafeArea()
                        .overlay {
                            Circle().frame(width: 50, height: 50).scaleEffect(holeScale).blendMode(.destinationOut)
                        }
                        .compositingGroup()
                }
            }
        }
        .onAppear {
            withAnimation(.spring(response: 0.6, dampingFraction: 0.6)) {
                logoScale = 1
                logoOpacity = 1
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
                withAnimation(.easeIn(duration: 0.4)) {
                    holeScale = 30
                    logoOpacity = 0
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { isActive = true }
            }
        }
    }
}

private enum LaunchStep { case first, second, finished }

@MainActor private final class LaunchState: ObservableObject {
    @Published private(set) var step = LaunchStep.first
    func dismiss() {
        Task {
            try? await Task.sleep(for: .seconds(1))
            step = .second
            try? await Task.sleep(for: .seconds(0.5))
            step = .finished
        }
    }
}

private struct LaunchScreen: View {
    @EnvironmentObject private var launch: LaunchState
    @State private var pulses = false
    @State private var flies = false
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    var body: some View {
        ZStack {
            Color.blue.ignoresSafeArea()
            Image(systemName: "hurricane").resizable().scaledToFit().frame(width: 100, height: 100)
                .rotationEffect(pulses ? .degrees(360) : .zero)
                .offset(y: flies ? 400 : 0)
                .accessibilityLabel("Launching")
        }
        .onReceive(timer) { _ in
            switch launch.step {
            case .first: withAnimation(.spring()) { pulses.toggle() }
            case .second: withAnimation(.easeInOut) { flies.toggle() }
            case .finished: break
            }
        }
        .opacity(flies ? 0 : 1)
    }
}

private struct LaunchedApp: View {
    @StateObject private var launch = LaunchState()
    var body: some View {
        ZStack {
            NavigationStack {
                List(1..<4) { Text("Item \($0)") }.navigationTitle("Items")
            }
            .task { launch.dismiss() }
            if launch.step != .finished { LaunchScreen() }
        }
        .environmentObject(launch)
    }
}

// A line of stages after each other, each with its own timer.
private struct LoadingThenLogin: View {
    @State private var progress: CGFloat = 0
    @State private var showsLogin = false
    @State private var timer: Timer?
    private let width: CGFloat = 240
    var body: some View {
        VStack(spacing: 30) {
            Text("MetroMile").font(.system(size: 36, weight: .heavy, design: .rounded))
                .offset(y: showsLogin ? -60 : 0)
            if showsLogin {
                VStack {
                    Button("Sign in with mail") {}.buttonStyle(.borderedProminent)
                    Button("Continue as guest") {}
                }
                .transition(.move(edge: .bottom).combined(with: .opacity))
            } else {
                ZStack(alignment: .leading) {
                    RoundedRectangle(cornerRadius: 4).fill(.gray.opacity(0.3)).frame(width: width, height: 8)
                    RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: width * progress, height: 8)
                }
                .transition(.opacity)
                Text("\(Int(progress * 100)) %").monospacedDigit()
            }
        }
        .onAppear {
            timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                progress += 0.1
                if progress >= 0.999 {
                    timer.invalidate()
                    withAnimation(.easeOut(duration: 0.6)) { showsLogin = true }
                }
            }
        }
        .onDisappear { timer?.invalidate() }
    }
}

// Stages as an enumeration, with the delay of each beside it.
private struct Ceremony: View {
    enum Stage: Int, CaseIterable, Comparable {
        case empty, logo, name, slogan, buttons
        static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }
    }
    @State private var stage = Stage.empty
    @Namespace private var space
    var body: some View {
        VStack {
            if stage < .name {
                Circle().fill(.teal).matchedGeometryEffect(id: "logo", in: space).frame(width: 200, height: 200)
                    .opacity(stage >= .logo ? 1 : 0)
            } else {
                HStack {
                    Circle().fill(.teal).matchedGeometryEffect(id: "logo", in: space).frame(width: 50, height: 50)
                    Text("Harbour").font(.largeTitle)
                }
                if stage >= .slogan { Text("Every ship comes in").transition(.opacity) }
                Spacer()
                if stage >= .buttons {
                    Button("Begin") {}.buttonStyle(.borderedProminent).transition(.move(edge: .bottom))
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task {
            for next in Stage.allCases.dropFirst() {
                try? await Task.sleep(nanoseconds: 500_000_000)
                withAnimation(.linear(duration: 0.4)) { stage = next }
            }
        }
        .onTapGesture { withAnimation(.linear(duration: 0.4)) { stage = .buttons } }
    }
}

private struct Letters: View {
    private let letters = Array("Loading")
    @State private var isShown = false
    @State private var raised = -1
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    @State private var loops = 0
    @Binding var isLaunching: Bool
    var body: some View {
        ZStack {
            Color.black.ignoresSafeArea()
            if isShown {
                HStack(spacing: 0) {
                    ForEach(letters.indices, id: \.self) { index in
                        Text(String(letters[index])).font(.headline).fontWeight(.heavy).foregroundColor(.white)
                            .offset(y: raised == index ? -5 : 0)
                    }
                }
                .transition(AnyTransition.scale.animation(.easeIn))
            }
        }
        .onAppear { isShown.toggle() }
        .onReceive(timer) { _ in
            withAnimation(.spring()) {
                if raised == letters.count - 1 {
                    raised = 0
                    loops += 1
                    if loops >= 2 { isLaunching = false }
                } else {
                    raised += 1
                }
            }
        }
    }
}

private struct CryptoLaunch: View {
    @State private var isLaunching = true
    var body: some View {
        ZStack {
            NavigationView { Text("Live prices").navigationBarHidden(true) }
            ZStack { if isLaunching { Letters(isLaunching: $isLaunching).transition(.move(edge: .leading)) } }.zIndex(2)
        }
    }
}

private struct Breathing: View {
    @State private var inhales = false
    @State private var phase = "Get ready"
    @State private var count = 3
    var body: some View {
        VStack(spacing: 40) {
            ZStack {
                ForEach(0..<6) { petal in
                    Circle().fill(Color.mint.opacity(0.5)).frame(width: 80, height: 80)
                        .offset(y: inhales ? -40 : 0)
                        .rotationEffect(.degrees(Double(petal) * 60))
                }
            }
            .scaleEffect(inhales ? 1 : 0.5)
            .frame(width: 200, height: 200)
            Text(phase).font(.title3)
            Text("\(count)")
        }
        .task { await run() }
    }
    private func run() async {
        while count > 0 {
            try? await Task.sleep(for: .seconds(1))
            count -= 1
        }
        while !Task.isCancelled {
            phase = "Inhale"
            withAnimation(.easeInOut(duration: 2)) { inhales = true }
            try? await Task.sleep(for: .seconds(2))
            phase = "Exhale"
            withAnimation(.easeInOut(duration: 2)) { inhales = false }
            try? await Task.sleep(for: .seconds(2))
        }
    }
}

private struct Slide: Identifiable {
    let id = UUID()
    let title: String, text: String, color: Color
}

private struct Tour: View {
    @AppStorage("otherTourSeen") private var isSeen = false
    @State private var page = 0
    private let slides = [
        Slide(title: "Track", text: "See what you spend", color: .orange),
        Slide(title: "Plan", text: "Set a budget a month", color: .purple),
        Slide(title: "Save", text: "Keep what is left", color: .green),
    ]
    var body: some View {
        if isSeen {
            VStack {
                Text("Overview")
                Button("Show tour again") {
                    page = 0
                    isSeen = false
                }
            }
        } else {
            VStack {
                TabView(selection: $page) {
                    ForEach(Array(slides.enumerated()), id: \.element.id) { index, slide in
                        VStack(spacing: 16) {
                            Circle().fill(slide.color).frame(width: 120, height: 120)
                            Text(slide.title).font(.title.bold())
                            Text(slide.text).foregroundColor(.secondary)
                        }
                        .tag(index)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                HStack(spacing: 6) {
                    ForEach(slides.indices, id: \.self) { index in
                        Capsule().fill(index == page ? Color.primary : .gray.opacity(0.4))
                            .frame(width: index == page ? 20 : 6, height: 6)
                    }
                }
                .animation(.spring(), value: page)
                Button(page < slides.count - 1 ? "Next" : "Get started") {
                    if page < slides.count - 1 { withAnimation { page += 1 } } else { isSeen = true }
                }
                .buttonStyle(.borderedProminent)
                .padding(.bottom)
            }
        }
    }
}

extension Program {
    static let otherOpenings: [Program] = [
        Program("app behind a circle that opens") {
            CircleReveal()
        } story: { person in
            try person.wait(1.1)
            person.expect("the cover hides all but the logo") { _ in
                let image = person.stage.image()
                return image[195, 500] == image[5, 5]
            }
            try person.wait(0.25)
            person.expect("the cover is open in the middle and closed at the corner") { _ in
                let image = person.stage.image()
                return image[195, 380] != image[5, 5]
            }
            try person.wait(0.5)
            try person.settle()
            person.sees("Welcome home")
            person.expect("nothing covers it") { $0.shapes.isEmpty }
        },
        Program("launch in two steps of a model") {
            LaunchedApp()
        } story: { person in
            try await person.play(for: 0.2)
            person.expect("the launch screen is on top") { frame in
                frame.accessibility.contains { $0.label == "Launching" }
            }
            try await person.play(for: 1.2)
            try await person.play(for: 1)
            person.sees("Items", "Item 3")
            person.expect("the launch screen is gone") { frame in
                !frame.accessibility.contains { $0.label == "Launching" }
            }
            try person.settle()
        },
        Program("loading bar, then the login") {
            LoadingThenLogin()
        } story: { person in
            try person.wait(0.55)
            person.sees("50 %", "MetroMile")
            person.misses("guest")
            let title = person.middle(of: "MetroMile")
            try person.wait(0.46)
            try person.wait(0.2)
            person.sees("Continue as guest")
            person.expect("it comes in by and by") { frame in
                frame.texts.contains { $0.string == "Continue as guest" && $0.opacity > 0.05 && $0.opacity < 0.95 }
            }
            try person.settle()
            person.expect("the title has gone up") { _ in person.middle(of: "MetroMile").y < title.y - 40 }
            person.misses("%")
        },
        Program("ceremony of five stages") {
            Ceremony()
        } story: { person in
            person.expect("nothing is seen") { $0.shapes.allSatisfy { $0.opacity == 0 } }
            try await person.play(for: 0.7)
            person.expect("the logo fades in") { $0.shapes.contains { $0.opacity > 0.3 && $0.opacity < 0.7 } }
            try await person.play(for: 0.5)
            person.expect("the circle is on its way") { frame in
                frame.shapes.contains { $0.rect.width > 60 && $0.rect.width < 190 }
            }
            try await person.play(for: 0.7)
            person.sees("Harbour", "Every ship comes in")
            person.misses("Begin")
            try await person.play(for: 1)
            person.sees("Begin")
            try person.settle()
            person.measures("the small logo", 50) { frame in
                frame.shapes.first { $0.kind == "ellipse" || $0.kind == "circle" }?.rect.width
            }
        },
        Program("ceremony that is skipped") {
            Ceremony()
        } story: { person in
            try await person.play(for: 0.7)
            try person.tap(x: 195, y: 350)
            try await person.play(for: 0.2)
            person.expect("the circle is on its way") { frame in
                frame.shapes.contains { $0.rect.width > 60 && $0.rect.width < 190 }
            }
            try await person.play(for: 0.2)
            person.sees("Begin")
            try await person.play(for: 3)
            person.sees("Begin", "Harbour")
            try person.settle()
        },
        Program("letters that jump, then the prices") {
            CryptoLaunch()
        } story: { person in
            try person.wait(0.8)
            person.expect("letters are white on black") { frame in
                frame.texts.contains { $0.string == "L" && $0.color.red > 0.9 }
            }
            person.expect("one of them is up") { frame in
                let heights = frame.texts.filter { $0.string.count == 1 }.map(\.rect.midY)
                return (heights.max() ?? 0) - (heights.min() ?? 0) > 1
            }
            try person.wait(1)
            try person.settle()
            person.sees("Live prices")
            person.expect("the launch view has left") { frame in
                !frame.texts.contains { $0.string == "L" && $0.rect.maxX > 0 }
            }
        },
        Program("breathing in and out") {
            Breathing()
        } story: { person in
            person.sees("Get ready", "3")
            try await person.play(for: 1.1)
            person.sees("2")
            try await person.play(for: 2)
            person.sees("Inhale", "0")
            try await person.play(for: 1.8)
            person.sees("Inhale")
            person.expect("the petals are apart") { frame in
                let places = frame.shapes.map(\.rect.midY)
                return (places.max() ?? 0) - (places.min() ?? 0) > 50
            }
            try await person.play(for: 0.4)
            person.sees("Exhale")
        },
        Program("tour of three pages") {
            Tour()
        } story: { person in
            person.sees("Track", "Next")
            try person.tap("Next")
            try person.settle()
            person.sees("Plan", "Set a budget a month")
            try person.drag(from: CGPoint(x: 330, y: 300), to: CGPoint(x: 40, y: 300))
            try person.settle()
            person.sees("Save", "Get started")
            person.measures("the last mark is the wide one", 20) { frame in
                frame.shapes.filter { abs($0.rect.height - 6) < 0.5 }.max { $0.rect.midX < $1.rect.midX }?.rect.width
            }
            try person.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 330, y: 300))
            try person.settle()
            person.sees("Plan", "Next")
            try person.tap("Next")
            try person.settle()
            try person.tap("Get started")
            try person.settle()
            person.sees("Overview")
            try person.tap("Show tour again")
            try person.settle()
            person.sees("Track")
        },
    ]
}
