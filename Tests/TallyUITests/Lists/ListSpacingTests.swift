import Foundation
import SwiftUI
import TallyStage
import Testing

/// Distances, heights, headers, lines, badges and icons of lists, on a stage of 200 by 400 points.
@MainActor
struct ListSpacingTests {
    private func top(_ stage: Stage, _ text: String) throws -> CGFloat { try #require(stage.text(text)).rect.midY }

    private func sections<S: ListStyle>(_ style: S) -> some View {
        List {
            Section {
                Text("a"); Text("b")
            }
            Section { Text("c") }
        }
        .listStyle(style)
    }

    @Test func `rows of a section stand apart by the points given, in every style`() throws {
        func distance(_ spacing: CGFloat?, _ isPlain: Bool) throws -> CGFloat {
            let stage = Stage.phone {
                if isPlain {
                    sections(.plain).listRowSpacing(spacing)
                } else {
                    sections(.insetGrouped).listRowSpacing(spacing)
                }
            }
            return try top(stage, "b") - top(stage, "a")
        }
        for isPlain in [true, false] {
            #expect(try distance(10, isPlain) == 54)
            for none in [nil, 0, -5, .nan, .infinity] as [CGFloat?] { #expect(try distance(none, isPlain) == 44) }
        }
    }

    @Test func `rows that stand apart have a card each`() {
        func cards(_ spacing: CGFloat) -> [(top: CGFloat, kind: String)] {
            let stage = Stage.phone { sections(.insetGrouped).listRowSpacing(spacing) }
            return stage.frame.shapes.filter { $0.rect.height == 44 && $0.rect.width == 168 }
                .map { ($0.rect.minY, $0.kind) }.sorted { $0.top < $1.top }
        }
        let (joined, apart) = (cards(0), cards(8))
        #expect(joined.count == 3 && apart.count == 3)
        #expect(joined[1].top - joined[0].top == 44 && apart[1].top - apart[0].top == 52)
        // Alone in its section, the third is round at both ends: as it is, all are where they stand apart.
        #expect(Set(apart.map(\.kind)) == [joined[2].kind])
    }

    @Test func `sections stand apart by default, compact or as many points as given`() throws {
        func gap(_ change: @escaping (AnyView) -> AnyView) throws -> CGFloat {
            let stage = Stage.phone { change(AnyView(sections(.insetGrouped))) }
            return try top(stage, "c") - top(stage, "b") - 44
        }
        #expect(try gap { $0 } == 20)
        #expect(try gap { AnyView($0.listSectionSpacing(.default)) } == 20)
        #expect(try gap { AnyView($0.listSectionSpacing(.compact)) } == 10)
        #expect(try gap { AnyView($0.listSectionSpacing(33)) } == 33)
        #expect(try gap { AnyView($0.listSectionSpacing(.custom(-1))) } == 0)
        #expect(try gap { AnyView($0.listSectionSpacing(.nan)) } == 0)
    }

    @Test func `a section says how far it stands below the one above`() throws {
        let stage = Stage.phone {
            List {
                Section { Text("a") }
                Section { Text("b") }.listSectionSpacing(50)
                Section { Text("c") }
            }
            .listStyle(.insetGrouped)
        }
        #expect(try top(stage, "b") - top(stage, "a") == 94)
        #expect(try top(stage, "c") - top(stage, "b") == 64)
    }

    @Test func `the least heights of rows and headers are those of the environment`() throws {
        let stage = Stage.phone {
            List {
                Section("Head") {
                    Text("a"); Text("b")
                }
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 60)
            .environment(\.defaultMinListHeaderHeight, 80)
        }
        #expect(try top(stage, "b") - top(stage, "a") == 60)
        #expect(try top(stage, "a") == 80 + 30)
        let low = Stage.phone {
            List {
                Text("a"); Text("b")
            }.environment(\.defaultMinListRowHeight, .nan)
        }
        // Their insets are what is left.
        #expect(try top(low, "b") - top(low, "a") < 44)
    }

    @Test func `a prominent header is written as it is, larger and in the colour of texts`() throws {
        func header(_ prominence: Prominence) throws -> TextElement {
            let stage = Stage.phone {
                List { Section("Head") { Text("a") } }.listStyle(.insetGrouped).headerProminence(prominence)
            }
            return try #require(stage.frame.texts.first { $0.string.lowercased() == "head" })
        }
        let (standard, increased) = (try header(.standard), try header(.increased))
        #expect(standard.string == "HEAD" && increased.string == "Head")
        #expect(increased.rect.height > standard.rect.height)
        #expect(increased.color != standard.color)
    }

    @Test func `a line below a row has the row's colour, and the others the list's`() throws {
        let stage = Stage.phone {
            List {
                Text("a").listRowSeparatorTint(.red)
                Text("b")
                Text("c").listRowSeparatorTint(.red, edges: .top)
            }
            .listStyle(.plain)
        }
        let lines = stage.frame.shapes.filter { $0.rect.height == 0.5 }.sorted { $0.rect.minY < $1.rect.minY }
        try #require(lines.count == 3)
        #expect(lines[0].color != lines[1].color && lines[1].color == lines[2].color)
    }

    @Test func `what a view says of its row counts inside of its badge, too`() throws {
        let stage = Stage.phone {
            List {
                Text("a").listRowSeparatorTint(.red).listRowInsets(
                    EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
                )
                .badge(3)
                Text("b")
            }
            .listStyle(.plain)
        }
        stage.advance(by: 0)
        let lines = stage.frame.shapes.filter { $0.rect.height == 0.5 }.sorted { $0.rect.minY < $1.rect.minY }
        try #require(lines.count == 2)
        #expect(lines[0].color != lines[1].color)
        #expect(stage.text("a")?.rect.minX == 40)
    }

    private struct Tinted: View {
        @State private var isRed = false
        var body: some View {
            VStack {
                List {
                    Section {
                        Text("a"); Text("b")
                    }.listSectionSeparatorTint(isRed ? .red : nil)
                }.listStyle(.plain)
                Button("Red") { isRed = true }
            }
        }
    }

    @Test func `lines change their colour with the state`() throws {
        let stage = Stage.phone { Tinted() }
        func fills() -> [String] {
            stage.frame.shapes.filter { $0.rect.height == 0.5 }.map { "\($0.color)" }
        }
        let before = fills()
        try stage.tap("Red")
        #expect(stage.settle())
        #expect(before.count == 2 && fills().count == 2 && fills() != before)
    }

    @Test func `icons of labels have the tint of items`() throws {
        func icon(_ change: @escaping (AnyView) -> AnyView) throws -> String {
            let stage = Stage.phone { List { change(AnyView(Label("a", systemImage: "circle.fill"))) }.tint(.green) }
            return try #require(stage.frame.description.split(separator: "\n").first { $0.contains("symbol") }).split(
                separator: " "
            ).last.map(String.init) ?? ""
        }
        let green = try icon { $0 }
        #expect(try icon { AnyView($0.listItemTint(.red)) } != green)
        #expect(try icon { AnyView($0.listItemTint(.preferred(.red))) } == green)
        #expect(try icon { AnyView($0.listItemTint(.fixed(.green))) } == green)
        #expect(try icon { AnyView($0.listItemTint(.monochrome)) } != green)
        #expect(try icon { AnyView($0.listItemTint(Color?.none)) } == green)
    }

    @Test func `a badge is seen as much as it is to be`() throws {
        func badge(_ prominence: BadgeProminence) throws -> (TextElement, Int) {
            let stage = Stage.phone { List { Text("a").badge(3) }.listStyle(.plain).badgeProminence(prominence) }
            return (try #require(stage.text("3")), stage.frame.shapes.count)
        }
        let (standard, decreased, increased) = (try badge(.standard), try badge(.decreased), try badge(.increased))
        #expect(standard.0.color != decreased.0.color)
        // The capsule.
        #expect(increased.1 == standard.1 + 1)
    }

    @Test func `a line that is hidden at the end of a section leaves those between its rows`() throws {
        func lines<S: ListStyle>(_ style: S, _ visibility: Visibility) -> Int {
            let stage = Stage.phone {
                List {
                    Section {
                        Text("a"); Text("b"); Text("c")
                    }.listSectionSeparator(visibility)
                }.listStyle(style)
            }
            return stage.frame.shapes.count { $0.rect.height == 0.5 }
        }
        #expect(lines(.plain, .automatic) == 3 && lines(.plain, .hidden) == 2)
        #expect(lines(.insetGrouped, .automatic) == 2 && lines(.insetGrouped, .hidden) == 2)
    }

    @Test func `the tint of a section is that of the line at its end`() throws {
        let stage = Stage.phone {
            List {
                Section {
                    Text("a"); Text("b"); Text("c")
                }.listSectionSeparatorTint(.red)
            }.listStyle(.plain)
        }
        let lines = stage.frame.shapes.filter { $0.rect.height == 0.5 }.sorted { $0.rect.minY < $1.rect.minY }
        try #require(lines.count == 3)
        #expect(lines[0].color == lines[1].color && lines[1].color != lines[2].color)
    }

    @Test(arguments: [1, 2, 3])
    func `rows end where pixels do, and nothing shows between them`(scale: Int) throws {
        let stage = Stage(size: CGSize(width: 200, height: 400), scale: CGFloat(scale)) {
            List {
                ForEach(0..<6) { Color.clear.frame(height: 30.3 + 0.17 * CGFloat($0)).listRowSeparator(.hidden) }
            }
            .listStyle(.insetGrouped)
        }
        let cards = stage.frame.shapes.filter { $0.rect.width == 168 }.map(\.rect).sorted { $0.minY < $1.minY }
        #expect(cards.count == 6)
        let pixels = stage.image()
        let last = Int(try #require(cards.last).maxY) * scale
        let column = (Int(cards[0].minY) * scale + 4..<last - 2).map { pixels[100 * scale, $0] }
        #expect(Set(column).count == 1)
    }
}
