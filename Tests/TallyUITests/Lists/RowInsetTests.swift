import Foundation
import SwiftUI
import TallyStage
import Testing

/// Insets of rows that are no lengths.
@MainActor
struct RowInsetTests {
    private static func stage(_ insets: EdgeInsets, _ remote: Remote<EdgeInsets>) -> Stage {
        Stage.phone {
            Playing(remote) { insets in
                List {
                    Text("first").listRowInsets(insets)
                    Text("second")
                }
            }
        }
    }

    @Test(arguments: [
        CGFloat.nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0,
    ])
    func `what is no length has one result, however the row came to it`(length: CGFloat) {
        let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        let remote = Remote(EdgeInsets())
        let played = Self.stage(EdgeInsets(), remote)
        remote.value = insets
        #expect(played.settle())
        let fresh = Self.stage(insets, Remote(insets))
        #expect(fresh.settle())
        #expect(played.frame.description == fresh.frame.description)
        if !length.isFinite {
            let none = Self.stage(EdgeInsets(), Remote(EdgeInsets()))
            #expect(none.settle())
            #expect(fresh.frame.description == none.frame.description)
        }
    }
}
