import Foundation
import SwiftUI

/// A tutorial's kitchen timer, which may be put away while it runs.
private struct KitchenTimer: View {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    @State private var minutes = 3
    @State private var isShown = true

    var body: some View {
        VStack(spacing: 12) {
            if isShown {
                Text(timerInterval: start...start.addingTimeInterval(Double(minutes) * 60))
                    .font(.system(size: 40, weight: .semibold)).monospacedDigit()
                    .transition(.scale.combined(with: .opacity))
            }
            Text("Ready \(start.addingTimeInterval(Double(minutes) * 60), style: .relative) from now")
                .lineLimit(2, reservesSpace: true)
            Button("Longer") { withAnimation { minutes += 1 } }
            Button("Put away") { withAnimation(.easeInOut(duration: 0.4)) { isShown.toggle() } }
        }
        .padding()
        .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 12))
    }
}

/// An app's card for a delivery: told in one sentence, rated by swipes, its trouble spoken as soon as it comes.
private struct DeliveryCard: View {
    private enum Part: Hashable { case trouble }
    @State private var stars = 3
    @State private var isLate = false
    @AccessibilityFocusState private var focus: Part?

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Parcel").font(.headline)
                Spacer()
                Text(String(repeating: "*", count: stars))
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Parcel")
            .accessibilityValue("\(stars) stars")
            .accessibilityAdjustableAction { direction in
                withAnimation { stars = min(max(stars + (direction == .increment ? 1 : -1), 0), 5) }
            }
            if isLate {
                Text("Two hours late").foregroundStyle(.red)
                    .accessibilityFocused($focus, equals: .trouble)
                    .accessibilitySortPriority(1)
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
            Button(isLate ? "Found it" : "Where is it?") {
                withAnimation { isLate.toggle() }
                focus = isLate ? .trouble : nil
            }
            if focus == .trouble { Text("reading") }
        }
        .padding()
    }
}

/// A view model that makes a badge of a number, and a screen that shows the picture it has made.
@MainActor private final class BadgeMaker: ObservableObject {
    @Published private(set) var badge: UIImage?
    @Published private(set) var points = 0

    func score() {
        points += 1
        let renderer = ImageRenderer(
            content: Text("\(points)").font(.title).padding(6 + CGFloat(points)).background(.yellow, in: Circle()))
        renderer.scale = 2
        badge = renderer.uiImage
    }
}

private struct BadgeScreen: View {
    @StateObject private var maker = BadgeMaker()
    @State private var isOpen = true

    var body: some View {
        VStack {
            if isOpen, let badge = maker.badge {
                Image(uiImage: badge).accessibilityLabel("badge").transition(.scale)
            }
            Text("\(maker.points) points, \(maker.badge.map { "\(Int($0.size.width))" } ?? "no") wide")
            Button("Score") { withAnimation(.bouncy) { maker.score() } }
            Button("Fold") { withAnimation(.bouncy) { isOpen.toggle() } }
        }
    }
}

extension Program {
    static let lives: [Program] = [
        Program("timer that is put away while it runs", isFunctionOfState: false) {
            KitchenTimer()
        } story: { person in
            person.sees("3:00", "3 min")
            try person.tap("Longer")
            try person.settle()
            person.misses("3:00")
            try person.tap("Put away")
            try person.tap("Put away")
            try person.settle()
            person.sees("Ready")
        },
        Program("card that is rated and tells of its trouble") {
            DeliveryCard()
        } story: { person in
            person.sees("Parcel", "***")
            try person.tap("Where is it?")
            try person.settle()
            person.sees("Two hours late", "reading")
            try person.tap("Found it")
            try person.settle()
            person.misses("Two hours late", "reading")
        },
        Program("badge that is a picture of a view") {
            BadgeScreen()
        } story: { person in
            person.sees("0 points, no wide")
            try person.tap("Score")
            try person.tap("Score")
            try person.tap("Fold")
            try person.settle()
            person.sees("2 points")
            person.misses("no wide")
            try person.tap("Fold")
            try person.settle()
            person.sees("2 points")
        },
    ]
}
