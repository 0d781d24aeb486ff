// long: small programs, each beside nothing but its story.

import Combine
import Foundation
import SwiftUI

// A column of ten digits for each place, moved by an offset and cut at its window.
private struct DigitColumns: View {
    var font: Font = .system(size: 50, weight: .black)
    @Binding var value: Int
    @State private var columns: [Int] = []

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<columns.count, id: \.self) { place in
                Text("8").font(font).opacity(0)
                    .overlay {
                        GeometryReader { geometry in
                            let size = geometry.size
                            VStack(spacing: 0) {
                                ForEach(0...9, id: \.self) { number in
                                    Text("\(number)").font(font)
                                        .frame(width: size.width, height: size.height, alignment: .center)
                                }
                            }
                            .offset(y: -CGFloat(columns[place]) * size.height)
                        }
                        .clipped()
                    }
            }
        }
        .onAppear {
            columns = Array(repeating: 0, count: String(value).count)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) { roll() }
        }
        .onChange(of: value) { _ in
            let missing = String(value).count - columns.count
            if missing > 0 {
                for _ in 0..<missing { withAnimation(.easeIn(duration: 0.1)) { columns.append(0) } }
            } else {
                for _ in 0..<(-missing) { withAnimation(.easeIn(duration: 0.1)) { _ = columns.removeLast() } }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { roll() }
        }
    }

    private func roll() {
        for (place, digit) in zip(0..<columns.count, String(value)) {
            let extra = min(Double(place) * 0.15, 0.5)
            withAnimation(.interactiveSpring(response: 0.8, dampingFraction: 1 + extra, blendDuration: 1 + extra)) {
                columns[place] = digit.wholeNumberValue ?? 0
            }
        }
    }
}

private struct RollingScreen: View {
    @State private var value = 111
    @State private var next = 0
    private let values = [4096, 57, 300]
    var body: some View {
        NavigationView {
            VStack(spacing: 25) {
                DigitColumns(value: $value)
                Button("Change Value") {
                    value = values[next % values.count]
                    next += 1
                }
            }
            .padding()
            .navigationTitle("Rolling Counter")
        }
    }
}

extension Shown {
    /// The digits of which more than half is in their window.
    fileprivate var inWindows: String {
        texts.filter { text in
            guard let clip = text.clip, text.opacity > 0.5, text.string.count == 1 else { return false }
            return clip.intersection(text.rect).height > text.rect.height * 0.6
        }
        .sorted { $0.rect.minX < $1.rect.minX }.map(\.string).joined()
    }
}

// An odometer: each wheel carries on the next, ten tenths a second.
private struct Wheel: View {
    let digit: Int
    private let height: CGFloat = 44
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<10) { number in
                Text("\(number)")
                    .font(.system(size: 34, weight: .semibold, design: .monospaced))
                    .frame(width: 30, height: height)
            }
        }
        .offset(y: CGFloat(-digit) * height)
        .frame(height: height, alignment: .top)
        .mask(Rectangle().frame(height: height))
        .background(Color(white: 0.92))
        .animation(.easeInOut(duration: 0.5), value: digit)
    }
}

private struct Odometer: View {
    @State private var mileage = 98
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private var digits: [Int] { String(format: "%04d", mileage).compactMap(\.wholeNumberValue) }
    var body: some View {
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                ForEach(Array(digits.enumerated()), id: \.offset) { _, digit in Wheel(digit: digit) }
            }
            Text("\(mileage) km")
        }
        .onReceive(timer) { _ in
            guard mileage < 101 else {
                timer.upstream.connect().cancel()
                return
            }
            mileage += 1
        }
    }
}

private struct CountingModifier: AnimatableModifier {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    func body(content: Content) -> some View {
        content.overlay(alignment: .trailing) { Text(String(format: "%.0f%%", number)).bold() }
    }
}

private struct PercentBar: View {
    @State private var percent = 0.0
    var body: some View {
        VStack {
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.2)).frame(height: 12)
                Capsule().fill(Color.green).frame(width: 2.5 * percent, height: 12)
            }
            .frame(width: 250)
            Color.clear.frame(width: 250, height: 30).modifier(CountingModifier(number: percent))
            Button("Download") { withAnimation(.linear(duration: 2)) { percent = 100 } }
            Button("Cancel") { withAnimation(.easeOut(duration: 0.3)) { percent = 0 } }
        }
    }
}

