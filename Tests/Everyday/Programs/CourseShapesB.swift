import SwiftUI

private struct Hamburger: View {
    @State private var isOpen = false
    var body: some View {
        VStack(spacing: 6) {
            bar.rotationEffect(.degrees(isOpen ? 45 : 0)).offset(y: isOpen ? 10 : 0)
            bar.opacity(isOpen ? 0 : 1)
            bar.rotationEffect(.degrees(isOpen ? -45 : 0)).offset(y: isOpen ? -10 : 0)
        }
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 0.4)) { isOpen.toggle() } }
        .accessibilityElement()
        .accessibilityLabel("Menu")
        .accessibilityAddTraits(.isButton)
    }
    private var bar: some View {
        RoundedRectangle(cornerRadius: 2).fill(Color.primary).frame(width: 30, height: 4)
    }
}

private struct Tablet: Shape {
    var inset: CGFloat
    var slant: CGFloat
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(inset, slant) }
        set { (inset, slant) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: inset + slant, y: 0))
            path.addLine(to: CGPoint(x: rect.maxX - inset, y: 0))
            path.addLine(to: CGPoint(x: rect.maxX - inset - slant, y: rect.maxY))
            path.addLine(to: CGPoint(x: inset, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct Morph: View {
    @State private var isNarrow = false
    var body: some View {
        VStack {
            Tablet(inset: isNarrow ? 60 : 0, slant: isNarrow ? 0 : 30)
                .fill(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
                .frame(width: 200, height: 80)
            Button("Morph") { isNarrow.toggle() }
        }
        .animation(.linear(duration: 1), value: isNarrow)
    }
}

private struct MarchingAnts: View {
    @State private var phase: CGFloat = 0
    @State private var isMarching = true
    var body: some View {
        VStack(spacing: 30) {
            if isMarching {
                RoundedRectangle(cornerRadius: 12)
                    .strokeBorder(style: StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: phase))
                    .frame(width: 180, height: 100)
                    .onAppear {
                        withAnimation(.linear(duration: 0.5).repeatForever(autoreverses: false)) { phase -= 15 }
                    }
            } else {
                RoundedRectangle(cornerRadius: 12).stroke(lineWidth: 4).frame(width: 180, height: 100)
            }
            Button("Marching") { isMarching.toggle() }
        }
    }
}

private struct CheckMark: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.width / 3, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }
}

private struct UploadButton: View {
    enum Phase { case idle, loading, done }
    @State private var phase = Phase.idle
    @State private var progress: CGFloat = 0
    @State private var check: CGFloat = 0
    @State private var log = "Ready"
    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Capsule().fill(phase == .done ? Color.green : .blue).frame(width: phase == .idle ? 200 : 60, height: 60)
                switch phase {
                case .idle: Text("Upload").foregroundColor(.white)
                case .loading:
                    Circle().trim(from: 0, to: progress).stroke(.white, lineWidth: 4)
                        .rotationEffect(.degrees(-90)).frame(width: 44, height: 44)
                case .done:
                    CheckMark().trim(from: 0, to: check)
                        .stroke(.white, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
                        .frame(width: 24, height: 18)
                }
            }
            .onTapGesture(perform: start)
            Text(log)
            Button("Reset") {
                phase = .idle
                (progress, check) = (0, 0)
            }
        }
    }
    private func start() {
        guard phase == .idle else { return }
        log = "Shrinking"
        withAnimation(.easeInOut(duration: 0.4)) {
            phase = .loading
        } completion: {
            log = "Loading"
            withAnimation(.linear(duration: 2)) {
                progress = 1
            } completion: {
                log = "Done"
                withAnimation(.spring) { phase = .done }
                withAnimation(.easeOut(duration: 0.3).delay(0.2)) { check = 1 }
            }
        }
    }
}

private struct Rays: View {
    @State private var isSunny = true
    var body: some View {
        VStack(spacing: 40) {
            ZStack {
                Circle().fill(isSunny ? .yellow : .gray).frame(width: 80)
                Circle().frame(width: 70).offset(x: isSunny ? 90 : 20, y: isSunny ? -90 : -10)
                    .blendMode(.destinationOut)
                ForEach(0..<8) { index in
                    Capsule().fill(.yellow).frame(width: 4, height: isSunny ? 20 : 0)
                        .offset(y: -60)
                        .rotationEffect(.degrees(Double(index) * 45))
                        .opacity(isSunny ? 1 : 0)
                }
            }
            .compositingGroup()
            .frame(width: 160, height: 160)
            .mask(RoundedRectangle(cornerRadius: 40))
            Toggle("Day", isOn: $isSunny.animation(.spring(response: 0.6, dampingFraction: 0.6))).frame(width: 120)
        }
    }
}

