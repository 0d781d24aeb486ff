/// `@Animatable` before a type: its stored variables move together, but for those marked `@AnimatableIgnored`.
enum AnimatableMacro {
    static func expand(_ use: Message.Expansion) throws(MacroError) -> String {
        guard let type = use.extendedTypeSyntax?.source, let source = use.declSyntax?.source, let body = source.body
        else {
            throw MacroError(message: "@Animatable belongs before a struct.")
        }
        var moving: [(name: String, type: String)] = []
        for variable in StoredVariable.all(in: body) where variable.isOfInstance {
            if variable.attributes.contains(where: { $0.hasPrefix("AnimatableIgnored") }) { continue }
            guard let type = variable.type ?? variable.literalType else {
                throw MacroError(
                    message:
                        "@Animatable cannot tell the type of \(variable.name): write it, or @AnimatableIgnored before it."
                )
            }
            // A wrapped variable, such as a state or an environment value, belongs to its wrapper.
            if variable.attributes.isEmpty { moving.append((variable.name, type)) }
        }
        guard let last = moving.popLast() else {
            throw MacroError(message: "@Animatable finds no variable to move in \(type.trimmed).")
        }
        var data = (type: "(\(last.type)).AnimatableData", read: "\(last.name).animatableData")
        var writes = ["\(last.name).animatableData = newValue" + String(repeating: ".second", count: moving.count)]
        for (index, variable) in moving.enumerated().reversed() {
            data = (
                "AnimatablePair<(\(variable.type)).AnimatableData, \(data.type)>",
                "AnimatablePair(\(variable.name).animatableData, \(data.read))"
            )
            let path = String(repeating: ".second", count: index) + ".first"
            writes.append("\(variable.name).animatableData = newValue\(path)")
        }
        let access = source.words(before: "{").contains("public") ? "public " : ""
        return """
            extension \(type.trimmed): Animatable {
                \(access)nonisolated var animatableData: \(data.type) {
                    get { \(data.read) }
                    set {
                        \(writes.joined(separator: "\n            "))
                    }
                }
            }
            """
    }
}
