#if Window
    import CGTK
    import Foundation
    import TallyCore
    import TallyScene
    import TallyStage
    import TallyUI

    // unowned here: signals come while the window is open, which keeps it and its inputs; closing it destroys the widgets.

    /// What a mouse, a pen or a finger does over the window, told to the stage.
    @MainActor
    final class PointerInput {
        private unowned let window: StageWindow
        private var pressed: CGPoint?
        private var place = CGPoint.zero

        init(_ window: StageWindow) {
            self.window = window
            addDrag()
            addSecondaryPress()
            addMotion()
            addScroll()
        }

        private var stage: Stage { window.stage }

        /// Listens to presses, whatever they become: GTK's gesture for drags begins when the button goes down.
        private func addDrag() {
            let drag = UnsafeMutableRawPointer(gtk_gesture_drag_new()!)
            gtk_gesture_single_set_button(OpaquePointer(drag), guint(GDK_BUTTON_PRIMARY))
            Signal.connect(drag, point: "drag-begin") { [unowned self] x, y in
                gtk_widget_grab_focus(window.area)
                window.catchUp()
                pressed = CGPoint(x: x, y: y)
                place = CGPoint(x: x, y: y)
                let held = gtk_event_controller_get_current_event_state(OpaquePointer(drag))
                stage.pointerDown(place, modifiers: KeyNames.modifiers(held))
                window.eventsTaken += 1
            }
            Signal.connect(drag, point: "drag-update") { [unowned self] x, y in
                guard let pressed else { return }
                let new = CGPoint(x: pressed.x + x, y: pressed.y + y)
                if new == place { return }
                window.catchUp()
                place = new
                stage.pointerMove(place)
            }
            Signal.connect(drag, point: "drag-end") { [unowned self] x, y in
                guard let pressed else { return }
                window.catchUp()
                place = CGPoint(x: pressed.x + x, y: pressed.y + y)
                self.pressed = nil
                stage.pointerUp(place)
                window.eventsTaken += 1
            }
            Signal.connect(drag, sequence: "cancel") { [unowned self] in
                guard pressed != nil else { return }
                window.catchUp()
                pressed = nil
                // Released where nothing is: a press that is let go outside does nothing.
                stage.pointerUp(CGPoint(x: -1e6, y: -1e6))
            }
            gtk_widget_add_controller(window.area, OpaquePointer(drag))
        }

        private func addSecondaryPress() {
            let drag = UnsafeMutableRawPointer(gtk_gesture_drag_new()!)
            gtk_gesture_single_set_button(OpaquePointer(drag), guint(GDK_BUTTON_SECONDARY))
            Signal.connect(drag, point: "drag-begin") { [unowned self] x, y in
                guard pressed == nil else { return }
                window.catchUp()
                stage.secondaryPress(CGPoint(x: x, y: y))
                window.eventsTaken += 1
            }
            gtk_widget_add_controller(window.area, OpaquePointer(drag))
        }

        private func addMotion() {
            let motion = UnsafeMutableRawPointer(gtk_event_controller_motion_new()!)
            let moved: @MainActor (Double, Double) -> Void = { [unowned self] x, y in
                // While the button is down the drag tells where the pointer is; GTK asks it after this.
                guard pressed == nil else { return }
                place = CGPoint(x: x, y: y)
                window.catchUp()
                stage.hover(place)
            }
            Signal.connect(motion, point: "enter", moved)
            Signal.connect(motion, point: "motion", moved)
            Signal.connect(motion, "leave") { [unowned self] in
                window.catchUp()
                stage.runtime.hover(at: nil)
            }
            gtk_widget_add_controller(window.area, OpaquePointer(motion))
        }

        /// Shows a bar over text that can be edited or selected, and a hand over links.
        func show(_ look: PointerLook) {
            let name: String? =
                switch look {
                case .standard: nil
                case .text: "text"
                case .link: "pointer"
                }
            gtk_widget_set_cursor_from_name(window.area, name)
        }

        private func addScroll() {
            let flags = GtkEventControllerScrollFlags(rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue)
            let scroll = UnsafeMutableRawPointer(gtk_event_controller_scroll_new(flags)!)
            Signal.connect(
                scroll,
                scroll: { [unowned self] x, y in
                    let isWheel = gtk_event_controller_scroll_get_unit(OpaquePointer(scroll)) == GDK_SCROLL_UNIT_WHEEL
                    let step = isWheel ? Self.pointsOfAWheelStep : 1
                    window.catchUp()
                    stage.scroll(CGSize(width: x * step, height: y * step), at: place)
                    window.eventsTaken += 1
                })
            gtk_widget_add_controller(window.area, OpaquePointer(scroll))
        }

        /// About three lines of text, as elsewhere on the desktop.
        private static let pointsOfAWheelStep = 53.0
    }
#endif
