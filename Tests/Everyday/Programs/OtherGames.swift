// long: small programs, each beside nothing but its story.

import Combine
import Foundation
import SwiftUI

private enum Key: String, CaseIterable {
    case clear = "AC", sign = "±", percent = "%", divide = "÷"
    case seven = "7", eight = "8", nine = "9", times = "×"
    case four = "4", five = "5", six = "6", minus = "−"
    case one = "1", two = "2", three = "3", plus = "+"
    case zero = "0", point = ".", equals = "="
    static let rows: [[Key]] = [
        [.clear, .sign, .percent, .divide], [.seven, .eight, .nine, .times], [.four, .five, .six, .minus],
        [.one, .two, .three, .plus], [.zero, .point, .equals],
    ]
    var color: Color {
        switch self {
        case .divide, .times, .minus, .plus, .equals: .orange
        case .clear, .sign, .percent: Color(.lightGray)
        default: Color(red: 0.2, green: 0.2, blue: 0.2)
        }
    }
}

private struct Calculator: View {
    @State private var display = "0"
    @State private var stored = 0.0
    @State private var pending: Key?
    @State private var isFresh = true
    var body: some View {
        GeometryReader { geometry in
            let width = (geometry.size.width - 5 * 12) / 4
            ZStack {
                Color.black.ignoresSafeArea()
                VStack(spacing: 12) {
                    Spacer()
                    HStack {
                        Spacer()
                        Text(display).font(.system(size: 72, weight: .light)).minimumScaleFactor(0.4).lineLimit(1)
                            .foregroundColor(.white).accessibilityIdentifier("display")
                    }
                    .padding(.horizontal)
                    ForEach(Key.rows, id: \.self) { row in
                        HStack(spacing: 12) {
                            ForEach(row, id: \.self) { key in
                                Button {
                                    press(key)
                                } label: {
                                    Text(key.rawValue).font(.system(size: 32))
                                        .frame(width: key == .zero ? width * 2 + 12 : width, height: width)
                                        .background(key.color).foregroundColor(.white)
                                        .cornerRadius(width / 2)
                                }
                            }
                        }
                    }
                }
                .padding(.bottom, 12)
            }
        }
    }
    private func press(_ key: Key) {
        switch key {
        case .clear: (display, stored, pending, isFresh) = ("0", 0, nil, true)
        case .sign: display = string(-(Double(display) ?? 0))
        case .percent: display = string((Double(display) ?? 0) / 100)
        case .plus, .minus, .times, .divide:
            finish()
            (pending, stored, isFresh) = (key, Double(display) ?? 0, true)
        case .equals:
            finish()
            (pending, isFresh) = (nil, true)
        case .point: if !display.contains(".") { display += "." }
        default:
            display = isFresh || display == "0" ? key.rawValue : display + key.rawValue
            isFresh = false
        }
    }
    private func finish() {
        guard let pending, !isFresh, let value = Double(display) else { return }
        switch pending {
        case .plus: stored += value
        case .minus: stored -= value
        case .times: stored *= value
        default: stored /= value
        }
        display = string(stored)
    }
    private func string(_ value: Double) -> String {
        value.truncatingRemainder(dividingBy: 1) == 0 ? String(format: "%.0f", value) : String(value)
    }
}

private struct MemoryCard: Identifiable, Equatable {
    let id: Int
    let content: String
    var isFaceUp = false, isMatched = false
}

private struct Cardify: AnimatableModifier {
    var rotation: Double
    init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }
    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }
    func body(content: Content) -> some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: 10)
            if rotation < 90 {
                shape.fill(.white)
                shape.strokeBorder(lineWidth: 3)
            } else {
                shape.fill(.red)
            }
            content.opacity(rotation < 90 ? 1 : 0)
        }
        .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
    }
}

