import SwiftUI
import TallyScene
import TallyStage
import Testing

@_spi(Runtime) @testable import TallyCore

/// What becomes of a layout that goes round in circles.
@MainActor
struct RestlessLayoutTests {
    /// Asks to be laid out again whenever it is asked for its size, and is larger each time.
    private final class RestlessElement: TallyCore.Element {
        var isRestless = true
        var width = 1.0

        override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
            if isRestless {
                width += 1
                invalidateLayout()
            }
            return CGSize(width: width, height: 1)
        }
    }

    private struct Restless: _PrimitiveView {
        static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
            let element = node.element(RestlessElement.self) ?? RestlessElement(node, update)
            node.element = element
            element.finish(update)
        }
    }

    @Test
    func `a view whose layout did not come to rest is laid out again when it has changed`() {
        let stage = Stage { Restless() }
        #expect(stage.warnings.contains { $0.hasPrefix("Layout does not come to rest") })
        let element = stage.topList.elements[0].childList!.elements[0] as! RestlessElement
        element.isRestless = false
        element.width = 20
        element.invalidateLayout()
        stage.advance(by: 0)
        #expect(element.layoutRect?.width == 20)
        #expect(stage.warnings.count == 1)
    }
}
