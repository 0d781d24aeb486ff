public import Foundation
import TallyScene

extension Golden {
    /// Returns whether a dump is as it is stored, in `<name>.txt`; else says which frame differs first, and how.
    public func check(_ dump: FrameDump) -> Check {
        let url = stored(".txt")
        do {
            if isRecording {
                try write(Data(dump.description.utf8), to: url)
                return recorded([url])
            }
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return missing(url) }
            guard let difference = dump.difference(from: FrameDump(text)) else {
                return .passed("\(dump.entries.count) frames as in \(url.lastPathComponent)")
            }
            return .failed(difference.description)
        } catch {
            return .failed("\(url.path): \(error.localizedDescription)")
        }
    }

    /// Plays the stage, and says whether what it shows now and every `interval` seconds is as it is stored.
    ///
    /// Text alone is compared, exactly. If it differs, a contact sheet of what was shown is written to `output`, with the
    /// first frame that differs framed in red, and below it the stored sheet if there is one. Recording stores both.
    /// - Complexity: Paints each of the frames.
    @MainActor
    public func check(
        _ stage: Stage, for seconds: TimeInterval, every interval: TimeInterval, columns: Int = 5
    ) -> Check {
        var dump = FrameDump()
        var sheet = ContactSheet(columns: columns, scale: stage.scale)
        let start = stage.time
        stage.sample(for: seconds, every: interval) {
            dump.add(stage.frame, at: stage.time - start)
            sheet.cells.append(.init(picture: stage.image(), label: (stage.time - start).printedTime + " s"))
        }
        do {
            if isRecording {
                try write(Data(dump.description.utf8), to: stored(".txt"))
                try write(Data(sheet.bitmap().png()), to: stored(".png"))
                return recorded([stored(".txt"), stored(".png")])
            }
            guard let text = try? String(contentsOf: stored(".txt"), encoding: .utf8) else {
                return missing(stored(".txt"))
            }
            guard let difference = dump.difference(from: FrameDump(text)) else {
                return .passed("\(dump.entries.count) frames as in \(name).txt")
            }
            if sheet.cells.indices.contains(difference.frame) { sheet.cells[difference.frame].isMarked = true }
            let picture = try writeDifference(actual: sheet.bitmap(), scale: stage.scale)
            return .failed("\(difference)\nActual and expected frames: \(picture.path)")
        } catch {
            return .failed("\(name): \(error)")
        }
    }

    /// Writes the actual sheet, above the expected one if that is stored.
    @MainActor
    private func writeDifference(actual: Bitmap, scale: CGFloat) throws -> URL {
        var both = ContactSheet(columns: 1, scale: scale)
        both.cells = [.init(picture: actual, label: "actual")]
        if let data = try? Data(contentsOf: stored(".png")), let expected = try? Bitmap(png: Array(data)) {
            both.cells.append(.init(picture: expected, label: "expected"))
        }
        let url = output.appendingPathComponent("\(name).differs.png")
        try write(Data(both.bitmap().png()), to: url)
        return url
    }
}
