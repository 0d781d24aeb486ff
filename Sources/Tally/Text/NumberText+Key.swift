extension NumberText {
    /// The identity of a column: equal keys in an old and a new text name the same column.
    public enum Key: Hashable, Sendable, CustomStringConvertible {
        /// A digit by its decimal exponent: 0 for ones, 1 for tens, −1 for tenths. A scale unit's power is included.
        case digit(exponent: Int)
        /// A group mark by the exponent it stands above: 3 for the mark of thousands.
        case group(exponent: Int)
        /// A symbol by its role; `ordinal` is 1 for the first of a role in the text, 2 for the second.
        case symbol(Role, ordinal: Int = 1)
        /// A character of a verbatim text by its position from the start, from 0.
        case character(position: Int)

        /// `e0`, `e-1`, `g3`, `sign`, `trail2`, `c0`.
        public var description: String {
            switch self {
            case .digit(let exponent): "e\(exponent)"
            case .group(let exponent): "g\(exponent)"
            case .symbol(let role, let ordinal): ordinal == 1 ? role.rawValue : role.rawValue + "\(ordinal)"
            case .character(let position): "c\(position)"
            }
        }

        var exponent: Int? {
            if case .digit(let exponent) = self { exponent } else { nil }
        }

        /// Whether it has a place among the digits.
        var isPlace: Bool {
            switch self {
            case .digit, .group, .symbol(.point, _), .character: true
            case .symbol: false
            }
        }

        /// What stands for what is left out of a number that is cut, in the role of what it ends.
        static func ellipsis(_ role: Role) -> Key { .symbol(role, ordinal: .max) }

        var isEllipsis: Bool {
            if case .symbol(_, .max) = self { true } else { false }
        }

        var isGroup: Bool {
            if case .group = self { true } else { false }
        }
    }

    /// What a symbol is there for.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// Plus or minus.
        case sign
        /// A currency's symbol, code or name.
        case currency
        /// A percent or per mille sign.
        case percent
        /// What scales the digits: a compact unit (`K`, `만`, `Mio.`) or an exponent (`E5`, `×10^−4`).
        case unit
        /// The decimal mark.
        case point
        /// Anything else before the first digit, and the whole of a text without digits: a bracket, a space, `NaN`.
        case lead
        /// Anything else after the last digit.
        case trail
    }
}