// Every number is another view, pushed through by a transition.
private struct Pushed: View {
    @State private var people = 8
    @State private var isUp = true
    var body: some View {
        HStack(spacing: 16) {
            Button {
                step(-1)
            } label: {
                Image(systemName: "minus")
            }.accessibilityLabel("Fewer")
            ZStack {
                Text("\(people)")
                    .font(.title)
                    .id("people \(people)")
                    .transition(
                        .asymmetric(
                            insertion: .move(edge: isUp ? .bottom : .top), removal: .move(edge: isUp ? .top : .bottom)))
            }
            .frame(width: 60, height: 40)
            .clipped()
            Button {
                step(1)
            } label: {
                Image(systemName: "plus")
            }.accessibilityLabel("More")
        }
        .buttonStyle(.bordered)
    }
    private func step(_ by: Int) {
        isUp = by > 0
        withAnimation(.linear(duration: 0.4)) { people += by }
    }
}

private struct Reel: View {
    let symbols: [String]
    let stop: Int
    let turns: Int
    var body: some View {
        GeometryReader { geometry in
            let height = geometry.size.height
            LazyVStack(spacing: 0) {
                ForEach(0..<(symbols.count * 6), id: \.self) { index in
                    Text(symbols[index % symbols.count]).font(.system(size: 40))
                        .frame(width: geometry.size.width, height: height)
                }
            }
            .offset(y: -height * CGFloat(turns * symbols.count + stop))
        }
        .frame(width: 60, height: 60)
        .clipped()
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.orange, lineWidth: 2))
    }
}

private struct SlotMachine: View {
    @State private var stops = [0, 0, 0]
    @State private var turns = 0
    @State private var message = "Try your luck"
    private let symbols = ["A", "B", "C", "D"]
    var body: some View {
        VStack(spacing: 20) {
            Text(message)
            HStack {
                ForEach(0..<3) { reel in
                    Reel(symbols: symbols, stop: stops[reel], turns: turns)
                        .animation(.easeOut(duration: 1 + Double(reel) * 0.5), value: turns)
                }
            }
            Button("Spin", action: spin).buttonStyle(.borderedProminent).disabled(message == "Spinning")
        }
    }
    private func spin() {
        message = "Spinning"
        stops = [2, 2, 2]
        turns += 2
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.1) {
            message = Set(stops).count == 1 ? "You won" : "Again?"
        }
    }
}

private struct Price: View {
    @State private var cents = 1_999
    private var format: FloatingPointFormatStyle<Double>.Currency { .currency(code: "USD") }
    var body: some View {
        VStack(alignment: .trailing, spacing: 4) {
            Text(Double(cents) / 100, format: format)
                .font(.system(.largeTitle, design: .rounded).weight(.bold))
                .monospacedDigit()
                .contentTransition(.numericText(countsDown: cents < 1_999))
                .animation(.snappy, value: cents)
            Text("Total").font(.caption).foregroundStyle(.secondary)
            HStack {
                Button("Add one") { cents += 1_999 }
                Button("Half") { cents /= 2 }
            }
        }
        .padding()
    }
}

// Digits on a wheel of their own, by an animatable view that draws the two digits between which the value is.
private struct TumblingDigit: View, Animatable {
    var position: Double
    var animatableData: Double {
        get { position }
        set { position = newValue }
    }
    var body: some View {
        let low = Int(position.rounded(.down))
        let part = position - Double(low)
        ZStack {
            Text("\((low % 10 + 10) % 10)").offset(y: -part * 30).opacity(1 - part)
            Text("\(((low + 1) % 10 + 10) % 10)").offset(y: (1 - part) * 30).opacity(part)
        }
        .font(.title.monospacedDigit())
        .frame(width: 24, height: 30)
        .clipped()
    }
}

private struct Tumbler: View {
    @State private var value = 7
    var body: some View {
        VStack {
            HStack(spacing: 0) {
                ForEach([100, 10, 1], id: \.self) { unit in TumblingDigit(position: Double(value / unit)) }
            }
            Button("Plus 5") { withAnimation(.linear(duration: 1)) { value += 5 } }
        }
    }
}

private final class Meter: ObservableObject {
    @Published private(set) var shown = 0
    private var timer: Timer?
    func count(to target: Int) {
        timer?.invalidate()
        let step = max(1, (target - shown) / 20)
        timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.shown = min(self.shown + step, target)
            if self.shown == target { timer.invalidate() }
        }
    }
}

