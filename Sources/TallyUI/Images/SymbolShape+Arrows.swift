/// Arrows, and signs in the shape of arrows.
extension SymbolShape {
    static let arrows: [String: SymbolShape] = [
        "arrow.2.circlepath": .init(
            lines: """
                M4.48 9.26 C5.59 6.22 8.42 4.15 11.65 4.01 C14.88 3.87 17.88 5.69 19.25 8.62 M15.27 6.3 L19.6 8.8
                L22.1 4.47 M19.52 14.74 C18.41 17.78 15.58 19.85 12.35 19.99 C9.12 20.13 6.12 18.31 4.75 15.38 M8.73
                17.7 L4.4 15.2 L1.9 19.53
                """),
        "arrow.2.squarepath": .init(
            lines: """
                M10 5 H15.4 C17.4 5 18.6 6.2 18.6 8.2 V16.6 M15.21 14.01 L18.6 17.4 L21.99 14.01 M14 19 H8.6 C6.6 19
                5.4 17.8 5.4 15.8 V7.4 M8.79 9.99 L5.4 6.6 L2.01 9.99
                """),
        "arrow.3.trianglepath": .init(
            lines: """
                M9 4.9 C10.6 2.8 13.4 2.8 15 4.9 L17.4 9 M13.35 8.16 L17.6 9.3 L18.74 5.05 M20.17 13.85 C21.19 16.29
                19.79 18.71 17.17 19.05 L12.42 19.08 M15.17 15.99 L12.06 19.1 L15.17 22.21 M6.83 19.05 C4.21 18.71
                2.81 16.29 3.83 13.85 L6.18 9.72 M7.48 13.65 L6.34 9.4 L2.09 10.54
                """),
        "arrow.circlepath": .init(
            lines: """
                M19.1 8.7 C21.04 12.05 20.36 16.3 17.49 18.89 C14.61 21.48 10.31 21.71 7.18 19.43 C4.05 17.16 2.93
                13 4.51 9.46 C6.08 5.93 9.92 3.97 13.7 4.78 M10 7.15 L14.6 5.2 L12.65 0.6
                """),
        "arrow.clockwise": .init(
            lines: """
                M18.1 7.7 C20.5 10.5 20.6 14.5 18.5 17.4 C16.4 20.4 12.5 21.6 9.1 20.3 C5.7 19 3.6 15.5 4.1 11.9 C4.5
                8.3 7.3 5.4 10.9 4.9 M9.6 1.2 L13.6 4.8 L9.6 8.6
                """),
        "arrow.counterclockwise": .init(
            lines: """
                M5.9 7.7 C3.5 10.5 3.4 14.5 5.5 17.4 C7.6 20.4 11.5 21.6 14.9 20.3 C18.3 19 20.4 15.5 19.9 11.9 C19.5
                8.3 16.7 5.4 13.1 4.9 M14.4 1.2 L10.4 4.8 L14.4 8.6
                """),
        "arrow.down": .init(lines: "M12 3.6 L12 20.4 M18.6 13.8 L12 20.4 L5.4 13.8"),
        "arrow.down.and.line.horizontal.and.arrow.up": .init(
            lines: """
                M12 2.2 L12 8.6 M8.89 5.49 L12 8.6 L15.11 5.49 M12 21.8 L12 15.4 M15.11 18.51 L12 15.4 L8.89 18.51 M4
                12 H20
                """),
        "arrow.down.arrow.up": .init(
            lines: """
                M7.4 4 L7.4 20 M3.58 16.18 L7.4 20 L11.22 16.18 M16.6 20 L16.6 4 M20.42 7.82 L16.6 4 L12.78 7.82
                """),
        "arrow.down.left": .init(lines: "M18 6 L6 18 M15.6 18 L6 18 L6 8.4"),
        "arrow.down.left.and.arrow.up.right": .init(
            lines: """
                M20.4 3.6 L13.8 10.2 M13.8 3.8 L13.8 10.2 L20.2 10.2 M3.6 20.4 L10.2 13.8 M10.2 20.2 L10.2 13.8 L3.8
                13.8
                """),
        "arrow.down.right": .init(lines: "M6 6 L18 18 M8.4 18 L18 18 L18 8.4"),
        "arrow.down.right.and.arrow.up.left": .init(
            lines: """
                M3.6 3.6 L10.2 10.2 M3.8 10.2 L10.2 10.2 L10.2 3.8 M20.4 20.4 L13.8 13.8 M20.2 13.8 L13.8 13.8 L13.8
                20.2
                """),
        "arrow.down.to.line": .init(lines: "M12 3 L12 16.6 M6.63 11.23 L12 16.6 L17.37 11.23 M4 20.6 H20"),
        "arrow.left": .init(lines: "M20.4 12 L3.6 12 M10.2 5.4 L3.6 12 L10.2 18.6"),
        "arrow.left.and.line.vertical.and.arrow.right": .init(
            lines: """
                M8.4 12 L2.2 12 M5.31 8.89 L2.2 12 L5.31 15.11 M15.6 12 L21.8 12 M18.69 15.11 L21.8 12 L18.69 8.89 M12
                4 V20
                """),
        "arrow.left.and.right": .init(
            lines: "M2.4 12 H21.6 M6.8 7.4 L2.4 12 L6.8 16.6 M17.2 7.4 L21.6 12 L17.2 16.6"),
        "arrow.left.arrow.right": .init(
            lines: "M20 7.4 H4 M8 3.4 L4 7.4 L8 11.4 M4 16.6 H20 M16 12.6 L20 16.6 L16 20.6"),
        "arrow.left.to.line": .init(lines: "M21 12 L7.4 12 M12.77 6.63 L7.4 12 L12.77 17.37 M3.4 4 V20"),
        "arrow.right": .init(lines: "M3.6 12 L20.4 12 M13.8 18.6 L20.4 12 L13.8 5.4"),
        "arrow.right.and.line.vertical.and.arrow.left": .init(
            lines: """
                M2.2 12 L8.6 12 M5.49 15.11 L8.6 12 L5.49 8.89 M21.8 12 L15.4 12 M18.51 8.89 L15.4 12 L18.51 15.11 M12
                4 V20
                """),
        "arrow.right.arrow.left": .init(
            lines: """
                M4 7.4 L20 7.4 M16.18 11.22 L20 7.4 L16.18 3.58 M20 16.6 L4 16.6 M7.82 12.78 L4 16.6 L7.82 20.42
                """),
        "arrow.right.doc.on.clipboard": .init(
            lines: """
                M13.8 4.6 H15 C16.2 4.6 17 5.4 17 6.6 V7 M6.4 4.6 H5 C3.8 4.6 3 5.4 3 6.6 V18 C3 19.2 3.8 20 5 20 H7.4
                R6.9 2.6 6.4 3.8 1.4 M11 11.6 C11.2 10.8 11.8 10.4 12.8 10.4 H19.4 C20.6 10.4 21.4 11.2 21.4 12.4
                V19.6 C21.4 20.8 20.6 21.6 19.4 21.6 H12.8 C11.8 21.6 11.2 21.2 11 20.4 M6.6 16 H16.6 M15.02 17.98 L17
                16 L15.02 14.02
                """),
        "arrow.right.to.line": .init(lines: "M3 12 L16.6 12 M11.23 17.37 L16.6 12 L11.23 6.63 M20.6 4 V20"),
        "arrow.triangle.2.circlepath": .init(
            lines: """
                M4.1 10.6 C4.7 7.3 7.3 4.7 10.6 4.1 C13.9 3.5 17.2 5.1 18.9 8 M19.9 13.4 C19.3 16.7 16.7 19.3 13.4
                19.9 C10.1 20.5 6.8 18.9 5.1 16 M15.6 7.2 L19.4 8.2 L20.4 4.2 M8.4 16.8 L4.6 15.8 L3.6 19.8
                """),
        "arrow.triangle.branch": .init(
            lines: """
                M7 3.4 V20.6 M7 15 C7 11.6 8.6 10.4 12 10.2 C15.4 10 17 8.6 17 5 M20.54 6.94 L17 3.4 L13.46 6.94
                M10.54 6.54 L7 3 L3.46 6.54
                """),
        "arrow.triangle.capsulepath": .init(
            lines: """
                M6 17.4 C3.8 16.8 2.4 15 2.4 12 C2.4 8.6 4.4 6.6 7.8 6.6 H18 M15.49 9.71 L18.6 6.6 L15.49 3.49 M18 6.6
                M18 6.6 M18.6 8 C20.6 8.6 21.6 10 21.6 12 C21.6 15.4 19.6 17.4 16.2 17.4 H9.6 M12.11 14.29 L9 17.4
                L12.11 20.51
                """),
        "arrow.triangle.merge": .init(
            lines: """
                M12 3.4 V9.4 C12 13.4 5.4 14 5.4 20.6 M12 9.4 C12 13.4 18.6 14 18.6 20.6 M16.24 7.24 L12 3 L7.76 7.24
                """),
        "arrow.triangle.pull": .init(
            closed: "O5.4 5 2.2 O5.4 19 2.2 O18.6 19 2.2",
            lines: """
                M5.4 7.4 V16.6 M18.6 16.6 V9.6 C18.6 7.4 17.2 6 15 6 H11 M13.65 2.75 L10.4 6 L13.65 9.25
                """),
        "arrow.triangle.swap": .init(
            lines: """
                M5.4 20.6 V17.8 C5.4 12 18.6 12 18.6 6.2 V3.8 M21.99 6.39 L18.6 3 L15.21 6.39 M18.6 20.6 V17.8 C18.6
                16 17.4 14.8 15.8 13.8 M8.2 10.2 C6.6 9.2 5.4 8 5.4 6.2 V3.8 M8.79 6.39 L5.4 3 L2.01 6.39
                """),
        "arrow.triangle.turn.up.right.circle": .init(
            closed: "O12 12 9.2",
            cuts: "M8.4 16.4 V13.2 C8.4 11.4 9.4 10.4 11.2 10.4 H15.6 M13.6 12.8 L16 10.4 L13.6 8"),
        "arrow.triangle.turn.up.right.diamond": .init(
            closed: "M12 2.2 L21.8 12 L12 21.8 L2.2 12 Z",
            cuts: "M8.4 16.4 V13.2 C8.4 11.4 9.4 10.4 11.2 10.4 H15.6 M13.6 12.8 L16 10.4 L13.6 8"),
        "arrow.turn.down.left": .init(
            lines: "M20 4 V9.6 C20 12 18.4 13.6 16 13.6 H4.4 M8.95 8.65 L4 13.6 L8.95 18.55"),
        "arrow.turn.down.right": .init(
            lines: "M4 4 L4 9.6 C4 12 5.6 13.6 8 13.6 L19.6 13.6 M15.05 18.55 L20 13.6 L15.05 8.65"),
        "arrow.turn.left.down": .init(
            lines: "M20 4.4 L14 4.4 C11.6 4.4 10 6 10 8.4 L10 19.6 M5.05 15.05 L10 20 L14.95 15.05"),
        "arrow.turn.left.up": .init(
            lines: "M20 19.6 H14 C11.6 19.6 10 18 10 15.6 V4.4 M14.95 8.95 L10 4 L5.05 8.95"),
        "arrow.turn.right.down": .init(
            lines: "M4 4.4 L10 4.4 C12.4 4.4 14 6 14 8.4 L14 19.6 M9.05 15.05 L14 20 L18.95 15.05"),
        "arrow.turn.right.up": .init(
            lines: "M4 19.6 L10 19.6 C12.4 19.6 14 18 14 15.6 L14 4.4 M18.95 8.95 L14 4 L9.05 8.95"),
        "arrow.turn.up.left": .init(
            lines: "M20 20 L20 14.4 C20 12 18.4 10.4 16 10.4 L4.4 10.4 M8.95 5.45 L4 10.4 L8.95 15.35"),
        "arrow.turn.up.right": .init(
            lines: "M4 20 L4 14.4 C4 12 5.6 10.4 8 10.4 L19.6 10.4 M15.05 15.35 L20 10.4 L15.05 5.45"),
        "arrow.up": .init(lines: "M12 20.4 L12 3.6 M5.4 10.2 L12 3.6 L18.6 10.2"),
        "arrow.up.and.down": .init(
            lines: "M12 2.4 V21.6 M7.4 6.8 L12 2.4 L16.6 6.8 M7.4 17.2 L12 21.6 L16.6 17.2"),
        "arrow.up.and.down.and.arrow.left.and.right": .init(
            lines: """
                M12 12 L12 2.2 M15.11 5.31 L12 2.2 L8.89 5.31 M12 12 L12 21.8 M8.89 18.69 L12 21.8 L15.11 18.69 M12 12
                L2.2 12 M5.31 8.89 L2.2 12 L5.31 15.11 M12 12 L21.8 12 M18.69 15.11 L21.8 12 L18.69 8.89
                """),
        "arrow.up.and.line.horizontal.and.arrow.down": .init(
            lines: """
                M12 8.4 L12 2.2 M15.11 5.31 L12 2.2 L8.89 5.31 M12 15.6 L12 21.8 M8.89 18.69 L12 21.8 L15.11 18.69 M4
                12 H20
                """),
        "arrow.up.arrow.down": .init(
            lines: "M7.4 20 V4 M3.4 8 L7.4 4 L11.4 8 M16.6 4 V20 M12.6 16 L16.6 20 L20.6 16"),
        "arrow.up.bin": .init(
            closed: "M4 7.6 L5.6 20.8 H18.4 L20 7.6 Z",
            lines: "M3 4.6 H21 M3 4.6 V7.4 H21 V4.6",
            cuts: "M12 17.6 L12 11.4 M14.83 14.23 L12 11.4 L9.17 14.23"),
        "arrow.up.doc.on.clipboard": .init(
            closed: "R10.6 9.6 10.8 12 1.8",
            lines: """
                M13.8 4.6 H15 C16.2 4.6 17 5.4 17 6.6 V6.8 M6.4 4.6 H5 C3.8 4.6 3 5.4 3 6.6 V18 C3 19.2 3.8 20 5 20
                H7.4 R6.9 2.6 6.4 3.8 1.4
                """,
            cuts: "M16 18.6 V13 M17.84 14.54 L16 12.7 L14.16 14.54"),
        "arrow.up.left": .init(lines: "M18 18 L6 6 M15.6 6 L6 6 L6 15.6"),
        "arrow.up.left.and.arrow.down.right": .init(
            lines: "M10.4 10.4 L4 4 M10.4 4 L4 4 L4 10.4 M13.6 13.6 L20 20 M13.6 20 L20 20 L20 13.6"),
        "arrow.up.left.and.down.right": .init(lines: "M12 12 L4 4 M12 4 L4 4 L4 12 M12 12 L20 20 M12 20 L20 20 L20 12"),
        "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": .init(
            lines: """
                M11 11 L4 4 M9.6 4 L4 4 L4 9.6 M13 13 L20 20 M14.4 20 L20 20 L20 14.4 M13 11 L20 4 M20 9.6 L20 4 L14.4
                4 M11 13 L4 20 M4 14.4 L4 20 L9.6 20
                """),
        "arrow.up.right": .init(lines: "M6 18 L18 6 M8.4 6 L18 6 L18 15.6"),
        "arrow.up.right.and.arrow.down.left": .init(
            lines: "M13.6 10.4 L20 4 M20 10.4 L20 4 L13.6 4 M10.4 13.6 L4 20 M4 13.6 L4 20 L10.4 20"),
        "arrow.up.right.and.down.left": .init(lines: "M12 12 L20 4 M20 12 L20 4 L12 4 M12 12 L4 20 M4 12 L4 20 L12 20"),
        "arrow.up.to.line": .init(lines: "M12 21 L12 7.4 M17.37 12.77 L12 7.4 L6.63 12.77 M4 3.4 H20"),
        "arrow.up.trash": .init(
            lines: """
                M5.2 9.6 L6.4 21.2 H17.6 L18.8 9.6 M3.4 9.6 H8.2 M15.8 9.6 H20.6 M12 12 V3 M9.6 15 V17.4 M14.4 15
                V17.4 M14.83 5.43 L12 2.6 L9.17 5.43
                """),
        "arrow.uturn.down": .init(
            lines: """
                M3.6 15.4 L8.2 20 L12.8 15.4 M8.2 20 L8.2 9.6 C8.2 6.4 10.6 4 13.8 4 C17 4 19.4 6.4 19.4 9.6 L19.4 15
                """),
        "arrow.uturn.left": .init(
            lines: """
                M8.6 3.6 L4 8.2 L8.6 12.8 M4 8.2 H14.4 C17.6 8.2 20 10.6 20 13.8 C20 17 17.6 19.4 14.4 19.4 H9
                """),
        "arrow.uturn.right": .init(
            lines: """
                M15.4 3.6 L20 8.2 L15.4 12.8 M20 8.2 H9.6 C6.4 8.2 4 10.6 4 13.8 C4 17 6.4 19.4 9.6 19.4 H15
                """),
        "arrow.uturn.up": .init(
            lines: """
                M3.6 8.6 L8.2 4 L12.8 8.6 M8.2 4 V14.4 C8.2 17.6 10.6 20 13.8 20 C17 20 19.4 17.6 19.4 14.4 V9
                """),
        "arrowkeys": .init(
            closed: """
                R9.2 4.6 5.6 5.6 1.4 R9.2 13.4 5.6 5.6 1.4 R1.6 13.4 5.6 5.6 1.4 R16.8 13.4 5.6 5.6 1.4
                """),
        "arrowshape.bounce.right": .init(
            closed: """
                M3 4 H6.4 C7 9 9.6 10.6 12.6 10.6 V6.6 L21 13.2 L12.6 19.8 V15.4 C7 15.4 3.6 11.4 3 4 Z
                """),
        "arrowshape.down": .init(
            closed: "M15 2.8 L15 12.6 L19.2 12.6 L12 21.2 L4.8 12.6 L9 12.6 L9 2.8 Z"),
        "arrowshape.left": .init(
            closed: "M21.2 9 L11.4 9 L11.4 4.8 L2.8 12 L11.4 19.2 L11.4 15 L21.2 15 Z"),
        "arrowshape.left.arrowshape.right": .init(
            closed: "M2 12 L7.4 6.4 V9.8 H16.6 V6.4 L22 12 L16.6 17.6 V14.2 H7.4 V17.6 Z"),
        "arrowshape.right": .init(closed: "M2.8 9 H12.6 V4.8 L21.2 12 L12.6 19.2 V15 H2.8 Z"),
        "arrowshape.turn.up.left": .init(
            closed: """
                M10.4 4.4 L2.4 11.2 L10.4 18 V14 C15.4 13.8 18.8 15.2 21.4 19.4 C21.2 12.6 17.4 8.6 10.4 8.4 Z
                """),
        "arrowshape.turn.up.left.2": .init(
            closed: """
                M13 5 L6.4 11.2 L13 17.4 V14 C17 13.8 19.6 15.2 21.8 19 C21.6 12.8 18.6 8.8 13 8.4 Z
                """,
            lines: "M8 5.4 L2 11.2 L8 17"),
        "arrowshape.turn.up.right": .init(
            closed: """
                M13.6 4.4 L21.6 11.2 L13.6 18 L13.6 14 C8.6 13.8 5.2 15.2 2.6 19.4 C2.8 12.6 6.6 8.6 13.6 8.4 Z
                """),
        "arrowshape.turn.up.right.2": .init(
            closed: "M11 5 L17.6 11.2 L11 17.4 L11 14 C7 13.8 4.4 15.2 2.2 19 C2.4 12.8 5.4 8.8 11 8.4 Z",
            lines: "M16 5.4 L22 11.2 L16 17"),
        "arrowshape.up": .init(
            closed: "M9 21.2 L9 11.4 L4.8 11.4 L12 2.8 L19.2 11.4 L15 11.4 L15 21.2 Z"),
        "arrowshape.zigzag.right": .init(
            closed: """
                M2.2 9 H6.6 L9.6 14.6 L12.6 9 H16 V5.6 L21.8 11.2 L16 16.8 V13.4 H15 L11.6 19.4 H7.6 L4.4 13.4 H2.2 Z
                """),
        "arrowtriangle.down": .init(closed: "M12 19 L20 6.5 L4 6.5 Z"),
        "arrowtriangle.left": .init(closed: "M5 12 L17.5 4 L17.5 20 Z"),
        "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": .init(
            closed: "M8 7 L2.6 12 L8 17 Z M16 7 L21.4 12 L16 17 Z",
            lines: "M12 3 V21"),
        "arrowtriangle.left.arrowtriangle.right": .init(closed: "M2.6 12 L10 6 L10 18 Z M21.4 12 L14 6 L14 18 Z"),
        "arrowtriangle.right": .init(closed: "M19 12 L6.5 20 L6.5 4 Z"),
        "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": .init(
            closed: "M2.6 7 L8 12 L2.6 17 Z M21.4 7 L16 12 L21.4 17 Z",
            lines: "M12 3 V21"),
        "arrowtriangle.up": .init(closed: "M12 5 L4 17.5 L20 17.5 Z"),
        "arrowtriangle.up.arrowtriangle.down": .init(closed: "M12 2.6 L18 10 L6 10 Z M12 21.4 L18 14 L6 14 Z"),
    ]
}
