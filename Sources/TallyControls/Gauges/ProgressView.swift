import Foundation
import TallyCore
import TallyUI

/// Shows how much of something is done: a bar that fills, or a wheel that turns while that is not known.
///
/// Values outside 0...total are shown at the nearer end; a total that is not above 0 is nothing done.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    /// What says how much is done, where that is the time.
    var timer: ProgressTimer?

    init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        currentValueLabel = current
    }

    static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let share = Double(value) / Double(total)
        return Double(total) > 0 && share > 0 ? Swift.min(share, 1) : 0
    }

    @MainActor @ViewBuilder public var body: some View {
        if let timer {
            TimelineView(ProgressTimerSchedule(interval: timer.interval)) { face(timer.share(at: $0.date)) }
        } else {
            face(fraction)
        }
    }

    @MainActor private func face(_ fraction: Double?) -> some View {
        StyledControl(
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
                currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }

    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), current: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), current: nil)
    }

    /// - Parameter value: how much is done; nil: not known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, current: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), current: nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), current: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(title), current: nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
    }

    /// The progress that a style was given to show, in the style outside of that one.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            current: configuration.currentValueLabel)
    }
}
