import Foundation
import TallyKit
import TallyStage
import Testing

/// A scene that is asked to be turned, on stages that are not.
@MainActor
struct SceneGeometryTests {
    private final class Asking: UIViewController {
        var wanted: UIInterfaceOrientationMask = .all
        private(set) var errors = 0
        private(set) var orientation = UIInterfaceOrientation.unknown
        override func viewDidLayoutSubviews() {
            guard let scene = view.window?.windowScene else { return }
            orientation = scene.interfaceOrientation
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: wanted)) { _ in self.errors += 1 }
        }
    }

    private func asked(_ wanted: UIInterfaceOrientationMask, width: CGFloat) -> Asking {
        let controller = Asking()
        controller.wanted = wanted
        let stage = Stage(size: CGSize(width: width, height: 300), viewController: controller)
        stage.advance(by: 0.1)
        return controller
    }

    @Test func `the handler is told where the window is otherwise than it is asked for`() {
        let upright = asked(.landscape, width: 200)
        #expect(upright.orientation == .portrait && upright.errors > 0)
        let lying = asked(.portrait, width: 600)
        #expect(lying.orientation.isLandscape && lying.errors > 0)
    }

    @Test func `nothing is done where it is as it is asked for`() {
        for (wanted, width) in [(.portrait, 200), (.all, 200), (.landscapeLeft, 600), (.allButUpsideDown, 600)]
            as [(UIInterfaceOrientationMask, CGFloat)]
        {
            #expect(asked(wanted, width: width).errors == 0)
        }
        #expect(asked([], width: 200).errors > 0)
    }
}
