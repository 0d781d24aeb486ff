/// Where columns were bound for since a change.
struct RollWatch: Equatable {
    let serial: Int
    private var reaches: [Reach]

    private struct Reach: Equatable, Identifiable {
        let id: Int
        var range: ClosedRange<Int>
    }

    init(serial: Int, cells: [RollCell]) {
        self.serial = serial
        reaches = cells.map { Reach(id: $0.id, range: $0.strip.target...$0.strip.target) }
    }

    /// Takes in where columns are bound for now; those that have come since do not count.
    mutating func extend(_ cells: [RollCell]) {
        var finder = RollFinder(reaches)
        for cell in cells {
            guard let place = finder.index(of: cell.id) else { continue }
            let (target, range) = (cell.strip.target, reaches[place].range)
            reaches[place].range = min(range.lowerBound, target)...max(range.upperBound, target)
        }
    }

    /// Drops the faces that columns have left behind for good, but for as many as motion may go too far by.
    func drop(from cells: inout [RollCell], margin: Int) {
        var finder = RollFinder(reaches)
        for place in cells.indices {
            guard let range = finder.element(cells[place].id)?.range else { continue }
            cells[place].strip.keep(range.lowerBound - margin...range.upperBound + margin)
        }
    }
}
