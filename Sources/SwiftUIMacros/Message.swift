import Foundation

/// What the compiler asks. On the wire it is the length in eight bytes, the lowest first, and then JSON: an object with one
/// key, the name of the request.
enum Message {
    case capabilities
    case expansion(Expansion)
    /// A request of a later compiler.
    case unknown

    /// A use of a macro.
    struct Expansion: Decodable {
        struct Macro: Decodable {
            let typeName: String
        }

        struct Syntax: Decodable {
            struct Location: Decodable {
                let fileName: String
                let offset: Int
            }

            let source: String
            let location: Location
        }

        let macro: Macro
        let macroRole: String?
        /// What names of the expansion begin with that nobody else may have.
        let discriminator: String?
        /// The use itself, of a macro that stands by itself.
        let syntax: Syntax?
        /// What the macro is attached to; nil of one that stands by itself.
        let declSyntax: Syntax?
        let extendedTypeSyntax: Syntax?
        /// What it is written in, the innermost first, without their contents.
        let lexicalContext: [Syntax]?
    }

    private struct Request: Decodable {
        struct Nothing: Decodable {}

        let getCapability: Nothing?
        let expandFreestandingMacro: Expansion?
        let expandAttachedMacro: Expansion?
    }

    /// Nil at the end of the conversation.
    static func read(from file: FileHandle) throws -> Message? {
        guard let header = try file.read(upToCount: 8), header.count == 8 else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard let body = try file.read(upToCount: length), body.count == length else { return nil }
        let request = try JSONDecoder().decode(Request.self, from: body)
        if request.getCapability != nil { return .capabilities }
        guard let expansion = request.expandFreestandingMacro ?? request.expandAttachedMacro else { return .unknown }
        return .expansion(expansion)
    }
}
