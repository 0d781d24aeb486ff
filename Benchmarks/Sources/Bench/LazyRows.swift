import CAllocations
import Foundation
import SwiftUI
import TallyStage

/// 100,000 rows in lazy containers: what it costs to open them and to scroll among them, without painting.
@MainActor
enum LazyRows {
    private static let count = 100_000
    private static let size = CGSize(width: 400, height: 800)

    static func rows() -> [Row] {
        figures("a LazyVStack", of: 30) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(items) { LazyRow(item: $0) } } }
        }
            + figures("a List", of: 44) { List(items) { LazyRow(item: $0) } }
            + figures("a LazyVGrid of 4 columns", of: 30.0 / 4) {
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), spacing: 0) {
                        ForEach(items) { LazyRow(item: $0) }
                    }
                }
            } + [change()]
    }

    private static let items = (0..<count).map { LazyItem(id: $0, name: "Row \($0)") }

    /// - Parameter length: points of a row.
    private static func figures(
        _ name: String, of length: Double, @ViewBuilder _ content: @escaping () -> some View
    ) -> [Row] {
        var opening = Double.infinity
        for _ in 0..<3 {
            opening = min(
                opening,
                CPUClock.seconds {
                    let stage = Stage(size: size, content: content)
                    stage.advance(by: 0)
                })
        }
        let empty = bytes_in_use()
        let stage = Stage(size: size, content: content)
        stage.advance(by: 0)
        let opened = bytes_in_use()
        let point = CGPoint(x: 200, y: 400)
        func step(_ distance: Double) -> Double {
            CPUClock.seconds {
                stage.scroll(CGSize(width: 0, height: distance), at: point)
                stage.advance(by: 1 / 60)
            }
        }
        let steps = (0..<Int(10_000 * length / 100)).map { _ in step(100) }
        let scrolled = bytes_in_use()
        let jump = step(50_000 * length)
        return [
            Row("\(count) rows in \(name) open", opening * 1000, "ms", budget: 100, digits: 1),
            Row("– a wheel step of 100 points among them", steps.median * 1000, "ms", budget: 4),
            Row("– the longest of 10,000 rows' steps", (steps.max() ?? 0) * 1000, "ms", digits: 1),
            Row("– a jump over half of them", jump * 1000, "ms", digits: 1),
            Row("– memory when opened", (opened - empty) / 1024, "KiB", digits: 0),
            Row("– memory after scrolling through 10,000 rows", (scrolled - empty) / 1024, "KiB", digits: 0),
        ]
    }

    /// One element at the front of 100,000.
    private static func change() -> Row {
        let model = LazyModel(items)
        let stage = Stage(size: size) { LazyModelView(model: model) }
        stage.advance(by: 0)
        var best = Double.infinity
        for id in 0..<5 {
            best = min(
                best,
                CPUClock.seconds {
                    withAnimation { model.items.insert(LazyItem(id: -1 - id, name: "new"), at: 0) }
                    stage.advance(by: 0)
                })
            _ = stage.settle()
        }
        return Row("– a row inserted before them in an animation: the change", best * 1000, "ms", digits: 1)
    }
}

private struct LazyItem: Identifiable {
    let id: Int
    let name: String
}

@MainActor
private final class LazyModel: ObservableObject {
    @Published var items: [LazyItem]
    init(_ items: [LazyItem]) { self.items = items }
}

private struct LazyModelView: View {
    @ObservedObject var model: LazyModel
    var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { LazyRow(item: $0) } } }
    }
}

private struct LazyRow: View {
    let item: LazyItem
    @State private var isOn = false
    var body: some View {
        HStack {
            Image(systemName: isOn ? "star.fill" : "star")
            Text(item.name)
            Spacer()
        }
        .frame(height: 30)
        .onTapGesture { isOn.toggle() }
    }
}
