import Foundation
import PackagePlugin

/// Brings what a target's asset catalogs, string catalogs and pictures hold to its program, and has Swift know its names.
///
/// What the manifest declares as a resource stays where SwiftPM puts it; the rest is copied into the folder `TallyAssets` of the target's
/// bundle. On Apple platforms Xcode does all this, and the plugin nothing.
@main
struct TallyAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        #if os(macOS)
            return []
        #else
            guard let target = target as? SourceModuleTarget else { return [] }
            var arguments: [String] = []
            var inputs: [URL] = []
            var hasCatalogs = false
            var copies = false
            for file in target.sourceFiles {
                guard let kind = Kind(file.url) else { continue }
                let isDeclared = file.type == .resource
                inputs.append(file.url)
                if kind == .project || kind == .picture && isDeclared { continue }
                if kind == .assets { inputs += files(in: file.url) }
                arguments += [isDeclared ? "--declared" : "--copied", file.url.path]
                hasCatalogs = hasCatalogs || kind == .assets
                copies = copies || !isDeclared
            }
            if arguments.isEmpty { return [] }
            let symbols = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
            let resources = context.pluginWorkDirectoryURL.appending(path: "TallyAssets")
            var outputs: [URL] = []
            if hasCatalogs {
                arguments = ["--symbols", symbols.path] + arguments
                outputs.append(symbols)
            }
            if copies {
                arguments = ["--resources", resources.path] + arguments
                outputs.append(resources)
            }
            // Checking alone has no outputs, and would never run.
            if outputs.isEmpty { return [] }
            return [
                .buildCommand(
                    displayName: "Reading the assets of \(target.name)",
                    executable: try context.tool(named: "TallyAssetsTool").url, arguments: arguments,
                    inputFiles: inputs,
                    outputFiles: outputs)
            ]
        #endif
    }

    private enum Kind {
        case assets
        case texts
        case picture
        /// What Xcode has beside the sources, for itself.
        case project

        init?(_ file: URL) {
            switch file.pathExtension.lowercased() {
            case "xcassets": self = .assets
            case "xcstrings": self = .texts
            case "png", "jpg", "jpeg", "webp", "gif", "svg", "heic": self = .picture
            case "entitlements", "xcprivacy", "xcconfig": self = .project
            default:
                if file.lastPathComponent != "Info.plist" { return nil }
                self = .project
            }
        }
    }

    /// All that is in a catalog, so that a change of it is seen.
    private func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }
}
