import CLoader
import Foundation
import SwiftUI
import TallyUI

/// A library that was made of a person's files, in this process.
enum PreviewLibrary {
    /// Loads it and asks it for what is shown. It stays loaded.
    @MainActor static func content(of path: String, symbol: String) throws(CommandError) -> _PreviewContent {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
            throw CommandError(
                .failed,
                "What was compiled cannot be loaded: \(reason). Was the command built anew? Then run it once more.")
        }
        guard let content = loader_call(library, symbol) else {
            throw CommandError(
                .badData, "The preview is not in what was compiled; is it left out by an #if, or inside of a type?")
        }
        return _PreviewContent.taken(from: content)
    }
}
