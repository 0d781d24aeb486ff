// long: small programs, each beside nothing but its story.

import Foundation
import SwiftUI

private struct MoveKey: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct Segments: View {
    let titles: [String]
    @Binding var selection: Int
    var body: some View {
        HStack(spacing: 0) {
            ForEach(titles.indices, id: \.self) { index in
                Button(titles[index]) { withAnimation(.linear(duration: 0.5)) { selection = index } }
                    .buttonStyle(.plain).padding(10)
                    .anchorPreference(key: MoveKey.self, value: .bounds) { [index: $0] }
            }
        }
        .backgroundPreferenceValue(MoveKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors[selection] {
                    let rect = proxy[anchor]
                    RoundedRectangle(cornerRadius: 8).fill(.yellow)
                        .frame(width: rect.width, height: rect.height)
                        .offset(x: rect.minX, y: rect.minY)
                }
            }
        }
    }
}

private struct SegmentScreen: View {
    @State private var selection = 0
    var body: some View {
        VStack {
            Segments(titles: ["Day", "A whole week", "Month"], selection: $selection)
            Text("Shows \(selection)")
        }
    }
}

private struct StretchyKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct FadingBar: View {
    @State private var offset: CGFloat = 0
    var body: some View {
        ZStack(alignment: .top) {
            ScrollView {
                VStack(spacing: 0) {
                    Rectangle().fill(.teal).frame(height: 200)
                    ForEach(0..<30) { Text("Row \($0)").frame(maxWidth: .infinity, alignment: .leading).padding() }
                }
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: StretchyKey.self, value: -proxy.frame(in: .named("scroll")).minY)
                    }
                )
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(StretchyKey.self) { offset = $0 }
            Text("Title").frame(maxWidth: .infinity).frame(height: 44)
                .background(Color.white.opacity(min(max(offset / 100, 0), 1)))
                .opacity(offset > 50 ? 1 : 0)
        }
    }
}

private struct Skeleton: View {
    @State private var article: String?
    @State private var isDim = false
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(article ?? "A headline of some length").font(.title2)
            Text("By the editors, on a day in May").font(.subheadline)
            Button("Read on") {}
        }
        .redacted(reason: article == nil ? .placeholder : [])
        .opacity(isDim ? 0.4 : 1)
        .animation(
            article == nil ? .easeInOut(duration: 0.8).repeatForever(autoreverses: true) : .linear(duration: 0.2),
            value: isDim
        )
        .onAppear { isDim = true }
        .task {
            try? await Task.sleep(for: .seconds(2))
            withAnimation(.linear(duration: 0.2)) {
                article = "Ships arrive"
                isDim = false
            }
        }
    }
}

private struct Snack: Equatable { var text: String, id = UUID() }

private struct SnackModifier: ViewModifier {
    @Binding var snack: Snack?
    @State private var work: DispatchWorkItem?
    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(
                ZStack {
                    if let snack {
                        VStack {
                            Spacer()
                            HStack {
                                Text(snack.text)
                                Spacer(minLength: 10)
                                Button("Close") { close() }.foregroundColor(.yellow)
                            }
                            .padding().background(Color.black.opacity(0.85)).foregroundColor(.white).cornerRadius(8)
                            .padding(.horizontal, 16)
                        }
                        .transition(.move(edge: .bottom))
                        .offset(y: -30)
                    }
                }
                .animation(.spring(), value: snack)
            )
            .onChange(of: snack) { _, value in show(value) }
    }
    private func show(_ value: Snack?) {
        guard value != nil else { return }
        work?.cancel()
        let task = DispatchWorkItem { close() }
        work = task
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: task)
    }
    private func close() {
        withAnimation { snack = nil }
        work?.cancel()
        work = nil
    }
}

extension View {
    fileprivate func snackbar(_ snack: Binding<Snack?>) -> some View { modifier(SnackModifier(snack: snack)) }
}

private struct Snacks: View {
    @State private var snack: Snack?
    @State private var count = 0
    var body: some View {
        Button("Save") {
            count += 1
            snack = Snack(text: "Saved \(count)")
        }
        .snackbar($snack)
    }
}

