/// Which column of an old text a column of the new one replaces.
public enum RollColumns: Hashable, Sendable {
    /// The one of the same place: ones meet ones, the mark of thousands its like.
    case byPlace
    /// The one of the same position counted from the left, so that a digit can meet a group mark.
    case byPosition
}
