public import Foundation
import TallyCore
import TallyUI

extension View {
    /// Changes nothing: a title has no menu for the file that it names.
    public nonisolated func navigationDocument(_ url: URL) -> some View { self }
}
