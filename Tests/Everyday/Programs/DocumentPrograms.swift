import Combine
import SwiftUI
import Tally

// The views of the articles' samples as they stand there: `DocumentProgramsTests` compares them.

// README.md
enum ReadmeSamples {
    struct Savings: View {
        @State private var amount = 980

        var body: some View {
            VStack {
                RollingNumber(amount).font(.largeTitle)
                Button("Save") { amount += 50 }
            }
        }
    }
}

// Sources/Tally/Tally.docc/AnAmountField.md
enum AmountSamples {
    struct PaymentScreen: View {
        @State private var input = AmountInput(
            limits: 1_000...2_000_000, currency: "KRW", locale: Locale(identifier: "ko_KR"))

        var body: some View {
            VStack {
                AmountField(input: $input)
                    .multilineTextAlignment(.center)
                AmountReading(input.amount)
                Button("+1만") { input.add(10_000) }
                AmountKeypad(input: $input)
                Button("보내기") { send(input.amount) }
                    .disabled(!input.isWithinLimits)
            }
            .environment(\.locale, input.locale)
        }

        private func send(_ amount: Decimal?) {}
    }
}

// Sources/TallyStage/TallyStage.docc/SteppingAStage.md
enum SteppingAStageSamples {
    struct Light: View {
        @State private var isOn = false

        var body: some View {
            Circle()
                .fill(isOn ? Color.yellow : Color.gray)
                .frame(width: 40, height: 40)
                .offset(x: isOn ? 100 : 0)
                .animation(.linear(duration: 1), value: isOn)
                .onTapGesture { isOn.toggle() }
                .accessibilityLabel("Light")
        }
    }
}

// Sources/TallyStage/TallyStage.docc/TestingAnAnimation.md
enum TestingAnAnimationSamples {
    struct Card: View {
        @State private var isOpen = false

        var body: some View {
            Text("12")
                .offset(x: isOpen ? 100 : 0)
                .animation(.spring(duration: 0.4, bounce: 0.3), value: isOpen)
                .onTapGesture { isOpen.toggle() }
        }
    }
}

// Sources/TallyStage/TallyStage.docc/TextFields.md
enum TextFieldsSamples {
    struct Greeting: View {
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                Text("Hello, \(name)")
            }
        }
    }
}

// Sources/TallyStage/TallyStage.docc/TimeIsAnArgument.md
enum TimeIsAnArgumentSamples {
    struct Ball: View {
        @State private var isDown = false

        var body: some View {
            Circle().fill(.orange).frame(width: 20, height: 20)
                .onTapGesture { isDown = true }
                .accessibilityLabel("Ball")
                .offset(y: isDown ? 60 : -60)
                .animation(.bouncy(duration: 0.6), value: isDown)
        }
    }

    struct Later: View {
        @State private var text = "soon"

        var body: some View {
            Text(text).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { text = "an hour later" }
            }
        }
    }
}

// Sources/TallyStage/TallyStage.docc/WhyDoesItMove.md
enum WhyDoesItMoveSamples {
    struct Card: View {
        @State private var isOpen = false

        var body: some View {
            Text("12")
                .opacity(isOpen ? 1 : 0.5)
                .animation(.linear(duration: 1), value: isOpen)
                .offset(x: isOpen ? 100 : 0)
                .onTapGesture { isOpen.toggle() }
        }
    }
}

// Sources/TallyControls/TallyControls.docc/ListsAndForms.md
enum ListsAndFormsSamples {
    struct Shopping: View {
        @State private var things = ["Apples", "Bread", "Cheese"]

        var body: some View {
            VStack {
                EditButton()
                List {
                    ForEach(things, id: \.self) { Text($0) }
                        .onDelete { things.remove(atOffsets: $0) }
                        .onMove { things.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }
}

// Sources/TallyControls/TallyControls.docc/NavigationAndPresentation.md
enum NavigationAndPresentationSamples {
    struct Things: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                List(0..<3) { number in NavigationLink("Thing \(number)", value: number) }
                    .navigationTitle("Things")
                    .navigationDestination(for: Int.self) { Text("All about \($0)") }
            }
        }
    }

    struct Settings: View {
        @State private var isShown = false

        var body: some View {
            Button("Settings") { isShown = true }
                .sheet(isPresented: $isShown) {
                    Text("All that can be set").presentationDetents([.medium, .large])
                }
        }
    }
}

// Sources/TallyCore/TallyCore.docc/OneFrame.md
enum OneFrameSamples {
    struct Meter: View {
        @State private var level = 0.0

        var body: some View {
            VStack {
                Color.blue.frame(width: 20, height: 10).offset(x: level)
                Color.gray.frame(width: 20, height: 10)
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { level = 60 } }
        }
    }

    struct Shot: View {
        @State private var x = 0.0

        var body: some View {
            Circle().frame(width: 10, height: 10).offset(x: x)
                .onTapGesture {
                    x = 40  // there at once,
                    withAnimation(.linear(duration: 1)) { x = 0 }  // and back within a second
                }
        }
    }
}

// Sources/TallyCore/TallyCore.docc/WhatAChangeEvaluates.md
enum StateSamples {
    final class Settings: ObservableObject {
        @Published var isOn = false
        @Published var name = "Ada"
    }

    struct Screen: View {
        @ObservedObject var settings: Settings

        var body: some View {
            Switch(isOn: $settings.isOn)
            Name(name: $settings.name)
        }
    }

    struct Switch: View {
        @Binding var isOn: Bool
        var body: some View { Text(isOn ? "on" : "off") }
    }

    struct Name: View {
        @Binding var name: String
        var body: some View { Text(name) }
    }
}

// Sources/TallyUI/TallyUI.docc/Texts.md
enum TextsSamples {
    struct Welcome: View {
        let count: Int

        var body: some View {
            VStack {
                Text("\(Image(systemName: "star.fill")) **\(count)** of \(Text("100").foregroundColor(.secondary))")
                Text("By going on you accept the [terms](https://example.com/terms).")
            }
        }
    }
}

// Sources/TallyUI/TallyUI.docc/Transitions.md
enum TransitionsSamples {
    struct Notice: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Tell") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown {
                    Text("Done").transition(.scale(scale: 0.5).combined(with: .opacity))
                }
            }
        }
    }

    struct ThreeAlike: View {
        let isShown: Bool

        var body: some View {
            VStack {
                if isShown { Text("Done").transition(.slide).padding().background(.yellow) }
                if isShown { Text("Done").padding().background(.yellow).transition(.slide) }
                Group { if isShown { Text("Done").padding().background(.yellow) } }.transition(.slide)
            }
        }
    }
}
