import TallyCore

/// A type that shows views while they are written: `tally preview` shows its `previews`. Programs never ask for it.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Self.Previews { get }
}
