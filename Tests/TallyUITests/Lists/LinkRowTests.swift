import SwiftUI
import TallyStage
import Testing

/// Links in rows, on a stage of 200 by 400 points below a bar.
@MainActor
struct LinkRowTests {
    @Test func `of two links in a row the one that is pressed is followed, beside them none`() throws {
        func stage() -> Stage {
            Stage.phone {
                NavigationStack {
                    List {
                        HStack {
                            NavigationLink("one") { Text("first") }
                            Spacer()
                            NavigationLink("two") { Text("second") }
                        }
                    }
                    .listStyle(.plain)
                }
            }
        }
        for (name, shown) in [("one", "first"), ("two", "second")] {
            let stage = stage()
            try stage.tap(name)
            #expect(stage.settle())
            #expect(stage.text(shown) != nil)
            stage.press(.escape)
            #expect(stage.settle())
            #expect(stage.text("one") != nil, "one screen was pushed, not two")
        }
        let beside = stage()
        beside.tap(CGPoint(x: 100, y: try #require(beside.text("one")).rect.midY))
        #expect(beside.settle())
        #expect(beside.text("first") == nil && beside.text("second") == nil)
    }

    @Test func `a link that goes takes its own tag away, and no other`() {
        struct Links: View {
            let isThere: Bool
            let selection: Binding<Int?>
            var body: some View {
                VStack {
                    if isThere { NavigationLink("one", tag: 1, selection: selection) { Text("first") } }
                    NavigationLink("two", tag: 2, selection: selection) { Text("second") }
                }
            }
        }
        let selection = Remote<Int?>(1)
        let isThere = Remote(true)
        let stage = Stage.phone {
            NavigationStack {
                Playing(selection) { _ in
                    Playing(isThere) { Links(isThere: $0, selection: selection.binding ?? .constant(nil)) }
                }
            }
        }
        #expect(stage.settle())
        #expect(stage.text("first") != nil)
        selection.value = 2
        isThere.value = false
        #expect(stage.settle())
        #expect(selection.value == 2)
    }

    private func stage<V: View>(@ViewBuilder _ rows: @escaping () -> V) -> Stage {
        Stage(size: CGSize(width: 200, height: 400)) { NavigationStack { List { rows() }.listStyle(.plain) } }
    }

    private func arrows(_ stage: Stage) -> [CGRect] {
        stage.frame.shapes.map(\.rect).filter { isNear($0.width, 7, 3) && isNear($0.height, 12, 3) }
    }

    private func shows(_ stage: Stage, _ text: String) -> Bool {
        _ = stage.settle()
        return stage.frame.visibleText.contains(text)
    }

    @Test func `the arrow is where the link is the row, and nowhere else`() {
        let row = stage { NavigationLink("A") { Text("screen") } }
        #expect(arrows(row).count == 1)
        let decorated = stage {
            ForEach(0..<2) { number in NavigationLink("A \(number)") { Text("screen") }.padding(4).foregroundStyle(.red)
            }
        }
        #expect(arrows(decorated).count == 2)
        let shelf = stage {
            HStack {
                NavigationLink("A") { Text("a") }
                NavigationLink("B") { Text("b") }
            }
            ScrollView(.horizontal) {
                HStack { ForEach(0..<4) { number in NavigationLink("\(number)") { Text("c") } } }
            }
            VStack { NavigationLink("C") { Text("d") } }
        }
        #expect(arrows(shelf).isEmpty)
    }

    @Test(arguments: [20.0, 100, 198]) func `a link is pressed anywhere in its row`(_ x: Double) throws {
        let stage = stage { NavigationLink("A") { Text("screen") } }
        let label = try #require(stage.text("A"))
        stage.tap(CGPoint(x: x, y: label.rect.midY - 18))
        #expect(shows(stage, "screen"))
    }

    @Test func `links beside one another are pressed alone, and a hidden one with its row`() throws {
        func two() -> Stage {
            stage {
                HStack {
                    NavigationLink("A") { Text("screen a") }
                    NavigationLink("B") { Text("screen b") }
                }
            }
        }
        let first = two()
        try first.tap("A")
        #expect(shows(first, "screen a"))
        let second = two()
        try second.tap("B")
        #expect(shows(second, "screen b"))
        let neither = two()
        let label = try #require(neither.text("A"))
        neither.tap(CGPoint(x: 190, y: label.rect.midY))
        #expect(!shows(neither, "screen"))
        let hidden = stage {
            ZStack {
                Text("card").frame(maxWidth: .infinity)
                NavigationLink {
                    Text("screen")
                } label: {
                    EmptyView()
                }.opacity(0)
            }
        }
        hidden.tap(CGPoint(x: 30, y: try #require(hidden.text("card")).rect.midY))
        #expect(shows(hidden, "screen"))
        #expect(arrows(hidden).isEmpty)
    }

    @Test func `the badge of a link stands before its arrow, that of another row at the end`() throws {
        let stage = stage {
            NavigationLink("A") { Text("screen") }.badge(3)
            Text("B").badge(4)
        }
        let arrow = try #require(arrows(stage).first)
        let (three, four) = (try #require(stage.text("3")), try #require(stage.text("4")))
        #expect(three.rect.maxX < arrow.minX && three.rect.maxX > arrow.minX - 20)
        #expect(isNear(four.rect.maxX, 184, 0.5))
        #expect(stage.frame.accessibility.filter { $0.label == "3" }.count <= 1)
        try stage.tap("3")
        #expect(shows(stage, "screen"))
    }

    @Test func `an arrow stands at the same place with a badge, and keeps its colour under a foreground`() throws {
        let stage = stage {
            NavigationLink("A") { Text("screen") }.badge(3)
            NavigationLink("B") { Text("screen") }
            NavigationLink("C") { Text("screen") }.foregroundStyle(.red)
        }
        let arrows = arrows(stage)
        #expect(arrows.count == 3)
        #expect(Set(arrows.map(\.maxX)).count == 1)
        let pictures = arrows.map { arrow in
            let image = stage.image()
            return (Int(arrow.minY)...Int(arrow.maxY)).flatMap { y in
                (Int(arrow.minX) - 1...Int(arrow.maxX) + 1).map { image[$0, y] }
            }
        }
        #expect(pictures[0] == pictures[1] && pictures[2] == pictures[1])
    }
}
