import TallyCore

/// A type that shows views while they are written. Nothing here asks for it; it keeps files that bring one compiling.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Self.Previews { get }
}
