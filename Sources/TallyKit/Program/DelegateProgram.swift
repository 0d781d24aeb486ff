import Foundation
import TallyCore
import TallyUI

/// A program whose delegates make its window, as it is started and shown.
@MainActor
package final class DelegateProgram {
    private let delegate: any UIApplicationDelegate
    private let scene = UIWindowScene.shared
    /// Told of what becomes of the scene.
    private var isInFront = false
    private var isActive = false

    /// Starts a program: makes its delegate, tells it that it has started, and has its scene's delegate make the window.
    package init(_ type: any UIApplicationDelegate.Type) {
        delegate = Self.launched(type)
        Self.connect(delegate, orElse: Self.sceneDelegate(beside: type))
    }

    /// Makes the delegate of the scene that an application's delegate names, and tells it that the scene is there.
    ///
    /// - Parameter other: the class where it names none; nil: there is none then.
    @discardableResult
    static func connect(
        _ delegate: any UIApplicationDelegate, orElse other: AnyClass? = nil
    ) -> (any UISceneDelegate)? {
        let (scene, options) = (UIWindowScene.shared, UIScene.ConnectionOptions())
        let configuration = delegate.application(
            .shared, configurationForConnecting: scene.session, options: options)
        let made = (configuration.delegateClass ?? other).flatMap {
            DelegateInstance.object($0) as? any UISceneDelegate
        }
        scene.delegate = made
        made?.scene(scene, willConnectTo: scene.session, options: options)
        return made
    }

    private static func launched<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> any UIApplicationDelegate {
        DelegateInstance.launch(type)
    }

    /// The class `SceneDelegate` of a type's module, where it is a class of delegates.
    private static func sceneDelegate(beside type: any UIApplicationDelegate.Type) -> AnyClass? {
        guard let module = String(reflecting: type).split(separator: ".").first else { return nil }
        return _typeByName("\(module.utf8.count)\(module)13SceneDelegateC") as? AnyClass
    }

    /// What is shown: the root of the window in front; nil: no window with a root was made visible.
    package var window: UIWindow? {
        let window = UIApplication.shared.visibleWindows.last { !$0.standsOver } ?? delegate.window ?? nil
        return window?.rootViewController == nil ? nil : window
    }

    /// Tells the delegates what has become of the scene.
    func phaseChanged(to phase: ScenePhase) {
        let application = UIApplication.shared
        if phase != .background, !isInFront {
            isInFront = true
            delegate.applicationWillEnterForeground(application)
            application.post(UIApplication.willEnterForegroundNotification)
            scene.delegate?.sceneWillEnterForeground(scene)
        }
        if (phase == .active) != isActive {
            isActive.toggle()
            if isActive {
                delegate.applicationDidBecomeActive(application)
                application.post(UIApplication.didBecomeActiveNotification)
                scene.delegate?.sceneDidBecomeActive(scene)
            } else {
                delegate.applicationWillResignActive(application)
                application.post(UIApplication.willResignActiveNotification)
                scene.delegate?.sceneWillResignActive(scene)
            }
        }
        if phase == .background, isInFront {
            isInFront = false
            delegate.applicationDidEnterBackground(application)
            application.post(UIApplication.didEnterBackgroundNotification)
            scene.delegate?.sceneDidEnterBackground(scene)
        }
    }

    /// Tells the delegates that the window is closed.
    package func ended() {
        scene.delegate?.sceneDidDisconnect(scene)
        delegate.applicationWillTerminate(UIApplication.shared)
        UIApplication.shared.post(UIApplication.willTerminateNotification)
    }
}

/// The root of a program's window.
package struct DelegateContent: View {
    private let program: DelegateProgram
    @Environment(\.scenePhase) private var phase

    package init(_ program: DelegateProgram) { self.program = program }

    /// Of one root after another that is UIKit's the first host shows all: the window swaps them.
    private var root: AnyView? {
        program.window?.rootViewController.map { root in
            root.isShownBySwiftUI ? root.content : AnyView(ControllerContent(controller: root))
        }
    }

    package var body: some View {
        ZStack { root }
            .preferredColorScheme(program.window?.preferredScheme)
            .onChange(of: phase, initial: true) {
                program.phaseChanged(to: phase)
                UIWindow.showWaiting()
            }
    }
}
