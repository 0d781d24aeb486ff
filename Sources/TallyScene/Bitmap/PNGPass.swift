/// Some pixels of a PNG file that are stored together, in rows of their own: PNG specification, 8.2.
struct PNGPass {
    /// Where the first pixel stands, and how far the next ones are from it.
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
    /// How many pixels a row has, and how many rows there are.
    let width: Int
    let height: Int

    private init(_ x: Int, _ y: Int, _ stepX: Int, _ stepY: Int, of header: PNGHeader) {
        self.x = x
        self.y = y
        self.stepX = stepX
        self.stepY = stepY
        width = max(0, header.width - x + stepX - 1) / stepX
        height = max(0, header.height - y + stepY - 1) / stepY
    }

    /// The passes of a file that have pixels: one where it is not interlaced, else up to seven, ever finer.
    static func all(of header: PNGHeader) -> [PNGPass] {
        guard header.isInterlaced else { return [PNGPass(0, 0, 1, 1, of: header)] }
        let places = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        return places.map { PNGPass($0.0, $0.1, $0.2, $0.3, of: header) }.filter { $0.width > 0 && $0.height > 0 }
    }

    /// Bytes of its rows as they are stored, each behind the number of its filter.
    func count(_ header: PNGHeader) -> Int { (header.length(of: width) + 1) * height }
}
