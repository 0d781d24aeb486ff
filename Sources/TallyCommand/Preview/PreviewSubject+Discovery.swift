extension PreviewSubject {
    /// Everything in the files that can be shown: previews, then providers, programs and views, each in the files' order.
    static func all(in files: [PreviewFile]) -> [PreviewSubject] {
        let scans = files.map { PreviewScanner($0) }
        let declarations = scans.flatMap(\.declarations)
        var conformances: [String: Set<String>] = [:]
        for one in declarations { conformances[one.name, default: []].formUnion(one.conformances) }
        func types(_ name: String, _ kind: Kind) -> [PreviewSubject] {
            declarations.filter { !$0.isExtension && conformances[$0.name]!.contains(name) }.map { type in
                let extensions = declarations.filter { $0.isExtension && $0.name == type.name }
                return PreviewSubject(
                    kind: kind, name: type.name, file: type.file, line: type.line,
                    obstacle: obstacle(type, extensions, kind))
            }
        }
        return scans.flatMap(\.previews) + types("PreviewProvider", .provider) + types("App", .app)
            + types("UIApplicationDelegate", .delegate)
            + types("View", .view)
    }

    private static func obstacle(
        _ type: PreviewScanner.Declaration, _ extensions: [PreviewScanner.Declaration], _ kind: Kind
    ) -> String? {
        if type.isPrivate {
            return "\(type.name) is private to its file; leave that word out, or write #Preview { … } in the file."
        }
        guard kind == .view else { return nil }
        if type.isGeneric { return "\(type.name) is generic; write #Preview { \(type.name)(…) } to say of what." }
        guard let missing = PreviewMembers(([type] + extensions).map(\.body)).missingValues else { return nil }
        let names = missing.isEmpty ? "values" : missing.joined(separator: ", ")
        return "\(type.name) cannot be made without \(names); write #Preview { \(type.name)(…) } with them."
    }
}
