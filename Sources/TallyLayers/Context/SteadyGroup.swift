internal import Foundation
internal import TallyCore
internal import TallyScene

/// Layers that one pace moves or fades: a frame computes the pace once, and writes to their segments.
@MainActor
final class SteadyGroup {
    let pace: SteadyMotion.Pace
    let property: LayerProperty
    private var entries: [Entry] = []

    private struct Entry {
        // unsafe: a layer leaves the group before it lets go of its segment.
        let cell: UnsafeMutablePointer<SegmentCell>
        /// What is shown at progress 0, and what the whole way adds.
        let origin: SIMD2<Double>
        let way: SIMD2<Double>
        let layer: Unmanaged<CALayer>
    }

    init(_ pace: SteadyMotion.Pace, _ property: LayerProperty) {
        self.pace = pace
        self.property = property
    }

    var isEmpty: Bool { entries.isEmpty }

    func add(_ layer: CALayer, _ segment: Segment, from origin: SIMD2<Double>, way: SIMD2<Double>) {
        layer.steadyGroup = self
        layer.steadyIndex = entries.count
        entries.append(
            Entry(cell: segment.cell, origin: origin, way: way, layer: Unmanaged.passUnretained(layer)))
    }

    func remove(_ layer: CALayer) {
        let index = layer.steadyIndex
        layer.steadyGroup = nil
        layer.steadyIndex = -1
        let last = entries.removeLast()
        guard index < entries.count else { return }
        entries[index] = last
        last.layer._withUnsafeGuaranteedRef { $0.steadyIndex = index }
    }

    func show(at time: Double) {
        let progress = pace.progress(at: time)
        if property == .opacity {
            for entry in entries {
                entry.cell.fade(to: min(max(entry.origin.x + entry.way.x * progress, 0), 1))
            }
        } else {
            entries.withUnsafeBufferPointer { entries in
                for index in entries.indices {
                    if index &+ 8 < entries.count { entries[index &+ 8].cell.prefetch() }
                    let place = entries[index].origin + entries[index].way * progress
                    entries[index].cell.move(x: place.x, y: place.y)
                }
            }
        }
    }
}

extension CALayer {
    /// Leaves what moves many layers alike: this one has to be looked at by itself.
    final func leaveSteadyGroup() {
        guard steadyGroup != nil else { return }
        let layer = OnMain(self)
        MainActor.assumeIsolated { layer.value.context?.player.leave(layer.value) }
    }

    /// Has the layer moved together with those that the same pace moves, where nothing else is to be done for it.
    @MainActor final func joinSteadyGroup() {
        guard steadyGroup == nil, let context, attached.count == 1, let running = attached[0].running,
            attached[0].driver == nil, attached[0].animation.isRemovedOnCompletion, let steady = running.steady,
            !context.hasTiming, !context.hasReplicators, let drawing, drawing.isSimplyPlaced,
            ownMotionEnd == -.infinity, parent.map({ !$0.placesChildrenInSpace($0.shownValues) }) ?? true
        else { return }
        let way = steady.to - steady.from
        switch steady.property {
        case .position:
            guard !modelValues.hasMaps else { return }
            var values = modelValues
            values.position = CGPoint(
                steady.isAdditive
                    ? SIMD2(values.position.x, values.position.y) + steady.from : steady.from)
            let place = drawing.placement(of: values)
            context.player.join(self, drawing.outer, steady, from: SIMD2(place.x, place.y), way: way)
        case .opacity:
            // What fades as one picture needs to be told when that begins and ends.
            guard !drawing.drawsSeveral, !modelValues.isHidden else { return }
            let base = steady.isAdditive ? modelValues.opacity : 0
            context.player.join(self, drawing.outer, steady, from: SIMD2(base + steady.from.x, 0), way: way)
        default: break
        }
    }
}
