import SwiftUI

private struct SwipeDeck: View {
    @State private var cards = ["One", "Two", "Three"]
    @State private var offset = CGSize.zero
    var body: some View {
        VStack {
            ZStack {
                ForEach(cards.reversed(), id: \.self) { card in
                    RoundedRectangle(cornerRadius: 16).fill(.mint)
                        .overlay(Text(card))
                        .overlay(RoundedRectangle(cornerRadius: 16).stroke(.black))
                        .frame(width: 200, height: 280)
                        .offset(card == cards.first ? offset : .zero)
                        .rotationEffect(.degrees(card == cards.first ? Double(offset.width / 20) : 0))
                        .gesture(
                            DragGesture()
                                .onChanged { offset = $0.translation }
                                .onEnded { value in
                                    if abs(value.translation.width) > 100 {
                                        withAnimation {
                                            _ = cards.removeFirst()
                                            offset = .zero
                                        }
                                    } else {
                                        withAnimation(.spring()) { offset = .zero }
                                    }
                                })
                }
            }
            Text("\(cards.count) left")
        }
    }
}

private struct Knob: View {
    @State private var value = 0.5
    var body: some View {
        VStack {
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(.gray.opacity(0.2))
                    Capsule().fill(.blue).frame(width: proxy.size.width * value)
                }
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { drag in
                        value = min(1, max(0, drag.location.x / proxy.size.width))
                    })
            }
            .frame(width: 300, height: 30)
            Text("\(Int((value * 100).rounded()))")
        }
    }
}

private struct Hold: View {
    @GestureState private var isPressing = false
    @State private var count = 0
    var body: some View {
        VStack {
            Circle().fill(isPressing ? .red : .green).frame(width: isPressing ? 140 : 100)
                .animation(.easeInOut, value: isPressing)
                .gesture(
                    LongPressGesture(minimumDuration: 0.5).updating($isPressing) { now, state, _ in state = now }
                        .onEnded { _ in count += 1 })
            Text("Held \(count)")
        }
    }
}

private struct Drawing: View {
    @State private var lines: [[CGPoint]] = []
    var body: some View {
        VStack {
            Canvas { context, _ in
                for line in lines {
                    var path = Path()
                    path.addLines(line)
                    context.stroke(path, with: .color(.red), lineWidth: 3)
                }
            }
            .background(Color.white)
            .border(.gray)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        if value.translation == .zero { lines.append([]) }
                        lines[lines.count - 1].append(value.location)
                    })
            Button("Wipe") { lines = [] }
            Text("\(lines.count) lines")
        }
    }
}

private struct BoxedButtons: View {
    @State private var taps = [0, 0, 0]
    var body: some View {
        VStack(spacing: 20) {
            Button("Stroked \(taps[0])") { taps[0] += 1 }
                .padding()
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue))
            Button("Bordered \(taps[1])") { taps[1] += 1 }.padding().border(.red, width: 4)
            Text("Gesture \(taps[2])").padding().background(Color.yellow)
                .onTapGesture { taps[2] += 1 }
                .overlay(GeometryReader { _ in Color.clear })
            ScrollView { VStack { ForEach(0..<50) { Text("Row \($0)") } }.frame(maxWidth: .infinity) }
                .frame(height: 200)
                .border(.gray)
        }
    }
}

extension Program {
    static let gestures: [Program] = [
        Program("deck of cards to swipe") {
            SwipeDeck()
        } story: { person in
            let middle = person.place(of: "One")
            let start = CGPoint(x: middle.midX, y: middle.midY)
            try person.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y))
            try person.settle()
            person.sees("3 left")
            try person.drag(from: start, to: CGPoint(x: start.x + 160, y: start.y))
            try person.wait(0.1)
            try person.drag(from: start, to: CGPoint(x: start.x - 160, y: start.y))
            try person.settle()
            person.sees("1 left")
        },
        Program("knob") {
            Knob()
        } story: { person in
            try person.tap(x: 45 + 240, y: 338)
            person.sees("80")
        },
        Program("hold") {
            Hold()
        } story: { person in
            person.stage.pointerDown(CGPoint(x: 195, y: 340))
            try person.wait(0.7)
            person.stage.pointerUp(CGPoint(x: 195, y: 340))
            try person.settle()
            person.sees("Held 1")
        },
        Program("drawing") {
            Drawing()
        } story: { person in
            try person.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 300))
            try person.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 200, y: 50))
            person.sees("2 lines")
            try person.tap("Wipe")
            try person.settle()
            person.sees("0 lines")
        },
        Program("buttons in boxes") {
            BoxedButtons()
        } story: { person in
            try person.tap("Stroked 0")
            try person.tap("Bordered 0")
            try person.tap("Gesture 0")
            person.sees("Stroked 1", "Bordered 1", "Gesture 1")
            let row = person.place(of: "Row 3")
            try person.drag(from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: row.midX, y: row.midY - 80))
            try person.settle()
            person.expect("the rows have scrolled") { frame in
                (frame.texts.first { $0.string == "Row 3" }?.rect.minY ?? 0) < row.minY - 30
            }
        },
    ]
}
