public import Foundation
public import TallyStage
import TallyCore
import TallyUI

extension Stage {
    /// Plays a view of UIKit's, as large as the stage.
    ///
    /// - Parameter view: made before the stage; it is touched, laid out and animated from time 0 on. A stage is its only place.
    public convenience init(size: CGSize, scale: CGFloat = 1, view: UIView) {
        self.init(size: size, scale: scale) { ViewContent(view: view).ignoresSafeArea() }
    }

    /// Plays a view controller: its view is as large as the stage.
    public convenience init(size: CGSize, scale: CGFloat = 1, viewController: UIViewController) {
        self.init(size: size, scale: scale) { ControllerContent(controller: viewController).ignoresSafeArea() }
    }
}
