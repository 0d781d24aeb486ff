/// Where columns were bound for since a change.
struct RollWatch {
    let serial: Int
    private(set) var ranges: [Int: ClosedRange<Int>]

    init(serial: Int, cells: [RollCell]) {
        self.serial = serial
        ranges = cells.reduce(into: [:]) { $0[$1.id] = $1.strip.target...$1.strip.target }
    }

    mutating func extend(_ cells: [RollCell]) {
        for cell in cells {
            let target = cell.strip.target
            guard let range = ranges[cell.id] else { continue }
            ranges[cell.id] = min(range.lowerBound, target)...max(range.upperBound, target)
        }
    }
}
