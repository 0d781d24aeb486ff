/// A kind of change of the contact sheets: a column of their table.
struct SheetChange: Sendable {
    /// In lower case with hyphens: the end of its files.
    let name: String
    let title: String
    /// What happens to the value: a clause.
    let summary: String
    let start: Int
    /// Returns the values that are set, with the seconds from the beginning.
    let values: @Sendable (_ style: SheetStyle) -> [(time: Double, value: Int)]
    /// Returns the moments that are seen, in seconds; what is set at a moment follows its picture.
    let moments: @Sendable (_ style: SheetStyle) -> [Double]

    /// In the order of the table.
    static let all = [
        once("grow", "Grow", "985 becomes 12,385", 985, 12_385),
        once("shrink", "Shrink", "12,385 becomes 985", 12_385, 985),
        once("sign", "Sign", "50 becomes -50", 50, -50),
        SheetChange(
            name: "call-off", title: "Call off", summary: "134,900 is to become 7 and is called back on the way",
            start: 134_900
        ) { style in
            [(0, 7), (style.span < 0.5 ? 0.03 : 0.1, 134_900)]
        } moments: { style in
            [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.7, 1].map { $0 * style.span }
        },
        SheetChange(
            name: "stream", title: "Stream", summary: "980 grows by 17 sixty times a second, for half a second",
            start: 980
        ) { _ in
            (0..<30).map { (Double($0) / 60, 997 + 17 * $0) }
        } moments: { _ in
            [0, 0.03, 0.06, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.5]
        },
    ]

    private static func once(
        _ name: String, _ title: String, _ summary: String, _ old: Int, _ new: Int
    ) -> SheetChange {
        SheetChange(name: name, title: title, summary: summary, start: old) { _ in
            [(0, new)]
        } moments: { style in
            [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7, 1].map { $0 * style.span }
        }
    }
}
