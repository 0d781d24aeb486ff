import Foundation

extension AmountFormat {
    /// A glyph of the written amount.
    struct Piece: Hashable {
        enum Kind: Hashable {
            /// A digit, the decimal mark or the minus sign: the character of the raw text with this index.
            case raw(Int)
            /// The group mark above so many digits.
            case group(Int)
        }

        let kind: Kind
        let text: String
        var isDigit = false
    }

    /// Returns the written amount, in reading order.
    func pieces(of raw: [UInt8]) -> [Piece] {
        let first = raw.first == .minus ? 1 : 0
        let end = raw.firstIndex(of: .point) ?? raw.count
        let count = end - first
        let isGrouped = !group.isEmpty && primary != .max && count >= primary + minimum
        var pieces: [Piece] = []
        pieces.reserveCapacity(raw.count + raw.count / 3)
        for index in raw.indices {
            let byte = raw[index]
            if byte == .minus {
                pieces.append(Piece(kind: .raw(index), text: minus))
            } else if byte == .point {
                pieces.append(Piece(kind: .raw(index), text: point))
            } else {
                let digit = Int(byte) - 0x30
                pieces.append(Piece(kind: .raw(index), text: numerals.glyph(for: digit), isDigit: true))
                let left = end - 1 - index
                if isGrouped, left >= primary, (left - primary) % secondary == 0 {
                    pieces.append(Piece(kind: .group(left), text: group))
                }
            }
        }
        return pieces
    }

    func text(of raw: [UInt8]) -> String {
        var text = ""
        for piece in pieces(of: raw) { text += piece.text }
        return text
    }

    /// Whether a symbol before the digits stands behind the minus sign.
    var isMinusOutside: Bool { isMinusLeft && !isSymbolBeforeMinus }

    /// Returns the raw text with the locale's decimal mark: as many characters, and a text that is read as the same
    /// amount when it is pasted.
    func plainText(of raw: [UInt8]) -> String {
        let text = String(decoding: raw, as: UTF8.self)
        return point == "." || point.count != 1 ? text : text.replacingOccurrences(of: ".", with: point)
    }
}

extension UInt8 {
    static var minus: UInt8 { 0x2D }
    static var point: UInt8 { 0x2E }
    static var zero: UInt8 { 0x30 }
    var isDigit: Bool { 0x30...0x39 ~= self }
}
