internal import CPango

extension PangoShaper {
    /// Returns where characters of a text stand, in bytes, that are shown as pictures though they could be letters of a font: ☁, ❤, ✈,
    /// as phones show them. Those that the embedded font has stay letters, as ™ and ↗ do, and so does what U+FE0E follows.
    func pictures(in text: String) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var offset = 0
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            let start = offset
            offset += UTF8.width(scalar)
            guard scalar.value > 0x2000, scalar.properties.isEmoji, !scalar.properties.isEmojiPresentation else {
                continue
            }
            let next = scalars.index(after: index)
            if next < scalars.endIndex, scalars[next].value == 0xFE0E { continue }
            if !coverage.contains(scalar) { ranges.append(start..<offset) }
        }
        return ranges
    }

    /// The family, to fontconfig, of pictures.
    static let pictures = "emoji"
}
