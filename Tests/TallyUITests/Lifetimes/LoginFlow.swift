import SwiftUI

/// A program in the style of apps with a session object: a form, an alert with a field, a sheet, tabs, logging out.
@MainActor
final class AppSession: ObservableObject {
    @Published var user: String?
    @Published var isLoading = false
    @Published var problem: String?

    func logIn(_ name: String, _ password: String) {
        isLoading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
            MainActor.assumeIsolated {
                self?.isLoading = false
                if password.isEmpty { self?.problem = "No password" } else { withAnimation { self?.user = name } }
            }
        }
    }

    func logOut() { user = nil }
}

struct LoginFlow: View {
    @StateObject private var session = AppSession()

    var body: some View {
        Group {
            if session.user != nil {
                MainTabs().transition(.move(edge: .trailing))
            } else {
                LoginForm().transition(.opacity)
            }
        }
        .environmentObject(session)
    }
}

private struct LoginForm: View {
    @EnvironmentObject private var session: AppSession
    @State private var name = "ada"
    @State private var password = ""
    @State private var asksPassword = false
    @FocusState private var hasFocus: Bool

    private var hasProblem: Binding<Bool> {
        Binding(get: { session.problem != nil }, set: { if !$0 { session.problem = nil } })
    }

    var body: some View {
        VStack(spacing: 12) {
            TextField("User", text: $name).focused($hasFocus)
            Button("Password") { asksPassword = true }
            if session.isLoading { ProgressView() }
            Button("Log in") { session.logIn(name, password) }.disabled(session.isLoading)
        }
        .padding()
        .onAppear { hasFocus = true }
        .alert("Password", isPresented: $asksPassword) {
            SecureField("Secret", text: $password)
            Button("Use") {}
        }
        .alert(session.problem ?? "", isPresented: hasProblem) { Button("OK", role: .cancel) {} }
    }
}

private struct MainTabs: View {
    @EnvironmentObject private var session: AppSession
    @State private var isShown = false
    @State private var asks = false

    var body: some View {
        TabView {
            NavigationStack {
                List(0..<3, id: \.self) { row in NavigationLink("Row \(row)") { Text("Detail \(row)") } }
                    .navigationTitle("Rows")
                    .toolbar { Button("Account") { isShown = true } }
            }
            .tabItem { Text("Home") }
            Text("Second").tabItem { Text("More") }
        }
        .sheet(isPresented: $isShown) {
            VStack {
                Text("Hello \(session.user ?? "nobody")")
                Button("Sign out") { asks = true }
            }
            .confirmationDialog("Sure?", isPresented: $asks) {
                Button("Really", role: .destructive) {
                    isShown = false
                    session.logOut()
                }
            }
        }
    }
}
