import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

extension TextFieldElement: WheelTarget {
    func scroll(by distance: CGSize) -> CGSize {
        guard hasSeveralLines, environment.isScrollEnabled else { return distance }
        var rest = distance
        rest.height = CGFloat(scrollLines(by: Double(distance.height)))
        return rest
    }
}