private struct Triangle: InsettableShape {
    var amount: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        return Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }
}

private struct Signs: View {
    @State private var taps = 0
    @State private var isWide = false
    var body: some View {
        VStack(spacing: 20) {
            Triangle().strokeBorder(.red, lineWidth: 10)
                .background(Triangle().fill(.yellow))
                .frame(width: isWide ? 200 : 100, height: 100)
                .overlay(Text("!").font(.largeTitle.bold()).padding(.top, 30))
                .contentShape(Triangle())
                .onTapGesture { taps += 1 }
                .accessibilityLabel("Sign")
            Text("Tapped \(taps)")
            Button("Widen") { withAnimation(.linear(duration: 0.5)) { isWide.toggle() } }
        }
    }
}

extension Program {
    static let courseShapesB: [Program] = [
        Program("menu button that becomes a cross") {
            Hamburger()
        } story: { person in
            let bars = { (frame: Shown) in frame.shapes.sorted { $0.rect.midY < $1.rect.midY } }
            try person.tap("Menu")
            try person.wait(0.2)
            person.measures("the middle bar is half gone", 0.5, within: 0.01) { frame in
                frame.shapes.first { $0.opacity < 1 }.map { CGFloat($0.opacity) }
            }
            person.measures("the upper bar is half way", 345) { bars($0).first?.rect.midY }
            try person.settle()
            person.measures("the bars cross in the middle", 350) { bars($0).first?.rect.midY }
            person.measures("under 45 degrees", 34 / 2.0.squareRoot()) { bars($0).first?.rect.height }
            try person.tap("Menu")
            try person.wait(0.1)
            try person.tap("Menu")
            try person.wait(0.1)
            try person.tap("Menu")
            try person.settle()
            person.measures("the bars are back", 340) { bars($0).first?.rect.midY }
        },
        Program("shape of two animated lengths") {
            Morph()
        } story: { person in
            try person.tap("Morph")
            try person.wait(0.5)
            person.measures("half of the inset", 140) { $0.shapes.first?.rect.width }
            try person.tap("Morph")
            try person.settle()
            person.measures("as wide as its frame again", 200) { $0.shapes.first?.rect.width }
        },
        Program("dashes that march") {
            MarchingAnts()
        } story: { person in
            try person.wait(0.77)
            try person.tap("Marching")
            try person.settle()
            try person.tap("Marching")
            try person.wait(0.3)
            person.expect("they march again") { _ in person.stage.isAnimating }
            try person.tap("Marching")
            try person.settle()
        },
        Program("upload button") {
            UploadButton()
        } story: { person in
            try person.tap("Upload")
            try person.wait(0.3)
            person.sees("Shrinking")
            try person.wait(0.2)
            person.sees("Loading")
            try person.wait(1)
            person.expect("half of the circle is drawn") { frame in
                frame.shapes.contains { $0.isStroked && $0.rect.width > 20 && $0.rect.width < 30 }
            }
            try person.wait(1.1)
            person.sees("Done")
            try person.settle()
            person.measures("it is a round", 60) { $0.shapes.first?.rect.width }
            try person.tap("Reset")
            try person.settle()
            person.measures("and a capsule again", 200) { $0.shapes.first?.rect.width }
        },
        Program("sun and moon") {
            Rays()
        } story: { person in
            try person.tap("Day")
            try person.wait(0.15)
            try person.tap("Day")
            try person.wait(0.15)
            try person.tap("Day")
            try person.settle()
            person.expect("no ray is left") { frame in
                !frame.shapes.contains { $0.rect.height == 20 && $0.opacity > 0 }
            }
        },
        Program("sign of a shape of its own") {
            Signs()
        } story: { person in
            try person.tap("Sign")
            person.sees("Tapped 1")
            let top = person.place(of: "!")
            try person.tap(x: top.midX - 45, y: top.midY - 45)
            person.sees("Tapped 1")
            try person.tap("Widen")
            try person.wait(0.25)
            person.measures("half way", 150) { $0.shapes.first?.rect.width }
            try person.settle()
            person.measures("wide", 200) { $0.shapes.first?.rect.width }
        },
    ]
}
