import Foundation
import TallyCore
import TallyUI

/// What stands where there is no content: an icon over a title, a description and what one can do, in the middle of the
/// room there is.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
                description.font(.subheadline).standardForeground(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == TallyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// - Parameter name: of an image among the program's resources.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { TallyControls.Label(title, image: name) }, description: { description })
    }

    /// - Parameter name: of a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { TallyControls.Label(title, systemImage: name) }, description: { description })
    }

    /// - Parameter name: of an image among the program's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { TallyControls.Label(title, image: name) }, description: { description })
    }

    /// - Parameter name: of a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { TallyControls.Label(title, systemImage: name) }, description: { description })
    }
}

/// The icon, large and grey, over the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 46)).standardForeground(.secondary).accessibilityHidden(true)
            configuration.title
        }
    }
}
