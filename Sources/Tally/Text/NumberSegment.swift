/// A stretch of a formatted number with one role, before it is split into columns.
struct NumberSegment: Hashable {
    enum Role: Hashable {
        case integer, fraction, group, point, sign, currency, percent, literal
    }

    let role: Role
    let text: String

    init(_ role: Role, _ text: String) {
        self.role = role
        self.text = text
    }
}
