import Testing

@testable import TallySolver

@Suite("Typical layouts")
struct LayoutTests {
    let solver = ConstraintSolver()

    /// A row with required gaps from edge to edge of a box.
    private func row(_ views: [Frame], in box: Frame, spacing: Double) throws {
        var edge = box.x.sum
        for (index, view) in views.enumerated() {
            try solver.require(view.x.sum, .equal, edge + (index == 0 ? 0 : spacing))
            edge = view.right
        }
        try solver.require(edge, .equal, box.right)
    }

    @Test func `the lowest hugging takes the surplus of a row, the lowest compression resistance the shortage`() throws
    {
        let box = Frame(solver)
        let size = try box.pin(0, 0, 300, 40)
        let views = (0..<3).map { _ in Frame(solver) }
        try row(views, in: box, spacing: 10)
        try views[0].hug(50, hugging: 251, compression: 749)
        try views[1].hug(50, hugging: 249)
        try views[2].hug(50, hugging: 250, compression: 751)
        #expect(isClose(views.map { $0.values[2] }, [50, 180, 50]))
        #expect(isClose(views.map { $0.values[0] }, [0, 60, 250]))
        try solver.setConstant(130, of: size[2])
        #expect(isClose(views.map { $0.values[2] }, [10, 50, 50]))
    }

    @Test func `a view is centred, and keeps its ratio`() throws {
        let box = Frame(solver)
        let size = try box.pin(10, 20, 320, 100)
        let image = Frame(solver)
        try solver.require(image.x.sum * 2 + image.width.sum, .equal, box.x.sum * 2 + box.width.sum)
        try solver.require(image.y.sum * 2 + image.height.sum, .equal, box.y.sum * 2 + box.height.sum)
        try solver.require(image.width.sum, .equal, image.height.sum * (16.0 / 9))
        try solver.require(image.width.sum, .lessThanOrEqual, box.width.sum)
        try solver.require(image.height.sum, .lessThanOrEqual, box.height.sum)
        try solver.wish(image.width.sum, .equal, box.width.sum, 999)
        try solver.wish(image.height.sum, .equal, box.height.sum, 999)
        let width = 100 * 16.0 / 9
        #expect(isClose(image.values, [10 + (320 - width) / 2, 20, width, 100]))
        try solver.setConstant(500, of: size[3])
        #expect(isClose(image.values, [10, 20 + (500 - 180) / 2, 320, 180]))
    }

    @Test func `a readable column is as wide as it may be, and in the middle`() throws {
        let box = Frame(solver)
        let size = try box.pin(0, 0, 375, 800)
        let text = Frame(solver)
        try solver.require(text.x.sum * 2 + text.width.sum, .equal, box.x.sum * 2 + box.width.sum)
        try solver.require(text.width.sum, .lessThanOrEqual, 600)
        try solver.require(text.x.sum, .greaterThanOrEqual, box.x.sum + 16)
        try solver.wish(text.x.sum, .equal, box.x.sum + 16, 999.999)
        #expect(isClose([text.values[0], text.values[2]], [16, 343]))
        try solver.setConstant(1000, of: size[2])
        #expect(isClose([text.values[0], text.values[2]], [200, 600]))
    }

    @Test func `a stack of 50 views is as long as what it holds, and follows a length that changes`() throws {
        let stack = Frame(solver)
        try solver.require(stack.x.sum, .equal, 0)
        try solver.require(stack.y.sum, .equal, 0)
        let views = (0..<50).map { _ in Frame(solver) }
        var edge = stack.y.sum
        var sizes: [[ConstraintID]] = []
        for (index, view) in views.enumerated() {
            try solver.require(view.y.sum, .equal, edge + (index == 0 ? 0 : 4))
            try solver.require(view.x.sum, .equal, stack.x.sum)
            try solver.require(view.right, .lessThanOrEqual, stack.right)
            sizes.append(try view.hug(Double(40 + index), 20))
            edge = view.bottom
        }
        try solver.require(edge, .equal, stack.bottom)
        // "Spanning" and "ambiguity suppression" of a stack view.
        try solver.wish(stack.width.sum, .equal, 0, 25)
        #expect(isClose(stack.values, [0, 0, 89, 1196]))
        try solver.setConstants(sizes[10][2...].map { ($0, 100) })
        #expect(isClose(stack.values, [0, 0, 89, 1276]))
        #expect(isClose([views[11].values[1]], [344]))
        // A hidden view: length 0 at 999.999, which beats compression resistance.
        let hidden = try solver.wish(views[10].height.sum, .equal, 0, 999.999)
        #expect(isClose([views[11].values[1]], [244]))
        try solver.remove(hidden)
        #expect(isClose([views[11].values[1]], [344]))
        #expect(views.allSatisfy { !solver.isAmbiguous($0.width) && !solver.isAmbiguous($0.y) })
    }

    @Test func `fifty views share a length equally`() throws {
        let box = Frame(solver)
        let size = try box.pin(0, 0, 1000, 10)
        let views = (0..<50).map { _ in Frame(solver) }
        try row(views, in: box, spacing: 2)
        for view in views.dropFirst() { try solver.require(view.width.sum, .equal, views[0].width.sum) }
        for view in views { try view.hug(30) }
        for width in stride(from: 1000.0, through: 3000, by: 125) {
            try solver.setConstant(width, of: size[2])
            #expect(isClose(views.map { $0.values[2] }, Array(repeating: (width - 98) / 50, count: 50)))
        }
    }

    @Test func `where fifty priorities fall, the last view yields`() throws {
        let box = Frame(solver)
        try box.pin(0, 0, 600, 10)
        let views = (0..<50).map { _ in Frame(solver) }
        try row(views, in: box, spacing: 0)
        for (index, view) in views.enumerated() {
            try solver.wish(view.width.sum, .equal, 10, 999 - Float(index))
        }
        #expect(isClose(views.map { $0.values[2] }, Array(repeating: 10, count: 49) + [110]))
    }

    @Test func `the least size that fits is found by wishes for it, and they leave no trace`() throws {
        let box = Frame(solver)
        try solver.require(box.x.sum, .equal, 0)
        try solver.require(box.y.sum, .equal, 0)
        let label = Frame(solver)
        try solver.require(label.x.sum, .equal, box.x.sum + 8)
        try solver.require(box.right, .equal, label.right + 8)
        try solver.require(label.y.sum, .equal, box.y.sum + 8)
        try solver.require(box.bottom, .equal, label.bottom + 8)
        try label.hug(120, 20)
        let before = box.values
        let fitting = try [box.width, box.height].map { try solver.wish($0.sum, .equal, 0, 50) }
        #expect(isClose(box.values, [0, 0, 136, 36]))
        for id in fitting { try solver.remove(id) }
        #expect(isClose(box.values, before))
    }
}
