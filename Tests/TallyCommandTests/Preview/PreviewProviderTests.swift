import Foundation
import TallyScene
import Testing

@testable import TallyCommand

/// The previews of a `PreviewProvider`, which an editor shows one at a time.
@Suite(.enabled(if: Program.path != nil), .serialized) struct PreviewProviderTests {
    private let folder = TemporaryFolder()

    private static let rooms = """
        import SwiftUI

        struct Room: View {
            var name = ""
            @State private var isOn = false
            var body: some View { Color(red: name == "a" ? 1 : 0, green: name == "a" ? 0 : 1, blue: 0).ignoresSafeArea() }
        }

        struct Rooms: PreviewProvider {
            static var previews: some View {
                Room(name: "a")
                Group {
                    Room(name: "b").previewDisplayName("Green")
                    ForEach(["c", "d"], id: \\.self) { Room(name: $0).previewDisplayName("Room \\($0)") }
                }
                .previewLayout(.fixed(width: 40, height: 20))
            }
        }
        """

    private func preview(_ words: String...) throws -> (status: Int32, complaint: String) {
        try Program.run(
            ["preview"] + words,
            environment: [
                "XDG_CACHE_HOME": folder.file("cache"), "SWIFT_BACKTRACE": "enable=no", "DISPLAY": "",
                "WAYLAND_DISPLAY": "", "XDG_CONFIG_HOME": folder.file("config"),
            ])
    }

    private func picture(_ name: String) throws -> Bitmap {
        try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.file(name)))))
    }

    @Test func `each is shown by itself, the first unless another is asked for by its name or its number`() throws {
        let path = folder.write("Rooms.swift", Self.rooms)
        let names = #""1", "Green", "Room c", "Room d""#
        #expect(
            try preview(path, "-o", folder.file("1.png"), "--duration", "0", "--size", "30x30")
                == (
                    0,
                    "tally: One of 4 previews is shown, \"1\"; --view Provider.Name shows another: \(names).\n"
                ))
        let first = try picture("1.png")
        #expect(first[15, 2] == 0xFFFF_0000 && first[15, 27] == 0xFFFF_0000)
        for (wish, name) in [("Rooms.Green", "2.png"), ("Rooms.2", "3.png"), ("Rooms.Room d", "4.png")] {
            #expect(try preview(path, "--view", wish, "-o", folder.file(name), "--duration", "0") == (0, ""))
            let other = try picture(name)
            #expect((other.width, other.height) == (40, 20), "\(wish)")
            #expect(other[20, 10] == 0xFF00_FF00, "\(wish)")
        }
        #expect(
            try preview(path, "--view", "Rooms.Blue", "-o", folder.file("5.png"), "--duration", "0")
                == (
                    65, "tally: No preview of the provider is called \"Rooms.Blue\"; it has \(names).\n"
                ))
        #expect(!folder.contents.contains { $0.hasSuffix("5.png") })
    }

    @Test(arguments: [("A.B", "A", "B"), ("A.B c. d", "A", "B c. d"), ("A.", "A", "")])
    func `a wish names the provider before its first point`(wish: String, provider: String, part: String) throws {
        let found = try #require(PreviewChoice.part(wish))
        #expect(found == (provider, part))
        #expect(PreviewChoice.part("A") == nil)
    }
}
