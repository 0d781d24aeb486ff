internal import CPango

extension PangoShaper {
    /// Returns where characters of a text stand, in bytes, that are shown as pictures though they could be letters of a font: ☁, ❤, ✈,
    /// as phones show them. Those that the embedded font has stay letters, as ™ and ↗ do.
    func pictures(in text: String) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var offset = 0
        for character in text {
            let start = offset
            offset += character.utf8.count
            // What is more than one scalar says itself what it is: by a selector, a tone of skin, or as a part of a sequence.
            let scalars = character.unicodeScalars
            guard let scalar = scalars.first, scalars.count == 1, scalar.value > 0x2000, scalar.properties.isEmoji,
                !scalar.properties.isEmojiPresentation, !coverage.contains(scalar)
            else { continue }
            ranges.append(start..<offset)
        }
        return ranges
    }

    /// The family, to fontconfig, of pictures.
    static let pictures = "emoji"
}
