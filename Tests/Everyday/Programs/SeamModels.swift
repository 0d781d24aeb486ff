// long: small programs, each beside nothing but its story.

import Foundation
import SwiftUI

private final class Engine: ObservableObject { @Published var speed = 0 }
private final class Car: ObservableObject {
    let engine = Engine()
    @Published var name = "Beetle"
    var mileage = 0
    func drive() {
        objectWillChange.send()
        mileage += 100
    }
}
// Apple's does not hear of the engine either.
private struct Garage: View {
    @StateObject private var car = Car()
    var body: some View {
        VStack {
            Text("\(car.name) at \(car.engine.speed)")
            Text("\(car.mileage) km")
            Button("Accelerate") { car.engine.speed += 10 }
            Button("Rename") { car.name = "Golf" }
            Button("Drive") { car.drive() }
        }
    }
}

private final class Player2: ObservableObject {
    let name: String
    @Published var score = 0
    init(_ name: String) { self.name = name }
}
private struct ReplacedModels: View {
    @State private var players = [Player2("Ann"), Player2("Bob")]
    @State private var index = 0
    var body: some View {
        VStack {
            ObservedScore(player: players[index])
            OwnedScore(player: players[index])
            InheritedScore().environmentObject(players[index])
            Button("Point") { players[index].score += 1 }
            Button("Point for Ann") { players[0].score += 1 }
            Button("Next player") { index = 1 - index }
        }
    }
}
private struct ObservedScore: View {
    @ObservedObject var player: Player2
    var body: some View { Text("Sees \(player.name) \(player.score)") }
}
private struct OwnedScore: View {
    @StateObject private var player: Player2
    init(player: Player2) { _player = StateObject(wrappedValue: player) }
    var body: some View { Text("Owns \(player.name) \(player.score)") }
}
private struct InheritedScore: View { var body: some View { InheritedLeaf() } }
private struct InheritedLeaf: View {
    @EnvironmentObject private var player: Player2
    var body: some View {
        VStack {
            Text("Has \(player.name) \(player.score)")
            ScoreStepper(score: $player.score)
        }
    }
}
private struct ScoreStepper: View {
    @Binding var score: Int
    var body: some View { Button("Bonus on \(score)") { score += 5 } }
}

@Observable @MainActor private final class Account {
    let owner: String
    var balance = 10
    init(_ owner: String) { self.owner = owner }
}
private struct AccountSwitcher: View {
    @State private var account: Account? = Account("Ann")
    var body: some View {
        VStack {
            BalanceLabel()
            Button("Earn") { account?.balance += 5 }
            Button("Log out") { account = nil }
            Button("Log in") { account = Account("Bob") }
        }
        .environment(account)
    }
}
private struct BalanceLabel: View {
    @Environment(Account.self) private var account: Account?
    var body: some View {
        if let account {
            @Bindable var account = account
            Text("\(account.owner) has \(account.balance)")
            Flip10(amount: $account.balance)
        } else {
            Text("Nobody")
        }
    }
}
private struct Flip10: View {
    @Binding var amount: Int
    var body: some View { Button("Double \(amount)") { amount *= 2 } }
}

// A binding that an object was given once, and a child that is only handed closures.
@MainActor private final class Coordinator {
    let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func append() { text.wrappedValue += "x" }
}
private struct Coordinated: View {
    @State private var text = "a"
    @State private var taps = 0
    var body: some View {
        VStack {
            CoordinatedField(text: $text)
            ClosureChild(value: { taps }, add: { taps += 1 })
            ClosureChild2(read: { text.count })
        }
    }
}
private struct CoordinatedField: View {
    private let text: Binding<String>
    @State private var coordinator: Coordinator
    init(text: Binding<String>) {
        self.text = text
        _coordinator = State(initialValue: Coordinator(text: text))
    }
    var body: some View {
        Text("Text \(text.wrappedValue)")
        Button("Append") { coordinator.append() }
    }
}
private struct ClosureChild: View {
    let value: () -> Int
    let add: () -> Void
    var body: some View { Button("Tapped \(value())") { add() } }
}
private struct ClosureChild2: View {
    let read: () -> Int
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown { Text("Length \(read())") }
            Button("Hide or show") { isShown.toggle() }
        }
    }
}

