import SwiftUI
import TallyStage

/// What a customer is shown at the till, as a text and as the number of pixels of a picture.
struct Receipt: View {
    let lines: [(String, Decimal)]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(lines, id: \.0) { name, price in
                HStack {
                    Text(name)
                    Spacer()
                    Text(price, format: .currency(code: "EUR"))
                }
            }
        }
        .padding()
    }
}

let stage = Stage(size: CGSize(width: 240, height: 120)) {
    Receipt(lines: [("Rye bread", 4.2), ("White bread", 3.5)])
}
let picture = stage.image()
print(stage.frame.visibleText, picture.width * picture.height)
