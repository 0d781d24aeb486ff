import SwiftUI

private struct FlipCard: View {
    @State private var isFlipped = false
    var body: some View {
        ZStack {
            face("Front", .blue).opacity(isFlipped ? 0 : 1)
            face("Back", .orange).opacity(isFlipped ? 1 : 0).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        }
        .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .onTapGesture { withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() } }
    }
    private func face(_ text: String, _ color: Color) -> some View {
        RoundedRectangle(cornerRadius: 12).fill(color).overlay(Text(text).foregroundColor(.white))
            .frame(width: 140, height: 200)
    }
}

private struct Hero: View {
    @Namespace private var space
    @State private var isOpen = false
    var body: some View {
        VStack {
            if !isOpen {
                HStack {
                    RoundedRectangle(cornerRadius: 10).fill(.purple)
                        .matchedGeometryEffect(id: "cover", in: space)
                        .frame(width: 60, height: 60)
                    Text("Song").matchedGeometryEffect(id: "title", in: space)
                    Spacer()
                }
            } else {
                VStack {
                    RoundedRectangle(cornerRadius: 20).fill(.purple)
                        .matchedGeometryEffect(id: "cover", in: space)
                        .frame(height: 300)
                    Text("Song").font(.largeTitle).matchedGeometryEffect(id: "title", in: space)
                }
            }
            Button(isOpen ? "Shrink" : "Grow") { withAnimation(.spring(response: 0.5)) { isOpen.toggle() } }
        }
        .padding()
    }
}

private struct LoadingDots: View {
    @State private var isBouncing = false
    @State private var isLoading = true
    var body: some View {
        VStack {
            if isLoading {
                HStack {
                    ForEach(0..<3) { index in
                        Circle().frame(width: 12, height: 12)
                            .scaleEffect(isBouncing ? 1 : 0.4)
                            .animation(
                                .easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.15), value: isBouncing
                            )
                    }
                }
                .onAppear { isBouncing = true }
            }
            Button(isLoading ? "Stop" : "Start") {
                isLoading.toggle()
                isBouncing = false
            }
        }
    }
}

private struct Ring: View {
    @State private var progress: CGFloat = 0
    var body: some View {
        VStack {
            ZStack {
                Circle().stroke(.gray.opacity(0.3), lineWidth: 14)
                Circle().trim(from: 0, to: progress)
                    .stroke(
                        AngularGradient(colors: [.red, .yellow], center: .center),
                        style: .init(lineWidth: 14, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                Text("\(Int(progress * 100)) %")
            }
            .frame(width: 160, height: 160)
            Button("More") { withAnimation(.easeOut(duration: 1)) { progress = min(1, progress + 0.25) } }
            Button("Clear") { progress = 0 }
        }
    }
}

private struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: rect.midY))
        for x in stride(from: 0, through: rect.width, by: 4) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + 10 * sin(Double(x) / 20 + phase)))
        }
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.addLine(to: CGPoint(x: 0, y: rect.height))
        path.closeSubpath()
        return path
    }
}

private struct Sea: View {
    @State private var phase = 0.0
    var body: some View {
        VStack {
            Wave(phase: phase).fill(.blue).frame(height: 120)
            Button("Roll") { withAnimation(.linear(duration: 1)) { phase += .pi * 2 } }
        }
    }
}

private struct Toast: View {
    @State private var message: String?
    var body: some View {
        Button("Save") {
            withAnimation(.spring()) { message = "Saved" }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { withAnimation { message = nil } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottom) {
            if let message {
                Text(message).padding().background(.ultraThinMaterial, in: Capsule())
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
    }
}

private struct Stagger: View {
    @State private var isShown = false
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<4) { index in
                Text("Line \(index)")
                    .offset(x: isShown ? 0 : -200)
                    .opacity(isShown ? 1 : 0)
                    .animation(.spring().delay(Double(index) * 0.1), value: isShown)
            }
            Button("Toggle") { isShown.toggle() }
        }
        .onAppear { isShown = true }
    }
}

private struct Emoji: View {
    private enum Phase: CaseIterable {
        case initial, up, down
        var offset: CGFloat { self == .up ? -40 : self == .down ? 10 : 0 }
    }
    @State private var likes = 0
    var body: some View {
        VStack {
            Text("Like")
                .phaseAnimator(Phase.allCases, trigger: likes) { content, phase in
                    content.offset(y: phase.offset).scaleEffect(phase == .up ? 1.5 : 1)
                } animation: { phase in
                    phase == .up ? .easeOut(duration: 0.2) : .bouncy
                }
            Button("Like it") { likes += 1 }
            Text("Likes: \(likes)")
        }
    }
}

