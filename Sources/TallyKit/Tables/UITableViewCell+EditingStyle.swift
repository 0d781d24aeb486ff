extension UITableViewCell {
    /// What a person may do with a row while rows are edited.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }
}
