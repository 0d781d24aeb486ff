@_spi(Runtime) import TallyCore
import TallyScene

extension TextElement {
    var hasGrounds: Bool { marks.contains { $0.ground != nil } }

    /// Where colours stand behind the lines; what touches in one line and colour is one area.
    private func grounds(of text: ShapedText) -> [(rect: Rect, color: RGBA)] {
        var places: [(rect: Rect, color: RGBA)] = []
        for line in text.lines {
            let first = places.count
            for place in line.marks where marks.indices.contains(place.mark) {
                guard let color = marks[place.mark].ground else { continue }
                let rect = Rect(
                    minX: place.rect.minX, minY: line.box.minY, maxX: place.rect.maxX, maxY: line.box.maxY)
                if places.count > first, let last = places.last, last.color == color, last.rect.maxX == rect.minX {
                    places[places.count - 1].rect.maxX = rect.maxX
                } else {
                    places.append((rect, color))
                }
            }
        }
        return places
    }

    /// Returns what the letters are drawn into: a segment over the colours behind them, where there are some.
    func drawGrounds(of text: ShapedText) -> Segment {
        guard hasGrounds else {
            endGrounds()
            return contentSegment
        }
        let grounds = grounds ?? TextGrounds()
        if self.grounds == nil {
            endFilling()
            self.grounds = grounds
        }
        grounds.draw(into: contentSegment, self.grounds(of: text))
        return grounds.letters
    }

    func endGrounds() {
        guard let grounds else { return }
        endFilling()
        grounds.end(in: contentSegment)
        self.grounds = nil
    }
}
