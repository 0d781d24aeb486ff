import Foundation
import TallyCore
import TallyUI

/// A control's label: of several texts the first is the title, the others stand below it, smaller and fainter.
struct TitledLabel<Content: View>: View {
    let content: Content

    var body: some View {
        Group(subviews: content) { views in
            if views.count > 1, views.allSatisfy(\.isText) {
                VStack(alignment: .leading, spacing: 2) {
                    views[0]
                    views[1...].font(.subheadline).foregroundStyle(.secondary)
                }
            } else {
                content
            }
        }
    }
}
