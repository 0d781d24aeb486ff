import Foundation
import Observation
import SwiftUI
import TallyStage
import Testing

/// Three programs as they are written everywhere: played, interrupted at random moments, and taken away under the finger.
@MainActor
struct HitProgramTests {
    // MARK: Cards

    @Observable final class Feed {
        var likes: [Int] = Array(repeating: 0, count: 6)
        var note = ""
    }

    private struct Card: View {
        let feed: Feed
        let number: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Card \(number)").font(.headline)
                HStack {
                    Button("Like \(number)") { feed.likes[number] += 1 }
                    Spacer()
                    Text("\(feed.likes[number]) likes")
                }
            }
            .padding()
            .background(.white)
            .cornerRadius(12)
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
            .overlay(GeometryReader { place in Color.clear.preference(key: Height.self, value: place.size.height) })
            .padding(.horizontal)
        }
    }

    private struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct FeedScreen: View {
        @Bindable var feed: Feed

        var body: some View {
            VStack {
                TextField("Note", text: $feed.note).padding(8).border(Color.gray)
                ScrollView {
                    VStack(spacing: 12) { ForEach(0..<6) { Card(feed: feed, number: $0) } }
                }
                .overlay(Rectangle().stroke(Color.blue))
            }
        }
    }

    @Test func `buttons, fields and scrolling work under outlines`() throws {
        let feed = Feed()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { FeedScreen(feed: feed) }
        try stage.tap("Like 1")
        try stage.tap("Like 1")
        stage.advance(by: 0)
        #expect(feed.likes[1] == 2 && stage.text("2 likes") != nil)
        let field = try #require(stage.frame.accessibility.first)
        stage.tap(CGPoint(x: field.rect.midX, y: field.rect.midY))
        stage.type("hi")
        stage.advance(by: 0)
        #expect(feed.note == "hi")
        let first = try #require(stage.text("Card 0")).rect.midY
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        #expect(stage.settle())
        #expect((stage.text("Card 0")?.rect.midY ?? -100) < first - 50)
    }

    // MARK: To-do list

    @Observable final class Chores {
        struct Chore: Identifiable, Equatable { var id: Int, name: String, isDone = false }
        var open = (0..<4).map { Chore(id: $0, name: "chore \($0)") }
        var isExpanded = false
        var count = 0
    }

    private struct ChoreScreen: View {
        @Bindable var chores: Chores
        @Environment(\.editMode) private var mode

        var body: some View {
            NavigationStack {
                List {
                    Section("Open") {
                        ForEach(chores.open) { chore in
                            HStack {
                                Button(chore.isDone ? "redo \(chore.id)" : "do \(chore.id)") { toggle(chore) }
                                Spacer()
                                Text(chore.name)
                            }
                            .swipeActions(edge: .leading) { Button("Pin") { chores.count += 1 } }
                        }
                        .onDelete { chores.open.remove(atOffsets: $0) }
                        .onMove { chores.open.move(fromOffsets: $0, toOffset: $1) }
                    }
                    DisclosureGroup("Done", isExpanded: $chores.isExpanded) {
                        ForEach(chores.open.filter(\.isDone)) { Text("done \($0.name)") }
                    }
                    NavigationLink("More") { Text("nothing more") }.badge(chores.count)
                }
                .toolbar { EditButton() }
            }
        }

        private func toggle(_ chore: Chores.Chore) {
            guard let index = chores.open.firstIndex(where: { $0.id == chore.id }) else { return }
            chores.open[index].isDone.toggle()
        }
    }

    private func chores(_ chores: Chores) -> Stage {
        Stage(size: CGSize(width: 320, height: 700)) { ChoreScreen(chores: chores) }
    }

    @Test func `a list of chores is done, swiped, edited and opened`() throws {
        let model = Chores()
        let stage = chores(model)
        let row = try #require(stage.text("chore 1")).rect.midY
        stage.tap(CGPoint(x: 160, y: row))
        #expect(stage.settle())
        #expect(model.open[1].isDone)
        stage.drag(from: CGPoint(x: 20, y: row), to: CGPoint(x: 100, y: row))
        #expect(stage.settle())
        try stage.tap("Pin")
        #expect(stage.settle())
        #expect(model.count == 1 && stage.text("1") != nil)
        try stage.tap("Done")
        #expect(stage.settle())
        #expect(stage.text("done chore 1") != nil)
        stage.drag(from: CGPoint(x: 300, y: row), to: CGPoint(x: 220, y: row))
        #expect(stage.settle())
        try stage.tap("Delete")
        #expect(stage.settle())
        #expect(model.open.map(\.id) == [0, 2, 3])
        #expect(stage.text("done chore 1") == nil)
        try stage.tap("More")
        #expect(stage.settle())
        #expect(stage.text("nothing more") != nil)
    }

    @Test(arguments: 0..<40) func `a list of chores ends as a fresh one of its state, whatever is done to it`(
        _ seed: Int
    ) {
        var random = SplitMix(UInt64(seed))
        let model = Chores()
        let stage = chores(model)
        for _ in 0..<25 {
            let from = CGPoint(x: .random(in: 0...320, using: &random), y: .random(in: 0...420, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1: stage.tap(from)
            case 2:
                stage.drag(from: from, to: CGPoint(x: from.x + .random(in: -250...250, using: &random), y: from.y))
            case 3: stage.drag(from: from, to: CGPoint(x: from.x, y: .random(in: 0...420, using: &random)))
            case 4:
                stage.pointerDown(from)
                stage.pointerMove(CGPoint(x: from.x - 40, y: from.y))
                stage.advance(by: 0.02)
                withAnimation { if !model.open.isEmpty { model.open.removeLast() } else { model.open = Chores().open } }
                stage.advance(by: 0.02)
                stage.pointerUp(from)
            default: withAnimation { model.isExpanded.toggle() }
            }
            stage.advance(by: .random(in: 0...0.4, using: &random))
        }
        #expect(stage.settle())
        for label in ["Back", "Done"] where stage.text("nothing more") != nil || label == "Done" {
            // The last of the bar and of the group: the bar's ends the editing.
            let found = stage.frame.accessibility.filter { $0.label == label && $0.rect.minY < 44 }
            for item in found { stage.tap(CGPoint(x: item.rect.midX, y: item.rect.midY)) }
            #expect(stage.settle())
        }
        guard stage.text("Edit") != nil else { return }
        // A tap beside everything covers what a swipe has left open.
        for item in stage.frame.accessibility where item.label == "Pin" || item.label == "Delete" {
            stage.tap(CGPoint(x: item.label == "Pin" ? 310 : 10, y: item.rect.midY))
            #expect(stage.settle())
        }
        let fresh = chores(model)
        #expect(fresh.settle())
        #expect(stage.frame.texts.map(\.string) == fresh.frame.texts.map(\.string))
        #expect(stage.frame.texts.map(\.rect) == fresh.frame.texts.map(\.rect))
    }

    // MARK: Drawing pad

    @Observable final class Pad {
        var lines: [[CGPoint]] = []
        var isShown = true
    }

    private struct PadScreen: View {
        let pad: Pad
        @State private var current: [CGPoint] = []
        @GestureState private var isDrawing = false

        var body: some View {
            VStack {
                if pad.isShown {
                    Canvas { context, _ in
                        for line in pad.lines + [current] {
                            var path = Path()
                            path.addLines(line)
                            context.stroke(path, with: .color(.black), lineWidth: 2)
                        }
                    }
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .updating($isDrawing) { _, state, _ in state = true }
                            .onChanged { current.append($0.location) }
                            .onEnded { _ in
                                pad.lines.append(current)
                                current = []
                            }
                    )
                    .overlay { Guides() }
                    .overlay(alignment: .bottom) { Text(isDrawing ? "drawing" : "idle").allowsHitTesting(false) }
                    .border(.gray)
                }
                Button("Clear") { pad.lines = [] }
            }
        }
    }

    private struct Guides: View {
        var body: some View {
            ZStack {
                ForEach(0..<5) { line in
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: CGFloat(line) * 40 + 20))
                        path.addLine(to: CGPoint(x: 300, y: CGFloat(line) * 40 + 20))
                    }
                    .stroke(.blue, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                }
                Color.clear
                RoundedRectangle(cornerRadius: 20).strokeBorder(.red, lineWidth: 3).padding(30)
            }
        }
    }

    @Test func `a pad is drawn on under its guides, and taken away under the finger`() throws {
        let pad = Pad()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { PadScreen(pad: pad) }
        stage.drag(from: CGPoint(x: 100, y: 75), to: CGPoint(x: 200, y: 155))
        #expect(pad.lines.count == 1)
        let line = try #require(pad.lines.first)
        #expect(line.first == CGPoint(x: 100, y: 75) && line.last == CGPoint(x: 200, y: 155) && line.count > 5)
        try stage.tap("Clear")
        #expect(pad.lines.isEmpty)
        stage.pointerDown(CGPoint(x: 100, y: 75))
        stage.pointerMove(CGPoint(x: 120, y: 85))
        stage.advance(by: 0.1)
        #expect(stage.text("drawing") != nil)
        pad.isShown = false
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 140, y: 95))
        stage.pointerUp(CGPoint(x: 140, y: 95))
        #expect(stage.settle())
        #expect(pad.lines.isEmpty)
        pad.isShown = true
        stage.advance(by: 0.1)
        #expect(stage.text("idle") != nil)
        stage.drag(from: CGPoint(x: 100, y: 75), to: CGPoint(x: 200, y: 155))
        #expect(pad.lines.count == 1)
    }
}
