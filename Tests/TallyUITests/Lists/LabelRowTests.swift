import Foundation
import SwiftUI
import TallyStage
import Testing

/// Where icons and titles of labels stand in rows, on a stage of 200 by 400 points.
@MainActor
struct LabelRowTests {
    private static let names = ["lock", "wifi", "person.3.fill", "bolt"]

    private func starts(_ stage: Stage) throws -> [CGFloat] {
        try Self.names.map { try #require(stage.text($0)).rect.minX }
    }

    private func icons(_ stage: Stage) -> [CGRect] { stage.frame.shapes.filter { $0.kind == "symbol" }.map(\.rect) }

    private func list(_ size: DynamicTypeSize = .large) -> Stage {
        Stage(size: CGSize(width: 600, height: 600)) {
            List { ForEach(Self.names, id: \.self) { Label($0, systemImage: $0) } }.dynamicTypeSize(size)
        }
    }

    @Test func `titles of labels begin at one line, and their icons are centred in a column before it`() throws {
        let stage = list()
        #expect(Set(try starts(stage)).count == 1)
        let icons = icons(stage)
        #expect(icons.count == 4 && icons.allSatisfy { isNear($0.midX, icons[0].midX, 1) })
        #expect(Set(icons.map { $0.width.rounded() }).count > 1)
        #expect(icons.allSatisfy { $0.maxX < (stage.text("lock")?.rect.minX ?? 0) && $0.minX >= 32 })
    }

    @Test func `lines below labels begin at their titles`() throws {
        let stage = list()
        let lines = stage.frame.shapes.filter { $0.rect.height == 0.5 }.map(\.rect.minX)
        #expect(lines.count >= 3)
        #expect(try Set(lines) == Set(starts(stage)))
    }

    @Test func `labels of links, buttons, toggles and pickers of a form stand in the same column`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            NavigationStack {
                Form {
                    NavigationLink {
                        Text("screen")
                    } label: {
                        Label("lock", systemImage: "lock")
                    }
                    Button {
                    } label: {
                        Label("wifi", systemImage: "wifi")
                    }
                    Toggle(isOn: .constant(true)) { Label("person.3.fill", systemImage: "person.3.fill") }
                    Picker(selection: .constant(1)) {
                        Text("one").tag(1)
                    } label: {
                        Label("bolt", systemImage: "bolt")
                    }
                }
            }
        }
        #expect(Set(try starts(stage)).count == 1)
    }

    @Test func `larger type makes the column wider`() throws {
        let large = try starts(list())
        let larger = try starts(list(.accessibility2))
        #expect(Set(larger).count == 1 && larger[0] > large[0] + 10)
    }

    @Test func `labels of other styles, of headers and of buttons with a ground are as they are elsewhere`() throws {
        func gap(@ViewBuilder _ content: @escaping () -> some View) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 300, height: 300), content: content)
            let icon = try #require(icons(stage).first)
            let title = try #require(stage.frame.texts.first { $0.string.lowercased() == "lock" })
            return title.rect.minX - icon.maxX
        }
        let plain = try gap { Label("lock", systemImage: "lock") }
        let button = try gap {
            List {
                Button {
                } label: {
                    Label("lock", systemImage: "lock")
                }
                .buttonStyle(.bordered)
            }
        }
        #expect(isNear(button, plain, 0.5))
        let header = try gap {
            List {
                Section {
                    Text("row")
                } header: {
                    Label("lock", systemImage: "lock")
                }
            }
        }
        #expect(isNear(header, plain, 2))
        let alone = Stage(size: CGSize(width: 300, height: 300)) {
            List {
                Label("lock", systemImage: "lock").labelStyle(.iconOnly)
                Label("wifi", systemImage: "wifi").labelStyle(.titleOnly)
                Text("plain")
            }
        }
        let start = try #require(alone.text("plain")).rect.minX
        #expect(alone.text("wifi")?.rect.minX == start && alone.text("lock") == nil)
        #expect(try #require(icons(alone).first).minX < start + 6)
    }

    @Test func `a picture that is wider than the column has its title beside it`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            List {
                Label {
                    Text("wide")
                } icon: {
                    Color.red.frame(width: 60, height: 30)
                }
            }
        }
        let picture = try #require(stage.frame.shapes.first { $0.rect.width == 60 }).rect
        #expect(picture.minX == 32 && stage.text("wide")?.rect.minX == picture.maxX + 8)
    }

    @Test func `from right to left the column stands at the right`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            List { ForEach(Self.names, id: \.self) { Label($0, systemImage: $0) } }
                .environment(\.layoutDirection, .rightToLeft)
        }
        let ends = try Self.names.map { try #require(stage.text($0)).rect.maxX }
        #expect(ends.allSatisfy { isNear($0, ends[0], 0.01) } && icons(stage).allSatisfy { $0.minX > ends[0] })
    }

    @Test func `the icon of a picker's label has the tint as those of other rows, its value has the room of a text`()
        throws
    {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            NavigationStack {
                List {
                    Label("plain", systemImage: "lock")
                    Picker(selection: .constant(1)) {
                        Label("one", systemImage: "star").tag(1)
                    } label: {
                        Label("menu", systemImage: "lock")
                    }
                    Picker(selection: .constant(1)) {
                        Label("two", systemImage: "star").tag(1)
                    } label: {
                        Label("link", systemImage: "lock")
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
        let symbols = stage.frame.shapes.filter { $0.kind == "symbol" }
        let leading = symbols.filter { $0.rect.maxX < 72 }
        #expect(leading.count == 3 && leading.allSatisfy { $0.color == leading[0].color })
        for value in ["one", "two"] {
            let text = try #require(stage.text(value)).rect
            let icon = try #require(symbols.first { abs($0.rect.midY - text.midY) < 4 && $0.rect.minX > 100 }).rect
            #expect(isNear(text.minX - icon.maxX, 8, 2))
        }
    }
}
