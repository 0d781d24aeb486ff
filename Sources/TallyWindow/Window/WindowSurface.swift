#if Window
    import CGTK
    import TallyScene
    import TallyStage

    /// The picture as Cairo has it: brought up to date by the boxes that the stage has repainted.
    @MainActor
    final class WindowSurface {
        private var surface: OpaquePointer?
        private var width = 0
        private var height = 0

        isolated deinit { cairo_surface_destroy(surface) }

        /// Paints what differs on the stage and copies it. False if nothing did.
        func update(from stage: Stage) -> Bool {
            let damage = stage.paintDamage()
            let picture = stage.picture
            var changed = false
            if picture.width != width || picture.height != height {
                make(picture.width, picture.height)
                changed = true
            }
            guard let surface, width > 0, height > 0 else { return changed }
            cairo_surface_flush(surface)
            let stride = Int(cairo_image_surface_get_stride(surface))
            guard let target = cairo_image_surface_get_data(surface) else { return changed }
            picture.pixels.withUnsafeBytes { pixels in
                for rect in changed ? [.infinite] : damage {
                    let box = PixelRect(rect, scale: Double(stage.scale), width: width, height: height)
                    if box.isEmpty { continue }
                    changed = true
                    for y in box.minY..<box.maxY {
                        let row = pixels.baseAddress! + (y * width + box.minX) * 4
                        UnsafeMutableRawPointer(target + y * stride + box.minX * 4)
                            .copyMemory(from: row, byteCount: (box.maxX - box.minX) * 4)
                    }
                    cairo_surface_mark_dirty_rectangle(
                        surface, gint(box.minX), gint(box.minY), gint(box.maxX - box.minX), gint(box.maxY - box.minY))
                }
            }
            return changed
        }

        /// Draws the whole picture, a device pixel to a device pixel.
        func draw(_ context: OpaquePointer?, scale: Double) {
            guard let surface else { return }
            cairo_surface_set_device_scale(surface, scale, scale)
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_paint(context)
        }

        private func make(_ width: Int, _ height: Int) {
            cairo_surface_destroy(surface)
            self.width = width
            self.height = height
            surface =
                width > 0 && height > 0
                ? cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height)) : nil
        }
    }

    /// A box of device pixels inside the picture.
    private struct PixelRect {
        var minX: Int
        var minY: Int
        var maxX: Int
        var maxY: Int

        var isEmpty: Bool { minX >= maxX || minY >= maxY }

        /// With a pixel more at each side than the painter can have touched.
        init(_ rect: Rect, scale: Double, width: Int, height: Int) {
            func clamped(_ value: Double, _ limit: Int) -> Int { Int(max(0, min(value, Double(limit)))) }
            minX = clamped((rect.minX * scale).rounded(.down) - 1, width)
            minY = clamped((rect.minY * scale).rounded(.down) - 1, height)
            maxX = clamped((rect.maxX * scale).rounded(.up) + 1, width)
            maxY = clamped((rect.maxY * scale).rounded(.up) + 1, height)
        }
    }
#endif