private struct Accordion: View {
    @State private var isOpen = false
    var body: some View {
        VStack(spacing: 0) {
            Button {
                withAnimation(.snappy) { isOpen.toggle() }
            } label: {
                HStack {
                    Text("Details")
                    Spacer()
                    Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
                }
            }
            if isOpen {
                Text("All of the small print.").padding().transition(.opacity)
            }
            Divider()
            Text("Below")
        }
        .padding()
    }
}

private struct Sorting: View {
    @State private var numbers = [5, 2, 4, 1, 3]
    var body: some View {
        VStack {
            HStack(alignment: .bottom) {
                ForEach(numbers, id: \.self) { number in
                    Rectangle().fill(.indigo).frame(width: 30, height: CGFloat(number) * 30)
                        .overlay(Text("\(number)").foregroundStyle(.white), alignment: .bottom)
                }
            }
            Button("Sort") { withAnimation(.easeInOut(duration: 0.6)) { numbers.sort() } }
            Button("Shuffle") { withAnimation { numbers = [3, 1, 5, 2, 4] } }
        }
    }
}

extension Program {
    static let motions: [Program] = [
        Program("flip card") {
            FlipCard()
        } story: { person in
            person.sees("Front")
            try person.tap("Front")
            try person.wait(0.3)
            try person.settle()
            person.expect("the back is to be seen") { frame in
                frame.texts.contains { $0.string == "Back" && $0.opacity == 1 }
            }
        },
        Program("hero") {
            Hero()
        } story: { person in
            try person.tap("Grow")
            try person.wait(0.2)
            try person.tap("Shrink")
            try person.wait(0.05)
            try person.tap("Grow")
            try person.settle()
            person.expect("the cover is large") { frame in frame.shapes.contains { $0.rect.height == 300 } }
        },
        Program("loading dots") {
            LoadingDots()
        } story: { person in
            try person.wait(1.23)
            try person.tap("Stop")
            try person.settle()
            person.expect("no dots are left") { $0.shapes.isEmpty }
        },
        Program("ring") {
            Ring()
        } story: { person in
            try person.tap("More")
            try person.wait(0.5)
            try person.tap("More")
            try person.settle()
            person.sees("50 %")
            try person.tap("Clear")
            person.sees("0 %")
        },
        Program("sea") {
            Sea()
        } story: { person in
            try person.tap("Roll")
            try person.wait(0.4)
            try person.tap("Roll")
            try person.settle()
        },
        Program("toast") {
            Toast()
        } story: { person in
            try person.tap("Save")
            try person.wait(1)
            person.sees("Saved")
            try person.wait(2)
            person.misses("Saved")
        },
        Program("stagger") {
            Stagger()
        } story: { person in
            try person.wait(0.2)
            try person.tap("Toggle")
            try person.wait(0.15)
            try person.tap("Toggle")
            try person.settle()
            person.expect("all lines are back") { frame in
                frame.texts.filter { $0.string.hasPrefix("Line") && $0.opacity == 1 }.count == 4
            }
        },
        Program("likes") {
            Emoji()
        } story: { person in
            try person.tap("Like it")
            try person.wait(0.1)
            try person.tap("Like it")
            try person.settle()
            person.sees("Likes: 2")
        },
        Program("accordion") {
            Accordion()
        } story: { person in
            try person.tap("Details")
            try person.settle()
            person.sees("small print")
            try person.tap("Details")
            try person.wait(0.1)
            try person.tap("Details")
            try person.settle()
            person.sees("small print")
        },
        Program("sorting bars") {
            Sorting()
        } story: { person in
            try person.tap("Sort")
            try person.wait(0.2)
            person.expect("a bar is on its way") { frame in
                frame.shapes.contains { $0.rect.minX.truncatingRemainder(dividingBy: 1) != 0 }
            }
            try person.settle()
            person.expect("the bars stand in order") { frame in
                let heights = frame.shapes.sorted { $0.rect.minX < $1.rect.minX }.map(\.rect.height)
                return heights == heights.sorted()
            }
        },
    ]
}
