import Foundation
import TallyCore
import TallyScene

extension GraphicsContext {
    /// Draws a line of a text where it stands in the text, in the text's own colours.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.setting, line.index, 0..<line.setting.lines[line.index].pieces.count)
    }

    /// Draws a run of a text where it stands in the text, in the text's own colours.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.setting, run.line, run.pieces)
    }

    /// Draws a part of a run where it stands in the text, in the text's own colours.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.run.setting, slice.run.line, slice.pieces)
    }

    private func draw(_ setting: TextLayoutSetting, _ line: Int, _ pieces: Range<Int>) {
        guard !pieces.isEmpty else { return }
        draw(
            setting.part(line, pieces), setting.shading, at: .zero,
            shadingBox: Rect(origin: .zero, size: setting.text.size))
        let all = setting.lines[line]
        for piece in all.pieces[pieces] {
            guard let mark = piece.mark, setting.pictures.indices.contains(mark),
                let picture = setting.pictures[mark].picture
            else { continue }
            let shading = setting.pictures[mark].color.map { Shading(kind: .resolved(.color($0))) } ?? setting.shading
            let rect = CGRect(
                x: piece.minX, y: Double(all.bounds.origin.y) - piece.raise - piece.ascent,
                width: piece.maxX - piece.minX, height: piece.ascent + piece.descent)
            picture.draw(self, in: rect, map ?? .identity, shading)
        }
    }
}
