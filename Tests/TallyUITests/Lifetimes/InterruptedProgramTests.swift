import Foundation
import SwiftUI
import TallyStage
import Testing

/// Programs whose root is taken away at every second frame of what a person does with them, by turns
/// in an animation; on a stage of 320 by 480 points.
@MainActor
struct InterruptedProgramTests {
    private enum Step {
        case tap(String), hold(String), swipe(String), type(String), key(KeyEquivalent)
    }

    /// Frames that each step is given, whether or not what it set in motion is over by then.
    private static let pace = 11

    private func middle(_ label: String, _ stage: Stage) -> CGPoint? {
        stage.frame.texts.last { $0.string == label }.map { CGPoint(x: $0.rect.midX, y: $0.rect.midY) }
    }

    private func take(_ step: Step, _ stage: Stage) {
        switch step {
        case .tap(let label): try? stage.tap(label)
        case .hold(let label):
            guard let place = middle(label, stage) else { return }
            stage.pointerDown(place)
            stage.advance(by: 0.6)
            stage.pointerUp(place)
        case .swipe(let label):
            guard let place = middle(label, stage) else { return }
            stage.drag(from: place, to: CGPoint(x: place.x - 100, y: place.y), duration: 0.05)
        case .type(let text): stage.type(text)
        case .key(let key): stage.press(key)
        }
    }

    private func interrupt<V: View>(
        _ steps: [Step], ending end: [String], @ViewBuilder _ program: @escaping () -> V,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let size = CGSize(width: 320, height: 480)
        let fresh = Stage(size: size) { Playing(Remote(false)) { if $0 { program() } else { Text("Gone") } } }
        _ = fresh.settle()
        for last in stride(from: 0, through: steps.count * Self.pace, by: 2) {
            let isThere = Remote(true)
            var played: Stage? = Stage(size: size) { Playing(isThere) { if $0 { program() } else { Text("Gone") } } }
            let liveObjects = played!.runtime.liveObjects
            if let stage = played {
                stage.advance(by: 0)
                for frame in 0..<last {
                    if frame % Self.pace == 0 { take(steps[frame / Self.pace], stage) }
                    stage.advance(by: 1.0 / 60)
                }
                if last + 2 > steps.count * Self.pace {
                    #expect(stage.settle(), sourceLocation: sourceLocation)
                    let texts = stage.frame.texts.map(\.string)
                    for text in end { #expect(texts.contains(text), "\(texts)", sourceLocation: sourceLocation) }
                }
                if last % 4 == 0 { isThere.value = false } else { withAnimation { isThere.value = false } }
                #expect(stage.settle(), "frame \(last)", sourceLocation: sourceLocation)
                #expect(stage.frame == fresh.frame, "frame \(last)", sourceLocation: sourceLocation)
                #expect(stage.image() == fresh.image(), "frame \(last)", sourceLocation: sourceLocation)
                #expect(stage.liveNodes == fresh.liveNodes, "frame \(last)", sourceLocation: sourceLocation)
                #expect(stage.warnings.isEmpty, "frame \(last)", sourceLocation: sourceLocation)
            }
            played = nil
            #expect(liveObjects.lines == [], "frame \(last)", sourceLocation: sourceLocation)
        }
    }

    @Test func `a login with its alerts, tabs, sheet and dialog`() {
        interrupt(
            [
                .tap("Password"), .type("x"), .key(.return), .tap("Log in"), .tap("Row 1"), .tap("Rows"),
                .tap("Account"),
                .tap("Sign out"), .tap("Really"),
            ], ending: ["Log in"]
        ) { LoginFlow() }
    }

    @Test func `a shopping list with its menus, swipes and alerts`() {
        interrupt(
            [
                .tap("Milk"), .hold("Bread"), .tap("Ask for Bread"), .tap("Remove"), .swipe("Eggs"), .tap("Delete"),
                .tap("Add"), .type("Jam"), .key(.return),
            ], ending: ["Milk", "Tea", "Jam"]
        ) { ShoppingProgram() }
    }

    @Test func `settings with screens, a popover, a menu and sheets in sheets`() {
        interrupt(
            [
                .tap("Loud"), .tap("Sound"), .tap("Hint"), .key(.escape), .tap("Presets"), .tap("Quiet"), .tap("Go on"),
                .tap("To the start"), .tap("Profile"), .tap("Picture"), .tap("Choose"),
            ], ending: ["Settings"]
        ) { SettingsFlow() }
    }
}
