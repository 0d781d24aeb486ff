// The names are the C functions of other platforms.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import TallyCore
public import TallyLayers

/// The contexts that UIKit's own calls draw into, the innermost last.
@MainActor
enum GraphicsStack {
    static var contexts: [CGContext] = []
}

/// Returns what UIKit's calls draw into now; nil outside of any drawing. To be called on the main thread, as the next two.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    MainActor.assumeIsolated { OnMain(GraphicsStack.contexts.last) }.value
}
public func UIGraphicsPushContext(_ context: CGContext) {
    let context = OnMain(context)
    MainActor.assumeIsolated { GraphicsStack.contexts.append(context.value) }
}
public func UIGraphicsPopContext() { MainActor.assumeIsolated { _ = GraphicsStack.contexts.popLast() } }

/// Fills a rectangle with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws a line of one point inside of a rectangle's edge, in the current context's fill colour, as UIKit does.
public func UIRectFrame(_ rect: CGRect) {
    let inner = rect.insetBy(dx: 1, dy: 1)
    UIGraphicsGetCurrentContext()?.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
        CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height),
    ])
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
