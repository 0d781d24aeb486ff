/// What a row of slots shows at rest.
struct SlotText<Token: SlotToken>: Equatable {
    let text: String
    /// The columns, left to right.
    let tokens: [Token]
    /// A text as high as any of the row.
    let tallest: String
}

extension SlotText<NumberText.Token> {
    init(_ number: NumberText) {
        self.init(
            text: number.text, tokens: number.visualOrder.map { number.tokens[$0] }, tallest: number.tallest)
    }
}
