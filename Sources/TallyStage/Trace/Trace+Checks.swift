public import Foundation

extension Trace {
    /// Returns whether neither place nor size jumps by more than `points` in a frame, nor the opacity by more than
    /// `opacity`.
    ///
    /// See `Series.isContinuous(within:)` for what a jump is. An element that comes or goes does so at opacity 0: one
    /// that is there at once jumps, unless it comes past the edge of its clip or of the stage, or is the text that the
    /// characters of a content transition stood for. What moves while nobody could see it is left out, and so is the
    /// length of a text that reads otherwise.
    public func isContinuous(within points: Double = 0.5, opacity: Double = 0.01) -> Check {
        firstJump(within: points, opacity: opacity)?.check
            ?? .passed("\(subject) is continuous within \(points.printed) pt over \(times.count) frames")
    }

    func firstJump(within points: Double, opacity: Double) -> (frame: Int, check: Check)? {
        var found: [(frame: Int, check: Check)] = []
        func look(_ series: Series, _ limit: Double, in range: Range<Int>? = nil) {
            guard let jump = series.firstJump(above: limit, in: range) else { return }
            found.append((series.frames[jump.index], series.failure(jump, limit)))
        }
        for stay in stays { look(stay, opacity) }
        let paths: [KeyPath<Sample, CGFloat>] =
            [\.midY, \.height] + (texts.count < 2 ? [\.midX, \.width] : [\.minX])
        for stretch in visibleStretches {
            for path in paths { look(stretch.trace.series(path), points, in: stretch.judged) }
        }
        return found.min { $0.frame < $1.frame }
    }

    /// The opacity in each run of frames in which it is there, from 0 and to 0 where it comes and goes in plain sight.
    private var stays: [Series] {
        var stays: [Series] = []
        func add(_ frame: Int, _ opacity: Double) {
            stays[stays.count - 1].frames.append(frame)
            stays[stays.count - 1].times.append(times[frame])
            stays[stays.count - 1].values.append(opacity)
        }
        for (index, sample) in samples.enumerated() {
            if index == 0 || samples[index - 1].frame + 1 < sample.frame {
                stays.append(Series(name: "opacity", subject: subject, frames: [], times: [], values: []))
                if sample.frame > 0, !sample.isCut, !sample.takesOver { add(sample.frame - 1, 0) }
            }
            add(sample.frame, sample.opacity)
            let goes = index + 1 == samples.count || samples[index + 1].frame > sample.frame + 1
            if goes, sample.frame + 1 < times.count, !sample.isCut, !sample.handsOver { add(sample.frame + 1, 0) }
        }
        return stays
    }

    /// The samples of each run of frames in which it could be seen.
    ///
    /// A run of two has one step and nothing to compare it with: there the frames around say how fast it was.
    private var visibleStretches: [(trace: Trace, judged: Range<Int>)] {
        var runs: [Range<Int>] = []
        for (index, sample) in samples.enumerated() where sample.isVisible {
            if let last = runs.last, last.upperBound == index, samples[index - 1].frame + 1 == sample.frame {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs.map { run in
            var stretch = self
            let first = run.count == 2 ? max(0, run.lowerBound - 3) : run.lowerBound
            let end = run.count == 2 ? min(samples.count, run.upperBound + 3) : run.upperBound
            stretch.samples = Array(samples[first..<end])
            return (stretch, run.lowerBound - first..<run.upperBound - first)
        }
    }

    /// Returns whether the two are never seen upon one another by more than `tolerance` points in both directions.
    public func neverOverlaps(_ other: Trace, tolerance: CGFloat = 0.5) -> Check {
        for sample in samples where sample.isVisible {
            guard let rival = other[frame: sample.frame], rival.isVisible else { continue }
            let common = sample.rect.intersection(rival.rect)
            if !common.isNull, common.width > tolerance, common.height > tolerance {
                return .failed(
                    "frame \(sample.frame), at \(sample.time.printedTime) s: \(subject) at \(sample.rect.printed) and "
                        + "\(other.subject) at \(rival.rect.printed) overlap by "
                        + "\(Double(common.width).printed) × \(Double(common.height).printed); \(Double(tolerance)) is allowed"
                )
            }
        }
        return .passed("\(subject) and \(other.subject) never overlap")
    }

    /// Returns whether nothing of it that could be seen is ever outside of a rectangle by more than `tolerance` points.
    public func stays(in bounds: CGRect, tolerance: CGFloat = 0.5) -> Check {
        let loose = bounds.insetBy(dx: -tolerance, dy: -tolerance)
        for sample in samples where sample.isVisible && !loose.contains(sample.rect) {
            return .failed(
                "frame \(sample.frame), at \(sample.time.printedTime) s: \(subject) at \(sample.rect.printed) is not "
                    + "inside \(bounds.printed); \(Double(tolerance)) beyond is allowed")
        }
        return .passed("\(subject) stays inside \(bounds.printed)")
    }

    /// Whether nothing of it changes in any frame: not its place, opacity or colour, nor what it reads.
    public var isStill: Check {
        for (before, after) in zip(samples, samples.dropFirst()) where before.state != after.state {
            return .failed(
                "frame \(after.frame), at \(after.time.printedTime) s: \(subject) changes from \(before.state) to "
                    + after.state)
        }
        return samples.count == times.count
            ? .passed("\(subject) is still over \(times.count) frames")
            : .failed("\(subject) is there in \(samples.count) of \(times.count) frames only")
    }
}

extension Trace.Sample {
    /// Whether the edge of a clip or of the stage runs through it or hides it.
    fileprivate var isCut: Bool { visibleShare < 0.999 }
}
