import Foundation
import SwiftUI

/// What a random tree shows: a few small numbers, which the views read, and which anybody may write.
@MainActor @Observable
final class World {
    /// Each of 0...4.
    let values = Values([1, 2, 0, 3, 1, 2])
    var text = "abc"
    var share = 0.5
    var amount: Decimal? = 1_200
    var items = (0..<3).map { Item(id: $0) }

    struct Item: Identifiable, Hashable {
        let id: Int
        var isDone = false
    }

    func add() { if items.count < 5 { items.append(Item(id: (items.map(\.id).max() ?? 0) + 1)) } }

    /// What is pushed: as many screens as the number less two.
    func path(_ place: Int) -> Binding<[Int]> {
        Binding(
            get: { Array(0..<max(0, self.values[place] - 2)) },
            set: { self.write($0.isEmpty ? min(self.values[place], 2) : $0.count + 2, at: place) })
    }

    func write(_ value: Int, at place: Int) { values.write(min(4, max(0, value)), at: place) }

    nonisolated static let places = 6

    func flag(_ place: Int) -> Binding<Bool> {
        Binding(get: { self.values[place] > 2 }, set: { self.write($0 ? 3 : 1, at: place) })
    }

    func number(_ place: Int) -> Binding<Int> {
        Binding(get: { self.values[place] }, set: { self.write($0, at: place) })
    }
}

/// Numbers each of which is read for itself: who reads one is not evaluated again for another.
@MainActor
final class Values {
    private let cells: [Cell]

    init(_ numbers: [Int]) { cells = numbers.map(Cell.init) }

    subscript(place: Int) -> Int { cells[place].number }

    func write(_ number: Int, at place: Int) { cells[place].number = number }

    @Observable
    fileprivate final class Cell {
        var number: Int
        init(_ number: Int) { self.number = number }
    }
}

/// Animations that people write, and some that nobody should.
enum Curve {
    @MainActor static let all: [Animation?] = [
        nil, nil, .default, .linear(duration: 0.2), .easeInOut(duration: 0.5), .spring(), .bouncy, .smooth(duration: 0),
        .interpolatingSpring(stiffness: 100, damping: 5), .linear(duration: 0.1).delay(0.2),
        .easeIn(duration: 0.1).repeatCount(3), .linear(duration: 0.3).speed(4), .linear(duration: -1),
        .linear(duration: .infinity).speed(.infinity), .easeOut(duration: 0.2).delay(-3),
        .spring(duration: .nan, bounce: 7),
        .linear(duration: 1e-300), .timingCurve(0.2, -3, 0.8, 4, duration: 0.2), .linear(duration: 0.1).speed(.nan),
        .linear(duration: 0.1).repeatCount(-5), .interpolatingSpring(mass: 0, stiffness: 0, damping: 0),
        .interpolatingSpring(mass: -1, stiffness: .infinity, damping: .nan),
        .spring(response: .nan, dampingFraction: 0),
        .spring(response: 0, dampingFraction: 0.5), .spring(duration: -1), .spring(duration: 0.2, bounce: -1),
        .bouncy(duration: 0.2, extraBounce: 5), .snappy(duration: .nan), .linear(duration: 0.1).delay(.nan),
        .linear(duration: 0.1).repeatCount(0), .linear(duration: 0.1).speed(-1), .easeIn(duration: 0).speed(0),
        .timingCurve(.nan, 0, .infinity, 1, duration: 0.2), .linear(duration: 0.1).delay(0.1).speed(0.5).delay(-1),
        .linear(duration: 0).repeatCount(.max), .linear(duration: -1).repeatForever(), .spring(.init(duration: .nan)),
    ]

    @MainActor static func at(_ index: Int) -> Animation? { all[index % all.count] }
}
