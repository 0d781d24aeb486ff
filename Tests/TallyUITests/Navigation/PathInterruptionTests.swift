import Foundation
import SwiftUI
import TallyStage
import Testing

/// Paths that change while screens are on their way: whatever the change, the picture of its moment stays as it was.
@MainActor
struct PathInterruptionTests {
    private static let colors: [Color] = [.white, .red, .green, .blue]

    private struct Leaf: View {
        let number: Int
        let log: Log

        var body: some View {
            PathInterruptionTests.colors[number]
                .overlay { Text("\(number)") }
                .onAppear { log("+\(number)") }
                .onDisappear { log("-\(number)") }
        }
    }

    private func made(_ remote: Remote<[Int]>, _ log: Log) -> Stage {
        Stage(size: CGSize(width: 60, height: 40)) {
            Playing(remote) { _ in
                NavigationStack(path: Binding(get: { remote.value }, set: { remote.value = $0 })) {
                    Leaf(number: 0, log: log)
                        .navigationDestination(for: Int.self) {
                            Leaf(number: $0, log: log).toolbar(.hidden, for: .navigationBar)
                        }
                }
            }
        }
    }

    /// How often more each screen has appeared than disappeared.
    private func shown(_ log: Log) -> [String] {
        var counts: [String: Int] = [:]
        for entry in log.entries { counts[String(entry.dropFirst()), default: 0] += entry.hasPrefix("+") ? 1 : -1 }
        return counts.keys.sorted().flatMap { Array(repeating: $0, count: max(0, counts[$0]!)) }
    }

    @Test func `any three paths after one another, in mid-flight, never jump and end as the last alone`() {
        let paths = [[], [1], [2], [1, 2], [2, 3]]
        let bare = paths.map { path in
            let stage = made(Remote(path), Log())
            #expect(stage.settle())
            return (nodes: stage.liveNodes, texts: stage.frame.texts.map(\.string))
        }
        for first in paths.indices.dropFirst() {
            for second in paths.indices {
                for third in paths.indices {
                    let log = Log()
                    let remote = Remote([Int]())
                    let stage = made(remote, log)
                    for (path, frames) in [(first, 7), (second, 5), (third, 0)] {
                        let before = stage.image()
                        remote.value = paths[path]
                        stage.advance(by: 0)
                        #expect(stage.image() == before, "\(first) \(second) \(third), at \(path)")
                        if frames > 0 { stage.advance(by: Double(frames) / 60) }
                    }
                    #expect(stage.settle())
                    #expect(stage.liveNodes == bare[third].nodes, "\(first) \(second) \(third)")
                    #expect(stage.frame.texts.map(\.string) == bare[third].texts, "\(first) \(second) \(third)")
                    #expect(shown(log) == ["\(paths[third].last ?? 0)"], "\(first) \(second) \(third): \(log.entries)")
                }
            }
        }
    }

    /// From frame to frame no screen goes farther than a spring of its own takes it.
    @Test func `pushed, popped and pushed at every frame, nothing jumps, and each ends once`() {
        for frame in 1...24 {
            let log = Log()
            let remote = Remote([Int]())
            let stage = made(remote, log)
            var completions = [0, 0, 0]
            for (index, path) in [[1], [], [1]].enumerated() {
                let before = stage.image()
                withAnimation(.smooth(duration: 0.35), completionCriteria: .removed) {
                    remote.value = path
                } completion: {
                    completions[index] += 1
                }
                stage.advance(by: 0)
                #expect(stage.image() == before, "frame \(frame)")
                for _ in 0..<frame {
                    let before = edges(stage)
                    let count = stage.frame.texts.count
                    stage.advance(by: 1.0 / 60)
                    // One that has gone leaves its name to the other.
                    for (name, x) in edges(stage) where before[name] != nil && stage.frame.texts.count == count {
                        #expect(abs(x - before[name]!) < 12, "frame \(frame): \(name)")
                    }
                }
            }
            #expect(stage.settle())
            #expect(completions == [1, 1, 1], "frame \(frame)")
            #expect(stage.frame.texts.map(\.string) == ["1"])
            #expect(log.entries.filter { $0 == "+1" }.count == 2, "frame \(frame)")
            #expect(log.entries.filter { $0 == "-1" }.count == 1, "frame \(frame)")
            remote.value = []
            #expect(stage.settle())
            #expect(log.entries.filter { $0 == "-1" }.count == 2)
            #expect(shown(log) == ["0"])
        }
    }

    /// Left edges of the screens that are drawn; of two with one name, neither.
    private func edges(_ stage: Stage) -> [String: Double] {
        var edges: [String: Double] = [:]
        var twice: Set<String> = []
        for text in stage.frame.texts {
            if edges[text.string] != nil { twice.insert(text.string) }
            edges[text.string] = Double(text.rect.midX)
        }
        return edges.filter { !twice.contains($0.key) }
    }

    @Test func `several pushed at once, and popped to one of them in mid-flight, brings that from the edge`() {
        let log = Log()
        let remote = Remote([Int]())
        let stage = made(remote, log)
        remote.value = [1, 2]
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.map(\.string) == ["0", "2"])
        let before = stage.image()
        remote.value = [1]
        stage.advance(by: 0)
        #expect(stage.image() == before)
        stage.advance(by: 0.1)
        #expect(stage.settle())
        #expect(stage.frame.texts.map(\.string) == ["1"])
        #expect(log.take() == ["+0", "+2", "+1", "-2", "-0"])
    }

    @Test func `a screen that another takes the place of in mid-flight waits behind it until that is there`() {
        let remote = Remote([Int]())
        let stage = made(remote, Log())
        remote.value = [1]
        stage.advance(by: 0.25)
        remote.value = [2]
        stage.advance(by: 0.15)
        // The first would have arrived by itself; the second is on its way over it.
        for _ in 0..<6 {
            let names = stage.frame.texts.map(\.string)
            #expect(names == ["0", "1", "2"] || names == ["1", "2"])
            stage.advance(by: 1.0 / 60)
        }
        #expect(stage.settle())
        #expect(stage.frame.texts.map(\.string) == ["2"])
    }

    @Test func `without a back button a finger does not even begin to take the screen along`() {
        let stage = Stage(size: CGSize(width: 60, height: 40)) {
            NavigationStack(path: .constant([1])) {
                Text("0").navigationDestination(for: Int.self) { _ in
                    Text("1").navigationBarBackButtonHidden()
                }
            }
        }
        let before = stage.text("1")?.rect
        stage.pointerDown(CGPoint(x: 5, y: 20))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 40, y: 20))
        stage.advance(by: 0)
        #expect(stage.text("1")?.rect == before)
    }
}
