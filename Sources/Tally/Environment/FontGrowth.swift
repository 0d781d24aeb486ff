import SwiftUI

/// Lets a component whose font has changed grow, or shrink, to its new size, as a text does: as a whole.
///
/// It is laid out in the new font at once or, while drums turn in it, in the old one until they rest; and shown smaller or larger: so its
/// size goes from what it was, and nothing in it moves for itself.
struct FontGrowth: Equatable {
    /// How many changes of the font there were, as far as they are shown.
    var changes: Double
    private let target: Double

    init(changes: Int) {
        self.changes = Double(changes)
        target = Double(changes)
    }

    /// What a layout knows of the sizes that it was shown in.
    struct Memory {
        fileprivate var target: Double?
        fileprivate var from: (changes: Double, line: Double, width: Double)?
        /// How wide the component was in the new font when that came.
        fileprivate var first: Double?
        private var shown: (line: Double, width: Double)?

        /// Takes note of the height of a line and of the component's width, as they are shown.
        ///
        /// - Parameter inner: The width in the new font.
        mutating func note(line: Double, width: Double, inner: Double) {
            shown = (line, width)
            if first == nil { first = inner }
        }

        fileprivate mutating func begin(_ growth: FontGrowth) {
            guard target != growth.target else { return }
            first = nil
            from = target == nil ? nil : shown.map { (growth.changes, $0.line, $0.width) }
            target = growth.target
        }
    }

    /// How far the change under way is; 1 where there is none.
    private func progress(_ memory: Memory) -> Double {
        guard changes != target, let from = memory.from, from.changes != target else { return 1 }
        return (changes - from.changes) / (target - from.changes)
    }

    /// Returns whether the component is shown as it is laid out.
    func isOver(_ memory: inout Memory) -> Bool {
        memory.begin(self)
        return progress(memory) == 1
    }

    /// Returns how much smaller, or larger, the component is shown.
    ///
    /// - Parameters:
    ///   - line: Points that a line is high as it is laid out.
    ///   - goal: Those that it is high in the new font, if it is laid out in another one.
    func scale(line: Double, goal: Double? = nil, _ memory: inout Memory) -> Double {
        memory.begin(self)
        guard line > 0 else { return 1 }
        let goal = goal ?? line
        let progress = progress(memory)
        guard progress != 1, let from = memory.from, from.line > 0, goal > 0 else { return goal > 0 ? goal / line : 1 }
        let shown = from.line + (goal - from.line) * progress
        return shown > 0 ? shown / line : goal / line
    }

    /// Returns how wide the component is shown.
    ///
    /// - Parameters:
    ///   - width: Points that it takes in the new font; on its way to another value that moves, too.
    ///   - ideal: Those that it takes of itself, in a place that is wide enough.
    func width(_ width: Double, ideal: Double, _ memory: Memory) -> Double {
        let progress = progress(memory)
        guard progress != 1, let from = memory.from, width.isFinite else { return width }
        let first = memory.first ?? max(width, ideal)
        let share = first > 0 ? from.width / first : 1
        return width * (share + (1 - share) * progress)
    }
}
