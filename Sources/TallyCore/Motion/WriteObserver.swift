/// Told of every write to an animated value, and of views that come and go; there is one only while someone wants to know.
@MainActor
package protocol WriteObserver: AnyObject {
    func noteFirst(_ value: any AnimatedValue, at time: Double)
    func noteEqual(_ value: any AnimatedValue, at time: Double)

    /// - Parameter element: Whose value it is, if it is an element's.
    func note(_ value: any AnimatedValue, to target: Any, under scope: TransactionScope, of element: Element?)

    /// Called when what has just been written moves from now on, or has arrived already.
    func noteEnd(_ value: any AnimatedValue, at time: Double)

    /// Called when a view comes to where its container already was; a transition of its own tells itself.
    ///
    /// - Parameter isAnimated: false if it is there at once.
    func noteDefaultInsertion(of node: _ViewNode, isAnimated: Bool)

    /// Called when a view leaves a container that stays.
    func noteDeparture(_ node: _ViewNode?, _ scope: TransactionScope)
}