private struct CardStack: View {
    @State private var cards = ["Ace", "King", "Queen"]
    @State private var drag = CGSize.zero
    var body: some View {
        VStack {
            ZStack {
                ForEach(Array(cards.enumerated()), id: \.element) { index, card in
                    let isTop = index == cards.count - 1
                    Text(card).font(.title).frame(width: 220, height: 300)
                        .background(RoundedRectangle(cornerRadius: 20).fill(.white).shadow(radius: 4))
                        .offset(x: isTop ? drag.width : 0, y: CGFloat(cards.count - 1 - index) * -10)
                        .rotationEffect(.degrees(isTop ? drag.width / 20 : 0))
                        .scaleEffect(1 - CGFloat(cards.count - 1 - index) * 0.05)
                        .gesture(
                            DragGesture()
                                .onChanged { drag = $0.translation }
                                .onEnded { value in
                                    if abs(value.translation.width) > 100 {
                                        withAnimation(.linear(duration: 0.3)) {
                                            drag.width = value.translation.width > 0 ? 500 : -500
                                        }
                                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                                            drag = .zero
                                            withAnimation(.spring()) { _ = cards.removeLast() }
                                        }
                                    } else {
                                        withAnimation(.spring()) { drag = .zero }
                                    }
                                },
                            isEnabled: isTop)
                }
            }
            Text("\(cards.count) left")
            if cards.isEmpty { Button("Again") { withAnimation { cards = ["Ace", "King", "Queen"] } } }
        }
    }
}

private struct Carousel: View {
    @State private var current = 0
    @GestureState private var translation: CGFloat = 0
    private let colors: [Color] = [.red, .green, .blue, .orange]
    var body: some View {
        VStack {
            GeometryReader { geometry in
                let width = geometry.size.width - 60
                HStack(spacing: 10) {
                    ForEach(colors.indices, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 16).fill(colors[index])
                            .frame(width: width)
                            .scaleEffect(y: index == current ? 1 : 0.85)
                            .overlay(Text("Card \(index)"))
                    }
                }
                .offset(x: 30 - CGFloat(current) * (width + 10) + translation)
                .animation(.interactiveSpring(), value: translation == 0)
                .animation(.easeOut(duration: 0.3), value: current)
                .gesture(
                    DragGesture()
                        .updating($translation) { value, state, _ in state = value.translation.width }
                        .onEnded { value in
                            let predicted = Int((-value.translation.width / width).rounded())
                            current = min(max(current + predicted, 0), colors.count - 1)
                        })
            }
            .frame(height: 200)
            Text("At \(current)")
        }
    }
}

private struct DragToDismiss: View {
    @Namespace private var namespace
    @State private var shown: Int?
    @State private var pull = CGSize.zero
    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(0..<4) { index in
                        if shown != index {
                            RoundedRectangle(cornerRadius: 10).fill(
                                Color(hue: Double(index) / 4, saturation: 0.7, brightness: 0.9)
                            )
                            .matchedGeometryEffect(id: index, in: namespace)
                            .frame(height: 120)
                            .onTapGesture { withAnimation(.linear(duration: 0.4)) { shown = index } }
                            .accessibilityLabel("Photo \(index)")
                        } else {
                            Color.clear.frame(height: 120)
                        }
                    }
                }
                .padding()
            }
            if let shown {
                Color.black.opacity(1 - min(abs(pull.height) / 300, 1)).ignoresSafeArea().transition(.opacity)
                RoundedRectangle(cornerRadius: 10).fill(Color(hue: Double(shown) / 4, saturation: 0.7, brightness: 0.9))
                    .matchedGeometryEffect(id: shown, in: namespace)
                    .frame(height: 400)
                    .offset(pull)
                    .scaleEffect(1 - min(abs(pull.height) / 1000, 0.3))
                    .gesture(
                        DragGesture()
                            .onChanged { pull = $0.translation }
                            .onEnded { value in
                                withAnimation(.linear(duration: 0.4)) {
                                    if value.translation.height > 120 { self.shown = nil }
                                    pull = .zero
                                }
                            }
                    )
                    .accessibilityLabel("Full photo")
                    .zIndex(1)
            }
        }
    }
}

