import Foundation

// What lazy layouts are told of rows that are not made.
extension LayoutSubviews {
    /// The views and the gaps between them, in order.
    package var pieces: [NearRows.Piece] { onMain { rows?.pieces ?? indices.map { .view($0) } } }

    /// Returns the points of each gap, where the views have the lengths given.
    ///
    /// - Parameters:
    ///   - columns: of a grid, how many rows make a line.
    ///   - shared: of a grid, what of each gap stands in lines with views.
    package func lengthsOfGaps(
        _ lengths: [CGFloat], spacing: CGFloat, columns: Int = 1, shared: [NearRows.SharedLines] = []
    ) -> [CGFloat] {
        onMain {
            let lengths = lengths.map(Double.init)
            return rows?.lengthsOfGaps(lengths, spacing: Double(spacing), columns: columns, shared: shared)
                .map { CGFloat($0) } ?? []
        }
    }

    /// Tells how the views are laid out, before the gaps are placed.
    package func note(_ lengths: [CGFloat], spacing: CGFloat, columns: Int = 1, mirror: CGFloat? = nil) {
        onMain {
            rows?.note(
                lengths.map(Double.init), spacing: Double(spacing), columns: columns, mirror: mirror.map(Double.init))
        }
    }

    /// Returns how many rows a gap stands for.
    package func rows(inGap index: Int) -> Int { onMain { rows?.gaps[index].rows.count ?? 0 } }

    /// Returns what the rows of a gap tell the layout by what stands around all of them.
    package func value<K: LayoutValueKey>(_ key: K.Type, ofGap index: Int) -> K.Value {
        onMain { rows?.gaps[index].source.layoutValue(K.self) ?? K.defaultValue }
    }

    /// Returns whether each row of a gap begins lines of its own, as `noteWide` has found out.
    package func isWide(gap index: Int) -> Bool { onMain { rows?.gaps[index].source.isWide ?? false } }

    /// Finds out of which gaps the rows begin lines of their own.
    ///
    /// - Parameter begins: whether a view does, of rows that tell `Key` by what stands around all of them.
    package func noteWide<Key: LayoutValueKey>(_ key: Key.Type, _ begins: @MainActor (Key.Value, Key.Value) -> Bool) {
        onMain {
            rows?.noteWide { element, source in begins(element.layoutValue(Key.self), source.layoutValue(Key.self)) }
        }
    }

    package func place(
        gap index: Int, at start: CGFloat, length: CGFloat, track: Int = 0,
        shared: NearRows.SharedLines = NearRows.SharedLines()
    ) {
        // Where a guide is looked for nothing is placed.
        onMain {
            if !Placement.isRecording {
                rows?.place(gap: index, at: Double(start), length: Double(length), track: track, shared: shared)
            }
        }
    }
}
