import Foundation
import SwiftUI
import TallyStage
import Testing

/// From where to where the lines below rows go, and what rows stand on, on a stage of 200 by 400 points.
@MainActor
struct RowLineTests {
    private func lines(_ stage: Stage) -> [[CGFloat]] {
        stage.frame.shapes.filter { $0.rect.height == 0.5 }.map { [$0.rect.minX, $0.rect.maxX] }
    }

    @Test func `a line begins at the first text of its row, and where the row's view begins if it has none`() throws {
        let stage = Stage.phone {
            List {
                Text("plain")
                HStack(spacing: 10) {
                    Square()
                    VStack(alignment: .leading) {
                        Text("title")
                        Text("below")
                    }
                    .padding(.leading, 5)
                    Spacer()
                    Text("end")
                }
                Label("label", systemImage: "star")
                Text("middle").frame(maxWidth: .infinity)
                Square()
                Toggle("switch", isOn: .constant(true))
            }
            .listStyle(.plain)
        }
        let starts = lines(stage).map(\.[0])
        let texts = try ["plain", "title", "label", "middle", "switch"].map { try #require(stage.text($0)).rect.minX }
        #expect(starts == [texts[0], texts[1], texts[2], texts[3], 16, texts[4]])
        #expect(texts[1] == 41 && texts[2] > 30 && texts[3] > 60)
        #expect(lines(stage).allSatisfy { $0[1] == 200 })
    }

    @Test func `a line begins at the field of a row that begins with one`() throws {
        let stage = Stage.phone {
            List {
                HStack {
                    TextField("New", text: .constant(""))
                    Button("Add") {}
                }
                Text("after")
            }
            .listStyle(.plain)
        }
        #expect(lines(stage).map(\.[0]) == [16, 16])
    }

    @Test func `guides of the program place both ends of a line`() {
        let stage = Stage.phone {
            List {
                HStack {
                    Square()
                    Text("row")
                }
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                Text("short").frame(maxWidth: .infinity, alignment: .leading)
                    .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                Text("out").alignmentGuide(.listRowSeparatorLeading) { _ in -16 }
                Text("none").alignmentGuide(.listRowSeparatorTrailing) { _ in -100 }
                Text("nan").alignmentGuide(.listRowSeparatorLeading) { _ in .nan }
            }
            .listStyle(.plain)
        }
        #expect(lines(stage) == [[16, 200], [16, 184], [0, 200], [16, 16], [16, 200]])
    }

    @Test func `from right to left lines begin at the first text from the right`() throws {
        let stage = Stage.phone {
            List {
                HStack(spacing: 10) {
                    Square()
                    Text("row").padding(.leading, 5).padding(.trailing, 1)
                }
                Text("short").frame(maxWidth: .infinity, alignment: .leading)
                    .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                Text("centre").frame(maxWidth: .infinity)
            }
            .listStyle(.plain)
            .environment(\.layoutDirection, .rightToLeft)
        }
        let text = try #require(stage.text("row")).rect
        let centre = try #require(stage.text("centre")).rect
        #expect(text.maxX == 159)
        #expect(lines(stage) == [[0, 159], [16, 184], [0, centre.maxX]])
    }

    @Test func `a line follows its text when that moves, and when the guide is another`() {
        let remote = Remote(0)
        let stage = Stage.phone {
            Playing(remote) { step in
                List {
                    HStack(spacing: 0) {
                        if step == 1 { Square() }
                        Text("row")
                        Spacer()
                        if step != 1 { Square() }
                    }
                    Text("other").alignmentGuide(.listRowSeparatorLeading) { _ in step == 2 ? 50 : 0 }
                }
                .listStyle(.plain)
            }
        }
        #expect(lines(stage).map(\.[0]) == [16, 16])
        remote.value = 1
        stage.advance(by: 0)
        #expect(lines(stage).map(\.[0]) == [26, 16])
        remote.value = 2
        stage.advance(by: 0)
        #expect(lines(stage).map(\.[0]) == [16, 66])
    }

    @Test func `a row that is no longer the last of its card gets its line where its text begins`() {
        let remote = Remote(1)
        let stage = Stage.phone {
            Playing(remote) { count in
                List {
                    ForEach(0..<count, id: \.self) { number in
                        HStack(spacing: 0) {
                            Square()
                            Text("row \(number)")
                        }
                    }
                }
            }
        }
        #expect(lines(stage).isEmpty)
        remote.value = 2
        stage.advance(by: 0)
        #expect(lines(stage) == [[42, 184]])
    }

    @Test func `rows of a plain list cover what is behind, and stand on nothing with a clear background`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            List {
                Text("covered")
                Text("clear").listRowBackground(Color.clear)
                Text("back").listRowBackground(Color?.none)
            }
            .listStyle(.plain)
            .scrollContentBackground(.hidden)
            .background(Color.red)
        }
        let image = stage.image()
        let (white, red) = (image[190, 10], image[190, 300])
        #expect(white != red)
        #expect(image[190, 60] == red && image[190, 100] == white)
        // The letters stand on the ground, not below it.
        let letters = try #require(stage.text("covered")).rect
        #expect((Int(letters.minX)..<Int(letters.maxX)).contains { image[$0, Int(letters.midY)] != white })
    }

    @Test func `the ground of a plain list's row goes with what stands on it`() throws {
        let names = Remote(["a"])
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Playing(names) { names in
                List(names, id: \.self) { Text($0) }.listStyle(.plain).scrollContentBackground(.hidden)
                    .background(Color.red)
            }
        }
        let (white, red) = (stage.image()[190, 10], stage.image()[190, 150])
        withAnimation(.linear(duration: 1)) { names.value = ["z", "a"] }
        for time in [0, 0.25, 0.5, 0.75] {
            stage.advance(by: time - stage.time)
            let top = 44 * time
            #expect(isNear(try #require(stage.text("a")).rect.midY, CGFloat(top + 22), 1))
            let image = stage.image()
            #expect(image[190, Int(top) + 42] == white && image[190, Int(top) + 47] == red, "\(time)")
        }
        #expect(stage.settle())
        #expect(stage.image()[190, 85] == white)
        names.value = ["a"]
        stage.advance(by: 0)
        #expect(stage.image()[190, 60] == red)
    }

    @Test func `the ground of a plain list's row does not cover that of its selection`() {
        let stage = Stage.phone {
            List(0..<2, id: \.self, selection: .constant(1)) { Text("row \($0)") }.listStyle(.plain)
        }
        let image = stage.image()
        #expect(image[190, 20] != image[190, 60])
    }

    @Test func `cards are not drawn behind rows with a clear background`() {
        let stage = Stage.phone {
            List {
                Text("card")
                Text("clear").listRowBackground(Color.clear)
            }
        }
        let image = stage.image()
        let ground = image[2, 300]
        #expect(image[100, 45] != ground)
        #expect(image[100, 110] == ground)
    }

    @Test func `the ground of a plain list covers what is behind until it is hidden, and follows the colour scheme`() {
        func corner(_ visibility: Visibility, _ scheme: ColorScheme) -> (row: UInt32, below: UInt32) {
            let remote = Remote(ColorScheme.light)
            let stage = Stage.phone {
                Playing(remote) { scheme in
                    List { Text("row") }.listStyle(.plain).scrollContentBackground(visibility).background(Color.red)
                        .environment(\.colorScheme, scheme)
                }
            }
            remote.value = scheme
            stage.advance(by: 0)
            let image = stage.image()
            return (image[190, 10], image[190, 300])
        }
        let light = corner(.automatic, .light)
        #expect(light.row == light.below)
        let dark = corner(.automatic, .dark)
        #expect(dark.row == dark.below && dark.row != light.row)
        let hidden = corner(.hidden, .light)
        #expect(hidden.row == light.row && hidden.below != light.below)
    }
}
