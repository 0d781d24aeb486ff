/// Holds the holder of a number's board, made when it is first needed: each time a number is written a memory is made for it, and
/// all but the first are dropped.
@MainActor
final class RollMemory {
    private(set) lazy var holder = BoardHolder(RollBoard())
    private(set) lazy var place = RollPlace()
}
