/// One or several tracks of keyframes, which together animate a value.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Self.Value == Self.Body.Value

    /// The tracks that these keyframes stand for.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    func _collect(into tracks: inout _KeyframeTracks<Self.Value>)
}

extension Keyframes {
    public func _collect(into tracks: inout _KeyframeTracks<Self.Value>) { body._collect(into: &tracks) }
}

extension Keyframes where Body == Self {
    public var body: Body { self }
}
