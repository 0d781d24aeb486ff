/// Chooses what of the files is shown.
enum PreviewChoice {
    /// - Parameter wish: a name, or a number of the list; nil: what the files themselves put first.
    static func choose(
        _ wish: String?, of subjects: [PreviewSubject], in files: [PreviewFile], named place: String
    ) throws(CommandError) -> PreviewSubject {
        let chosen: PreviewSubject
        if let wish { chosen = try named(wish, subjects, place) } else { chosen = try usual(subjects, files, place) }
        if let obstacle = chosen.obstacle { throw CommandError(.badData, obstacle) }
        return chosen
    }

    private static func named(
        _ wish: String, _ subjects: [PreviewSubject], _ place: String
    ) throws(CommandError) -> PreviewSubject {
        let found = subjects.filter { $0.name == wish }
        if let first = found.first {
            if found.count == 1 { return first }
            // A preview of a view often has its name.
            let previews = found.filter(isPreview)
            if previews.count == 1 { return previews[0] }
            throw CommandError(
                .usage, "\"\(place)\" has \(found.count) of the name \"\(wish)\"; choose one by its number in --list.")
        }
        // One of a provider's previews: which ones it has, it says when it is made.
        if let (owner, _) = part(wish),
            let provider = subjects.first(where: { $0.kind == .provider && $0.name == owner })
        {
            return provider
        }
        if let number = Int(wish), subjects.indices.contains(number - 1) { return subjects[number - 1] }
        let names = subjects.compactMap(\.name)
        let near = names.min { Spelling.distance($0, wish) < Spelling.distance($1, wish) }
            .flatMap { Spelling.distance($0, wish) <= min(2, wish.count / 2) ? $0 : nil }
        let remedy = near.map { "did you mean \"\($0)\"?" } ?? "there is: \(choices(subjects))."
        throw CommandError(.usage, "\"\(place)\" has no preview and no view \"\(wish)\"; \(remedy)")
    }

    /// Returns the provider's name and that of one of its previews, if the wish is of that form: `Provider.Name`, or `Provider.2`.
    static func part(_ wish: String) -> (provider: String, part: String)? {
        guard let dot = wish.firstIndex(of: ".") else { return nil }
        return (String(wish[..<dot]), String(wish[wish.index(after: dot)...]))
    }

    private static func usual(
        _ subjects: [PreviewSubject], _ files: [PreviewFile], _ place: String
    ) throws(CommandError) -> PreviewSubject {
        for kind in [isPreview, { $0.kind == .provider }, { $0.kind == .app }, { $0.kind == .delegate }]
            as [(PreviewSubject) -> Bool]
        {
            let those = subjects.filter(kind)
            if let first = those.first(where: { $0.obstacle == nil }) ?? those.first { return first }
        }
        let views = subjects.filter { $0.kind == .view }
        let ready = views.filter { $0.obstacle == nil }
        if ready.count == 1 { return ready[0] }
        // Of several, the one that no other is made of.
        let roots = ready.filter { !isUsed($0.name ?? "", in: files) }
        if roots.count == 1 { return roots[0] }
        guard ready.isEmpty else {
            throw CommandError(
                .usage,
                "\"\(place)\" has several views and no preview: \(choices(ready)); "
                    + "choose one with --view \(ready[0].name ?? ""), or write #Preview { \(ready[0].name ?? "")() }.")
        }
        if views.count == 1 { return views[0] }
        let example = views.first.map { "#Preview { \($0.name ?? "")(…) }" } ?? "#Preview { Text(\"Hello\") }"
        throw CommandError(.badData, "\"\(place)\" has nothing that can be shown; write for example \(example).")
    }

    private static func isPreview(_ subject: PreviewSubject) -> Bool {
        if case .preview = subject.kind { true } else { false }
    }

    /// Whether code other than the type's own makes a value of it.
    private static func isUsed(_ name: String, in files: [PreviewFile]) -> Bool {
        files.contains { file in
            PreviewScanner(file).declarations.contains { $0.name != name && mentions(name, in: $0.body) }
        }
    }

    private static func mentions(_ name: String, in text: String) -> Bool {
        var pieces = SourcePieces(text)
        while let piece = pieces.next() {
            switch piece {
            case .word(name): return true
            case .group(let group):
                if mentions(name, in: String(group.dropFirst().dropLast())) { return true }
            case .word, .mark, .lineEnd: break
            }
        }
        return false
    }

    private static func choices(_ subjects: [PreviewSubject]) -> String {
        let names = subjects.compactMap(\.name)
        return names.isEmpty ? "nothing with a name" : names.joined(separator: ", ")
    }
}
