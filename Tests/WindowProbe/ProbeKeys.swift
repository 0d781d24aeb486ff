#if Window
    import SwiftUI

    /// What keys do: shortcuts, and whatever else goes down, repeats and goes up.
    struct ProbeKeys: View {
        @State private var shortcuts: [String] = []
        @State private var strokes: [String] = []
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "<\(shortcuts.joined(separator: " "))> [\(strokes.joined(separator: " "))]")
                    .fixedSize().frame(width: 200, height: 100)
                Color.blue.frame(width: 200, height: 100)
                    .focusable().focused($isFocused)
                    .onKeyPress(phases: .all) { press in
                        strokes.append(describe(press))
                        return .handled
                    }
                    .contextMenu { Button("Choose") { shortcuts.append("chosen") } }
                HStack {
                    button("save", "s", .command)
                    button("save as", "s", [.command, .shift])
                    button("larger", "+", .command)
                    button("one", "1", [.command, .option])
                    button("help", KeyEquivalent("\u{F704}"), [])
                }
                .frame(height: 100)
            }
            .onAppear { isFocused = true }
        }

        private func button(_ name: String, _ key: KeyEquivalent, _ modifiers: EventModifiers) -> some View {
            Button("·") { shortcuts.append(name) }.keyboardShortcut(key, modifiers: modifiers)
        }

        private func describe(_ press: KeyPress) -> String {
            let number = String(press.key.character.unicodeScalars.first!.value, radix: 16)
            let phase = press.phase == .down ? "" : press.phase == .up ? "-" : "+"
            return phase + number + (press.modifiers.contains(.numericPad) ? "#" : "") + "'" + press.characters + "'"
        }
    }
#endif
