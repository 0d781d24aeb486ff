public import Foundation
import TallyControls
import TallyCore
import TallyLayers

/// Wheels that choose a date, a time or a duration, in the order and the words of the locale.
///
/// `valueChanged` is sent when a wheel that a person has turned rests on something else. What cannot be chosen is pale, and a wheel that
/// is turned there goes back to what can.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    final let wheels = DatePickerWheels()
    /// Nil: what plays has not said yet what the time is.
    final var moment: Date?
    /// Kept apart from the date, as the modes are.
    final var seconds: TimeInterval = 0

    /// A frame without a size becomes 320 by 216 points. The date is that of what plays, now or when the picker is shown.
    public override init(frame: CGRect) {
        moment = Runtime.current?.date
        super.init(frame: CGRect(origin: frame.origin, size: wheels.picker.sized(frame.size)))
        setUp()
    }

    public required init?(coder: NSCoder) {
        moment = Runtime.current?.date
        super.init(coder: coder)
        super.frame.size = wheels.picker.sized(.zero)
        setUp()
    }

    private func setUp() {
        addSubview(wheels.picker)
        wheels.attach(to: self)
    }

    open override var intrinsicContentSize: CGSize { wheels.picker.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Value

    /// Within the two ends, and at a step of `minuteInterval` where that is rounded to. Setting it sends no event.
    open var date: Date {
        get { chosenDate }
        set { setDate(newValue, animated: false) }
    }
    open func setDate(_ date: Date, animated: Bool) {
        moment = rules.shown(date)
        wheels.show(animated: animated)
    }
    /// Of the mode `countDownTimer`, in whole minutes: from the interval of minutes to a minute less than a day.
    open var countDownDuration: TimeInterval {
        get { chosenDuration }
        set {
            seconds = newValue.isFinite ? newValue : 0
            wheels.show(animated: false)
        }
    }

    // MARK: What can be chosen

    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { wheels.load() } }
    }
    /// One that is later than the other end: neither counts.
    open var minimumDate: Date? {
        didSet { wheels.load() }
    }
    open var maximumDate: Date? {
        didSet { wheels.load() }
    }
    /// A divisor of 60 up to 30; anything else is 1.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            wheels.load()
        }
    }
    /// Whether `date` is at a step of the interval too, or as it was set until a person changes it.
    open var roundsToMinuteInterval = true

    // MARK: Words

    /// Nil: that of what plays.
    open var locale: Locale? {
        didSet { wheels.load() }
    }
    /// Set to nil: that of what plays.
    open var calendar: Calendar! {
        get { rules.calendar }
        set {
            ownCalendar = newValue
            wheels.load()
        }
    }
    final var ownCalendar: Calendar?
    /// Nil: that of what plays.
    open var timeZone: TimeZone? {
        didSet { wheels.load() }
    }

    // MARK: Look

    /// Kept: each is shown as wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var datePickerStyle: UIDatePickerStyle { .wheels }

    // MARK: For the class

    package override func stateDiffers() {
        wheels.picker.isUserInteractionEnabled = isEnabled
        alpha = isEnabled ? 1 : ControlMotion.disabled
    }

    package override func layOutOwn() {
        super.layOutOwn()
        wheels.picker.frame = bounds
    }

    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        wheels.load()
    }

    package override func windowChanged() {
        super.windowChanged()
        guard window != nil else { return }
        if moment == nil { moment = layer.context?.runtime.date }
        wheels.load()
    }

    // The wheels are told of, each by itself.
    package override var isStandardElement: Bool { false }
}
