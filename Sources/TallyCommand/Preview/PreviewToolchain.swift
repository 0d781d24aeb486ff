import Foundation

/// The compiler, and what it needs to know of the modules that the command was built with.
struct PreviewToolchain {
    /// The path of `swiftc`.
    let compiler: String
    /// The folder of the modules' `.swiftmodule` files.
    let modules: String
    /// The program that expands the modules' macros.
    let macros: String
    /// The maps of the C modules under them.
    let moduleMaps: [String]

    /// That of this process: the modules beside its program, in the folder it was built in.
    ///
    /// - Parameters:
    ///   - runtime: the path of the Swift library that runs this process; its compiler is the one that made the modules.
    ///   - path: folders with colons between them, in which a compiler is looked for if there is none at the first place.
    static func ofProcess(
        runtime: String? = runtimePath, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) throws(CommandError) -> PreviewToolchain {
        guard let compiler = compiler(runtime: runtime, path: path) else {
            throw CommandError(
                .unavailable,
                "There is no Swift compiler: no swiftc on PATH, nor where the command's own Swift was. Install Swift "
                    + "from https://www.swift.org/install and put its folder on PATH, such as /opt/swift/usr/bin.")
        }
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return try PreviewToolchain(compiler: compiler, program: program)
    }

    init(compiler: String, program: String) throws(CommandError) {
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let names = ["SwiftUIMacros-tool", "SwiftUIMacros"]
        guard Self.exists(folder + "/Modules/SwiftUI.swiftmodule"),
            let tool = names.map({ "\(folder)/\($0)" }).first(where: Self.exists),
            let sources = Self.sources(above: folder)
        else {
            throw CommandError(
                .unavailable,
                "The modules that files are compiled against do not stand beside the command, in \"\(folder)\"; run it "
                    + "from the folder that it was built in, as .build/debug/tally.")
        }
        self.compiler = compiler
        modules = folder + "/Modules"
        macros = tool
        moduleMaps = Self.cModules.map { "\(sources)/\($0)/module.modulemap" }.filter(Self.exists)
    }

    private static let cModules = [
        "CAppWindow", "CClipper", "CCompositor", "CDate", "CFormats", "CGTK", "CPango", "CPixbuf", "CPoppler",
        "CProcessor", "CRunLoop", "CSpelling", "CWebP", "CZlib",
    ]

    /// Where the sources are that were built into a folder: above it, or where this file was.
    private static func sources(above folder: String) -> String? {
        var place = URL(fileURLWithPath: folder)
        var candidates: [String] = []
        for _ in 0..<6 {
            place.deleteLastPathComponent()
            candidates.append(place.appendingPathComponent("Sources").path)
        }
        let here = URL(fileURLWithPath: #filePath)
        candidates.append(here.deletingLastPathComponent().appendingPathComponent("../..").standardized.path)
        return candidates.first { exists($0 + "/CPango/module.modulemap") }
    }

    // MARK: The compiler

    static var runtimePath: String? {
        let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
        let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first {
            $0.hasSuffix("/libswiftCore.so")
        }
        return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    }

    /// Finds `swiftc`; the library's path is `…/lib/swift/linux/libswiftCore.so`.
    static func compiler(runtime: String?, path: String) -> String? {
        var folders: [String] = []
        if let runtime, let end = runtime.range(of: "/lib/swift/linux/") {
            folders.append(runtime[..<end.lowerBound] + "/bin")
        }
        folders += path.split(separator: ":").map(String.init)
        return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    // MARK: What it is told

    /// What Foundation brings along on Apple's platforms, and what its own does not do here: files with models often import nothing
    /// else.
    private static let broughtAlong = ["Combine", "Observation", "TallyTime", "TallyWords"]

    /// The words for the compiler that depend on the installation and the person's wishes, without files.
    func flags(_ swiftVersion: String) -> [String] {
        var words = ["-emit-library", "-swift-version", swiftVersion, "-module-name", "Previewed", "-Onone", "-wmo"]
        // As Xcode has it in its projects.
        words.append("-enable-bare-slash-regex")
        words += ["-D", "DEBUG", "-D", "TALLY_PREVIEW", "-I", modules]
        words += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(macros)#SwiftUIMacros"]
        for name in Self.broughtAlong { words += ["-Xfrontend", "-import-module", "-Xfrontend", name] }
        for map in moduleMaps { words += ["-Xcc", "-fmodule-map-file=\(map)"] }
        return words
    }

    /// What tells this installation from another: each file's path, size and time.
    var identity: String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        var files = names.filter { $0.hasSuffix(".swiftmodule") }.sorted().map { "\(modules)/\($0)" }
        let driver = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        let frontend = driver.deletingLastPathComponent().appendingPathComponent("swift-frontend")
        files += [macros, compiler, driver.path, frontend.path] + moduleMaps
        return files.map(Self.stamp).joined(separator: "\n")
    }

    private static func stamp(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "\(path) none" }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
