import SwiftUI
import Tally

extension GalleryEntry {
    static var rollGroup: GalleryEntry {
        GalleryEntry(
            name: "roll-group", title: "rollGroup",
            summary:
                "Two lines of a bill and their total, whose digits begin to change together, place by place.",
            knobs: [
                Knob("rollGroup", "numbers inside move in step"),
                Knob("rollStyle", "the group takes the timing of the style that holds where it is"),
                Knob("rollWidth(.reserved)", "keeps the width of the widest amount"),
            ],
            size: CGSize(width: 360, height: 150), seconds: 4.6, acts: [.tap(at: 0.5), .tap(at: 1.5), .tap(at: 2.5)],
            code: """
                struct Bill: View {
                    @State private var guests: Decimal = 2

                    var body: some View {
                        VStack(alignment: .trailing, spacing: 4) {
                            RollingNumber(guests * 4.5, format: .currency(code: "USD"))
                            RollingNumber(guests * 13.75, format: .currency(code: "USD"))
                            RollingNumber(guests * 18.25, format: .currency(code: "USD")).fontWeight(.bold)
                        }
                        .rollStyle(.numericText)
                        .rollGroup()
                        .font(.system(size: 28))
                        .onTapGesture { guests += 1 }
                    }
                }
                """
        ) { Bill() }
    }
}

struct Bill: View {
    @State private var guests: Decimal = 2

    var body: some View {
        VStack(alignment: .trailing, spacing: 4) {
            RollingNumber(guests * 4.5, format: .currency(code: "USD"))
            RollingNumber(guests * 13.75, format: .currency(code: "USD"))
            RollingNumber(guests * 18.25, format: .currency(code: "USD")).fontWeight(.bold)
        }
        .rollStyle(.numericText)
        .rollGroup()
        .font(.system(size: 28))
        .onTapGesture { guests += 1 }
    }
}
