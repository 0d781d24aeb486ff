/// A coefficient of a row of the `Tableau`. Rows are sorted by symbol.
struct Cell: Equatable {
    var symbol: Int
    var coefficient: Double
}
