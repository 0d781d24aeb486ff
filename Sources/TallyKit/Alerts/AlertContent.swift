import Foundation
import Observation
import TallyControls
import TallyCore
import TallyUI

/// Has the body that shows an alert evaluated again.
@MainActor @Observable
final class AlertModel {
    private var version = 0

    nonisolated init() {}

    func changed() { version += 1 }
    func read() { _ = version }
}

/// What an alert shows at present.
struct AlertContent: View {
    let model: AlertModel
    let face: () -> AnyView

    var body: some View {
        let _ = model.read()
        face()
    }
}

/// The face of an alert: that of SwiftUI's alerts.
struct AlertFaceOfActions: View {
    let isAlert: Bool
    let title: String?
    let message: String?
    let actions: [UIAlertAction]
    let preferred: UIAlertAction?
    let fields: [UITextField]
    let choose: (UIAlertAction) -> Void
    let dismiss: () -> Void

    var body: some View {
        DialogCard(
            isAlert: isAlert, title: title, message: message,
            choices: actions.enumerated().map { place, action in
                DialogChoice(
                    id: place, title: action.title ?? "", role: role(of: action), isEnabled: action.isEnabled,
                    isPreferred: action === preferred, action: { choose(action) })
            },
            fields: fields.map { AnyView(ViewContent(view: $0).frame(maxWidth: .infinity)) }, dismiss: dismiss)
    }

    private func role(of action: UIAlertAction) -> ButtonRole? {
        switch action.style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
