/// Makes an environment value, or one of a transaction or for containers, of a variable with a default.
///
/// In an extension of `EnvironmentValues`, `Transaction` or `ContainerValues`: `@Entry var pace: Double = 1`. The default is
/// made anew at each use: that of a class is another object each time. In an extension of `FocusedValues` the variable is an
/// optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

/// What `@Entry` makes of a default whose type is not written.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValue")
