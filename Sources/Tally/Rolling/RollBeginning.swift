/// What a change of a board began from.
struct RollBeginning: Equatable {
    let text: NumberText
    let identity: RollIdentity?
    let cells: [RollCell]
    let idOfToken: [Int]
    let generation: Int
    let isOpen: Bool
    let isAtRest: Bool
    let hasHead: Bool
    let hasTail: Bool
    let recent: [Int]
}
