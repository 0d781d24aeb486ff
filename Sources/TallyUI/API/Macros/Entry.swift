/// Makes an environment value or a value of a transaction of a variable with a default.
///
/// In an extension of `EnvironmentValues` or `Transaction`: `@Entry var pace: Double = 1`. The default of a variable whose
/// type is written is made anew at each use; write the type, unless the default is a literal.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")
