import SwiftUI

/// One column: plays its run when it appears, once. A new run is a new view.
struct SlotPlayer<Faces: SlotFaces>: View {
    let run: SlotRun<Faces>
    let holder: BoardHolder<SlotBoard<Faces>>
    let action: RollAction?
    @State private var hasBegun = false

    var body: some View {
        // One whose view is made anew does not play again.
        let place = hasBegun || run.animation == nil || !holder.board.isMoving(run.id) ? run.end : run.start
        run.faces.view(at: place, run.meter)
            .onAppear(perform: begin)
    }

    private func begin() {
        guard !hasBegun, let animation = run.animation else { return }
        guard holder.board.isMoving(run.id) else {
            // The view before it took the run along; what is left is where that ends.
            return withTransaction(.still) { hasBegun = true }
        }
        var transaction = Transaction(animation: holder.board.isStill ? nil : animation)
        transaction.disablesAnimations = holder.board.isStill
        let (holder, action, id) = (holder, action, run.id)
        transaction.addAnimationCompletion(criteria: .removed) {
            if holder.board.rests(id) { action?.action() }
        }
        withTransaction(transaction) { hasBegun = true }
    }
}
