public import Foundation
import TallyCore
import TallyUI

/// How date pickers look and what chooses a date in them.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a date picker style has to show and to choose.
public struct DatePickerStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: DatePickerStyleConfiguration.Label
    /// As it is, also out of the range; a style brings into the range what it writes.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; nil: there is none.
    public let minimumDate: Date?
    /// The latest date that can be chosen; nil: there is none.
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// The compact style.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// The label, and capsules that open a calendar and wheels for the time.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// The calendar of a month, and below it the time.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// Wheels in the order in which the locale writes them.
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The compact style.
    public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The label, and capsules that open a calendar and wheels for the time.
    public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The calendar of a month, and below it the time.
    public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels in the order in which the locale writes them.
    public static var wheel: WheelDatePickerStyle { .init() }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
    package static var standardStyle: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    package typealias StandardBody = DatePickerStyleBody<DefaultDatePickerStyle>
}

package struct DatePickerStyleBody<S: DatePickerStyle>: StyleBody {
    @Installed var style: S
    let configuration: DatePickerStyleConfiguration

    package init(style: S, configuration: DatePickerStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    /// Sets how date pickers in the view look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(StyleModifier<DatePickerStyleBody<S>>(style))
    }
}
