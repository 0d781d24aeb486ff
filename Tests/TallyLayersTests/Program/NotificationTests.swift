import Foundation
import SwiftUI
import TallyKit
import TallyStage
import Testing

@MainActor
@Suite("What a program posts of itself", .serialized)
struct NotificationTests {
    final class Delegate: NSObject, UIApplicationDelegate {}

    @Test func `the application's notifications follow the scene`() {
        var told: [String] = []
        let names = [
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { told.append(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let program = DelegateProgram(Delegate.self)
        let stage = Stage(size: CGSize(width: 20, height: 20)) { DelegateContent(program) }
        stage.advance(by: 0)
        #expect(told == ["UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification"])
        told = []
        for phase in [ScenePhase.inactive, .background] {
            stage.preferences.scenePhase = phase
            stage.advance(by: 0)
        }
        #expect(told == ["UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification"])
        told = []
        program.ended()
        #expect(told == ["UIApplicationWillTerminateNotification"])
    }
}
