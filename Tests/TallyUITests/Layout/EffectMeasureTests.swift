import Foundation
import SwiftUI
import TallyStage
import Testing

/// What changes how a view is shown leaves its size and its guides as they are.
@MainActor
struct EffectMeasureTests {
    private struct Key: LayoutValueKey { static let defaultValue = 0 }

    /// A view of 20 × 10 whose top guide lies 4 points below its top.
    private static var plain: some View {
        Color.red.frame(width: 20, height: 10).alignmentGuide(.top) { _ in 4 }
    }

    enum Effect: CaseIterable {
        case offset, opacity, scale, rotation, clip, mask, background, overlay, hidden, label, layoutValue, group,
            several
    }

    @ViewBuilder private func shown(_ effect: Effect) -> some View {
        switch effect {
        case .offset: Self.plain.offset(x: 7, y: 9)
        case .opacity: Self.plain.opacity(0.5)
        case .scale: Self.plain.scaleEffect(3)
        case .rotation: Self.plain.rotationEffect(.degrees(90))
        case .clip: Self.plain.clipped()
        case .mask: Self.plain.mask { Circle() }
        case .background: Self.plain.background { Text("far wider than the view").fixedSize() }
        case .overlay: Self.plain.overlay { Text("far wider than the view").fixedSize() }
        case .hidden: Self.plain.hidden()
        case .label: Self.plain.accessibilityLabel("red")
        case .layoutValue: Self.plain.layoutValue(key: Key.self, value: 3)
        case .group: Self.plain.geometryGroup()
        case .several: Self.plain.offset(x: 1).padding(0).opacity(0.5).clipped().geometryGroup().mask { Circle() }
        }
    }

    @Test(arguments: Effect.allCases)
    func `an effect is as large as what is inside, and aligned as that is`(effect: Effect) {
        final class Seen { var frame = CGRect.zero }
        let seen = Seen()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            HStack(alignment: .top, spacing: 0) {
                Color.blue.frame(width: 30, height: 30)
                shown(effect).onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: {
                    seen.frame = $0
                }
            }
        }
        stage.advance(by: 0)
        // The blue view's top meets the guide; together they are 50 wide and 34 high, in the middle of the stage.
        #expect(isNear(seen.frame, 55, 33, 20, 10), "\(seen.frame)")
    }

    @Test func `what measures outside of an effect measures what is inside of it`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red.frame(width: 20, height: 10).offset(x: 3).opacity(0.9).padding(5).clipped().frame(width: 60)
                .opacity(0.5).padding(1)
                .background { Color.blue.opacity(0.1) }
        }
        #expect(stage.boxes.contains { isNear($0, 19, 39, 62, 22) }, "\(stage.boxes)")
    }
}
