import SwiftUI
import Tally

@MainActor
final class Switch: ObservableObject {
    @Published var isOn = false
    /// How many numbers there are.
    let count: Int

    init(count: Int = 20) { self.count = count }
}

/// Numbers of seven digits, all of whose columns change.
struct Numbers: View {
    @ObservedObject var model: Switch

    private static let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).grouping(.never)

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<model.count, id: \.self) { index in
                RollingNumber((model.isOn ? 8_765_432 : 1_234_567) + index * 100_001, format: Self.format)
                    .position(x: CGFloat(80 + index % 5 * 150), y: CGFloat(40 + index / 5 * 90))
            }
        }
        .font(.system(size: 24))
    }
}

/// Numbers without the component: each column one text that an offset moves, under one soft mask a number.
struct Drums: View {
    @ObservedObject var model: Switch
    private let line: CGFloat = 30

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<model.count, id: \.self) { index in
                HStack(spacing: 0) {
                    ForEach(0..<7) { column in
                        Text(verbatim: "0\n1\n2\n3\n4\n5\n6\n7\n8\n9").fixedSize().frame(height: line, alignment: .top)
                            .offset(y: model.isOn ? -CGFloat((index + column) % 9 + 1) * line : 0)
                    }
                }
                .mask {
                    LinearGradient(colors: [.clear, .black, .black, .clear], startPoint: .top, endPoint: .bottom)
                }
                .position(x: CGFloat(80 + index % 5 * 150), y: CGFloat(40 + index / 5 * 90))
            }
        }
        .font(.system(size: 24)).monospacedDigit()
    }
}

/// A thousand rows that come and go at once.
struct Rows: View {
    @ObservedObject var model: Switch

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<(model.isOn ? 1000 : 0), id: \.self) { index in
                Color.blue.frame(width: 8, height: 4)
                    .position(x: CGFloat(index % 80) * 10, y: CGFloat(index / 80) * 8)
                    .transition(.scale.combined(with: .opacity))
            }
        }
    }
}

@MainActor
final class Handle {
    var toggle: () -> Void = {}
}

/// One view whose state is written from outside.
struct Leaf: View {
    let handle: Handle
    @State private var isOn = false

    var body: some View {
        Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 10 : 0)
            .onAppear { handle.toggle = { isOn.toggle() } }
    }
}

/// A thousand rows, of which those that are seen exist.
struct LongList: View {
    static let row: CGFloat = 40

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(0..<1000, id: \.self) { index in
                    Text(verbatim: index.isMultiple(of: 2) ? "a row" : "another row").frame(height: Self.row)
                }
            }
        }
    }
}
