import Foundation
import TallyCore

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a gauge style has to show.
public struct GaugeStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct MarkedValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The share of the bounds, from 0 to 1.
    public var value: Double
    public var label: GaugeStyleConfiguration.Label
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
    public var markedValueLabels: GaugeStyleConfiguration.MarkedValueLabel?
}

/// The style of gauges where none is set: it looks like `linearCapacity`.
public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// The label, below it a line that is filled so far, and below that the current value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeLine(share: configuration.value, marker: false)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A line with a mark at the value; the label is not shown.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.minimumValueLabel
            GaugeLine(share: configuration.value, marker: true)
            configuration.maximumValueLabel
        }
        .font(.footnote)
    }
}

/// A line that is filled so far; the label is not shown.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
            GaugeLine(share: configuration.value, marker: false)
            configuration.currentValueLabel
        }
        .font(.footnote)
    }
}

/// An open ring with a mark at the value, which stands in the middle; at its ends the bounds, or else the label.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(share: configuration.value, isOpen: true) {
            configuration.currentValueLabel
        } below: {
            if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                HStack(spacing: 4) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
            } else {
                configuration.label
            }
        }
    }
}

/// A ring that is filled so far, with the value in its middle; the label is not shown.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(share: configuration.value, isOpen: false) {
            configuration.currentValueLabel
        } below: {
            EmptyView()
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension GaugeStyleConfiguration: StyleConfiguration {
    package static var standardStyle: DefaultGaugeStyle { DefaultGaugeStyle() }
    package typealias StandardBody = GaugeStyleBody<DefaultGaugeStyle>
}

package struct GaugeStyleBody<S: GaugeStyle>: StyleBody {
    @Installed var style: S
    let configuration: GaugeStyleConfiguration

    package init(style: S, configuration: GaugeStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier<GaugeStyleBody<S>>(style))
    }
}
