import Foundation
import TallyCore

/// What a text is written with where it is no plain colour. Two that look alike in both schemes are equal.
struct TextFill: Equatable, Sendable {
    private let style: AnyShapeStyle
    private let light: ResolvedStyle
    private let dark: ResolvedStyle

    init<S: ShapeStyle>(_ style: S) {
        self.style = AnyShapeStyle(style)
        var environment = EnvironmentValues()
        environment.colorScheme = .light
        light = style._resolvedStyle(in: environment).style
        environment.colorScheme = .dark
        dark = style._resolvedStyle(in: environment).style
    }

    func concrete(in environment: EnvironmentValues) -> ResolvedStyle { environment.concreteStyle(style) }

    static func == (a: TextFill, b: TextFill) -> Bool { a.light == b.light && a.dark == b.dark }
}

extension Text {
    /// Returns the style that the whole text is written with; nil: the one of the place.
    func foreground(in environment: EnvironmentValues) -> ResolvedStyle? {
        if let fill = style.fill { return fill.concrete(in: environment) }
        if case .some(.some(let color)) = style.color { return .color(color.resolve(in: environment)) }
        return nil
    }
}

extension Text.Style {
    /// Returns the colour that the text says, if it says one: of a gradient the first.
    func ownColor(in environment: EnvironmentValues) -> Color.Resolved? {
        if let fill { return fill.concrete(in: environment).firstColor }
        return (color ?? nil)?.resolve(in: environment)
    }
}

extension ResolvedStyle {
    var firstColor: Color.Resolved? {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            stops.first?.color
        case .mesh(let mesh): mesh.colors.first
        case .material(let material): material.tint
        case .shadowed(let base, _): base.firstColor
        default: nil
        }
    }
}
