import TallyScene

extension Outline {
    /// Boxes beside one another, as of a selection's lines.
    package static func boxes(_ boxes: [Rect]) -> Outline {
        Outline(
            boxes.flatMap { box -> [Outline.Element] in
                [
                    .move(to: Point(x: box.minX, y: box.minY)), .line(to: Point(x: box.maxX, y: box.minY)),
                    .line(to: Point(x: box.maxX, y: box.maxY)), .line(to: Point(x: box.minX, y: box.maxY)), .close,
                ]
            })
    }
}

extension RGBA {
    /// The tint behind selected text: of the opacity that it has on iOS.
    package var behindSelection: RGBA {
        var color = self
        color.alpha *= 0.2
        return color
    }
}
