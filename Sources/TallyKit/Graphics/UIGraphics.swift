public import TallyLayers

// The names are the C functions of other platforms.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The contexts that UIKit's own calls draw into, the innermost last.
@MainActor
enum GraphicsStack {
    static var contexts: [CGContext] = []
}

/// Returns what UIKit's calls draw into now; nil outside of any drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }
@MainActor public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }
