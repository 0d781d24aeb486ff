import Foundation
import SwiftUI
import TallyStage
import Testing

/// What sheets and popovers become where there is little room.
@MainActor
struct CompactAdaptationTests {
    private struct Counting: View {
        @State private var count = 0
        var body: some View {
            Button("count \(count)") { count += 1 }.padding()
        }
    }

    private func stage(
        _ size: CGSize = CGSize(width: 400, height: 600), isOn: Remote<Bool> = Remote(true),
        horizontal: PresentationAdaptation = .automatic, vertical: PresentationAdaptation = .automatic,
        isSheet: Bool = false
    ) -> Stage {
        let stage = Stage(size: size) {
            Playing(isOn) { _ in
                let binding = isOn.binding ?? .constant(true)
                let content = Counting()
                    .presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
                if isSheet {
                    Color.red.frame(width: 40, height: 40).sheet(isPresented: binding) { content }
                } else {
                    Color.red.frame(width: 40, height: 40).popover(isPresented: binding) { content }
                }
            }
        }
        #expect(stage.settle())
        return stage
    }

    private enum Look { case popover, sheet, cover, other }

    /// What it is shown as, by where its only text stands.
    private func look(_ stage: Stage) -> Look {
        guard let text = stage.frame.texts.first?.rect else { return .other }
        let (width, height) = (stage.size.width, stage.size.height)
        let largest = height - min(24, height / 10)
        if isNear(text.midY, height / 2, 0.6) && isNear(text.midX, width / 2, 0.6) { return .cover }
        if isNear(text.midY, height - largest / 2, 0.6) && isNear(text.midX, width / 2, 0.6) { return .sheet }
        return text.midY > height / 2 + 20 && text.midY < height / 2 + 60 ? .popover : .other
    }

    private let wide = CGSize(width: 800, height: 600)
    private let low = CGSize(width: 800, height: 400)

    @Test func `a popover is one where there is room, and a sheet on a compact stage`() {
        #expect(look(stage()) == .sheet)
        #expect(look(stage(wide)) == .popover)
        #expect(look(stage(low)) == .popover)
    }

    @Test func `a compact stage has what is asked for`() {
        #expect(look(stage(horizontal: .none)) == .popover)
        #expect(look(stage(horizontal: .popover)) == .popover)
        #expect(look(stage(horizontal: .sheet)) == .sheet)
        #expect(look(stage(horizontal: .fullScreenCover)) == .cover)
        // Of the two the width decides where both are compact.
        #expect(look(stage(CGSize(width: 400, height: 400), horizontal: .none, vertical: .sheet)) == .popover)
        #expect(look(stage(low, horizontal: .none, vertical: .sheet)) == .sheet)
        #expect(look(stage(low, horizontal: .none, vertical: .fullScreenCover)) == .cover)
        #expect(look(stage(wide, horizontal: .sheet, vertical: .fullScreenCover)) == .popover)
        #expect(look(stage(horizontal: .fullScreenCover, isSheet: true)) == .cover)
        #expect(look(stage(horizontal: .popover, isSheet: true)) == .sheet)
        #expect(look(stage(wide, horizontal: .fullScreenCover, isSheet: true)) == .sheet)
    }

    @Test func `it comes as what it is from its first frame on`() {
        let isOn = Remote(false)
        let stage = stage(isOn: isOn, horizontal: .none)
        isOn.value = true
        stage.advance(by: 0)
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 60)
            guard let text = stage.frame.texts.first else { continue }
            #expect(text.rect.midY < 400 && text.rect.midY > 300, "as a sheet it would come from below")
        }
        #expect(look(stage) == .popover)
    }

    @Test func `where the room changes it becomes the other, and its views keep their state`() throws {
        let stage = stage(wide)
        try stage.tap("count 0")
        stage.advance(by: 0)
        stage.size = CGSize(width: 400, height: 600)
        #expect(stage.settle())
        #expect(look(stage) == .sheet && stage.text("count 1") != nil)
        try stage.tap("count 1")
        stage.size = wide
        #expect(stage.settle())
        #expect(look(stage) == .popover && stage.text("count 2") != nil)
    }

    @Test func `as a sheet it is dragged away, as a cover it stays, as a popover a tap beside ends it`() {
        for (adaptation, way) in [(PresentationAdaptation.sheet, 0), (.fullScreenCover, 1), (.none, 2)] {
            let isOn = Remote(true)
            let stage = stage(isOn: isOn, horizontal: adaptation)
            stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 580))
            #expect(stage.settle())
            #expect(isOn.value == (way != 0), "\(way)")
            stage.tap(CGPoint(x: 5, y: 590))
            #expect(stage.settle())
            #expect(isOn.value == (way == 1), "\(way)")
        }
    }

    @Test func `a popover as a sheet rests at its detents`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Color.red.popover(isPresented: .constant(true)) {
                VStack {
                    Text("top"); Spacer()
                }.presentationDetents([.medium])
            }
        }
        #expect(stage.settle())
        #expect(isNear(try #require(stage.text("top")).rect.minY, 300, 0.6))
    }

    @Test func `a finger over a list lifts the sheet first, unless it is told to scroll`() throws {
        for behavior in [PresentationContentInteraction.automatic, .resizes, .scrolls] {
            let stage = Stage(size: CGSize(width: 400, height: 600)) {
                Color.red.sheet(isPresented: .constant(true)) {
                    ScrollView { ForEach(0..<50) { Text("row \($0)").frame(height: 40) } }
                        .presentationDetents([.medium, .large])
                        .presentationContentInteraction(behavior)
                }
            }
            #expect(stage.settle())
            func top() throws -> CGFloat { try #require(stage.text("row 0")).rect.midY }
            let before = try top()
            #expect(before > 300)
            stage.drag(from: CGPoint(x: 200, y: 550), to: CGPoint(x: 200, y: 350))
            #expect(stage.settle())
            if behavior == .scrolls {
                #expect(stage.frame.texts.first { $0.string == "row 1" }.map { $0.rect.midY < 300 } ?? true)
            } else {
                let lifted = try top()
                #expect(isNear(lifted, 24 + 20, 6), "\(lifted)")
                stage.drag(from: CGPoint(x: 200, y: 550), to: CGPoint(x: 200, y: 350))
                #expect(stage.settle())
                #expect(stage.frame.texts.first { $0.string == "row 0" }.map { $0.rect.midY < 0 } ?? true)
            }
        }
    }
}
