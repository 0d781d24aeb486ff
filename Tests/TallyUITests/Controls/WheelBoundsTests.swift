import Foundation
import SwiftUI
import TallyStage
import Testing

/// What is seen and pressed of a wheel that has less room than it likes, on a stage of 200 by 400 points.
@MainActor
struct WheelBoundsTests {
    private struct Hours: View {
        let height: CGFloat?
        @State private var hour = 5
        @State private var presses = 0

        init(height: CGFloat?) { self.height = height }

        var body: some View {
            VStack(spacing: 0) {
                Button("above \(presses)") { presses += 1 }
                Picker("Hour", selection: $hour) { ForEach(1..<10) { Text("\($0) h").tag($0) } }
                    .pickerStyle(.wheel)
                    .frame(height: height)
                Text("chosen \(hour)")
            }
        }
    }

    private func seen(_ stage: Stage) -> [CGRect] {
        stage.frame.texts.filter { $0.string.hasSuffix(" h") && $0.opacity > 0 }.compactMap { text in
            let seen = text.clip.map { text.rect.intersection($0) } ?? text.rect
            return seen.isNull || seen.isEmpty ? nil : seen
        }
    }

    @Test(arguments: [80.0, 120]) func `a wheel in a low frame is cut where that ends`(height: Double) throws {
        let stage = Stage.phone { Hours(height: height) }
        let (top, bottom) = (try #require(stage.text("above 0")).rect, try #require(stage.text("chosen 5")).rect)
        #expect(isNear(bottom.minY - top.maxY, height, 0.1))
        let rows = seen(stage)
        #expect(rows.count >= 3 && rows.allSatisfy { $0.minY >= top.maxY - 0.01 && $0.maxY <= bottom.minY + 0.01 })
    }

    @Test func `where there is room a wheel is as high as it likes`() throws {
        let stage = Stage.phone { Hours(height: nil) }
        let (top, bottom) = (try #require(stage.text("above 0")).rect, try #require(stage.text("chosen 5")).rect)
        #expect(bottom.minY - top.maxY == 216)
    }

    @Test func `what lies beyond is not pressed, and what is seen turns the wheel`() throws {
        let stage = Stage.phone { Hours(height: 80) }
        let button = try #require(stage.text("above 0")).rect
        stage.tap(CGPoint(x: button.midX, y: button.midY))
        #expect(stage.settle())
        #expect(stage.text("above 1") != nil && stage.text("chosen 5") != nil)
        // Beside the button, where a row of a higher wheel would be.
        stage.tap(CGPoint(x: 20, y: button.midY))
        #expect(stage.settle())
        #expect(stage.text("chosen 5") != nil)
        let row = try #require(stage.text("6 h")).rect
        stage.tap(CGPoint(x: row.midX, y: row.midY - 4))
        #expect(stage.settle())
        #expect(stage.text("chosen 6") != nil)
    }

    @Test func `wheels of dates are cut, too`() throws {
        let stage = Stage.phone {
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                .datePickerStyle(.wheel).labelsHidden()
                .environment(\.timeZone, .gmt)
                .frame(height: 90)
        }
        let seen = stage.frame.texts.compactMap { text in text.clip.map { text.rect.intersection($0) } }
        #expect(seen.count > 3)
        #expect(seen.allSatisfy { $0.isEmpty || $0.minY >= 154.99 && $0.maxY <= 245.01 })
    }
}
