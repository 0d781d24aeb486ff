// long: small programs, each beside nothing but its story.

import Foundation
import SwiftUI

private struct TicTacToe: View {
    enum Mark: String { case x = "X", o = "O" }
    @State private var board = [Mark?](repeating: nil, count: 9)
    @State private var turn = Mark.x
    @State private var isOver = false
    private let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]
    private var winner: Mark? {
        lines.lazy.compactMap { line in
            line.dropFirst().allSatisfy { board[$0] == board[line[0]] } ? board[line[0]] : nil
        }.first
    }
    var body: some View {
        VStack {
            Text("\(turn.rawValue) to move")
            LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(80)), count: 3)) {
                ForEach(0..<9) { index in
                    ZStack {
                        RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(0.2))
                        Text(board[index]?.rawValue ?? "").font(.largeTitle)
                            .rotation3DEffect(.degrees(board[index] == nil ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                            .accessibilityHidden(true)
                    }
                    .frame(width: 80, height: 80)
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel("Square \(index)")
                    .accessibilityValue(board[index]?.rawValue ?? "empty")
                    .onTapGesture { play(index) }
                }
            }
        }
        .alert(winner.map { "\($0.rawValue) wins!" } ?? "A draw", isPresented: $isOver) {
            Button("Again", role: .cancel) {
                withAnimation {
                    board = Array(repeating: nil, count: 9)
                    turn = .x
                }
            }
        }
    }
    private func play(_ index: Int) {
        guard board[index] == nil else { return }
        withAnimation(.easeInOut(duration: 0.3)) { board[index] = turn }
        if winner != nil || !board.contains(nil) { isOver = true } else { turn = turn == .x ? .o : .x }
    }
}

private struct Hangman: View {
    private let word = "SWIFT"
    @State private var guessed: Set<Character> = []
    private var misses: Int { guessed.filter { !word.contains($0) }.count }
    private var isWon: Bool { word.allSatisfy { guessed.contains($0) } }
    var body: some View {
        VStack {
            Gallows(parts: misses).stroke(lineWidth: 3).frame(width: 120, height: 120)
                .animation(.linear(duration: 0.4), value: misses)
            HStack {
                ForEach(Array(word.enumerated()), id: \.offset) { _, letter in
                    Text(guessed.contains(letter) ? String(letter) : "_").font(.title.monospaced())
                }
            }
            if isWon { Text("You win") } else if misses >= 4 { Text("It was \(word)") }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                ForEach(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), id: \.self) { letter in
                    Button(String(letter)) { guessed.insert(letter) }
                        .frame(minWidth: 36, minHeight: 36)
                        .disabled(guessed.contains(letter) || isWon || misses >= 4)
                }
            }
            Button("New word") { guessed.removeAll() }
        }
        .padding()
    }
}

private struct Gallows: Shape {
    var parts: Double
    init(parts: Int) { self.parts = Double(parts) }
    var animatableData: Double {
        get { parts }
        set { parts = newValue }
    }
    func path(in rect: CGRect) -> Path {
        let lines: [(CGPoint, CGPoint)] = [
            (CGPoint(x: 0, y: 120), CGPoint(x: 120, y: 120)), (CGPoint(x: 20, y: 120), CGPoint(x: 20, y: 0)),
            (CGPoint(x: 20, y: 0), CGPoint(x: 80, y: 0)), (CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 30)),
        ]
        var path = Path()
        for (index, line) in lines.enumerated() {
            let share = min(1, max(0, parts - Double(index)))
            guard share > 0 else { break }
            path.move(to: line.0)
            path.addLine(
                to: CGPoint(x: line.0.x + (line.1.x - line.0.x) * share, y: line.0.y + (line.1.y - line.0.y) * share))
        }
        return path
    }
}

private struct Question: Identifiable, Equatable {
    let id: Int
    let text: String
    let answers: [String]
    let correct: Int
}

private struct Quiz: View {
    private let questions = [
        Question(id: 0, text: "Largest planet?", answers: ["Mars", "Jupiter"], correct: 1),
        Question(id: 1, text: "Two and two?", answers: ["Four", "Five"], correct: 0),
    ]
    @State private var index = 0
    @State private var score = 0
    @State private var chosen: Int?
    @State private var left: CGFloat = 1
    var body: some View {
        VStack(spacing: 20) {
            if index < questions.count {
                let question = questions[index]
                GeometryReader { Capsule().fill(.blue).frame(width: $0.size.width * left) }.frame(width: 200, height: 6)
                VStack {
                    Text(question.text).font(.title)
                    ForEach(question.answers.indices, id: \.self) { number in
                        Button(question.answers[number]) { choose(number) }
                            .buttonStyle(.borderedProminent)
                            .tint(color(number))
                            .disabled(chosen != nil)
                    }
                }
                .id(question.id)
                .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
                .onAppear {
                    left = 1
                    withAnimation(.linear(duration: 10)) { left = 0 }
                }
            } else {
                Text("Score \(score) of \(questions.count)").transition(.scale)
                Button("Play again") { withAnimation { (index, score) = (0, 0) } }
            }
        }
    }
    private func color(_ number: Int) -> Color {
        guard let chosen else { return .blue }
        return number == questions[index].correct ? .green : number == chosen ? .red : .gray
    }
    private func choose(_ number: Int) {
        chosen = number
        if number == questions[index].correct { score += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            withAnimation(.linear(duration: 0.4)) {
                chosen = nil
                index += 1
            }
        }
    }
}

