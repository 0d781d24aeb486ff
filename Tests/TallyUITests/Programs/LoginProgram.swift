import SwiftUI
import TallyStage
import Testing

// A form and its view model, as tutorials of MVVM write them.

private final class LoginViewModel: ObservableObject {
    @Published var email = "" { didSet { validate() } }
    @Published var password = "" { didSet { validate() } }
    @Published var remembers = false
    @Published private(set) var canSend = false
    @Published var isLoading = false
    @Published var isLoggedIn = false
    @Published var error: String?

    private func validate() { canSend = email.contains("@") && password.count >= 3 }

    @MainActor func send() {
        isLoading = true
        error = nil
        Task {
            try? await Task.sleep(for: .seconds(1))
            isLoading = false
            if password == "abc" { isLoggedIn = true } else { error = "Wrong password" }
        }
    }
}

private struct LoginView: View {
    @StateObject private var viewModel = LoginViewModel()

    var body: some View {
        if viewModel.isLoggedIn {
            Welcome(email: viewModel.email, isLoggedIn: $viewModel.isLoggedIn)
        } else {
            VStack {
                Entry(title: "Email", text: $viewModel.email)
                Entry(title: "Password", text: $viewModel.password)
                RememberRow(isOn: $viewModel.remembers)
                if let error = viewModel.error { Text(error).foregroundColor(.red) }
                SendButton(isLoading: $viewModel.isLoading, isEnabled: viewModel.canSend) { viewModel.send() }
            }
            .disabled(viewModel.isLoading)
        }
    }
}

private struct Entry: View {
    let title: String
    @Binding var text: String
    var body: some View {
        HStack {
            TextField(title, text: $text)
            Text(text.isEmpty ? "\(title) is empty" : "\(title): \(text)")
        }
    }
}

private struct RememberRow: View {
    @Binding var isOn: Bool
    var body: some View {
        Toggle("Remember me", isOn: $isOn)
        Text(isOn ? "Stays logged in" : "Logs out")
    }
}

private struct SendButton: View {
    @Binding var isLoading: Bool
    let isEnabled: Bool
    let action: @MainActor () -> Void
    var body: some View {
        Button(isLoading ? "Sending…" : "Log in", action: action).disabled(!isEnabled)
        ZStack(alignment: .leading) {
            Color.gray.frame(width: 100, height: 4)
            Color.blue.frame(width: isLoading ? 100 : 0, height: 4).animation(.linear(duration: 1), value: isLoading)
        }
    }
}

private struct Welcome: View {
    let email: String
    @Binding var isLoggedIn: Bool
    var body: some View {
        Text("Hello \(email)")
        Button("Log out") { isLoggedIn = false }
    }
}

@MainActor
struct LoginProgram {
    private let stage = Stage(size: CGSize(width: 500, height: 500)) { LoginView() }

    private func fill(email: String, password: String) {
        stage.press(.tab)
        stage.type(email)
        stage.press(.tab)
        stage.type(password)
        stage.advance(by: 0)
    }

    @Test func `what is typed shows beside the fields, and enables the button when it may be sent`() throws {
        #expect(stage.text("Email is empty") != nil && stage.text("Logs out") != nil)
        try stage.tap("Log in")
        stage.advance(by: 0.1)
        #expect(stage.text("Log in") != nil, "it is disabled")
        fill(email: "a@b", password: "ab")
        #expect(stage.text("Email: a@b") != nil && stage.text("Password: ab") != nil)
        try stage.tap("Remember me")
        stage.advance(by: 0)
        #expect(stage.text("Stays logged in") != nil)
        stage.type("c")
        try stage.tap("Log in")
        stage.advance(by: 0)
        #expect(stage.text("Sending…") != nil)
    }

    @Test func `a wrong password comes back after its second, with the bar on the way, and a right one goes in`()
        async throws
    {
        fill(email: "a@b", password: "abd")
        try stage.tap("Log in")
        await stage.play(for: 0.5)
        let bar = try #require(stage.frame.shapes.last)
        #expect(isNear(bar.rect.width, 50, 0.001))
        await stage.play(for: 0.6)
        // The bar turns back from where it is: nothing jumps.
        #expect(stage.text("Wrong password") != nil && stage.text("Log in") != nil)
        #expect(try #require(stage.frame.shapes.last).rect.width > 80)
        await stage.play(for: 2)
        // It lost the keyboard when it was disabled.
        try stage.tap("Password")
        stage.press(.delete)
        stage.type("c")
        try stage.tap("Log in")
        await stage.play(for: 1.2)
        #expect(stage.frame.visibleText.contains("Hello a@b"))
        try stage.tap("Log out")
        stage.advance(by: 0)
        #expect(stage.text("Email: a@b") != nil && stage.text("Password: abc") != nil)
    }
}
