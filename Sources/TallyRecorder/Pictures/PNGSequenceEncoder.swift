import Foundation
import TallyScene

/// One numbered picture a frame period, counted from 1; missing folders are made.
///
/// Each file appears whole; on failure the files and folders of this run are removed again.
final class PNGSequenceEncoder: FrameEncoder {
    private let pattern: PNGSequencePattern
    private let options: RecordingOptions
    private var count = 0
    private var folders: [String] = []
    private var isFinished = false

    init(pattern: String, _ options: RecordingOptions) throws(RecordingError) {
        guard let marks = PNGSequencePattern(pattern) else {
            throw RecordingError(
                .badSetting,
                "The path \"\(pattern)\" has no number mark for one file a frame; write one, as in frames/%04d.png.")
        }
        self.pattern = marks
        self.options = options
        do throws(RecordingError) {
            try makeFolders(PartFile.split(marks.path(1)).folder)
            try PartFile(marks.path(1), overwrites: options.overwrites).discard()
        } catch {
            discard()
            throw error
        }
    }

    func append(_ frame: Bitmap, periods: Int) throws(RecordingError) {
        let bytes = frame.png(compression: options.compression)
        for _ in 0..<periods {
            let file = try PartFile(pattern.path(count + 1), overwrites: options.overwrites)
            try file.write(bytes)
            try file.commit()
            count += 1
        }
    }

    func finish(isCancelled: () -> Bool) { isFinished = true }

    func discard() {
        guard !isFinished else { return }
        isFinished = true
        for number in stride(from: count, to: 0, by: -1) { unlink(pattern.path(number)) }
        for folder in folders.reversed() { rmdir(folder) }
    }

    private func makeFolders(_ folder: String) throws(RecordingError) {
        var path = ""
        for part in folder.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
            path += part + "/"
            if part.isEmpty { continue }
            if mkdir(path, 0o777) == 0 {
                folders.append(path)
            } else if errno != EEXIST {
                throw PartFile.cannotCreate(pattern.path(1), errno)
            }
        }
    }
}
