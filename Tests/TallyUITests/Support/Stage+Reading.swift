import Foundation
import SwiftUI
import TallyStage
import Testing

extension Stage {
    /// 100 by 100 points, one a pixel.
    convenience init(@ViewBuilder _ content: @escaping () -> some View) {
        self.init(size: CGSize(width: 100, height: 100), content: content)
    }

    /// 200 by 400 points.
    static func phone(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 400), content: content)
    }

    /// The shapes' boxes in paint order.
    var boxes: [CGRect] { frame.shapes.map(\.rect) }

    /// The only shape's box.
    var box: CGRect { frame.shapes.count == 1 ? frame.shapes[0].rect : .null }

    /// The left edge of the only shape.
    var x: Double { Double(box.minX) }

    /// The opacity of the only shape; -1 if there is not one.
    var opacity: Double { frame.shapes.count == 1 ? frame.shapes[0].opacity : -1 }

    /// The only text that reads so.
    func text(_ string: String) -> TallyStage.TextElement? {
        let found = frame.texts.filter { $0.string == string }
        return found.count == 1 ? found[0] : nil
    }

    /// How many nodes there are.
    var liveNodes: Int { runtime.statistics.liveNodes }
}

/// A square of 10 points.
struct Square: View {
    var color = Color.red
    var body: some View { color.frame(width: 10, height: 10) }
}

func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }
func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

func isNear(_ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    isNear(a.minX, x) && isNear(a.minY, y) && isNear(a.width, width) && isNear(a.height, height)
}