private struct LineChart: Shape {
    var values: [Double]
    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard values.count > 1, let top = values.max(), top > 0 else { return path }
        for (index, value) in values.enumerated() {
            let point = CGPoint(
                x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                y: rect.maxY - rect.height * CGFloat(value / top))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}

private struct ChartScreen: View {
    @State private var drawn: CGFloat = 0
    @State private var bars = false
    private let values: [Double] = [2, 5, 3, 8, 6]
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Visitors").font(.headline)
            LineChart(values: values)
                .trim(from: 0, to: drawn)
                .stroke(
                    LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing),
                    style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
                )
                .frame(height: 120)
            HStack(alignment: .bottom, spacing: 8) {
                ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                    VStack {
                        RoundedRectangle(cornerRadius: 4).fill(.indigo)
                            .frame(height: bars ? CGFloat(value) * 12 : 0)
                            .animation(.linear(duration: 0.5).delay(Double(index) * 0.1), value: bars)
                        Text("D\(index + 1)").font(.caption2)
                    }
                }
            }
            .frame(height: 130, alignment: .bottom)
        }
        .padding()
        .onAppear {
            withAnimation(.linear(duration: 1)) { drawn = 1 }
            bars = true
        }
    }
}

private struct HoldToDelete: View {
    @GestureState private var isHeld = false
    @State private var isDeleted = false
    var body: some View {
        VStack {
            if isDeleted {
                Text("Deleted").transition(.opacity)
            } else {
                Text("Hold to delete")
                    .foregroundStyle(.white).padding()
                    .background(alignment: .leading) {
                        GeometryReader { proxy in
                            Color.red.frame(width: isHeld ? proxy.size.width : 0)
                                .animation(.linear(duration: isHeld ? 1 : 0.2), value: isHeld)
                        }
                    }
                    .background(.gray)
                    .clipShape(Capsule())
                    .gesture(
                        LongPressGesture(minimumDuration: 1)
                            .updating($isHeld) { now, state, _ in state = now }
                            .onEnded { _ in withAnimation { isDeleted = true } })
            }
        }
    }
}

