import SwiftUI

/// What happened, in order.
@MainActor
final class Log {
    private(set) var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }

    func callAsFunction(_ entry: String) { entries.append(entry) }

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Writes its name into the log whenever its body runs.
struct Logged<Content: View>: View {
    let name: String
    let log: Log
    let content: Content

    init(_ name: String, _ log: Log, @ViewBuilder content: () -> Content = { Color.gray.frame(width: 10, height: 10) })
    {
        self.name = name
        self.log = log
        self.content = content()
    }

    var body: some View {
        let _ = log.add(name)
        content
    }
}
