import Foundation
import TallyCore
import TallyUI

/// What is done with what is dropped between rows.
struct RowInsertion {
    let accepts: (DropInfo) -> Bool
    let perform: (DropInfo, Int) -> Void
}

/// A row that something can be dropped before or behind: in its upper half or its lower one.
struct RowInsertionSite: ViewModifier {
    let index: Int
    let insertion: RowInsertion?
    /// Whether what is dragged over the row would come behind it; nil: nothing is.
    @State private var isBehind: Bool?

    init(index: Int, insertion: RowInsertion?) {
        self.index = index
        self.insertion = insertion
    }

    private func isBehind(_ info: DropInfo) -> Bool { info.location.y > info.size.height / 2 }

    func body(content: Content) -> some View {
        if let insertion {
            content
                .modifier(
                    _LayeredModifier(
                        layer: line, alignment: isBehind == true ? .bottom : .top, isInFront: true, fillsRow: true)
                )
                .modifier(
                    DropSite(
                        handler: DropHandler(
                            accepts: insertion.accepts,
                            delegate: DropActions(
                                targeted: { if !$0 { isBehind = nil } }, moved: { isBehind = isBehind($0) },
                                perform: {
                                    insertion.perform($0, isBehind($0) ? index + 1 : index)
                                    return true
                                })), fillsRow: true))
        } else {
            content
        }
    }

    @ViewBuilder private var line: some View {
        if isBehind != nil { Rectangle().fill(.tint).frame(height: 2).allowsHitTesting(false) }
    }
}
