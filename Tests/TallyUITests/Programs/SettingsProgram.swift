import Foundation
import SwiftUI
import TallyStage
import Testing

// Settings in the environment, kept in the defaults, read and changed on several screens.

private final class Settings: ObservableObject {
    private let defaults: UserDefaults
    @Published var isDark: Bool { didSet { defaults.set(isDark, forKey: "dark") } }
    @Published var size: Double { didSet { defaults.set(size, forKey: "size") } }
    @Published var name: String? { didSet { defaults.set(name, forKey: "name") } }

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
        isDark = defaults.bool(forKey: "dark")
        size = defaults.object(forKey: "size") as? Double ?? 10
        name = defaults.string(forKey: "name")
    }
}

private struct Main: View {
    @StateObject private var settings: Settings
    @State private var shows = false

    init(_ defaults: UserDefaults) { _settings = StateObject(wrappedValue: Settings(defaults)) }

    var body: some View {
        VStack {
            Preview()
            Footer()
            Button("Settings") { shows = true }
        }
        .sheet(isPresented: $shows) { SettingsScreen().environmentObject(settings) }
        .environmentObject(settings)
        .background(settings.isDark ? Color.black : Color.white)
    }
}

private struct Preview: View {
    @EnvironmentObject private var settings: Settings
    var body: some View {
        Color.red.frame(width: settings.size, height: 10).animation(.linear(duration: 1), value: settings.size)
        Text(settings.name.map { "Hello \($0)" } ?? "Nobody")
    }
}

/// Reads the defaults past the settings.
private struct Footer: View {
    @AppStorage("dark") private var isDark = false
    var body: some View { Text(isDark ? "dark" : "light") }
}

private struct SettingsScreen: View {
    @EnvironmentObject private var settings: Settings
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Toggle("Dark", isOn: $settings.isDark)
            SizeRow(size: $settings.size)
            if let name = Binding($settings.name) { NameRow(name: name) }
            Button(settings.name == nil ? "Sign in" : "Sign out") { settings.name = settings.name == nil ? "Ada" : nil }
            Button("Done") { dismiss() }
        }
    }
}

private struct SizeRow: View {
    @Binding var size: Double
    var body: some View {
        Button("Larger than \(Int(size))") { size += 40 }
    }
}

private struct NameRow: View {
    @Binding var name: String
    var body: some View { Button("I am \(name)") { name += "!" } }
}

@MainActor
struct SettingsProgram {
    private func withStage(_ body: (Stage, UserDefaults) throws -> Void) throws {
        let name = "tally.tests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        try body(Stage(size: CGSize(width: 400, height: 600)) { Main(defaults).defaultAppStorage(defaults) }, defaults)
    }

    private func tap(_ labels: String..., on stage: Stage) throws {
        for label in labels {
            try stage.tap(label)
            #expect(stage.settle())
        }
    }

    @Test func `a setting changed on the sheet shows behind it, in the defaults and in another run`() throws {
        try withStage { stage, defaults in
            try tap("Settings", "Dark", "Larger than 10", "Sign in", "I am Ada", on: stage)
            #expect(stage.text("Larger than 50") != nil && stage.text("I am Ada!") != nil)
            #expect(defaults.bool(forKey: "dark") && defaults.double(forKey: "size") == 50)
            try tap("Done", on: stage)
            #expect(stage.text("Hello Ada!") != nil && stage.text("dark") != nil)
            let later = Stage(size: CGSize(width: 400, height: 600)) { Main(defaults).defaultAppStorage(defaults) }
            #expect(later.image() == stage.image())
        }
    }

    @Test func `signing out takes the row of the name away with its binding`() throws {
        try withStage { stage, defaults in
            try tap("Settings", "Sign in", "Sign out", on: stage)
            #expect(!stage.frame.texts.contains { $0.string.hasPrefix("I am") })
            #expect(defaults.string(forKey: "name") == nil)
            try tap("Sign in", "Done", on: stage)
            #expect(stage.text("Hello Ada") != nil)
        }
    }

    @Test func `the sheet goes while the preview grows, and the preview arrives`() throws {
        try withStage { stage, _ in
            try tap("Settings", on: stage)
            try stage.tap("Larger than 10")
            stage.advance(by: 0.25)
            try stage.tap("Done")
            stage.advance(by: 0.25)
            let red = stage.frame.shapes.map(\.rect.width)
            // The sheet that goes still moves back what is behind: 30 points look a little smaller.
            #expect(red.contains { $0 > 29 && $0 < 30 })
            #expect(stage.settle())
            #expect(stage.frame.shapes.contains { isNear($0.rect.width, 50) && isNear($0.rect.height, 10) })
        }
    }
}
