import Foundation

/// Makes a library of a person's files, from which `PreviewLibrary` takes what is shown.
struct PreviewCompiler {
    let toolchain: PreviewToolchain
    /// `5` or `6`.
    let swiftVersion: String
    let context: CommandContext
    /// The Swift that names the assets beside the files; nil: there are none.
    var names: String?
    /// The Swift by which the files find their bundle; nil: they ask for none.
    var bundle: String?

    /// Everything that decides what the library is.
    func key(_ files: [PreviewFile], _ subject: PreviewSubject) -> String {
        var key = "tally preview 1\n\(toolchain.identity)\n"
        key += toolchain.flags(swiftVersion).joined(separator: "\n") + "\n"
        key += "code \(subject.code ?? "none")\n"
        if let names { key += "names \(names)\n" }
        if let bundle { key += "bundle \(bundle)\n" }
        for file in files { key += "file \(file.path)\n\(file.text.utf8.count)\n\(file.text)\n" }
        return key
    }

    /// Compiles the files, and tells the compiler's own words.
    ///
    /// - Parameters:
    ///   - library: where the library shall be.
    ///   - folder: where code may be written that is compiled along.
    func compile(
        _ files: [PreviewFile], _ subject: PreviewSubject, to library: String, in folder: String
    ) throws(CommandError) {
        var words = toolchain.flags(swiftVersion)
        words += ["-module-cache-path", PreviewCache.headers, "-o", library]
        for folder in headerFolders() { words += ["-Xcc", folder] }
        if isatty(2) == 1 && context.isTerminal { words.append("-color-diagnostics") }
        for (index, file) in files.enumerated() {
            if let text = file.replacement {
                let own = "\(folder)/File\(index)"
                try? FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
                words.append(try write(text, to: "\(own)/\(file.compiledName)"))
            } else {
                words.append(file.path)
            }
        }
        for (name, code) in [(Self.namesFile, names), (Self.bundleFile, bundle), (Self.entryFile, subject.code)] {
            if let code { words.append(try write(code, to: folder + "/" + name)) }
        }
        var said: [UInt8] = []
        guard let ending = ChildRun.run(toolchain.compiler, words, output: { said += $0 }) else {
            throw CommandError(
                .unavailable, "The compiler \"\(toolchain.compiler)\" cannot be started; install it anew.")
        }
        try Interrupt.check()
        let text = String(decoding: said, as: UTF8.self)
        context.writeError(text)
        guard ending != .exit(0) else { return }
        throw CommandError(.badData, PreviewHints(text, subject: subject, files: files).message)
    }

    /// Returns the path.
    private func write(_ text: String, to path: String) throws(CommandError) -> String {
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
            throw CommandError(.inputOutput, "The file \"\(path)\" cannot be written; is the disk full?")
        }
        return path
    }

    static let entryFile = "TallyPreviewEntry.swift"
    private static let namesFile = "TallyAssetSymbols.swift"
    private static let bundleFile = "TallyPreviewBundle.swift"

    /// Where the C libraries under the modules have their headers; without pkg-config, the compiler's own places only.
    private func headerFolders() -> [String] {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let program = folders.map({ "\($0)/pkg-config" }).first(where: FileManager.default.isExecutableFile)
        else {
            return []
        }
        var said: [UInt8] = []
        let libraries = ["pangocairo", "pangoft2", "gdk-pixbuf-2.0", "libwebpdemux", "gtk4", "zlib"]
        let ending = ChildRun.run(program, ["--cflags-only-I"] + libraries) { said += $0 }
        guard ending == .exit(0) else { return [] }
        return String(decoding: said, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
