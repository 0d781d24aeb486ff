#if Window
    import CGTK
    import TallyScene
    import TallyStage

    /// The picture as GTK has it: tiles, each a render node of its own.
    ///
    /// GTK compares the nodes of a frame with those of the last one and draws where they differ. A tile in which nothing
    /// was repainted keeps its node: neither its pixels are copied, nor is it drawn again.
    @MainActor
    final class WindowSurface {
        /// Device pixels a side.
        static let side = 128

        private var nodes: [OpaquePointer?] = []
        private var columns = 0
        private var width = 0
        private var height = 0
        private var scale = 1.0
        private var changed: [Bool] = []
        /// Of pixels that were made into nodes, since the window was opened.
        private(set) var bytesHandedOver = 0

        isolated deinit { forget() }

        /// Paints what differs on the stage and makes new nodes of the tiles it is in. False if nothing did.
        func update(from stage: Stage) -> Bool {
            let damage = stage.paintDamage()
            let picture = stage.picture
            var isNew = false
            if picture.width != width || picture.height != height || Double(stage.scale) != scale {
                make(picture.width, picture.height, Double(stage.scale))
                isNew = true
            }
            if nodes.isEmpty { return isNew }
            for rect in isNew ? [.infinite] : damage { mark(rect) }
            var hasChanged = isNew
            for index in changed.indices where changed[index] {
                hasChanged = true
                changed[index] = false
                if let old = nodes[index] { gsk_render_node_unref(old) }
                nodes[index] = makeNode(picture, column: index % columns, row: index / columns)
            }
            return hasChanged
        }

        /// Appends the whole picture, a device pixel to a device pixel.
        func append(to snapshot: OpaquePointer?) {
            for node in nodes { if let node { gtk_snapshot_append_node(snapshot, node) } }
        }

        private func make(_ width: Int, _ height: Int, _ scale: Double) {
            forget()
            self.width = width
            self.height = height
            self.scale = scale
            columns = (width + Self.side - 1) / Self.side
            let rows = (height + Self.side - 1) / Self.side
            nodes = Array(repeating: nil, count: columns * rows)
            changed = Array(repeating: false, count: nodes.count)
        }

        private func forget() {
            for node in nodes { if let node { gsk_render_node_unref(node) } }
            nodes = []
        }

        private func mark(_ rect: Rect) {
            let box = PixelRect(rect, scale: scale, width: width, height: height)
            if box.isEmpty { return }
            for row in box.minY / Self.side...(box.maxY - 1) / Self.side {
                for column in box.minX / Self.side...(box.maxX - 1) / Self.side {
                    changed[row * columns + column] = true
                }
            }
        }

        private func makeNode(_ picture: Bitmap, column: Int, row: Int) -> OpaquePointer? {
            let x = column * Self.side
            let y = row * Self.side
            let tileWidth = min(Self.side, width - x)
            let tileHeight = min(Self.side, height - y)
            guard let pixels = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(tileWidth), gint(tileHeight)) else {
                return nil
            }
            // What is recorded with it keeps its memory.
            defer { cairo_surface_destroy(pixels) }
            guard let target = cairo_image_surface_get_data(pixels) else { return nil }
            let stride = Int(cairo_image_surface_get_stride(pixels))
            picture.pixels.withUnsafeBytes { source in
                for line in 0..<tileHeight {
                    UnsafeMutableRawPointer(target + line * stride)
                        .copyMemory(
                            from: source.baseAddress! + ((y + line) * width + x) * 4, byteCount: tileWidth * 4)
                }
            }
            bytesHandedOver += tileWidth * tileHeight * 4
            cairo_surface_mark_dirty(pixels)
            cairo_surface_set_device_scale(pixels, scale, scale)
            var bounds = graphene_rect_t(
                origin: graphene_point_t(x: Float(Double(x) / scale), y: Float(Double(y) / scale)),
                size: graphene_size_t(
                    width: Float(Double(tileWidth) / scale), height: Float(Double(tileHeight) / scale)))
            guard let node = gsk_cairo_node_new(&bounds) else { return nil }
            let context = gsk_cairo_node_get_draw_context(node)
            cairo_set_source_surface(context, pixels, Double(x) / scale, Double(y) / scale)
            cairo_paint(context)
            cairo_destroy(context)
            return node
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
