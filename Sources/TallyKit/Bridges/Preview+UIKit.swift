public import TallyUI
import TallyCore

// What `#Preview` of UIKit hands over.
extension _PreviewContent {
    @_disfavoredOverload
    public convenience init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIView
    ) {
        self.init(traits) { AnyView(ViewContent(view: body())) }
    }

    @_disfavoredOverload
    public convenience init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(traits) { AnyView(ControllerContent(controller: body())) }
    }

    /// Creates what a program shows whose delegates make its window.
    public convenience init(delegate: any UIApplicationDelegate.Type) {
        // Its window is made before anything plays, as that of a program is.
        let program = DelegateProgram(delegate)
        self.init([]) { AnyView(DelegateContent(program)) }
    }
}
