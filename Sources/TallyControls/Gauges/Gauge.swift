import Foundation
import TallyCore
import TallyUI

/// A value within a range, shown as how far a line or an arc is filled.
///
/// The value is held within the bounds; not a number, and bounds whose length is not a finite number above 0, show as empty. A change moves as its
/// transaction says. Assistive technology is told the label, and the share in percent.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let value: Double
    private let label: Label
    private let current: CurrentValueLabel?
    private let minimum: BoundsLabel?
    private let maximum: BoundsLabel?

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let share = (Double(value) - Double(bounds.lowerBound)) / length
        self.value = length > 0 && length.isFinite && share > 0 ? Swift.min(share, 1) : 0
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
    }

    @MainActor public var body: some View {
        StyledControl(
            configuration: GaugeStyleConfiguration(
                value: value, label: .init(content: AnyView(label)),
                currentValueLabel: current.map { .init(content: AnyView($0)) },
                minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
                maximumValueLabel: maximum.map { .init(content: AnyView($0)) }, markedValueLabels: nil)
        )
        .modifier(
            AccessibilityAttachmentModifier(
                AccessibilityChange(
                    value: Text(verbatim: "\(Int((value * 100).rounded()))%"), isElement: true)))
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }

    /// The labels of marked values are not shown.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }

    /// The labels of marked values are not shown.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}
