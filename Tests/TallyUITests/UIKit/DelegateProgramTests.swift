import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import TallyKit

/// Programs whose delegates make the window, as Xcode's templates before SwiftUI's `App` wrote them.
@MainActor
@Suite(.serialized)
final class DelegateProgramTests {
    /// What the delegates were told, in order.
    static var told: [String] = []

    init() {
        Self.told = []
        UIApplication.shared.visibleWindows = []
    }

    private func play(_ program: DelegateProgram) -> Stage {
        Stage(size: CGSize(width: 200, height: 100)) { DelegateContent(program) }
    }

    @Test func `a program starts, its scene's delegate makes the window, and its root is shown`() throws {
        let program = DelegateProgram(TemplateDelegate.self)
        #expect(Self.told == ["will finish", "did finish", "configuration", "connect"])
        #expect(program.window?.rootViewController is UIHostingController<Counter>)
        let stage = play(program)
        #expect(stage.text("Count 0") != nil)
        try stage.tap("Count 0")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "Count 1")
    }

    @Test func `delegates are told what becomes of the scene, each thing once`() {
        let program = DelegateProgram(TemplateDelegate.self)
        Self.told = []
        let stage = play(program)
        #expect(Self.told == ["enter foreground", "scene enter foreground", "active", "scene active"])
        Self.told = []
        stage.preferences.scenePhase = .inactive
        stage.advance(by: 0)
        #expect(Self.told == ["resign", "scene resign"])
        Self.told = []
        stage.preferences.scenePhase = .background
        stage.advance(by: 0)
        #expect(Self.told == ["background", "scene background"])
        Self.told = []
        stage.preferences.scenePhase = .active
        stage.advance(by: 1)
        #expect(Self.told == ["enter foreground", "scene enter foreground", "active", "scene active"])
        Self.told = []
        program.ended()
        #expect(Self.told == ["disconnect", "terminate"])
    }

    @Test func `another root replaces the one that is shown, and a root that is given another view moves to it`() {
        let program = DelegateProgram(TemplateDelegate.self)
        let stage = play(program)
        let controller = UIHostingController(rootView: Bar(width: 20))
        program.window?.rootViewController = controller
        stage.advance(by: 0)
        #expect(stage.text("Count 0") == nil && stage.frame.shapes.map(\.rect.width) == [20])
        withAnimation(.linear(duration: 1)) { controller.rootView = Bar(width: 120) }
        stage.advance(by: 0.5)
        #expect(stage.frame.shapes.map(\.rect.width) == [70])
        stage.advance(by: 0.5)
        #expect(stage.frame.shapes.map(\.rect.width) == [120])
    }

    @Test func `a program without scenes shows its delegate's window, and one without a window says so`() {
        #expect(play(DelegateProgram(OldDelegate.self)).text("Old") != nil)
        UIApplication.shared.visibleWindows = []
        #expect(DelegateProgram(IdleDelegate.self).window == nil)
    }

    @Test func `the window in front is the one that was made visible last`() {
        let program = DelegateProgram(TemplateDelegate.self)
        let first = program.window
        let second = UIWindow(frame: .zero)
        second.rootViewController = UIHostingController(rootView: Text("Second"))
        #expect(program.window === first)
        second.makeKeyAndVisible()
        #expect(program.window === second && second.isKeyWindow && first?.isKeyWindow == false)
        first?.makeKeyAndVisible()
        #expect(program.window === first && UIApplication.shared.windows.count == 2)
    }

    @Test func `a delegate is made by its own init, whatever it is derived from`() {
        #expect(DelegateInstance.make(TemplateDelegate.self).name == "template")
        #expect(DelegateInstance.make(PlainDelegate.self).values == [5])
        final class NoObject {}
        #expect(DelegateInstance.object(NoObject.self) == nil)
    }

    @Test func `an app's adaptor makes its delegate once and tells it that the program has started`() throws {
        struct Program: App {
            @UIApplicationDelegateAdaptor(PlainDelegate.self) var delegate
            var body: some Scene { WindowGroup { Text("Values \(delegate.values.count)") } }
        }
        Self.told = []
        let program = Program()
        #expect(Self.told == ["plain did finish"] && UIApplication.shared.delegate === program.delegate)
        #expect(Program().delegate === program.delegate && Self.told.count == 1)
    }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Bar: View {
    let width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 10) }
}

private class TemplateDelegate: UIResponder, UIApplicationDelegate {
    let name = "template"

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        DelegateProgramTests.told.append("will finish")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        DelegateProgramTests.told.append("did finish")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        DelegateProgramTests.told.append("configuration")
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { DelegateProgramTests.told.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { DelegateProgramTests.told.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { DelegateProgramTests.told.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) {
        DelegateProgramTests.told.append("enter foreground")
    }
    func applicationWillTerminate(_ application: UIApplication) { DelegateProgramTests.told.append("terminate") }
}

/// Found by its name, as the templates' is.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        DelegateProgramTests.told.append("connect")
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Counter())
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { DelegateProgramTests.told.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { DelegateProgramTests.told.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { DelegateProgramTests.told.append("scene resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { DelegateProgramTests.told.append("scene enter foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { DelegateProgramTests.told.append("scene background") }
}

private final class NoSceneDelegate: NSObject, UISceneDelegate {}

private class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: Text("Old"))
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = NoSceneDelegate.self
        return configuration
    }
}

private class IdleDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = NoSceneDelegate.self
        return configuration
    }
}

private class PlainDelegate: NSObject, UIApplicationDelegate {
    let values: [Int]

    override init() {
        values = [5]
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        DelegateProgramTests.told.append("plain did finish")
        return true
    }
}
