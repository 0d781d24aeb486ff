#if Window
    import CGTK
    import Foundation
    import SwiftUI
    import Tally
    import TallyScene
    import TallyStage
    import Testing

    @testable import TallyWindow

    /// What of a picture reaches GTK, frame by frame.
    @MainActor
    struct SurfaceTests {
        private static let size = CGSize(width: 1390, height: 950)
        private static let whole = 1390 * 950 * 4
        // Render nodes are made without a display, but not before their types are known.
        private let nodes = gsk_cairo_node_get_type()
        private static let tile = WindowSurface.side * WindowSurface.side * 4

        private final class Model: ObservableObject {
            @Published var value = 1_234_567
            @Published var color = Color.white
        }

        private struct Moving: View {
            @ObservedObject var model: Model

            var body: some View {
                ZStack {
                    model.color
                    ForEach(0..<40) { index in
                        Text(verbatim: "still \(index)")
                            .position(x: CGFloat(index % 8) * 170 + 90, y: CGFloat(index / 8) * 230 + 15)
                    }
                    RollingNumber(model.value).font(.system(size: 24))
                }
            }
        }

        /// What GTK draws of a surface, a device pixel to a device pixel.
        private func drawn(_ surface: WindowSurface, width: Int, height: Int, scale: Double) -> [UInt8] {
            let snapshot = gtk_snapshot_new()
            surface.append(to: snapshot)
            let node = gtk_snapshot_free_to_node(snapshot)
            let pixels = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
            defer { cairo_surface_destroy(pixels) }
            cairo_surface_set_device_scale(pixels, scale, scale)
            let context = cairo_create(pixels)
            if let node {
                gsk_render_node_draw(node, context)
                gsk_render_node_unref(node)
            }
            cairo_destroy(context)
            cairo_surface_flush(pixels)
            let data = cairo_image_surface_get_data(pixels)
            let stride = Int(cairo_image_surface_get_stride(pixels))
            return (0..<height).flatMap { row in
                UnsafeBufferPointer(start: data.map { $0 + row * stride }, count: width * 4)
            }
        }

        private func isDrawn(_ stage: Stage, by surface: WindowSurface) -> Bool {
            let picture = stage.image()
            return drawn(surface, width: picture.width, height: picture.height, scale: Double(stage.scale))
                == picture.pixels.withUnsafeBytes { Array($0) }
        }

        /// Bytes that the next picture costs.
        private func bytes(_ surface: WindowSurface, _ stage: Stage) -> Int {
            let before = surface.bytesHandedOver
            let hasChanged = surface.update(from: stage)
            let bytes = surface.bytesHandedOver - before
            #expect(hasChanged == (bytes > 0))
            return bytes
        }

        @Test func `a frame of a rolling number hands over the tiles that it moves in, and none at rest`() {
            let model = Model()
            let stage = Stage(size: Self.size) { Moving(model: model) }
            let surface = WindowSurface()
            #expect(bytes(surface, stage) == Self.whole)
            #expect(isDrawn(stage, by: surface))
            #expect(bytes(surface, stage) == 0)
            model.value = 7_981_342
            stage.advance(by: 0)
            _ = bytes(surface, stage)
            var frames = 0
            while stage.isAnimating, frames < 600 {
                stage.advance(by: 1.0 / 60)
                let bytes = bytes(surface, stage)
                // In the middle of the window, where four tiles meet; each frame by itself.
                #expect(bytes <= 4 * Self.tile, "frame \(frames)")
                if frames < 10 { #expect(bytes > 0, "frame \(frames)") }
                if frames % 8 == 3 { #expect(isDrawn(stage, by: surface), "frame \(frames)") }
                frames += 1
            }
            #expect(frames > 20 && !stage.isAnimating)
            #expect(isDrawn(stage, by: surface))
            for _ in 0..<10 {
                stage.advance(by: 1.0 / 60)
                #expect(bytes(surface, stage) == 0)
            }
        }

        @Test func `another size, another scale and a change of the whole picture hand over everything once`() {
            let model = Model()
            let stage = Stage(size: CGSize(width: 300, height: 200)) { Moving(model: model) }
            let surface = WindowSurface()
            func expect(_ expected: Int, _ what: String) {
                #expect(bytes(surface, stage) == expected, "\(what)")
                #expect(isDrawn(stage, by: surface), "\(what)")
                #expect(bytes(surface, stage) == 0, "\(what), again")
            }
            expect(300 * 200 * 4, "at first")
            stage.size = CGSize(width: 333, height: 257)
            expect(333 * 257 * 4, "grown")
            stage.size = CGSize(width: 100, height: 40)
            expect(100 * 40 * 4, "shrunk")
            stage.size = CGSize(width: 300, height: 200)
            expect(300 * 200 * 4, "as before")
            stage.scale = 2
            expect(600 * 400 * 4, "twice the scale")
            model.color = .yellow
            stage.advance(by: 0)
            expect(600 * 400 * 4, "another ground")
            stage.size = .zero
            // There is nothing to hand over, and the old picture is gone.
            let before = surface.bytesHandedOver
            #expect(surface.update(from: stage) && surface.bytesHandedOver == before)
            #expect(!surface.update(from: stage))
            stage.size = CGSize(width: 300, height: 200)
            expect(600 * 400 * 4, "back from nothing")
        }

        @Test func `what is new in a tile is drawn, and no tile beside it`() {
            let model = Model()
            let stage = Stage(size: Self.size) { Moving(model: model) }
            let surface = WindowSurface()
            _ = bytes(surface, stage)
            stage.advance(by: 1)
            model.value = 1_234_568
            stage.advance(by: 0)
            #expect(stage.settle())
            // One digit: a tile, or two where it stands on the border of both.
            let bytes = bytes(surface, stage)
            #expect(bytes > 0 && bytes <= 2 * Self.tile)
            #expect(isDrawn(stage, by: surface))
        }
    }
#endif
