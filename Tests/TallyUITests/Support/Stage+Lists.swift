import Foundation
import TallyStage

@_spi(Runtime) @testable import TallyCore

extension Stage {
    /// Where rows of 44 points stand on more than the ground of their list.
    var grounds: [CGRect] {
        frame.shapes.filter { $0.rect.height == 44 && $0.color.opacity < 1 }.map(\.rect)
    }

    /// The list of what stands at the top.
    var topList: ElementList { runtime.root.list }

    /// The elements of the outermost container that holds more than one.
    var rows: [Element] { rowList.elements }

    /// The list of the outermost container that holds more than one element.
    var rowList: ElementList {
        var list = topList
        while list.elements.count == 1, let inner = list.elements[0].childList { list = inner }
        return list
    }
}
