import Foundation
import TallyScene
import Testing

/// The same command makes the same file, byte for byte, whatever the environment says.
@Suite(.enabled(if: Program.path != nil)) struct ReproductionTests {
    let folder = TemporaryFolder()

    private static let environments = [
        [:], [:],
        ["LANG": "C", "LC_ALL": "C"],
        ["LANG": "ar_EG.UTF-8", "LC_ALL": "ko_KR.UTF-8", "LANGUAGE": "de"],
        ["TZ": "Pacific/Chatham"],
        ["SWIFT_DETERMINISTIC_HASHING": "1"],
        // The C library chooses its functions by the processor: as on one that has none of these.
        ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX,-AVX2,-AVX512F,-FMA,-FMA4,-ERMS"],
        [
            "FONTCONFIG_FILE": "/dev/null",
            "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0",
        ],
    ]

    @Test func `the same bytes in every environment`() throws {
        try compare("a.gif", in: Self.environments)
    }

    @Test(arguments: ["a.apng", "a.png"])
    func `the same bytes where everything is different`(name: String) throws {
        let different = Self.environments.reduce(into: [:]) { $0.merge($1) { $1 } }
        try compare(name, in: [[:], different])
    }

    private func compare(_ name: String, in environments: [[String: String]]) throws {
        let data = folder.write("data.csv", "year,price\n1950,7\n1960,1234.5\n2023,-98765.25\n")
        let arguments = [
            "record", "--file", data, "--column", "price", "--label", "year", "--title", "Überall gleich",
            "--format", "currency:EUR", "--locale", "de_DE", "--size", "192x108", "--hold", "0.04",
            "--duration", "0.2", "--color", "#123", "-o", folder.file(name),
        ]
        var first: Data?
        for variables in environments {
            let outcome = try Program.run(arguments, environment: variables)
            #expect(outcome.status == 0, "\(variables): \(outcome.complaint)")
            let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
            #expect(bytes.count > 1000)
            if first == nil { first = bytes }
            #expect(bytes == first, "\(variables)")
        }
    }

    @Test func `every format holds the film that the command was asked for`() throws {
        func record(_ name: String, _ words: String...) throws {
            let outcome = try Program.run(
                [
                    "record", "1", "20", "--size", "64x36", "--hold", "0.1", "--duration", "0.1", "--fps", "20", "-o",
                    folder.file(name),
                ] + words)
            #expect(outcome.status == 0, "\(outcome.complaint)")
        }
        try record("a.png")
        try record("a.apng", "--loop", "3")
        try record("a.gif")
        try record("f/%02d.png")
        let pictures = try (1...6).map { try Bitmap(png: bytes("f/0\($0).png")) }
        #expect(folder.contents == ["a.apng", "a.gif", "a.png", "f"] + (1...6).map { "f/0\($0).png" })
        #expect(pictures[0] == pictures[1] && pictures[1] != pictures[3])
        #expect(try Bitmap(png: bytes("a.png")) == pictures[5])
        // The default picture of an animated PNG is its first.
        #expect(try Bitmap(png: bytes("a.apng")) == pictures[0])
        #expect(try bytes("a.gif").starts(with: Array("GIF89a".utf8) + [64, 0, 36, 0]))
    }

    @Test func `a full disk is an error and leaves nothing`() throws {
        guard geteuid() == 0 else { return }
        let mount = Process()
        mount.executableURL = URL(fileURLWithPath: "/bin/mount")
        mount.arguments = ["-t", "tmpfs", "-o", "size=16k", "tmpfs", folder.path]
        mount.standardError = FileHandle.nullDevice
        guard (try? mount.run()) != nil else { return }
        mount.waitUntilExit()
        guard mount.terminationStatus == 0 else { return }
        defer { umount2(folder.path, 2) }
        let outcome = try Program.run(
            ["record", "1111111", "9999999", "--size", "320x180", "--hold", "0", "-o", folder.file("a.apng")])
        #expect(outcome.status == 74)
        #expect(outcome.complaint.contains("No space left on device"))
        #expect(folder.contents == [])
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.file(name))))
    }
}
