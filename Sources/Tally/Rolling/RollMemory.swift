/// Holds the board of a number, made when it is first needed: each time a number is written a memory is made for it, and
/// all but the first are dropped.
@MainActor
final class RollMemory {
    private(set) lazy var board = RollBoard()
}
