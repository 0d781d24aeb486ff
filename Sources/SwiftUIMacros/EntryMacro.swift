/// `@Entry var name: Value = default` in an extension of the values of an environment or a transaction: a key of its own,
/// and accessors that use it.
enum EntryMacro {
    static func expand(_ use: Message.Expansion) throws(MacroError) -> String {
        guard let variable = use.declSyntax.flatMap({ StoredVariable.all(in: $0.source).first }) else {
            throw MacroError(message: "@Entry belongs to a stored variable: write `@Entry var name: Value = default`.")
        }
        let key = "__Key_\(variable.name)"
        // What is wrong is said once, by the other half.
        if use.macroRole == "accessor" { return "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }" }
        let container = try protocolOfKeys(in: use.lexicalContext?.first?.source ?? "")
        switch (variable.type, variable.initialValue) {
        case (let type?, nil) where container == "FocusedValueKey" && type.hasSuffix("?"):
            // Where nobody says a value there is none.
            return "private struct \(key): \(container) { typealias Value = \(type.dropLast()) }"
        case (let type?, let value?):
            // Made anew where it is asked for: a value that many threads may share is not asked of it.
            return "private struct \(key): \(container) { static var defaultValue: \(type) { \(value) } }"
        case (let type?, nil) where type.hasSuffix("?"):
            return "private struct \(key): \(container) { static var defaultValue: \(type) { nil } }"
        case (nil, let value?):
            // Only the compiler knows the type: it finds it in the value, and the other macro makes the accessor.
            return "private struct \(key): \(container) { @__EntryDefaultValue static var defaultValue = \(value) }"
        default:
            throw MacroError(message: "@Entry var \(variable.name) needs a default: write `= value` behind it.")
        }
    }

    /// `@__EntryDefaultValue static var name = value`: the value, made anew where it is asked for.
    static func expandDefault(_ use: Message.Expansion) throws(MacroError) -> String {
        guard let value = use.declSyntax.flatMap({ StoredVariable.all(in: $0.source).first })?.initialValue else {
            throw MacroError(message: "@__EntryDefaultValue belongs to a variable with a value.")
        }
        return "{ get { \(value) } }"
    }

    private static func protocolOfKeys(in context: String) throws(MacroError) -> String {
        let words = context.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let type = words.firstIndex(of: "extension").map { words[$0...].dropFirst() } ?? []
        for word in type {
            switch word {
            case "EnvironmentValues": return "EnvironmentKey"
            case "Transaction": return "TransactionKey"
            case "ContainerValues": return "ContainerValueKey"
            case "FocusedValues": return "FocusedValueKey"
            default: continue
            }
        }
        throw MacroError(
            message:
                "@Entry belongs into an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.")
    }
}
