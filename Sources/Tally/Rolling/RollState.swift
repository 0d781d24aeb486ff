/// What a board shows, apart from what it counts: a change that is taken back leaves it as it was.
struct RollState: Equatable {
    var text: NumberText?
    var identity: RollIdentity?
    /// Those that leave first, then the columns of the text from left to right.
    var cells: [RollCell] = []
    /// For each token of the text, the id of its column.
    var idOfToken: [Int] = []
    /// The change after which columns may begin or end elsewhere that the columns are of.
    var generation = 0
    /// Whether columns come or go.
    var isOpen = false
    /// Whether there are columns in the rows before and behind the digits.
    var hasHead = false
    var hasTail = false
    /// Nothing moves: faces that were passed are not seen any more.
    var isAtRest = true
    /// The way that the last change let most digits roll: +1 if up, −1 if down; 0 if none did.
    var way = 0
    /// The numbers of the changes within the last moment, but for the one that found everything at rest.
    var recent: [Int] = []
    /// How many changes in a row came within a moment of the one before.
    var run = 0
}

extension RollState {
    /// Finds out in which rows columns stand. A row stays until the motion is over: its room closes.
    mutating func noteRows() {
        if !isOpen { (hasHead, hasTail) = (false, false) }
        for index in cells.indices {
            if cells[index].side == .head { hasHead = true }
            if cells[index].side == .tail { hasTail = true }
        }
    }

    /// Drops what was passed on the way here, which nobody sees when nothing moves.
    mutating func dropPassedFaces() {
        for index in cells.indices {
            let target = cells[index].strip.target
            cells[index].strip.keep(target...target)
            cells[index].entrance = 0
            cells[index].stack?.comesToRest()
        }
    }

    /// Drops what drums that are as good as at rest show no more: else the next change would lead through what was there before the last one.
    ///
    /// By then a spring stays within a sixth of its way, on either side.
    ///
    /// - Parameter before: What the last change began from; nil: it is not known any more.
    mutating func dropFacesOutOfSight(since before: RollState?) {
        var finder = RollFinder(before?.cells ?? [])
        for index in cells.indices where !cells[index].isLeaving {
            let target = cells[index].strip.target
            let way = finder.element(cells[index].id).map { target - $0.strip.target } ?? cells[index].entrance
            let reach = abs(way) / 6
            cells[index].strip.keep((target - reach)...(target + reach))
        }
    }
}