private final class Memorizer: ObservableObject {
    @Published private(set) var cards: [MemoryCard]
    @Published private(set) var moves = 0
    init() {
        cards = ["A", "B", "A", "B"].enumerated().map { MemoryCard(id: $0.offset, content: $0.element) }
    }
    private var onlyUp: Int? {
        get {
            let up = cards.indices.filter { cards[$0].isFaceUp }
            return up.count == 1 ? up.first : nil
        }
        set { for index in cards.indices { cards[index].isFaceUp = index == newValue } }
    }
    func choose(_ card: MemoryCard) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp,
            !cards[chosen].isMatched
        else { return }
        if let other = onlyUp {
            moves += 1
            if cards[other].content == cards[chosen].content {
                cards[other].isMatched = true
                cards[chosen].isMatched = true
            }
            cards[chosen].isFaceUp = true
        } else {
            onlyUp = chosen
        }
    }
    func shuffle() { cards.reverse() }
}

private struct Memorize: View {
    @StateObject private var game = Memorizer()
    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(game.cards) { card in
                    if card.isMatched && !card.isFaceUp {
                        Color.clear
                    } else {
                        Text(card.content).font(.largeTitle)
                            .modifier(Cardify(isFaceUp: card.isFaceUp))
                            .aspectRatio(2 / 3, contentMode: .fit)
                            .transition(.scale)
                            .onTapGesture { withAnimation(.linear(duration: 0.6)) { game.choose(card) } }
                    }
                }
            }
            .foregroundColor(.red)
            Text("Moves: \(game.moves)")
            Button("Shuffle") { withAnimation(.easeInOut(duration: 0.5)) { game.shuffle() } }
        }
        .padding()
    }
}

private struct FlagQuiz: View {
    @State private var countries = ["Estonia", "France", "Germany", "Ireland"]
    @State private var answer = 1
    @State private var showsScore = false
    @State private var title = ""
    @State private var score = 0
    @State private var spins = [0.0, 0, 0]
    @State private var chosen: Int?
    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            VStack(spacing: 30) {
                VStack {
                    Text("Tap the flag of").foregroundStyle(.secondary).font(.subheadline.weight(.heavy))
                    Text(countries[answer]).font(.largeTitle.weight(.semibold))
                }
                .foregroundStyle(.white)
                ForEach(0..<3) { number in
                    Button {
                        tapped(number)
                    } label: {
                        HStack(spacing: 0) {
                            Color.blue; Color.white; Color(hue: Double(number) / 3, saturation: 1, brightness: 1)
                        }
                        .frame(width: 150, height: 80).clipShape(.capsule).shadow(radius: 5)
                    }
                    .accessibilityLabel("Flag \(number + 1)")
                    .rotation3DEffect(.degrees(spins[number]), axis: (x: 0, y: 1, z: 0))
                    .opacity(chosen == nil || chosen == number ? 1 : 0.25)
                }
                Text("Score: \(score)").foregroundStyle(.white)
            }
        }
        .alert(title, isPresented: $showsScore) {
            Button("Continue", action: ask)
        } message: {
            Text("Your score is \(score)")
        }
    }
    private func tapped(_ number: Int) {
        withAnimation(.linear(duration: 1)) {
            spins[number] += 360
            chosen = number
        }
        title = number == answer ? "Correct" : "Wrong! That is \(countries[number])"
        score += number == answer ? 1 : -1
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { showsScore = true }
    }
    private func ask() {
        countries.append(countries.removeFirst())
        answer = (answer + 1) % 3
        withAnimation { chosen = nil }
    }
}

