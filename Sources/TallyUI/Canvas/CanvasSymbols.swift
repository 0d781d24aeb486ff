import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// The views that a canvas draws as often as it likes: laid out and recorded beside the stage, copied onto the canvas.
@MainActor
final class CanvasSymbols: ElementListOwner, LateDrawing {
    /// A display list of their own, which tells when one of them is shown otherwise than when it was copied.
    private let shown = DisplayList()
    // unowned: the canvas holds it, and takes it from the runtime when it ends.
    private unowned let canvas: CanvasElement
    private lazy var list = ElementList(runtime: canvas.runtime, owner: self)
    var needsDrawing = true

    init(_ canvas: CanvasElement) {
        self.canvas = canvas
        canvas.runtime.recordPass.add(self)
    }

    func update<V: View>(to view: V, _ update: _ViewUpdate) { list.reconcile(view, parent: canvas.node, update) }

    /// Places each view by itself, of the size that it wants.
    func place() {
        list.collect()
        for element in list.elements {
            element.place(at: .zero, .unspecified)
        }
        shown.root.setChildren(list.segments())
    }

    func symbol(_ tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
        list.collect()
        for element in list.elements where LayoutSubview(element: element, isRightToLeftIn: nil)[TagKey.self] == tag {
            return GraphicsContext.ResolvedSymbol(size: element.size(.unspecified), segment: element.segment)
        }
        return nil
    }

    var depth: Int { canvas.node.depth }
    var isStale: Bool { needsDrawing || shown.needsCommit }

    func draw() {
        needsDrawing = false
        shown.commit()
        _ = shown.takeDamage()
        canvas.draw()
    }

    func elementListChanged(_ list: ElementList) {
        needsDrawing = true
        canvas.invalidateLayout()
    }

    func elementAnswersChanged(_ element: Element) {
        needsDrawing = true
        canvas.invalidateLayout()
    }

    func destroy() {
        list.destroy()
        canvas.runtime.recordPass.remove(self)
    }
}
