import Foundation
import Glibc
import TallyStage

/// The sections of the table, in order, by the name that an argument picks them by.
let sections: [(name: String, rows: @MainActor () throws -> [Row])] = [
    ("changes", Changes.rows), ("walls", Walls.rows), ("styles", Walls.styles), ("layers", Walls.layers),
    ("anatomy", Walls.anatomy),
    ("large", Walls.large),
    ("still", Still.rows), ("lazy", LazyRows.rows),
    ("cards", Scenes.cards), ("phases", Scenes.phases), ("storm", Scenes.storm), ("curves", Functions.curves),
    ("write", Functions.write), ("allocations", Memory.allocations), ("idle", Memory.idle),
    ("memory", { Memory.growth(changes: 100_000) }), ("million", { Memory.growth(changes: 1_000_000) }),
    ("recordings", Recordings.rows), ("field", Keys.field), ("window", Window.rows),
]
/// Picked by name only: what takes minutes, and what is a part of another section.
let parts = Changes.parts + Walls.parts + Walls.counters
let alone: Set = Set(["million"] + parts.map(\.name))
let all = sections + parts.map { ($0.name, $0.rows) }

let asked = Array(CommandLine.arguments.dropFirst())
let names = all.map(\.name)
if asked.contains("--help") || asked.contains("-h") {
    print("usage: bench [section…]\n\nSections: \(names.joined(separator: ", ")).")
    print("Without a section: all but million, which takes minutes, and the parts of changes and styles.")
    exit(0)
}
for name in asked where !names.contains(name) {
    let message = "error: \"\(name)\" is no section; choose from \(names.joined(separator: ", ")).\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(64)
}
print("| what | measured | budget | |")
print("| --- | --- | --- | --- |")
var isOver = false
for section in all where asked.isEmpty ? !alone.contains(section.name) : asked.contains(section.name) {
    for row in try section.rows() {
        print(row.markdown)
        if row.isWithin == false { isOver = true }
    }
    fflush(nil)
}
exit(isOver ? 1 : 0)
