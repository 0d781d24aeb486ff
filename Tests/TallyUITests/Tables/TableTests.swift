import Foundation
import SwiftUI
import TallyStage
import Testing

/// Tables on a stage of 800 by 400 points, a row of whose cells is 768 wide.
@MainActor
struct TableTests {
    @Test func `columns without a width share it, and the cells stand below their headers`() {
        let stage = Stage.tablet {
            Table(Contestant.all) {
                TableColumn("Name", value: \.name)
                TableColumn("Score") { Text("\($0.score)") }
            }
        }
        #expect(stage.place("Name").minX == 16)
        #expect(stage.place("Ava").minX == 16)
        // Two of 376 points with 16 between them.
        #expect(isNear(stage.place("Score").minX, 408))
        #expect(isNear(stage.place("30").minX, 408))
        #expect(isNear(stage.place("30").midY, stage.place("Ava").midY))
        #expect(isNear(stage.place("Ava").midY, 32 + 22))
        #expect(isNear(stage.place("ben").midY, 32 + 66))
    }

    @Test func `a compact width shows the first column alone, without a header`() {
        let stage = Stage.phone {
            Table(Contestant.all) {
                TableColumn("Name", value: \.name)
                TableColumn("Score") { Text("\($0.score)") }
            }
        }
        #expect(stage.frame.texts.map(\.string) == ["Ava", "ben", "Cleo"])
        #expect(isNear(stage.place("Ava").midY, 22))
    }

    @Test func `a table that grows wide shows its other columns`() {
        let stage = Stage.phone {
            Table(Contestant.all) {
                TableColumn("Name", value: \.name)
                TableColumn("Score") { Text("\($0.score)") }
            }
        }
        stage.size = CGSize(width: 800, height: 400)
        #expect(stage.settle())
        #expect(stage.text("Score") != nil && stage.text("30") != nil)
    }

