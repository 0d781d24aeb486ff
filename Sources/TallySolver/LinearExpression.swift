/// A sum of multiples of variables, and a constant.
///
/// Terms of the same variable may occur more than once: the solver adds them up, and leaves out what cancels.
package struct LinearExpression: Sendable {
    package struct Term: Sendable {
        package var variable: LinearVariable
        package var coefficient: Double

        package init(_ variable: LinearVariable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package init(_ variable: LinearVariable) { self.init([Term(variable)]) }

    package static func + (left: Self, right: Self) -> Self {
        Self(left.terms + right.terms, constant: left.constant + right.constant)
    }

    package static func - (left: Self, right: Self) -> Self { left + right * -1 }

    package static func + (left: Self, right: Double) -> Self { Self(left.terms, constant: left.constant + right) }

    package static func - (left: Self, right: Double) -> Self { left + -right }

    package static func * (left: Self, right: Double) -> Self {
        Self(left.terms.map { Term($0.variable, $0.coefficient * right) }, constant: left.constant * right)
    }
}
