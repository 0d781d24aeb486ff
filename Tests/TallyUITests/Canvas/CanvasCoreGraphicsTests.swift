import SwiftUI
import TallyStage
import Testing

/// Canvases drawn by the calls of Core Graphics, of 40 by 40 points.
@MainActor
struct CanvasCoreGraphicsTests {
    private func image(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [UInt32] {
        let stage = Stage(size: CGSize(width: 40, height: 40)) { Canvas(renderer: draw) }
        let image = stage.image()
        return [image[5, 5], image[20, 20], image[35, 35]]
    }

    private let red: UInt32 = 0xFFFF_0000
    private let white: UInt32 = 0xFFFF_FFFF

    private func square(_ context: CGContext) {
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `it draws in the space of the canvas, y downwards`() {
        #expect(image { context, _ in context.withCGContext { square($0) } } == [red, white, white])
    }

    @Test func `the map, the opacity and the clip of the canvas count`() {
        let moved = image { context, _ in
            context.translateBy(x: 15, y: 15)
            context.withCGContext { square($0) }
        }
        #expect(moved == [white, red, white])
        let faint = image { context, _ in
            context.opacity = 0.5
            context.withCGContext { square($0) }
        }
        #expect(faint[0] != red && faint[0] != white)
        let clipped = image { context, _ in
            context.clip(to: Path(CGRect(x: 20, y: 20, width: 20, height: 20)))
            context.withCGContext { square($0) }
        }
        #expect(clipped == [white, white, white])
    }

    @Test func `it lies before what was drawn earlier, and behind what comes later`() {
        let pixels = image { context, size in
            let whole = Path(CGRect(origin: .zero, size: size))
            context.fill(whole, with: .color(.black))
            context.withCGContext {
                $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                $0.fill(CGRect(origin: .zero, size: size))
            }
            context.fill(Path(CGRect(x: 15, y: 15, width: 10, height: 10)), with: .color(.white))
        }
        #expect(pixels == [red, white, red])
    }

    @Test func `an error goes through, and nothing drawn is nothing shown`() {
        struct Problem: Error {}
        let pixels = image { context, _ in
            #expect(throws: Problem.self) { try context.withCGContext { _ in throw Problem() } }
            context.withCGContext { _ in }
            context.concatenate(CGAffineTransform(scaleX: .infinity, y: .nan))
            context.withCGContext { square($0) }
        }
        #expect(pixels == [white, white, white])
    }

    @Test func `a canvas that is drawn again moves what it draws`() {
        let place = Remote(CGFloat(0))
        let stage = Stage(size: CGSize(width: 40, height: 40)) {
            Playing(place) { x in
                Canvas { context, _ in
                    context.withCGContext {
                        $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                        $0.fill(CGRect(x: x, y: x, width: 10, height: 10))
                    }
                }
            }
        }
        #expect(stage.image()[5, 5] == red)
        place.value = 30
        stage.advance(by: 0)
        #expect(stage.image()[5, 5] == white && stage.image()[35, 35] == red)
    }
}
