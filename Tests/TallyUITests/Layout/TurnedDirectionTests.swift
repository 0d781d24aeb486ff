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

    /// Each view around a part that is set in the other direction for itself.
    private struct Around: View {
        let inner: LayoutDirection?
        @ViewBuilder private func part() -> some View {
            let part = Color.red.frame(width: 30, height: 10)
            if let inner { part.environment(\.layoutDirection, inner) } else { part }
        }

        var body: some View {
            VStack(spacing: 0) {
                part().frame(width: 100, alignment: .leading)
                part().frame(maxWidth: .infinity, alignment: .trailing)
                part().padding(.leading, 50)
                part().overlay(alignment: .topLeading) { Color.orange.frame(width: 5) }
                part().background(alignment: .topTrailing) { Color.orange.frame(width: 5) }
                part().safeAreaInset(edge: .leading, spacing: 0) { Color.mint.frame(width: 25) }
                part().mask(alignment: .leading) { Color.black.frame(width: 7) }
            }
        }
    }

    @Test func `what stands around a view goes by its own direction, whatever the view is set in`() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var preferences = Preferences()
            preferences.layoutDirection = direction
            let size = CGSize(width: 200, height: 100)
            let plain = Stage(size: size, scale: 1, preferences: preferences) { Around(inner: nil) }
            for inner in [LayoutDirection.leftToRight, .rightToLeft] {
                let stage = Stage(size: size, scale: 1, preferences: preferences) { Around(inner: inner) }
                #expect(stage.image() == plain.image(), "\(inner) in \(direction)")
            }
        }
    }
}
