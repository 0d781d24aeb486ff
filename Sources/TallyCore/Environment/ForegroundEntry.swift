/// A foreground style as it was set, level by level. Levels of the foreground named in it are those of the one around.
package final class ForegroundEntry: Sendable {
    private let styles: [AnyShapeStyle]
    private let outer: ForegroundEntry?

    package init(_ styles: [AnyShapeStyle], outer: ForegroundEntry?) {
        self.styles = styles
        self.outer = outer
    }

    /// Returns the styles from the first level on.
    func levels(in environment: EnvironmentValues) -> [ResolvedStyle] {
        let own = styles.map { $0._resolvedStyle(in: environment).style }
        guard let outer, own.contains(where: \.namesForeground) else { return own }
        let outside = outer.levels(in: environment)
        return own.map { $0.replacingForeground(with: outside) }
    }
}

extension ResolvedStyle {
    /// True if it depends on the foreground style of its place.
    var namesForeground: Bool {
        switch self {
        case .foreground: true
        case .level(let base, _), .opacity(let base, _): base.namesForeground
        default: false
        }
    }

    /// Returns the style with the levels of the foreground that it names taken from a foreground that is not empty.
    func replacingForeground(with foreground: [ResolvedStyle]) -> ResolvedStyle {
        switch self {
        case .foreground(let level):
            let clamped = min(max(level, 0), foreground.count - 1)
            return level > clamped ? .level(foreground[clamped], level - clamped) : foreground[clamped]
        case .level(.foreground(let inner), let level):
            return ResolvedStyle.foreground(level: inner + level).replacingForeground(with: foreground)
        case .level(let base, let level): return .level(base.replacingForeground(with: foreground), level)
        case .opacity(let base, let opacity): return .opacity(base.replacingForeground(with: foreground), opacity)
        default: return self
        }
    }
}

private struct ForegroundKey: EnvironmentKey { static let defaultValue: ForegroundEntry? = nil }
private struct StandardForegroundKey: EnvironmentKey { static let defaultValue: ForegroundEntry? = nil }

extension EnvironmentValues {
    /// What `foregroundStyle` set; nil: nothing did.
    package var foreground: ForegroundEntry? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// What a control or a container draws its views in where `foreground` is nil; nil: in the scheme's labels.
    package var standardForeground: ForegroundEntry? {
        get { self[StandardForegroundKey.self] }
        set { self[StandardForegroundKey.self] = newValue }
    }
}
