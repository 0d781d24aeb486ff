import Foundation
import TallyScene
import TallyStage

/// The pictures of the articles, which are made by tests and are their goldens.
///
/// With `TALLY_PICTURES=1` in the environment they are made anew, and the checks do not hold.
enum ArticlePicture {
    @MainActor
    static func check(_ target: String, _ name: String, _ picture: Bitmap) -> Check {
        let root = URL(filePath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let golden = Golden(
            name, in: root.appending(path: "Sources/\(target)/\(target).docc"),
            isRecording: ProcessInfo.processInfo.environment["TALLY_PICTURES"] != nil,
            output: FileManager.default.temporaryDirectory.appending(path: "TallyGoldens/Articles"))
        return golden.check(picture, allowed: picture.pixels.count / 100)
    }
}
