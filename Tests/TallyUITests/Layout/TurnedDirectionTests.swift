import Foundation
import SwiftUI
import TallyStage
import Testing

/// Views that stand there already when leading becomes the other side.
@MainActor
struct TurnedDirectionTests {
    private struct Marks: View {
        var body: some View {
            VStack(spacing: 0) {
                GeometryReader { _ in Text("reader").frame(width: 60, alignment: .leading) }.frame(height: 20)
                Color.red.frame(width: 30, height: 10).frame(maxWidth: .infinity, alignment: .leading)
                Color.green.frame(height: 10).padding(.leading, 50)
                Color.blue.frame(height: 10).overlay(alignment: .topLeading) { Color.orange.frame(width: 20) }
                Color.pink.frame(height: 10).safeAreaInset(edge: .leading, spacing: 0) { Color.mint.frame(width: 25) }
            }
        }
    }

    @Test func `all stands where it stands on a stage of that direction from the start`() {
        var turned = Preferences()
        turned.layoutDirection = .rightToLeft
        for (old, new) in [(Preferences(), turned), (turned, Preferences())] {
            let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, preferences: old) { Marks() }
            let fresh = Stage(size: CGSize(width: 200, height: 300), scale: 1, preferences: new) { Marks() }
            #expect(stage.frame != fresh.frame)
            stage.preferences = new
            stage.advance(by: 0)
            #expect(stage.frame.description == fresh.frame.description)
            #expect(stage.image() == fresh.image())
        }
    }
}