private struct Pomodoro: View {
    enum Mode: String { case work = "Work", rest = "Break" }
    @State private var mode = Mode.work
    @State private var remaining = 5
    @State private var isRunning = false
    @State private var rounds = 0
    private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private var length: Int { mode == .work ? 5 : 3 }
    var body: some View {
        VStack(spacing: 24) {
            Text(mode.rawValue).font(.title2)
            ZStack {
                Circle().stroke(lineWidth: 14).opacity(0.2)
                Circle()
                    .trim(from: 0, to: CGFloat(remaining) / CGFloat(length))
                    .stroke(mode == .work ? Color.red : .green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .animation(.linear(duration: 1), value: remaining)
                Text(String(format: "%02d:%02d", remaining / 60, remaining % 60))
                    .font(.system(size: 40, weight: .bold, design: .rounded)).monospacedDigit()
            }
            .frame(width: 220, height: 220)
            HStack(spacing: 40) {
                Button {
                    isRunning.toggle()
                } label: {
                    Label(isRunning ? "Pause" : "Start", systemImage: isRunning ? "pause.fill" : "play.fill")
                }
                Button("Reset", role: .cancel) {
                    isRunning = false
                    remaining = length
                }
            }
            Text("Rounds: \(rounds)")
        }
        .onReceive(tick) { _ in
            guard isRunning else { return }
            if remaining > 0 { remaining -= 1 }
            if remaining == 0 {
                if mode == .work { rounds += 1 }
                mode = mode == .work ? .rest : .work
                remaining = length
            }
        }
    }
}

private struct Habit: Identifiable, Codable, Equatable {
    var id: String { name }
    let name: String
    var days: Set<Int> = []
}

private struct Habits: View {
    @State private var habits = [Habit(name: "Run"), Habit(name: "Read")]
    private let week = ["M", "T", "W", "T", "F", "S", "S"]
    var body: some View {
        NavigationStack {
            List($habits) { $habit in
                VStack(alignment: .leading) {
                    HStack {
                        Text(habit.name).font(.headline)
                        Spacer()
                        Text("\(habit.days.count)/7").foregroundStyle(habit.days.count == 7 ? .green : .secondary)
                    }
                    HStack {
                        ForEach(week.indices, id: \.self) { day in
                            Button(week[day]) {
                                withAnimation(.spring) {
                                    _ =
                                        habit.days.remove(day)
                                        ?? {
                                            habit.days.insert(day); return nil
                                        }()
                                }
                            }
                            .buttonStyle(DayStyle(isDone: habit.days.contains(day)))
                            .accessibilityLabel("\(habit.name) \(day)")
                        }
                    }
                    ProgressView(value: Double(habit.days.count), total: 7).tint(.green)
                }
            }
            .navigationTitle("Habits")
        }
    }
}

private struct DayStyle: ButtonStyle {
    let isDone: Bool
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.font(.caption.bold()).frame(width: 32, height: 32)
            .background(isDone ? Color.green : Color(.systemGray5), in: Circle())
            .foregroundStyle(isDone ? .white : .primary)
            .scaleEffect(configuration.isPressed ? 0.8 : 1)
    }
}

