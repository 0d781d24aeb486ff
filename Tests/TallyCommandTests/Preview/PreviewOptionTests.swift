import Foundation
import SwiftUI
@testable import TallyCommand
import TallyRecorder
import TallyStage
import Testing

@MainActor @Suite struct PreviewOptionTests {
    let folder = TemporaryFolder()

    private func settings(_ words: String...) throws(CommandError) -> PreviewSettings {
        try PreviewSettings(try Arguments(words, table: Option.preview))
    }

    @Test func `help, manual and completions name every option of a preview`() throws {
        let fish = try Generated.text("fish")
        let manual = try Generated.text("man").replacing("\\-", with: "-")
        let (bash, zsh) = (try Generated.text("bash"), try Generated.text("zsh"))
        for option in Option.preview {
            #expect(HelpText.preview.contains("--\(option.name)"))
            #expect(manual.contains("--\(option.name)"))
            #expect(bash.contains("--\(option.name) ") || bash.contains("--\(option.name)\""))
            #expect(zsh.contains("'--\(option.name)["))
            #expect(fish.contains(" -l \(option.name) "))
            #expect(!option.summary.hasSuffix(".") && option.takesValue == !option.placeholder.isEmpty)
        }
        #expect(Set(Option.preview.map(\.name)).count == Option.preview.count)
        for line in HelpText.preview.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        #expect(run(["help", "preview"]).said == HelpText.preview)
        #expect(run(["preview", "--help"]).said == HelpText.preview)
    }

    @Test func `every setting reaches the preview`() throws {
        let settings = try settings(
            "A.swift", "B", "--view", "Name", "-o", "a.gif", "--size", "20x10", "--taps", "Save@4", "--dark",
            "--type-size",
            "accessibility2", "--locale", "ar", "--fps", "25", "--loop", "2", "--no-clobber", "--swift-version", "6")
        #expect(settings.paths == ["A.swift", "B"])
        #expect(settings.wish == "Name")
        #expect(settings.size == CGSize(width: 20, height: 10))
        #expect(settings.duration == 5.5)
        #expect(settings.preferences.colorScheme == .dark)
        #expect(settings.preferences.typeSize == .accessibility2)
        #expect(settings.preferences.layoutDirection == .rightToLeft)
        #expect(settings.hasOwnPreferences)
        #expect((settings.frameRate, settings.loops, settings.overwrites) == (25, 2, false))
        #expect(settings.swiftVersion == "6")
    }

    @Test func `what is not said has a usual value`() throws {
        let settings = try settings("A.swift", "-o", "a.mp4")
        #expect(settings.duration == 3)
        #expect(settings.size == nil)
        #expect(settings.swiftVersion == "5")
        #expect(settings.frameRate == 60)
        #expect(!settings.hasOwnPreferences)
    }

    @Test(
        arguments: [
            ([], "It is not said which file to show; write for example tally preview Counter.swift"),
            (["A.swift", "--taps", "a@1"], "--taps belongs to a recording; add for example -o out.gif."),
            (["A.swift", "--duration", "1"], "--duration belongs to a recording; add for example -o out.gif."),
            (
                ["A.swift", "-o", "a.gif", "--size", "9"],
                "--size cannot be \"9\"; write two whole numbers in 1...16384, such as 640x360."
            ),
            (["A.swift", "-o", "a.gif", "--swift-version", "4"], "--swift-version cannot be \"4\"; write 5 or 6."),
            (
                ["A.swift", "--type-size", "huge"],
                "--type-size cannot be \"huge\"; write one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
                    + "accessibility1, accessibility2, accessibility3, accessibility4, accessibility5."
            ),
            (
                ["A.swift", "-o", "-"],
                "The path \"-\" does not say which kind of file to make; "
                    + "let it end in .gif, .apng, .png, .webm, .mp4 or, for one file a frame, %04d.png."
            ),
        ] as [([String], String)])
    func `a wrong use is named, and the help of a preview is offered`(words: [String], message: String) {
        let outcome = run(["preview"] + words)
        #expect(outcome.complained == "tally: \(message)\nTry \"tally help preview\".\n")
        #expect(outcome.status == .usage)
    }

    @Test func `of a folder the Swift files are taken, but for packages, tests and what is hidden`() throws {
        for name in [
            "b.swift", "a.swift", "n.txt", "Package.swift", "in/c.swift", "AppTests/t.swift", ".build/x.swift",
        ] {
            let parent = URL(fileURLWithPath: folder.file(name)).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            _ = folder.write(name, "// \(name)")
        }
        let files = try PreviewFile.all(at: [folder.path, folder.file("a.swift")])
        #expect(files.map(\.path) == ["a.swift", "b.swift", "in/c.swift"].map { folder.file($0) })
        #expect(files[0].text == "// a.swift")
    }

    @Test func `files that cannot be read are named`() {
        let empty = TemporaryFolder()
        let text = empty.write("a.txt", "")
        #expect(
            run(["preview", "none.swift"]).complaint
                == "tally: There is no file \"none.swift\"; name a Swift file or a folder of them.\n")
        #expect(
            run(["preview", text]).complaint
                == "tally: \"\(text)\" is no Swift file; name one that ends in .swift, or a folder.\n")
        let outcome = run(["preview", empty.path])
        #expect(outcome.complaint == "tally: The folder \"\(empty.path)\" has no Swift files; name one that has.\n")
        #expect(outcome.status == .noInput)
    }

    @Test func `what can be shown is listed with its place`() {
        let path = folder.write("A.swift", "struct A: View { let n: Int }\n#Preview(\"One\") { A(n: 1) }\n")
        #expect(
            run(["preview", path, "--list"]).said
                == "1  #Preview(\"One\")  \(path):2\n2  A: View  \(path):1  (not by itself)\n")
    }
}