    @Test func `headers can be hidden`() {
        let stage = Stage.tablet {
            Table(Contestant.all) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden)
        }
        #expect(stage.frame.texts.map(\.string) == ["Ava", "ben", "Cleo"])
    }

    @Test func `a column is as wide as it says, and the others have the rest`() {
        let stage = Stage.tablet {
            Table(Contestant.all) {
                TableColumn("Id") { Text("#\($0.id)") }.width(100)
                TableColumn("Name", value: \.name).width(min: 50, ideal: 200)
                TableColumn("Score") { Text("\($0.score)") }
            }
        }
        #expect(isNear(stage.place("Name").minX, 16 + 100 + 16))
        #expect(isNear(stage.place("Score").minX, 16 + 100 + 16 + 200 + 16))
        #expect(isNear(stage.place("30").minX, stage.place("Score").minX))
    }

    @Test(arguments: [
        (TableColumnAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1), (.numeric, 1), (.automatic, 0),
    ])
    func `headers and cells stand where the alignment says`(_ alignment: TableColumnAlignment, _ share: Double) {
        let stage = Stage.tablet {
            Table(Contestant.all) {
                TableColumn("Name", value: \.name).width(400)
                TableColumn("Score") { Text("\($0.score)") }.width(200).alignment(alignment)
            }
        }
        for text in ["Score", "30"] {
            let rect = stage.place(text)
            #expect(isNear(rect.minX, 432 + (200 - rect.width) * share, 0.01), "\(text)")
        }
    }

    @Test func `right to left the first column is at the right, and digits end at the right all the same`() {
        let stage = Stage.tablet {
            Table(Contestant.all) {
                TableColumn("Name", value: \.name).width(400)
                TableColumn("Score") { Text("\($0.score)") }.width(200).alignment(.numeric)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(isNear(stage.place("Name").maxX, 784))
        #expect(isNear(stage.place("30").maxX, 784 - 416))
    }

    @Test func `rows that come and go in an animation let the others travel`() throws {
        struct Board: View {
            @State private var players = Contestant.all
            var body: some View {
                VStack {
                    Button("drop") { withAnimation(.linear(duration: 1)) { players.removeAll { $0.id == 2 } } }
                    Table(players) { TableColumn("Name", value: \.name) }
                }
            }
        }
        let stage = Stage.tablet { Board() }
        let before = stage.place("Cleo").midY
        try stage.tap("drop")
        stage.advance(by: 0.5)
        #expect(isNear(stage.place("Cleo").midY, before - 22))
        #expect(isNear(try #require(stage.text("ben")).opacity, 0.5))
        #expect(stage.settle())
        #expect(isNear(stage.place("Cleo").midY, before - 44))
        #expect(stage.text("ben") == nil)
    }

    @Test func `of many rows those near what is seen are made, and the header stays`() {
        let log = Log()
        let stage = Stage.tablet {
            Table((0..<5000).map { Contestant(id: $0, name: "p\($0)", score: $0) }) {
                TableColumn("Name") { player in
                    let _ = log("\(player.id)")
                    Text(player.name)
                }
            }
        }
        #expect(log.entries.count < 200)
        let header = stage.place("Name")
        stage.scroll(CGSize(width: 0, height: 2000), at: CGPoint(x: 400, y: 300))
        #expect(stage.settle())
        #expect(stage.place("Name") == header)
        #expect(stage.text("p0") == nil)
        #expect(stage.text("p46") != nil)
        #expect(log.entries.count < 600)
    }

    @Test func `a row that is scrolled to stands below the header`() throws {
        struct Board: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo(300, anchor: .top) }.frame(height: 30)
                        Table((0..<500).map { Contestant(id: $0, name: "p\($0)", score: $0) }) {
                            TableColumn("Name", value: \.name)
                        }
                    }
                }
            }
        }
        let stage = Stage.tablet { Board() }
        try stage.tapAndRest("go")
        #expect(isNear(stage.place("p300").midY, 30 + 32 + 22, 1))
    }

    @Test func `below a navigation bar the header goes up with the bar`() {
        let stage = Stage.tablet {
            NavigationStack {
                Table((0..<50).map { Contestant(id: $0, name: "p\($0)", score: $0) }) {
                    TableColumn("Name", value: \.name)
                }
                .navigationTitle("Board")
            }
        }
        let before = stage.place("Name").midY
        #expect(isNear(stage.place("p0").midY, before + 16 + 22))
        stage.scroll(CGSize(width: 0, height: 200), at: CGPoint(x: 400, y: 300))
        #expect(stage.settle())
        let after = stage.place("Name").midY
        #expect(after < before - 20)
    }

    @Test func `columns that are there or not leave the others what they are`() throws {
        struct Board: View {
            @State private var hasScore = true
            var body: some View {
                VStack {
                    Button("turn") { hasScore.toggle() }
                    Table(Contestant.all) {
                        if hasScore { TableColumn("Score") { (player: Contestant) in Text("\(player.score)") } }
                        TableColumn("Name") { (player: Contestant) in Tapped(name: player.name) }
                    }
                }
            }
        }
        let stage = Stage.tablet { Board() }
        try stage.tapAndRest("Ava 0")
        #expect(stage.text("Ava 1") != nil)
        try stage.tapAndRest("turn")
        #expect(stage.text("Score") == nil && stage.text("30") == nil)
        #expect(stage.text("Ava 1") != nil)
        try stage.tapAndRest("turn")
        #expect(stage.text("30") != nil && stage.text("Ava 1") != nil)
    }

    private struct Tapped: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `columns are made of data, and as groups`() {
        let stage = Stage.tablet {
            Table(Contestant.all) {
                Group {
                    TableColumn("Name", value: \Contestant.name)
                    TableColumnForEach(2..<4) { factor in
                        TableColumn("times \(factor)") { (player: Contestant) in Text("\(player.score * factor)") }
                    }
                }
            }
        }
        #expect(stage.text("times 2") != nil && stage.text("times 3") != nil)
        #expect(stage.text("90") != nil)
    }

    @Test func `every other row stands on a faint ground`() {
        func grounds(_ behavior: AlternatingRowBackgroundBehavior) -> [CGFloat] {
            let stage = Stage.tablet {
                Table(Contestant.all + [Contestant(id: 4, name: "Dan", score: 0)]) {
                    TableColumn("Name", value: \.name)
                }
                .alternatingRowBackgrounds(behavior)
            }
            _ = stage.settle()
            return stage.grounds.map(\.minY)
        }
        #expect(grounds(.enabled) == [32 + 44, 32 + 132])
        #expect(grounds(.automatic).isEmpty)
        #expect(grounds(.disabled).isEmpty)
    }
}