private final class SnakeGame: ObservableObject {
    enum Way { case up, down, left, right }
    struct Cell: Hashable { var x, y: Int }
    @Published private(set) var body = [Cell(x: 3, y: 5), Cell(x: 2, y: 5), Cell(x: 1, y: 5)]
    @Published private(set) var food = Cell(x: 6, y: 5)
    @Published private(set) var isOver = false
    @Published private(set) var score = 0
    var way = Way.right
    private var timer: Timer?
    func start() {
        timer?.invalidate()
        timer = .scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in self?.step() }
    }
    func restart() {
        (body, food) = ([Cell(x: 3, y: 5), Cell(x: 2, y: 5), Cell(x: 1, y: 5)], Cell(x: 6, y: 5))
        (isOver, score, way) = (false, 0, .right)
        start()
    }
    func stop() { timer?.invalidate() }
    private func step() {
        var head = body[0]
        switch way {
        case .up: head.y -= 1
        case .down: head.y += 1
        case .left: head.x -= 1
        case .right: head.x += 1
        }
        guard (0..<10).contains(head.x), (0..<10).contains(head.y), !body.contains(head) else {
            isOver = true
            return stop()
        }
        body.insert(head, at: 0)
        if head == food {
            score += 1
            food = Cell(x: (food.x * 3 + 1) % 10, y: (food.y * 7 + 2) % 10)
        } else {
            body.removeLast()
        }
    }
}

private struct Snake: View {
    @StateObject private var game = SnakeGame()
    var body: some View {
        VStack {
            Text("Score: \(game.score)")
            ZStack(alignment: .topLeading) {
                Rectangle().fill(.black)
                Rectangle().fill(.red).frame(width: 20, height: 20)
                    .offset(x: CGFloat(game.food.x) * 20, y: CGFloat(game.food.y) * 20)
                ForEach(game.body, id: \.self) { cell in
                    Rectangle().fill(.green).frame(width: 20, height: 20).offset(
                        x: CGFloat(cell.x) * 20, y: CGFloat(cell.y) * 20)
                }
                if game.isOver { Text("Game over").foregroundStyle(.white).frame(width: 200, height: 200) }
            }
            .frame(width: 200, height: 200)
            HStack {
                Button("Left") { game.way = .left }
                Button("Up") { game.way = .up }
                Button("Down") { game.way = .down }
                Button("Right") { game.way = .right }
            }
            Button("Restart", action: game.restart).disabled(!game.isOver)
        }
        .onAppear(perform: game.start)
        .onDisappear(perform: game.stop)
    }
}

private struct RockPaperScissors: View {
    private let moves = ["Rock", "Paper", "Scissors"]
    @State private var round = 1
    @State private var score = 0
    @State private var showsResult = false
    private var app: Int { (round * 2) % 3 }
    private var shouldWin: Bool { round.isMultiple(of: 2) }
    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            VStack(spacing: 20) {
                Text("The app plays \(moves[app])")
                Text(shouldWin ? "Win!" : "Lose!").foregroundStyle(shouldWin ? .green : .red).font(.title)
                ForEach(0..<3) { move in
                    Button(moves[move]) {
                        let right = shouldWin ? (app + 1) % 3 : (app + 2) % 3
                        score += move == right ? 1 : -1
                        if round == 3 { showsResult = true } else { round += 1 }
                    }
                    .buttonStyle(.bordered)
                }
                Text("Score: \(score)")
            }
            .foregroundStyle(.white)
        }
        .alert("Game over", isPresented: $showsResult) {
            Button("Play again") { (round, score) = (1, 0) }
        } message: {
            Text("Your score was \(score).")
        }
    }
}