extension Program {
    static let otherMotion: [Program] = [
        Program("segments with a marker by anchors") {
            SegmentScreen()
        } story: { person in
            let start = person.stage.frame.shapes.first?.rect ?? .null
            person.measures("the marker is around the title", person.place(of: "Day").width + 20) { _ in start.width }
            try person.tap("A whole week")
            try person.wait(0.25)
            person.measures(
                "half on its way", (start.width + person.place(of: "A whole week").width + 20) / 2, within: 1.5
            ) {
                $0.shapes.first?.rect.width
            }
            try person.settle()
            person.measures("behind the title", person.middle(of: "A whole week").x) { $0.shapes.first?.rect.midX }
            person.sees("Shows 1")
        },
        Program("bar that fades in") {
            FadingBar()
        } story: { person in
            person.expect("no title at first") { frame in
                !frame.texts.contains { $0.string == "Title" && $0.opacity > 0 }
            }
            try person.scroll(60, at: CGPoint(x: 195, y: 400))
            try person.wait(0.5)
            person.expect("the title is there") { frame in
                frame.texts.contains { $0.string == "Title" && $0.opacity == 1 }
            }
            try person.drag(from: CGPoint(x: 195, y: 300), by: 0, 300)
            try person.settle()
            person.expect("no title again") { frame in !frame.texts.contains { $0.string == "Title" && $0.opacity > 0 }
            }
        },
        Program("article to come") {
            Skeleton()
        } story: { person in
            person.misses("headline", "editors")
            try await person.play(for: 0.8)
            person.expect("it dims") { frame in frame.shapes.allSatisfy { $0.opacity < 0.6 } }
            try await person.play(for: 2)
            person.sees("Ships arrive", "By the editors")
            try person.settle()
            person.expect("it is clear") { frame in frame.texts.allSatisfy { $0.opacity == 1 } }
        },
        Program("snacks that replace each other") {
            Snacks()
        } story: { person in
            try person.tap("Save")
            try person.wait(1.5)
            person.sees("Saved 1")
            try person.tap("Save")
            try person.wait(1.5)
            person.sees("Saved 2")
            try person.wait(1.5)
            person.misses("Saved")
            try person.tap("Save")
            try person.wait(0.6)
            try person.tap("Close")
            try person.wait(1)
            person.misses("Saved")
            try person.settle()
        },
        Program("stack of cards to throw") {
            CardStack()
        } story: { person in
            let top = person.middle(of: "Queen")
            try person.drag(from: top, by: 60, 0)
            try person.settle()
            person.sees("3 left")
            person.measures("back where it was", top.x) { _ in person.middle(of: "Queen").x }
            try person.drag(from: top, by: 150, 0)
            try person.wait(0.15)
            person.sees("3 left", "Queen")
            try person.settle()
            person.sees("2 left")
            person.misses("Queen")
            person.measures("the next is as high as the first was", top.y, within: 1) { _ in person.middle(of: "King").y
            }
        },
        Program("carousel of one's own gesture") {
            Carousel()
        } story: { person in
            person.measures("the first stands 30 in", 195) { _ in person.middle(of: "Card 0").x }
            try person.drag(from: CGPoint(x: 300, y: 350), by: -200, 0)
            try person.settle()
            person.sees("At 1")
            person.measures("the second is in the middle", 195) { _ in person.middle(of: "Card 1").x }
            try person.drag(from: CGPoint(x: 200, y: 350), by: -60, 0)
            try person.settle()
            person.sees("At 1")
            try person.drag(from: CGPoint(x: 100, y: 350), by: 250, 0)
            try person.settle()
            person.sees("At 0")
        },
        Program("photo pulled down to close") {
            DragToDismiss()
        } story: { person in
            let small = person.stage.frame.shapes.first?.rect ?? .null
            try person.tap("Photo 0")
            try person.wait(0.2)
            person.expect("the photo is between") { frame in
                frame.shapes.contains { $0.rect.height > 150 && $0.rect.height < 380 }
            }
            try person.settle()
            person.measures("it is full", 400) { $0.shapes.last?.rect.height }
            try person.drag(from: CGPoint(x: 195, y: 300), by: 0, 60)
            try person.settle()
            person.measures("it has come back", 400) { $0.shapes.last?.rect.height }
            try person.drag(from: CGPoint(x: 195, y: 300), by: 0, 200)
            try person.settle()
            person.expect("as at first") { $0.shapes.first?.rect == small && $0.shapes.count == 4 }
        },
        Program("charts that draw themselves") {
            ChartScreen()
        } story: { person in
            person.sees("Visitors", "D5")
            try person.wait(0.5)
            person.expect("the first bar is whole, the last grows") { frame in
                let bars = frame.shapes.filter { !$0.isStroked }.map(\.rect)
                guard bars.count == 5 else { return false }
                return abs(bars[0].height - 24) < 1 && bars[4].height > 5 && bars[4].height < 20
            }
            try person.settle()
            person.measures("the highest bar", 96) { frame in
                frame.shapes.filter { !$0.isStroked }.map(\.rect.height).max()
            }
            person.expect("bars stand on one line") { frame in
                let bars = frame.shapes.filter { !$0.isStroked }.map(\.rect.maxY)
                return (bars.max() ?? 0) - (bars.min() ?? 1) < 0.5
            }
        },
        Program("hold to delete") {
            HoldToDelete()
        } story: { person in
            let place = person.middle(of: "Hold to delete")
            person.stage.pointerDown(place)
            try person.wait(0.5)
            person.expect("half of it is red") { frame in
                frame.shapes.contains {
                    $0.color.red > 0.9 && $0.color.green < 0.4 && $0.rect.width > 50 && $0.rect.width < 100
                }
            }
            person.stage.pointerUp(place)
            try person.settle()
            person.sees("Hold to delete")
            person.stage.pointerDown(place)
            try person.wait(1.1)
            person.stage.pointerUp(place)
            try person.settle()
            person.sees("Deleted")
        },
    ]
}
