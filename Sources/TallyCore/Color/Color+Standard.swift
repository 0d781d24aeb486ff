extension Color {
    public static let red = Color(kind: .named(.red))
    public static let orange = Color(kind: .named(.orange))
    public static let yellow = Color(kind: .named(.yellow))
    public static let green = Color(kind: .named(.green))
    public static let mint = Color(kind: .named(.mint))
    public static let teal = Color(kind: .named(.teal))
    public static let cyan = Color(kind: .named(.cyan))
    public static let blue = Color(kind: .named(.blue))
    public static let indigo = Color(kind: .named(.indigo))
    public static let purple = Color(kind: .named(.purple))
    public static let pink = Color(kind: .named(.pink))
    public static let brown = Color(kind: .named(.brown))
    public static let white = Color(kind: .named(.white))
    public static let gray = Color(kind: .named(.gray))
    public static let black = Color(kind: .named(.black))
    public static let clear = Color(kind: .named(.clear))
    /// The colour of main content: black in light surroundings, white in dark ones.
    public static let primary = Color(kind: .named(.primary))
    public static let secondary = Color(kind: .named(.secondary))
    /// The accent of the surroundings; blue unless somebody sets another.
    public static var accentColor: Color { Color(kind: .named(.accentColor)) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
