public import SwiftUI
import Tally

/// Numbers of seven digits that are played, or count, in rows on 1600×1000 points; a trigger plays all of them.
public struct SlotWall: View {
    public enum Component: CaseIterable, Sendable {
        case push, reel, counting

        public var name: String {
            switch self {
            case .push: "PushCounter"
            case .reel: "ReelNumber"
            case .counting: "CountingNumber"
            }
        }
    }

    @ObservedObject private var model: CounterWall.Model
    private let component: Component

    public init(model: CounterWall.Model, component: Component) {
        self.model = model
        self.component = component
    }

    public var body: some View {
        let cell = CGSize(width: CounterWall.size.width / 10, height: CounterWall.size.height / 10)
        ZStack(alignment: .topLeading) {
            ForEach(model.values.indices, id: \.self) { index in
                number(model.values[index])
                    .position(
                        x: (CGFloat(index % 10) + 0.5) * cell.width, y: (CGFloat(index / 10) + 0.5) * cell.height)
            }
        }
        .font(.system(size: 24))
    }

    @ViewBuilder private func number(_ value: Int) -> some View {
        switch component {
        case .push: PushCounter(value)
        case .reel: ReelNumber(String(value))
        case .counting: CountingNumber(value, format: .number)
        }
    }
}
