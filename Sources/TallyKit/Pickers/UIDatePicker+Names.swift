extension UIDatePicker {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        /// Hours and minutes of a duration.
        case countDownTimer = 3
        case yearAndMonth = 4
    }
}
