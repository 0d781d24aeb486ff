import Foundation
import TallyAssetNames

/// What the plugin `TallyAssets` runs for a target: reads its catalogs, writes the names for Swift, copies what is no resource yet.
///
///     TallyAssetsTool [--symbols FILE] [--resources FOLDER] [--copied PATH | --declared PATH]…
///
/// The folder is made anew. What is wrong with a file is said on standard error as a compiler does; the status is 1 after an error.
@main
enum Entry {
    static func main() {
        guard let request = Request(Array(CommandLine.arguments.dropFirst())) else {
            complain("error: TallyAssetsTool is for the plugin TallyAssets; apply that to a target.\n")
            exit(64)
        }
        let result = request.perform()
        for problem in result { complain("\(problem)\n") }
        exit(result.contains { $0.isError } ? 1 : 0)
    }

    private static func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
