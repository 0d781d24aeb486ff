public import Foundation
import Observation
public import TallyCore

/// A controller that shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
    private let hosted: Hosted<Content>

    public init(rootView: Content) {
        hosted = Hosted(rootView)
        super.init()
    }

    /// There are no archives to make it of.
    public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }

    public required init?(coder: NSCoder) { return nil }

    /// Another one is gone over to, as another value of a view's is: within an animation it moves.
    open var rootView: Content {
        get { hosted.view }
        set { hosted.view = newValue }
    }

    package override var content: AnyView { AnyView(HostedView(hosted: hosted)) }
}

/// What a body that shows the root reads.
@MainActor @Observable
private final class Hosted<Content: View> {
    var view: Content

    init(_ view: Content) { self.view = view }
}

private struct HostedView<Content: View>: View {
    let hosted: Hosted<Content>

    var body: some View { hosted.view }
}
