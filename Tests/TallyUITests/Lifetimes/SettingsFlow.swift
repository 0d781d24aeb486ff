import SwiftUI

/// A program in the style of a settings screen: forms, screens in sheets, sheets in sheets, popovers and menus.
struct SettingsFlow: View {
    private enum Page: Hashable { case sound, about }

    @State private var path: [Page] = []
    @State private var isProfileShown = false
    @State private var isLoud = true
    @State private var level = 3

    var body: some View {
        NavigationStack(path: $path) {
            Form {
                Section("General") {
                    Toggle("Loud", isOn: $isLoud.animation())
                    if isLoud { Stepper("Level \(level)", value: $level, in: 0...10) }
                    NavigationLink("Sound", value: Page.sound)
                }
                Button("Profile") { isProfileShown = true }
            }
            .navigationTitle("Settings")
            .navigationDestination(for: Page.self) { page in
                switch page {
                case .sound: SoundPage(level: $level, path: $path, about: .about)
                case .about:
                    VStack {
                        Text("About")
                        Button("To the start") { path = [] }
                    }
                }
            }
        }
        .sheet(isPresented: $isProfileShown) { Profile() }
    }

    private struct SoundPage: View {
        @Binding var level: Int
        @Binding var path: [Page]
        let about: Page
        @State private var hint = false

        var body: some View {
            VStack {
                Button("Hint") { hint = true }.popover(isPresented: $hint) { Text("The level is \(level).") }
                Menu("Presets") {
                    Button("Quiet") { level = 1 }
                    Button("Full") { level = 10 }
                }
                Button("Go on") { path.append(about) }
            }
            .navigationTitle("Sound page")
        }
    }

    private struct Profile: View {
        @Environment(\.dismiss) private var dismiss
        @State private var isPictureShown = false

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Picture") { isPictureShown = true }
                    NavigationLink("Address") { Text("The address") }
                }
                .navigationTitle("Profile page")
                .toolbar { Button("Done") { dismiss() } }
                .sheet(isPresented: $isPictureShown) {
                    PictureChoice { dismiss() }
                }
            }
        }
    }

    private struct PictureChoice: View {
        let finish: () -> Void
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Button("Choose") {
                    dismiss()
                    finish()
                }
            }
            .presentationDetents([.medium, .large])
        }
    }
}
