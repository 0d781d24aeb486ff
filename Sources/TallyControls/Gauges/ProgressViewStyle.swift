import Foundation
import TallyCore
import TallyUI

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a progress style has to show.
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The share that is done, 0...1; nil if it is not known.
    public let fractionCompleted: Double?
    public var label: ProgressViewStyleConfiguration.Label?
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// A bar where it is known how much is done, else a wheel.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar of 4 points; a wheel where it is not known how much is done.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            if let fraction = configuration.fractionCompleted {
                ProgressBar(fraction: fraction)
            } else {
                ProgressWheel()
            }
            if let current = configuration.currentValueLabel {
                current.font(.caption).standardForeground(.secondary)
            }
        }
        .modifier(TintUnlessNil(tint: tint))
    }
}

/// A ring that fills where it is known how much is done, else a wheel that turns.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            if let fraction = configuration.fractionCompleted {
                ProgressRing(fraction: fraction)
            } else {
                ProgressWheel()
            }
            if let label = configuration.label { label.standardForeground(.secondary) }
            if let current = configuration.currentValueLabel {
                current.font(.caption).standardForeground(.secondary)
            }
        }
        .modifier(TintUnlessNil(tint: tint))
    }
}

/// The tint of a style, if it has one of its own.
private struct TintUnlessNil: ViewModifier {
    let tint: Color?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
    package static var standardStyle: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    package typealias StandardBody = ProgressViewStyleBody<DefaultProgressViewStyle>
}

package struct ProgressViewStyleBody<S: ProgressViewStyle>: StyleBody {
    @Installed var style: S
    let configuration: ProgressViewStyleConfiguration

    package init(style: S, configuration: ProgressViewStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier<ProgressViewStyleBody<S>>(style))
    }
}

private struct ProgressBar: View {
    let fraction: Double

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(ControlFill.track)
                Capsule().fill(.tint).frame(width: proxy.size.width * CGFloat(fraction))
            }
        }
        .frame(height: 4)
    }
}

private struct ProgressRing: View {
    let fraction: Double
    @Environment(\.controlSize) private var size

    var body: some View {
        let line = size.wheel * 0.15
        ZStack {
            Circle().stroke(ControlFill.track, lineWidth: line)
            Circle().trim(from: 0, to: CGFloat(fraction))
                .stroke(.tint, style: StrokeStyle(lineWidth: line, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .padding(line / 2)
        .frame(width: size.wheel, height: size.wheel)
    }
}

extension ControlSize {
    /// Points across a wheel or a ring: the two sizes of iOS.
    fileprivate var wheel: CGFloat {
        switch self {
        case .mini, .small, .regular: 20
        case .large, .extraLarge: 37
        }
    }
}

/// Eight spokes in the tint, or in grey, of which the strongest goes round once a second.
private struct ProgressWheel: View {
    private static let spokes = 8
    @Environment(\.tintStyle) private var tint
    @Environment(\.controlSize) private var size

    var body: some View {
        let unit = size.wheel / 20
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / Double(Self.spokes))) { context in
            let step = (context.date.timeIntervalSinceReferenceDate * Double(Self.spokes)).rounded()
            ZStack {
                ForEach(0..<Self.spokes, id: \.self) { spoke in
                    Capsule().fill(tint ?? AnyShapeStyle(.gray))
                        .frame(width: 2.5 * unit, height: 6 * unit)
                        .offset(y: -7 * unit)
                        .opacity(0.2 + 0.8 * Double(spoke) / Double(Self.spokes - 1))
                        .rotationEffect(.degrees(360 * Double(spoke) / Double(Self.spokes)))
                }
            }
            .rotationEffect(.degrees(360 * step / Double(Self.spokes)))
            .frame(width: size.wheel, height: size.wheel)
        }
    }
}