private struct Lights: View {
    @State private var lit: Set<Int> = [4]
    private let columns = Array(repeating: GridItem(.fixed(60), spacing: 6), count: 3)
    var body: some View {
        VStack {
            LazyVGrid(columns: columns, spacing: 6) {
                ForEach(0..<9) { cell in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(lit.contains(cell) ? Color.yellow : .gray)
                        .frame(height: 60)
                        .onTapGesture { withAnimation(.linear(duration: 0.2)) { press(cell) } }
                        .accessibilityLabel("Cell \(cell)")
                }
            }
            Text(lit.isEmpty ? "All dark" : "\(lit.count) lit")
        }
    }
    private func press(_ cell: Int) {
        let (row, column) = (cell / 3, cell % 3)
        for (r, c) in [(row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where (0..<3).contains(r) && (0..<3).contains(c) {
            lit.formSymmetricDifference([r * 3 + c])
        }
    }
}

extension Program {
    static let otherGames: [Program] = [
        Program("calculator of round keys") {
            Calculator()
        } story: { person in
            for key in ["7", "8", "×", "2", "−", "6", "="] { try person.tap(key) }
            person.sees("150")
            try person.tap("÷")
            try person.tap("4")
            try person.tap("=")
            person.sees("37.5")
            try person.tap("AC")
            for _ in 0..<12 { try person.tap("9") }
            try person.settle()
            person.expect("twelve digits are in the screen, on one line") { frame in
                frame.texts.contains { $0.string == "999999999999" && $0.rect.minX >= 0 && $0.rect.maxX <= 390 }
            }
            // (390 - 60) / 4
            person.measures("a key is round", 82.5) { frame in
                frame.shapes.first { abs($0.rect.width - 82.5) < 1 }?.rect.height
            }
        },
        Program("pairs to memorize") {
            Memorize()
        } story: { person in
            let first = person.middle(of: "none")
            person.expect("nothing is face up") { frame in
                _ = first
                return frame.texts.filter { $0.opacity > 0 }.allSatisfy { $0.string.count > 1 }
            }
            let cards = person.stage.frame.shapes.filter { $0.rect.height > 80 }.map(\.rect)
            person.expect("four cards: \(cards)") { _ in cards.count == 4 }
            guard cards.count == 4 else { return }
            person.measures("cards are two by three", cards[0].width * 1.5) { _ in cards[0].height }
            try person.tap(x: cards[0].midX, y: cards[0].midY)
            try person.wait(0.15)
            person.expect("not yet turned") { frame in !frame.texts.contains { $0.string == "A" && $0.opacity > 0 } }
            try person.wait(0.3)
            person.expect("its face is seen from the half on") { frame in
                frame.texts.contains { $0.string == "A" && $0.opacity > 0.9 }
            }
            try person.settle()
            try person.tap(x: cards[1].midX, y: cards[1].midY)
            try person.settle()
            person.sees("A", "B", "Moves: 1")
            try person.tap(x: cards[2].midX, y: cards[2].midY)
            try person.settle()
            try person.tap(x: cards[0].midX, y: cards[0].midY)
            try person.settle()
            person.sees("Moves: 2")
            try person.tap(x: cards[1].midX, y: cards[1].midY)
            try person.settle()
            person.misses("A")
            person.sees("B")
            try person.tap("Shuffle")
            try person.settle()
            person.sees("B")
        },
        Program("quiz of flags") {
            FlagQuiz()
        } story: { person in
            person.sees("France", "Score: 0")
            try person.tap("Flag 2")
            try person.wait(0.5)
            person.expect("the others fade") { frame in
                frame.shapes.contains { $0.opacity > 0.5 && $0.opacity < 0.7 }
            }
            person.misses("Correct")
            try person.wait(0.6)
            person.sees("Correct", "Your score is 1", "Score: 1")
            try person.settle()
            try person.tap("Continue")
            try person.settle()
            person.sees("Ireland")
            try person.tap("Flag 1")
            try person.wait(1.1)
            person.sees("Wrong! That is France", "Your score is 0")
            try person.settle()
        },
        Program("pomodoro") {
            Pomodoro()
        } story: { person in
            person.sees("00:05", "Work", "Start")
            try person.wait(3)
            person.sees("00:05")
            try person.tap("Start")
            try person.wait(2.2)
            person.sees("00:03", "Pause")
            try person.tap("Pause")
            try person.wait(3)
            person.sees("00:03")
            try person.tap("Start")
            try person.wait(3)
            person.sees("Break", "00:03", "Rounds: 1")
            try person.wait(3)
            person.sees("Work", "00:05", "Rounds: 1")
            try person.tap("Pause")
            try person.tap("Reset")
            try person.settle()
        },
        Program("habits of a week") {
            Habits()
        } story: { person in
            try person.tap("Run 0")
            try person.settle()
            person.sees("1/7", "0/7")
            for day in 1..<7 { try person.tap("Run \(day)") }
            try person.settle()
            person.sees("7/7")
            try person.tap("Run 3")
            try person.settle()
            person.sees("6/7", "0/7")
        },
        Program("lights to put out") {
            Lights()
        } story: { person in
            try person.tap("Cell 4")
            try person.wait(0.1)
            person.expect("colours are on their way") { frame in
                frame.shapes.contains { $0.color.blue > 0.1 && $0.color.blue < 0.5 && $0.color.red > 0.6 }
            }
            try person.settle()
            person.sees("4 lit")
            try person.tap("Cell 4")
            try person.tap("Cell 4")
            try person.tap("Cell 0")
            try person.settle()
            person.sees("3 lit")
        },
    ]
}
