import SwiftUI
import TallyStage

/// A view of a number that a button changes, played up to a time, and what the stage says of it then.
@MainActor
struct Situation {
    private let make: @MainActor () -> Stage
    private var taps: [Double] = [0]
    private var end = 0.5
    private var names = ["12"]

    /// - Parameters:
    ///   - change: What the button does with the number; adds one if omitted.
    ///   - content: The view, from the number.
    init<Content: View>(
        change: @escaping @MainActor (Binding<Int>) -> Void = { $0.wrappedValue += 1 },
        preferences: @escaping (inout Preferences) -> Void = { _ in },
        @ViewBuilder content: @escaping @MainActor (Int) -> Content
    ) {
        make = {
            let stage = Stage(size: CGSize(width: 300, height: 200)) { Played(change: change, content: content) }
            preferences(&stage.preferences)
            stage.recordsExplanations = true
            return stage
        }
    }

    /// When the button is tapped, in seconds.
    func tapped(at times: Double...) -> Self { with { $0.taps = times } }
    /// When the stage is asked.
    func asked(at time: Double) -> Self { with { $0.end = time } }
    /// What the stage is asked for.
    func of(_ name: String) -> Self { with { $0.names = [name] } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// What the stage says.
    func words() -> String {
        let stage = make()
        stage.advance(by: 0)
        do {
            for tap in taps {
                stage.advance(by: tap - stage.time)
                try stage.tap("go")
            }
            stage.advance(by: end - stage.time)
            return try stage.explain(names[0]).description
        } catch {
            return "\(error)"
        }
    }
}

private struct Played<Content: View>: View {
    let change: @MainActor (Binding<Int>) -> Void
    @ViewBuilder let content: @MainActor (Int) -> Content
    @State private var step = 0

    var body: some View {
        VStack(spacing: 10) {
            content(step)
            Button("go") { change($step) }
        }
    }
}
