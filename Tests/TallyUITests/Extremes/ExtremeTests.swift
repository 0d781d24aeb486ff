import Foundation
import SwiftUI
import TallyStage
import Testing

/// Every public argument that is a number may be any number: nothing traps or hangs, and what is shown is what a fresh
/// stage shows.
@MainActor
struct ExtremeTests {
    private struct Show: View {
        let this: ExtremeCase
        let value: CGFloat
        let control: Switch
        var body: some View { this.make(control.isOn ? value : 7) }
    }

    @Test(arguments: ExtremeCase.all)
    func `no number traps, hangs or leaves pixels`(this: ExtremeCase) {
        for value in ExtremeCase.values {
            let control = Switch()
            let stage = Stage { Show(this: this, value: value, control: control) }
            _ = stage.image()
            for animation in [nil, nil, Animation.spring] {
                withAnimation(animation) { control.isOn.toggle() }
                stage.advance(by: 0.1)
                #expect(stage.image() == stage.imageFromNothing(), "\(value)")
            }
            #expect(stage.settle(within: 10), "\(value)")
            #expect(stage.image() == stage.imageFromNothing(), "\(value)")
            let fresh = Stage { Show(this: this, value: value, control: control) }
            #expect(stage.frame == fresh.frame, "\(value)")
            #expect(stage.warnings == [], "\(value)")
        }
    }

    @Test func `extents and scales of a stage are held to what can be painted`() {
        for value in ExtremeCase.values {
            #expect(Stage(size: CGSize(width: value, height: 3)) { Square() }.image().height == 3)
            let scaled = Stage(size: CGSize(width: 10, height: 10), scale: value) { Square() }
            #expect((1...64).contains(scaled.scale) || scaled.scale == value)
            #expect(scaled.image().width <= 640)
        }
    }
}
