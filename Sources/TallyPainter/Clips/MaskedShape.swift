internal import CPango
internal import TallyScene

/// What a shape masker can draw.
enum MaskedShape {
    case fill(Outline, evenOdd: Bool)
    case stroke(Outline, Stroke)
    case roundedRect(Rect, radius: Double)

    var bounds: Rect {
        switch self {
        case .fill(let outline, _): outline.controlBounds
        case .stroke(let outline, let stroke): DrawContent.stroke(outline, .color(.black), stroke).bounds
        case .roundedRect(let rect, _): rect
        }
    }

    /// Fills with full coverage; Cairo's matrix is the identity before, the path in device pixels.
    func draw(_ cairo: OpaquePointer, _ transform: Affine) {
        switch self {
        case .fill(let outline, let evenOdd):
            var pen = CairoPen(cairo: cairo, transform: transform)
            pen.add(outline)
            cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        case .roundedRect(let rect, let radius):
            var pen = CairoPen(cairo: cairo, transform: transform)
            pen.add(rect, radius: radius)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        case .stroke(let outline, let stroke):
            Self.stroke(outline, stroke, cairo, transform)
        }
    }

    /// Device pixels: a line twice as wide as the largest picture. Cairo takes the longer the wider a line is.
    private static let widest = 65_536.0

    private static func stroke(_ outline: Outline, _ stroke: Stroke, _ cairo: OpaquePointer, _ transform: Affine) {
        // Cairo refuses, for good, a matrix without an inverse and dashes that lead nowhere.
        guard stroke.width > 0, stroke.width.isFinite, abs(transform.determinant) > 1e-12 else { return }
        var pen = CairoPen(cairo: cairo, transform: transform)
        pen.add(outline)
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_set_matrix(cairo, &matrix)
        let scale = max(
            transform.a * transform.a + transform.b * transform.b, transform.c * transform.c + transform.d * transform.d
        ).squareRoot()
        cairo_set_line_width(cairo, min(stroke.width, Self.widest / scale))
        cairo_set_miter_limit(cairo, stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10)
        let cap: cairo_line_cap_t =
            switch stroke.cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        let join: cairo_line_join_t =
            switch stroke.join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_cap(cairo, cap)
        cairo_set_line_join(cairo, join)
        // Dashes finer than a thousandth of a point would be drawn one by one, for ever.
        let isDashed = stroke.dash.allSatisfy { $0 >= 0 && $0.isFinite } && stroke.dash.reduce(0, +) > 0.001
        let phase = stroke.dashPhase.isFinite ? stroke.dashPhase : 0
        cairo_set_dash(cairo, stroke.dash, isDashed ? Int32(stroke.dash.count) : 0, phase)
        cairo_stroke(cairo)
        cairo_identity_matrix(cairo)
    }
}
