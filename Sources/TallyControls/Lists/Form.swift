import Foundation
import TallyCore
import TallyUI

/// Controls in sections, as cards on a grey ground that scrolls.
///
/// A list of the style `insetGrouped`, unless `formStyle(_:)` says otherwise: `columns` has no ground, no cards and no lines, and
/// a style of the program's own shows the content as it likes.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formLook) private var look

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        switch look {
        case .grouped: GroupedForm(content: content)
        case .columns: ColumnsForm(content: content)
        case .styled:
            StyledControl(configuration: FormStyleConfiguration(content: .init(content: AnyView(content))))
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style was given to show, in the style outside of that one.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

struct GroupedForm<Content: View>: View {
    let content: Content

    var body: some View {
        List { content }
            .environment(\.listLook, .insetGrouped)
    }
}

struct ColumnsForm<Content: View>: View {
    let content: Content

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) { content }
                .padding(16)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