@propertyWrapper private struct Clamped: DynamicProperty {
    @State private var stored: Int
    private let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        _stored = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
        self.range = range
    }
    var wrappedValue: Int {
        get { stored }
        nonmutating set { stored = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
@MainActor private final class Shelf: ObservableObject {
    static let shared = Shelf()
    @Published var books = ["Emma"]
}
@MainActor @propertyWrapper private struct Books: @preconcurrency DynamicProperty {
    @ObservedObject private var shelf: Shelf
    @Environment(\.locale) private var locale
    private let prefix: String
    private(set) var wrappedValue: [String] = []
    init(_ prefix: String, shelf: Shelf) {
        self.prefix = prefix
        self.shelf = shelf
    }
    mutating func update() { wrappedValue = shelf.books.filter { $0.hasPrefix(prefix) } }
}
private struct OwnWrappers: View {
    @Clamped(0...3) private var level = 2
    @StateObject private var shelf = Shelf()
    var body: some View {
        VStack {
            Text("Level \(level)")
            LevelButton(level: $level)
            BookList(prefix: level > 2 ? "U" : "E", shelf: shelf)
            Button("Buy") { shelf.books += ["Ulysses", "Eliot"] }
            Button("Down") { level -= 1 }
        }
    }
}
private struct LevelButton: View {
    @Binding var level: Int
    var body: some View { Button("Up from \(level)") { level += 1 } }
}
private struct BookList: View {
    @Books private var books: [String]
    init(prefix: String, shelf: Shelf) { _books = Books(prefix, shelf: shelf) }
    var body: some View { Text("Books: \(books.joined(separator: ", "))") }
}

extension Program {
    static let seamModels: [Program] = [
        Program("engine inside a car", isFunctionOfState: false) {
            Garage()
        } story: { person in
            try person.tap("Accelerate")
            person.sees("Beetle at 0")
            try person.tap("Drive")
            person.sees("Beetle at 10", "100 km")
            try person.tap("Accelerate")
            try person.tap("Rename")
            person.sees("Golf at 20")
        },
        Program("players that take turns") {
            ReplacedModels()
        } story: { person in
            try person.tap("Point")
            person.sees("Sees Ann 1", "Owns Ann 1", "Has Ann 1", "Bonus on 1")
            try person.tap("Next player")
            person.sees("Sees Bob 0", "Owns Ann 1", "Has Bob 0", "Bonus on 0")
            try person.tap("Point")
            person.sees("Sees Bob 1", "Owns Ann 1", "Has Bob 1")
            try person.tap("Point for Ann")
            person.sees("Sees Bob 1", "Owns Ann 2", "Has Bob 1")
            try person.tap("Bonus on 1")
            person.sees("Sees Bob 6", "Owns Ann 2", "Has Bob 6", "Bonus on 6")
            try person.tap("Next player")
            person.sees("Sees Ann 2", "Has Ann 2", "Bonus on 2")
        },
        Program("account that may be missing") {
            AccountSwitcher()
        } story: { person in
            try person.tap("Earn")
            person.sees("Ann has 15", "Double 15")
            try person.tap("Double 15")
            person.sees("Ann has 30", "Double 30")
            try person.tap("Log out")
            person.sees("Nobody")
            person.misses("Ann", "Double")
            try person.tap("Log in")
            try person.tap("Earn")
            person.sees("Bob has 15", "Double 15")
            try person.settle()
        },
        Program("binding kept by an object") {
            Coordinated()
        } story: { person in
            try person.tap("Append")
            person.sees("Text ax", "Length 2")
            try person.tap("Tapped 0")
            person.sees("Tapped 1")
            try person.tap("Hide or show")
            try person.tap("Append")
            person.sees("Text axx")
            person.misses("Length")
            try person.tap("Hide or show")
            person.sees("Length 3")
            try person.tap("Append")
            person.sees("Text axxx", "Length 4")
            try person.tap("Tapped 1")
            person.sees("Tapped 2")
            try person.settle()
        },
        Program("wrappers of one's own") {
            OwnWrappers()
        } story: { person in
            person.sees("Level 2", "Books: Emma")
            try person.tap("Buy")
            person.sees("Books: Emma, Eliot")
            try person.tap("Up from 2")
            person.sees("Level 3", "Up from 3", "Books: Ulysses")
            try person.tap("Up from 3")
            person.sees("Level 3", "Up from 3")
            try person.tap("Down")
            person.sees("Level 2", "Up from 2", "Books: Emma, Eliot")
            try person.settle()
        },
    ]
}
