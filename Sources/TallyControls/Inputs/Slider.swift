import Foundation
import TallyCore
import TallyUI

/// A control that chooses a value of a range: by dragging its knob, or with the arrow keys.
///
/// A press within 22 points of the knob's middle takes hold of it where it is; one elsewhere on the track does nothing, so that a list
/// scrolls there.
///
/// Values outside the range are shown at its nearer end; a value that is not a number at the lower one. A range whose length
/// is not a finite number above 0 shows its lower end, and nothing is chosen in it. Steps count from the lower bound; the
/// arrows move by a step, or a tenth of the range. From right to left the lower bound is at the right.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let share: Binding<Double>
    /// The share of the range that an arrow key moves by.
    private let keyStep: Double
    private let shown: String
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.layoutDirection) private var direction

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let lower = Double(bounds.lowerBound)
        let distance = Double(bounds.upperBound) - lower
        let length = distance > 0 && distance.isFinite ? distance : 0
        let stride = step.map { Double($0) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        func clamped(_ share: Double) -> Double { share > 0 ? Swift.min(share, 1) : 0 }
        share = Binding(
            reading: { length > 0 ? clamped((Double(value.wrappedValue) - lower) / length) : 0 },
            writing: { share in
                guard length > 0 else { return }
                var distance = clamped(share) * length
                if let stride {
                    // The last step may be a shorter one than leads out of the range.
                    distance =
                        Swift.min((distance / stride).rounded(), (length / stride + 1e-9).rounded(.down)) * stride
                }
                let new = V(lower + distance)
                if new != value.wrappedValue { value.wrappedValue = new }
            })
        keyStep = length > 0 ? Swift.min(1, (stride ?? length / 10) / length) : 0
        shown = "\(Int((share.wrappedValue * 100).rounded()))%"
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel
            SliderTrack(share: share, onEditingChanged: onEditingChanged)
            maximumValueLabel
        }
        .modifier(FocusableModifier { keyPressed($0, $1) })
        .modifier(
            AccessibilityAttachmentModifier(
                AccessibilityChange(
                    label: label as? Text, value: Text(verbatim: shown), isElement: true, ignoresChildren: true,
                    actions: AccessibilityChange.adjustment { adjust($0) }.actions)))
    }

    @MainActor private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        share.wrappedValue += direction == .increment ? keyStep : -keyStep
    }

    @MainActor private func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let now = share.wrappedValue
        let right = direction == .rightToLeft ? -keyStep : keyStep
        switch key {
        case .leftArrow: share.wrappedValue = now - right
        case .rightArrow: share.wrappedValue = now + right
        case .downArrow: share.wrappedValue = now - keyStep
        case .upArrow: share.wrappedValue = now + keyStep
        case .home: share.wrappedValue = 0
        case .end: share.wrappedValue = 1
        default: return false
        }
        return true
    }
}

/// A track of 4 points with a knob of 28, the sizes of iOS.
private struct SliderTrack: View {
    let share: Binding<Double>
    let onEditingChanged: (Bool) -> Void
    /// While the knob is dragged, how far from its middle it is held.
    @State private var grip: CGFloat?
    @GestureState private var isHeld = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    private static let knob: CGFloat = 28
    /// Points around the knob's middle in which a press takes hold of it.
    private static let reach: CGFloat = 22

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            let way = Swift.max(0, width - Self.knob)
            let x = way * CGFloat(share.wrappedValue)
            ZStack(alignment: .leading) {
                Capsule().fill(ControlFill.track).frame(height: 4)
                Capsule().fill(.tint).frame(width: x + Self.knob / 2, height: 4)
                Circle().fill(.white)
                    .frame(width: Self.knob, height: Self.knob)
                    .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
                    .offset(x: isMirrored ? -x : x)
            }
            .frame(height: proxy.size.height)
            .contentShape(held(at: isMirrored ? width - x - Self.knob / 2 : x + Self.knob / 2, proxy.size.height))
            .gesture(drag(way: way, at: x) { isMirrored ? width - $0 : $0 })
        }
        .frame(height: 31)
        .opacity(isEnabled ? 1 : 0.5)
        .onChange(of: isHeld) { _, isHeld in
            grip = isHeld ? grip : nil
            onEditingChanged(isHeld)
        }
    }

    private var isMirrored: Bool { direction == .rightToLeft }

    private func held(at middle: CGFloat, _ height: CGFloat) -> Path {
        Path(CGRect(x: middle - Self.reach, y: 0, width: 2 * Self.reach, height: height))
    }

    /// - Parameter place: how far from the lower end an x of the view is.
    private func drag(way: CGFloat, at x: CGFloat, place: @escaping (CGFloat) -> CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { drag in
                let held = grip ?? place(drag.startLocation.x) - (x + Self.knob / 2)
                if grip == nil { grip = held }
                guard way > 0 else { return }
                share.wrappedValue = Double((place(drag.location.x) - held - Self.knob / 2) / way)
            }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// - Parameter onEditingChanged: called with true when a drag begins, and with false when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// The label is not shown; it tells assistive technology what the slider is for.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}
