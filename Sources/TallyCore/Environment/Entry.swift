/// Makes an environment value or a value of a transaction of a variable with a default.
///
/// In an extension of `EnvironmentValues` or `Transaction`: `@Entry var pace: Double = 1`. The default is made anew at each
/// use: that of a class is another object each time.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

/// What `@Entry` makes of a default whose type is not written.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValue")
