public import SwiftUI
public import Tally

/// Numbers of seven digits in rows on 1600×1000 points.
///
/// Up to 100 of them are 24 points high, more 14.
public struct CounterWall: View {
    public static let size = CGSize(width: 1600, height: 1000)

    @ObservedObject private var model: Model
    private let style: RollStyle

    /// What the numbers are; a change makes each roll.
    @MainActor public final class Model: ObservableObject {
        @Published public var values: [Int]

        public init(values: [Int]) { self.values = values }
    }

    public init(model: Model, style: RollStyle) {
        self.model = model
        self.style = style
    }

    private static let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).grouping(.never)
        .precision(.integerLength(7...))

    public var body: some View {
        let count = model.values.count
        let isDense = count > 100
        let columns = isDense ? Swift.max(1, Int((Double(count) * 0.4).squareRoot().rounded(.up))) : 10
        let rows = Swift.max(1, (count + columns - 1) / columns)
        let cell = CGSize(
            width: Self.size.width / CGFloat(columns), height: Self.size.height / CGFloat(rows))
        ZStack(alignment: .topLeading) {
            ForEach(0..<count, id: \.self) { index in
                RollingNumber(model.values[index], format: Self.format)
                    .position(
                        x: (CGFloat(index % columns) + 0.5) * cell.width,
                        y: (CGFloat(index / columns) + 0.5) * cell.height)
            }
        }
        .font(.system(size: isDense ? 14 : 24))
        .rollStyle(style)
    }
}
