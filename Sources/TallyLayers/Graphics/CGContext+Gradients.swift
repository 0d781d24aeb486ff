public import Foundation
internal import TallyCore
internal import TallyScene

extension CGContext {
    /// - Parameter options: what is painted beyond the two points; without any, nothing is.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint else { return }
        // Half as long again at both ends: what lies there is unseen where the gradient does not go on.
        let (half, start, end) = (0.5, Point(startPoint), Point(endPoint))
        let (width, height) = (end.x - start.x, end.y - start.y)
        paint(
            .linearGradient(
                gradient.stops(options) { ($0 + half) / 2 },
                from: Point(x: start.x - half * width, y: start.y - half * height),
                to: Point(x: end.x + half * width, y: end.y + half * height)))
    }

    /// From the circle about the start to that about the end, both about the end's centre.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startRadius != endRadius, startRadius >= 0, endRadius >= 0 else { return }
        // From the centre to twice as far as the larger circle.
        let (start, end) = (Double(startRadius), Double(endRadius))
        let reach = 2 * max(start, end)
        let stops = gradient.stops(options) { (start + $0 * (end - start)) / reach }
        paint(
            .radialGradient(
                start > end ? stops.reversed() : stops, center: Point(endCenter), startRadius: 0, endRadius: reach))
    }

    /// Fills the clip with a paint of the current space.
    private func paint(_ paint: Paint) {
        guard let clip = state.clip else { return }
        let area = state.map.inverted().affine.apply(clip.bounds)
        draw(.roundedRect(area, radius: 0, paint), at: state.map.affine, opacity: state.alpha)
    }
}

extension CGGradient {
    /// The colours, and nothing beyond the ends that do not go on.
    ///
    /// - Parameter place: where a location of the gradient is in what is painted.
    fileprivate func stops(_ options: CGGradientDrawingOptions, _ place: (Double) -> Double) -> [Paint.Stop] {
        var all = stops.sorted { $0.location < $1.location }
        guard let first = all.first, let last = all.last else { return [] }
        // Two at one place: one side ends in the first, and the other begins with the second.
        if !options.contains(.drawsBeforeStartLocation) {
            let start = min(first.location, 0)
            all.insert(Paint.Stop(location: start, color: first.color), at: 0)
            all.insert(Paint.Stop(location: start, color: first.color.unseen), at: 0)
        }
        if !options.contains(.drawsAfterEndLocation) {
            let end = max(last.location, 1)
            all.append(Paint.Stop(location: end, color: last.color))
            all.append(Paint.Stop(location: end, color: last.color.unseen))
        }
        return all.map { Paint.Stop(location: place($0.location), color: $0.color) }
    }
}

extension RGBA {
    fileprivate var unseen: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }
}
