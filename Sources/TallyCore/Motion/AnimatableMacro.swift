/// Makes a shape, a view or a modifier animatable by its stored variables, all but those marked `@AnimatableIgnored`.
///
/// Each has to be of an animatable type that is written down; wrapped variables, such as state, are left alone.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "Animatable")

/// Leaves a variable of an `@Animatable` type out of what moves.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnored")
