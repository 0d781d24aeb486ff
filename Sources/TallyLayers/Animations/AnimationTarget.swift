/// What animations can be added to: a layer.
package protocol AnimationTarget {
    func add(_ anim: CAAnimation, forKey key: String?)
}