private struct Pairs: View {
    struct Card: Identifiable, Equatable {
        let id: Int
        let face: String
        var isUp = false
        var isMatched = false
    }
    @State private var cards = ["A", "B", "A", "B"].enumerated().map { Card(id: $0.offset, face: $0.element) }
    @State private var first: Int?
    @State private var isLocked = false
    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
                ForEach($cards) { $card in
                    ZStack {
                        if card.isUp {
                            Text(card.face).font(.largeTitle)
                        } else {
                            RoundedRectangle(cornerRadius: 10).fill(.purple)
                        }
                    }
                    .frame(width: 70, height: 90)
                    .rotation3DEffect(.degrees(card.isUp ? 0 : 180), axis: (x: 0, y: 1, z: 0))
                    .opacity(card.isMatched ? 0 : 1)
                    .contentShape(Rectangle())
                    .onTapGesture { turn($card) }
                }
            }
            Text(cards.allSatisfy(\.isMatched) ? "All found" : "Find the pairs")
        }
    }
    private func turn(_ card: Binding<Card>) {
        guard !isLocked, !card.wrappedValue.isUp else { return }
        withAnimation(.linear(duration: 0.3)) { card.wrappedValue.isUp = true }
        let id = card.wrappedValue.id
        guard let other = first else { return first = id }
        first = nil
        isLocked = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            withAnimation(.linear(duration: 0.3)) {
                if cards[id].face == cards[other].face {
                    for index in [id, other] { cards[index].isMatched = true }
                } else {
                    for index in [id, other] { cards[index].isUp = false }
                }
            }
            isLocked = false
        }
    }
}

extension Program {
    static let courseGamesB: [Program] = [
        Program("three in a row") {
            TicTacToe()
        } story: { person in
            for square in [4, 0, 4, 2, 1] { try person.tap("Square \(square)") }
            // The third tap was on a square that is taken.
            person.sees("X to move")
            try person.tap("Square 7")
            try person.tap("Square 6")
            try person.wait(0.1)
            try person.tap("Square 3")
            try person.tap("Square 5")
            try person.tap("Square 8")
            try person.settle()
            person.sees("A draw")
            try person.tap("Again")
            try person.settle()
            person.sees("X to move")
            person.misses("A draw")
        },
        Program("hangman") {
            Hangman()
        } story: { person in
            try person.tap("A")
            try person.wait(0.2)
            person.measures("half of the ground", 60) { $0.shapes.first { $0.kind == "path" }?.rect.width }
            for letter in ["S", "W", "I", "F"] { try person.tap(letter) }
            person.misses("You win")
            try person.tap("T")
            person.sees("You win")
            try person.tap("B")
            try person.tap("New word")
            try person.settle()
            for letter in ["B", "C", "D", "E"] { try person.tap(letter) }
            person.sees("It was SWIFT")
            try person.settle()
            person.measures("the gallows stand", 123) { $0.shapes.first { $0.kind == "path" }?.rect.height }
        },
        Program("quiz against time") {
            Quiz()
        } story: { person in
            try person.wait(5)
            person.measures("half of the time is left", 100, within: 2) {
                $0.shapes.first { $0.rect.height == 6 }?.rect.width
            }
            try person.tap("Jupiter")
            try person.wait(1.2)
            person.sees("Two and two?", "Largest planet?")
            try person.wait(0.4)
            person.misses("Largest planet?")
            try person.tap("Five")
            try person.wait(1.1)
            try person.settle()
            person.sees("Score 1 of 2")
            try person.tap("Play again")
            try person.settle()
            person.sees("Largest planet?")
        },
        Program("snake") {
            Snake()
        } story: { person in
            try person.wait(0.8)
            person.sees("Score: 1")
            try person.tap("Up")
            try person.wait(0.5)
            person.measures("four cells and the food on a black field", 6) { CGFloat($0.shapes.count) }
            try person.wait(2)
            person.sees("Game over")
            try person.settle()
            try person.tap("Restart")
            person.sees("Score: 0")
            try person.wait(0.3)
            person.misses("Game over")
        },
        Program("rock, paper, scissors") {
            RockPaperScissors()
        } story: { person in
            person.sees("The app plays Scissors", "Lose!")
            try person.tap("Paper")
            person.sees("Score: 1", "The app plays Paper", "Win!")
            try person.tap("Scissors")
            person.sees("Score: 2", "The app plays Rock")
            try person.tap("Rock")
            try person.settle()
            person.sees("Your score was 1.")
            try person.tap("Play again")
            try person.settle()
            person.sees("Score: 0")
        },
        Program("pairs of cards") {
            Pairs()
        } story: { person in
            let places = person.stage.frame.shapes.map { CGPoint(x: $0.rect.midX, y: $0.rect.midY) }
            @MainActor func turn(_ index: Int) throws { try person.tap(x: places[index].x, y: places[index].y) }
            try turn(0)
            try turn(1)
            try person.wait(0.5)
            person.sees("A", "B")
            try turn(2)
            try person.wait(0.6)
            try person.settle()
            person.expect("all lie on their faces") { $0.shapes.count == 4 }
            for index in [0, 2] { try turn(index) }
            try person.wait(1.2)
            person.sees("Find the pairs")
            for index in [1, 3] { try turn(index) }
            try person.wait(1.5)
            person.sees("All found")
            try person.settle()
        },
    ]
}
