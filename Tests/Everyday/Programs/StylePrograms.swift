import SwiftUI

private struct FilledButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(isEnabled ? "enabled" : "disabled")
            Text(scheme == .dark ? "dark" : "light")
        }
        .padding()
        .background(configuration.isPressed ? Color.blue.opacity(0.5) : .blue, in: RoundedRectangle(cornerRadius: 10))
        .foregroundStyle(.white)
        .scaleEffect(configuration.isPressed ? 0.95 : 1)
        .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

private struct Styled: View {
    @State private var isEnabled = true
    @State private var count = 0
    var body: some View {
        VStack {
            Button("Count \(count)") { count += 1 }
                .buttonStyle(FilledButton())
                .disabled(!isEnabled)
            Toggle("Enabled", isOn: $isEnabled).toggleStyle(CheckBox())
        }
        .padding()
    }
}

private struct CheckBox: ToggleStyle {
    @State private var changes = 0
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
            changes += 1
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                configuration.label
                Text("changed \(changes)")
            }
        }
    }
}

private struct RedBar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            ProgressView(configuration).tint(.red)
            Text("red")
        }
    }
}

private struct Striped: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title.font(.caption)
        }
    }
}

private struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content
    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            content
        }
        .padding()
        .background(Color.white)
        .cornerRadius(12)
        .shadow(radius: 4)
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
    }
}

private struct Dashboard: View {
    @State private var progress = 0.25
    var body: some View {
        VStack(spacing: 20) {
            Card(title: "Work") {
                ProgressView("Loading", value: progress).progressViewStyle(RedBar())
                Button("Advance") { withAnimation { progress = min(1, progress + 0.25) } }
            }
            Card(title: "Labels") {
                Label("Sunny", systemImage: "sun.max").labelStyle(Striped())
                Label("Rain", systemImage: "cloud.rain").labelStyle(.titleOnly)
            }
        }
        .padding()
        .border(.gray)
    }
}

private struct Theme {
    var accent = Color.blue
    var name = "blue"
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

extension EnvironmentValues {
    fileprivate var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private struct Themed: ViewModifier {
    @Environment(\.theme) private var theme
    func body(content: Content) -> some View { content.padding().background(theme.accent) }
}

private struct Themes: View {
    @State private var theme = Theme()
    var body: some View {
        VStack {
            ThemeName()
            Text("Box").modifier(Themed())
            Button("Change") { withAnimation { theme = Theme(accent: .orange, name: "orange") } }
        }
        .environment(\.theme, theme)
    }
    struct ThemeName: View {
        @Environment(\.theme) private var theme
        var body: some View { Text("Theme: \(theme.name)") }
    }
}

extension Program {
    static let styles: [Program] = [
        Program("style that knows its environment") {
            Styled()
        } story: { person in
            person.sees("Count 0 enabled light")
            try person.tap("Enabled")
            try person.settle()
            person.sees("disabled", "changed 1")
            try person.tap("Enabled")
            try person.settle()
            person.sees("enabled", "changed 2")
        },
        Program("dashboard of cards") {
            Dashboard()
        } story: { person in
            person.sees("Loading", "red", "Sunny", "Rain")
            try person.tap("Advance")
            try person.wait(0.1)
            try person.tap("Advance")
            try person.settle()
        },
        Program("themes") {
            Themes()
        } story: { person in
            person.sees("Theme: blue")
            try person.tap("Change")
            try person.settle()
            person.sees("Theme: orange")
        },
    ]
}
