import TallyScene

extension ResolvedStyle {
    /// Returns the style with everything that depends on the place filled in: a colour or a gradient.
    package func concrete(in context: StyleContext) -> ResolvedStyle {
        if isFinal { return self }
        switch self {
        case .foreground(let level):
            if context.foreground.isEmpty { return .color(StyleContext.label(level: level, context.scheme)) }
            let clamped = min(max(level, 0), context.foreground.count - 1)
            // A foreground that names itself would go round for ever; it means the one outside, the label.
            var outer = context
            outer.foreground = []
            return context.foreground[clamped].concrete(in: outer).fainter(byLevel: level - clamped)
        case .background(let level):
            guard let background = context.background else {
                return .color(StyleContext.background(level: level, context.scheme))
            }
            var outer = context
            outer.background = nil
            return background.concrete(in: outer).fainter(byLevel: level)
        case .fill(let level): return .color(StyleContext.fill(level: level, context.scheme))
        case .tint:
            guard let tint = context.tint else {
                return .color(NamedColor.accentColor.resolved(context.scheme, accent: nil))
            }
            var outer = context
            outer.tint = nil
            return tint.concrete(in: outer)
        case .level(.foreground(let inner), let level):
            return ResolvedStyle.foreground(level: inner + level).concrete(in: context)
        case .level(.background(let inner), let level):
            return ResolvedStyle.background(level: inner + level).concrete(in: context)
        case .level(.fill(let inner), let level): return ResolvedStyle.fill(level: inner + level).concrete(in: context)
        case .level(let base, let level): return base.concrete(in: context).fainter(byLevel: level)
        case .shadowed(let base, let shadow): return .shadowed(base.concrete(in: context), shadow)
        case .opacity(let base, let opacity): return base.concrete(in: context).multiplyingOpacity(by: opacity)
        default: return self
        }
    }

    private func fainter(byLevel level: Int) -> ResolvedStyle {
        level <= 0 ? self : multiplyingOpacity(by: Self.opacity(ofLevel: level))
    }

    private func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
        if case .material(var material) = self {
            material.opacity *= factor
            return .material(material)
        }
        if case .tiles(var tiles) = self {
            tiles.opacity *= factor
            return .tiles(tiles)
        }
        if case .shadowed(let base, var shadow) = self {
            shadow.color.alpha *= factor
            return .shadowed(base.multiplyingOpacity(by: factor), shadow)
        }
        return mapColors { $0.multiplyingOpacity(by: factor) }
    }

    /// Returns a final style with other colours; others stay as they are.
    package func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> ResolvedStyle {
        func changed(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(location: $0.location, color: change($0.color)) }
        }
        return switch self {
        case .color(let color): .color(change(color))
        case .linearGradient(let stops, let start, let end): .linearGradient(changed(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            .radialGradient(changed(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let start, let end):
            .ellipticalGradient(changed(stops), center: center, startFraction: start, endFraction: end)
        case .angularGradient(let stops, let center, let start, let end):
            .angularGradient(changed(stops), center: center, startAngle: start, endAngle: end)
        case .mesh(let mesh): .mesh(mesh.mapColors(change))
        case .material(let material): .material(material.mapColors(change))
        case .shadowed(let base, let shadow): .shadowed(base.mapColors(change), shadow)
        default: self
        }
    }
}