private struct Followers: View {
    @StateObject private var meter = Meter()
    var body: some View {
        VStack {
            Text("\(meter.shown) followers").font(.headline)
            ZStack {
                Circle().stroke(Color.blue.opacity(0.2), lineWidth: 10)
                Circle().trim(from: 0, to: CGFloat(meter.shown) / 1000)
                    .stroke(Color.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .animation(.linear(duration: 0.05), value: meter.shown)
            }
            .frame(width: 120, height: 120)
        }
        .onAppear { meter.count(to: 1000) }
    }
}

extension Program {
    static let otherCounters: [Program] = [
        Program("columns of digits that come and go") {
            RollingScreen()
        } story: { person in
            try person.wait(0.02)
            person.expect("zeros at first: \(person.stage.frame.inWindows)") { $0.inWindows == "000" }
            try person.wait(1.5)
            person.expect("then the value: \(person.stage.frame.inWindows)") { $0.inWindows == "111" }
            try person.tap("Change Value")
            try person.wait(0.2)
            person.expect("four columns") { frame in
                frame.texts.filter { $0.string == "8" && $0.opacity == 0 }.count == 4
            }
            try person.settle()
            person.expect("4096: \(person.stage.frame.inWindows)") { $0.inWindows == "4096" }
            try person.tap("Change Value")
            try person.settle()
            person.expect("57: \(person.stage.frame.inWindows)") { $0.inWindows == "57" }
            try person.tap("Change Value")
            try person.wait(0.1)
            try person.tap("Change Value")
            try person.settle()
            person.expect("4096 again: \(person.stage.frame.inWindows)") { $0.inWindows == "4096" }
        },
        Program("odometer that carries") {
            Odometer()
        } story: { person in
            person.sees("98 km")
            try person.wait(1.25)
            person.sees("99 km")
            // Halfway an ease in and out is at its middle: 8 has gone half up, 9 has come half up.
            person.measures("the 9 is half on its way", 22, within: 2) { frame in
                let nines = frame.texts.filter { $0.string == "9" }.sorted { $0.rect.minX < $1.rect.minX }
                guard nines.count == 2, frame.texts.contains(where: { $0.string == "8" }) else { return nil }
                return nines[1].rect.midY - nines[0].rect.midY
            }
            try person.wait(5)
            person.sees("101 km")
            try person.settle()
        },
        Program("percentage by a modifier that animates") {
            PercentBar()
        } story: { person in
            person.sees("0%")
            try person.tap("Download")
            try person.wait(0.5)
            person.sees("25%")
            person.measures("the bar", 62.5) { frame in frame.shapes.last { $0.rect.height == 12 }?.rect.width }
            try person.wait(0.5)
            person.sees("50%")
            try person.tap("Cancel")
            try person.settle()
            person.sees("0%")
            person.misses("100%", "50%")
        },
        Program("numbers pushed through a window") {
            Pushed()
        } story: { person in
            try person.tap("More")
            try person.wait(0.2)
            person.measures("the new number comes from below, the old one leaves upwards", 0, within: 1) { frame in
                guard let old = frame.texts.first(where: { $0.string == "8" }),
                    let new = frame.texts.first(where: { $0.string == "9" })
                else { return nil }
                return new.rect.midY - old.rect.midY - new.rect.height
            }
            try person.settle()
            try person.tap("Fewer")
            try person.wait(0.1)
            person.expect("the old number leaves downwards, the new one comes from above") { frame in
                guard let old = frame.texts.first(where: { $0.string == "9" }),
                    let new = frame.texts.first(where: { $0.string == "8" })
                else { return false }
                return new.rect.midY < old.rect.midY
            }
            try person.settle()
            person.sees("8")
            person.misses("9")
        },
        Program("slot machine of reels") {
            SlotMachine()
        } story: { person in
            person.expect("A each") { $0.inWindows == "AAA" }
            try person.tap("Spin")
            try person.wait(1.1)
            person.expect("the first reel has stopped: \(person.stage.frame.inWindows)") { frame in
                let shown = frame.texts.filter { $0.string == "C" && ($0.clip?.intersection($0.rect).height ?? 0) > 40 }
                return shown.contains { $0.rect.midX < 160 }
            }
            person.sees("Spinning")
            try person.tap("Spin")
            try person.settle()
            try person.wait(1)
            person.expect("C each: \(person.stage.frame.inWindows)") { $0.inWindows == "CCC" }
            person.sees("You won")
        },
        Program("price that counts") {
            Price()
        } story: { person in
            person.sees("$19.99", "Total")
            try person.tap("Add one")
            try person.settle()
            person.sees("$39.98")
            try person.tap("Half")
            try person.tap("Half")
            try person.settle()
            person.sees("$9.99")
            person.measures("the words end where the price ends", 0, within: 3) { frame in
                guard let total = frame.texts.first(where: { $0.string == "Total" }),
                    let end = frame.texts.map({ $0.rect.maxX }).max()
                else { return nil }
                return end - total.rect.maxX
            }
        },
        Program("digits between two") {
            Tumbler()
        } story: { person in
            try person.tap("Plus 5")
            try person.wait(0.5)
            person.expect("9.5 in the units") { frame in
                frame.texts.contains { $0.string == "9" && abs($0.opacity - 0.5) < 0.05 }
            }
            try person.wait(0.3)
            try person.tap("Plus 5")
            try person.settle()
            person.sees("0", "1", "7")
        },
        Program("followers counted by a model's timer") {
            Followers()
        } story: { person in
            try person.wait(0.52)
            person.sees("500 followers")
            try person.wait(0.6)
            person.sees("1,000 followers")
            try person.settle()
        },
    ]
}
