import Foundation
import SwiftUI
import TallyStage
import UniformTypeIdentifiers
import Testing

/// The programs that people write with drag and drop.
@MainActor
struct DropDelegateTests {
    private struct Reorder: DropDelegate {
        let item: String
        @Binding var items: [String]
        @Binding var dragged: String?

        func dropEntered(info: DropInfo) {
            guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
                let to = items.firstIndex(of: item)
            else { return }
            withAnimation { items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
        }

        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

        func performDrop(info: DropInfo) -> Bool {
            dragged = nil
            return true
        }
    }

    private struct Tiles: View {
        @State private var items = ["A", "B", "C", "D"]
        @State private var dragged: String?

        var body: some View {
            LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), spacing: 0)], spacing: 0) {
                ForEach(items, id: \.self) { item in
                    Text(item).frame(width: 100, height: 100).background(.yellow)
                        .onDrag {
                            dragged = item
                            return NSItemProvider(object: item as NSString)
                        }
                        .onDrop(of: [.text], delegate: Reorder(item: item, items: $items, dragged: $dragged))
                }
            }
            .overlay(alignment: .bottom) { Text(items.joined() + (dragged ?? "-")) }
        }
    }

    @Test func `a grid is put in another order as a tile is dragged over the others`() {
        let stage = Stage(size: CGSize(width: 200, height: 220)) { Tiles() }
        func order() -> String? { stage.frame.texts.last { $0.string.count == 5 }?.string }
        #expect(order() == "ABCD-")
        stage.pointerDown(CGPoint(x: 50, y: 60))
        stage.advance(by: 0.6)
        #expect(order() == "ABCDA")
        stage.pointerMove(CGPoint(x: 150, y: 60))
        stage.advance(by: 0)
        #expect(order() == "BACDA")
        // On its way B moves, it does not jump.
        stage.advance(by: 0.1)
        let b = stage.frame.texts.first { $0.string == "B" }?.rect.midX ?? 0
        #expect(b > 51 && b < 149)
        stage.advance(by: 0.5)
        stage.pointerMove(CGPoint(x: 150, y: 160))
        stage.advance(by: 0.5)
        #expect(order() == "BCDAA")
        stage.pointerUp(CGPoint(x: 150, y: 160))
        #expect(stage.settle())
        #expect(order() == "BCDA-")
        #expect(stage.frame.texts.count == 5, "no picture is left")
    }

    private struct Asking: DropDelegate {
        let log: (String) -> Void
        var isValid = true
        var operation: DropOperation?

        func validateDrop(info: DropInfo) -> Bool {
            log("validate")
            return isValid
        }
        func dropEntered(info: DropInfo) { log("enter") }
        func dropUpdated(info: DropInfo) -> DropProposal? { operation.map { DropProposal(operation: $0) } }
        func dropExited(info: DropInfo) { log("exit") }
        func performDrop(info: DropInfo) -> Bool {
            log("drop \(info.hasItemsConforming(to: [.text])) \(info.itemProviders(for: [.url]).count)")
            return true
        }
    }

    @Test func `a delegate is asked, told and may forbid`() {
        for (isValid, operation, told) in [
            (true, nil, "validate enter drop true 0"), (true, .copy, "validate enter drop true 0"),
            (false, nil, "validate validate"), (true, .forbidden, "validate enter exit"),
            (true, .cancel, "validate enter exit"),
        ] as [(Bool, DropOperation?, String)] {
            var lines: [String] = []
            let stage = Stage(size: CGSize(width: 200, height: 100)) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100).draggable("x")
                    Color.blue.frame(width: 100, height: 100)
                        .onDrop(
                            of: [.text],
                            delegate: Asking(log: { lines.append($0) }, isValid: isValid, operation: operation))
                }
            }
            stage.pointerDown(CGPoint(x: 50, y: 50))
            stage.advance(by: 0.6)
            stage.pointerMove(CGPoint(x: 150, y: 50))
            stage.pointerUp(CGPoint(x: 150, y: 50))
            #expect(stage.settle())
            #expect(lines.joined(separator: " ") == told)
        }
    }

    private struct Board: View {
        @State private var columns = [["Write", "Test"], ["Plan"], []]
        @State private var over: Int?

        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                ForEach(0..<3) { column in
                    VStack {
                        Text("\(column): \(columns[column].joined(separator: ","))").font(.caption2)
                        ForEach(columns[column], id: \.self) { task in
                            Text(task).padding(8).background(.white).draggable(task)
                        }
                        Spacer()
                    }
                    .frame(width: 100, height: 200)
                    .background(over == column ? Color.green : .gray)
                    .dropDestination(for: String.self) { tasks, _ in
                        withAnimation {
                            for task in tasks {
                                for index in columns.indices { columns[index].removeAll { $0 == task } }
                                columns[column].append(task)
                            }
                        }
                        return true
                    } isTargeted: { isOver in
                        over = isOver ? column : nil
                    }
                }
            }
        }
    }

    @Test func `tasks go from column to column of a board`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Board() }
        func color(_ column: Int) -> UInt32 { stage.image()[column * 100 + 5, 190] & 0xFFFFFF }
        let still = color(2)
        let task = try #require(stage.frame.texts.first { $0.string == "Write" }).rect
        stage.pointerDown(CGPoint(x: task.midX, y: task.midY))
        stage.advance(by: 0.6)
        stage.pointerMove(CGPoint(x: 150, y: 100))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 250, y: 150))
        stage.advance(by: 0.1)
        #expect(color(2) != still && color(0) == still)
        stage.pointerUp(CGPoint(x: 250, y: 150))
        #expect(stage.settle())
        #expect(stage.text("0: Test") != nil && stage.text("2: Write") != nil && stage.text("1: Plan") != nil)
        #expect(color(2) == still)
        #expect(stage.frame.texts.count { $0.string == "Write" } == 1)
    }
}
