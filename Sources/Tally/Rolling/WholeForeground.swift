import SwiftUI

extension View {
    /// Lets a gradient as foreground style run over the view as a whole, and not over each of its columns.
    ///
    /// Apple's SwiftUI gives a view nothing to do that by: there, as over any texts, it runs over each column.
    nonisolated func wholeForeground() -> some View {
        #if canImport(TallyUI)
            commonForeground()
        #else
            self
        #endif
    }
}
