import Foundation
import TallyRecorder
import TallyScene
import TallyStage
import Testing

@MainActor @Suite struct StageRecordingTests {
    let folder = TemporaryFolder()

    /// A bar that travels once it is there, and a word that fades.
    private struct Scene: View {
        @State private var hasAppeared = false

        var body: some View {
            VStack(spacing: 4) {
                Rectangle().fill(Color.black).frame(width: 10, height: 8).offset(x: hasAppeared ? 20 : -20)
                Text("Tally").font(.system(size: 12)).opacity(hasAppeared ? 0 : 1)
            }
            .onAppear { withAnimation(.linear(duration: 0.4)) { hasAppeared = true } }
        }
    }

    private func stage() -> Stage { Stage(size: CGSize(width: 60, height: 40)) { Scene() } }

    private func pictures(for seconds: TimeInterval, fps: Double) -> [Bitmap] {
        Array(stage().frames(for: seconds, fps: fps))
    }

    @Test func `an animated PNG shows what the stage shows, picture for picture`() throws {
        try stage().record(for: 0.5, to: folder.file("a.apng"), fps: 30)
        let film = try APNGReader(folder.bytes("a.apng"))
        var shown: [Bitmap] = []
        for frame in film.frames {
            let periods = frame.delay.numerator * 30 / frame.delay.denominator
            shown += Array(repeating: frame.picture, count: periods)
        }
        let expected = pictures(for: 0.5, fps: 30)
        #expect(expected.count == 15)
        #expect(shown == expected)
        #expect(Set(expected.map(\.pixels)).count == 13)
    }

    @Test func `a GIF shows what the stage shows, where it has few colours`() throws {
        try stage().record(for: 0.5, to: folder.file("a.gif"))
        let film = GIFReader(try folder.bytes("a.gif"))
        var shown: [[UInt32]] = []
        for frame in film.frames { shown += Array(repeating: frame.pixels, count: frame.delay / 2) }
        let expected = pictures(for: 0.5, fps: 50)
        #expect(expected.count == 25)
        #expect(Set(expected.flatMap(\.pixels)).count < 255)
        #expect(shown == expected.map(\.pixels))
        #expect(film.isComplete)
    }

    @Test(arguments: ["a.gif", "a.apng", "a.png"])
    func `recording twice gives the same bytes`(name: String) throws {
        try stage().record(for: 0.5, to: folder.file(name))
        let first = try folder.bytes(name)
        try stage().record(for: 0.5, to: folder.file(name))
        #expect(try folder.bytes(name) == first)
        #expect(folder.contents == [name])
    }

    @Test func `a recording goes on where the last one ended`() throws {
        let stage = stage()
        try stage.record(for: 0.21, to: folder.file("a%d.png"), fps: 10)
        #expect(stage.time == 0.21)
        try stage.record(for: 0.1, to: folder.file("b%d.png"), fps: 10)
        #expect(folder.contents == ["a1.png", "a2.png", "a3.png", "b1.png"])
        let other = self.stage()
        other.advance(by: 0.21)
        #expect(try Bitmap(png: folder.bytes("b1.png")) == other.image())
    }

    @Test func `a see-through stage becomes a see-through film`() throws {
        let stage = stage()
        stage.preferences.background = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        try stage.record(for: 0.1, to: folder.file("a.apng"))
        let film = try APNGReader(folder.bytes("a.apng"))
        #expect(film.frames[0].picture[0, 0] == 0)
        #expect(film.frames[0].picture.pixels.contains(0xFF00_0000))
    }

    @Test func `a film without length is one picture`() throws {
        try stage().record(for: 0, to: folder.file("a%d.png"))
        #expect(folder.contents == ["a1.png"])
        #expect(try Bitmap(png: folder.bytes("a1.png")) == stage().image())
    }

    @Test(arguments: [-1.0, .nan, .infinity])
    func `a length that makes no sense is refused, and nothing is made`(seconds: Double) {
        let text = failure { try stage().record(for: seconds, to: folder.file("a.gif")) }
        #expect(text == "A recording of \(seconds) seconds cannot be made; give a length of 0 or more.")
        #expect(folder.contents == [])
    }

    @Test func `a file is also named by its address, and progress is told`() throws {
        var told: [Double] = []
        try stage().record(for: 0.5, to: URL(fileURLWithPath: folder.file("a.apng")), fps: 8) { told.append($0) }
        #expect(told == [0.25, 0.5, 0.75, 1])
        #expect(folder.contents == ["a.apng"])
        let page = URL(string: "https://swift.org/a.gif")!
        #expect(
            failure { try stage().record(for: 1, to: page) }
                == "A recording cannot be made at https://swift.org/a.gif; give the address of a file.")
    }
}
