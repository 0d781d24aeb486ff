#if Window
    import CGTK
    import Foundation
    import TallyScene
    import TallyStage

    // unowned here: signals come while the window is open, which keeps it and its inputs; closing it destroys the widgets.

    /// What two fingers do on a touchpad or a screen, told to the stage: how far they spread and turn.
    ///
    /// GTK recognizes both by themselves and begins them together; they are one movement here.
    @MainActor
    final class FingerInput {
        private unowned let window: StageWindow
        private let spread = gtk_gesture_zoom_new()!
        private let turn = gtk_gesture_rotate_new()!
        private var place: Point?

        init(_ window: StageWindow) {
            self.window = window
            for gesture in [spread, turn] {
                let object = UnsafeMutableRawPointer(gesture)
                Signal.connect(object, sequence: "begin") { [unowned self] in begin() }
                Signal.connect(object, sequence: "update") { [unowned self] in move(isOver: false) }
                Signal.connect(object, sequence: "end") { [unowned self] in move(isOver: true) }
                Signal.connect(object, sequence: "cancel") { [unowned self] in move(isOver: true) }
                gtk_widget_add_controller(window.area, gesture)
            }
            gtk_gesture_group(turn, spread)
        }

        private func begin() {
            guard place == nil else { return }
            var (x, y) = (0.0, 0.0)
            gtk_gesture_get_bounding_box_center(spread, &x, &y)
            let middle = Point(x: x, y: y)
            place = middle
            window.catchUp()
            window.stage.runtime.spread(factor: 1, radians: 0, at: middle, begins: true, isOver: false)
        }

        private func move(isOver: Bool) {
            guard let place else { return }
            if isOver { self.place = nil }
            window.catchUp()
            let factor = gtk_gesture_zoom_get_scale_delta(spread)
            // Clockwise, as on the stage.
            let radians = gtk_gesture_rotate_get_angle_delta(turn)
            window.stage.runtime.spread(factor: factor, radians: radians, at: place, begins: false, isOver: isOver)
        }
    }
#endif
