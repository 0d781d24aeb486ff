import Foundation
import SwiftUI
import Testing

/// Collections that are changed at offsets, as lists ask for it.
struct OffsetTests {
    @Test func `moving keeps every element and the order of those that move and those that stay`() {
        let all = Array(0..<5)
        for bits in 0..<32 {
            let source = IndexSet(all.filter { bits >> $0 & 1 == 1 })
            for destination in 0...5 {
                var moved = all
                moved.move(fromOffsets: source, toOffset: destination)
                #expect(moved.sorted() == all)
                #expect(moved.filter { source.contains($0) } == source.map { $0 })
                #expect(moved.filter { !source.contains($0) } == all.filter { !source.contains($0) })
                let before = moved.prefix { !source.contains($0) }
                if !source.isEmpty { #expect(Array(before) == all.filter { $0 < destination && !source.contains($0) }) }
            }
            var rest = all
            rest.remove(atOffsets: source)
            #expect(rest == all.filter { !source.contains($0) })
        }
    }

    @Test func `slices are changed within their own indices`() {
        var slice = Array(0..<6)[2..<5]
        slice.move(fromOffsets: [0], toOffset: 3)
        #expect(Array(slice) == [3, 4, 2])
        slice.remove(atOffsets: [1])
        #expect(Array(slice) == [3, 2])
    }
}
