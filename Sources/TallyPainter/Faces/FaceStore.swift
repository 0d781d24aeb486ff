internal import CPango
internal import Glibc
internal import TallyScene

/// The faces that shaped text refers to, opened once and kept for the store's life.
final class FaceStore {
    /// What tells faces apart.
    private struct Key: Hashable {
        var path: String
        var index: Int32
        var variations: String
        var isSlanted: Bool
        var isEmboldened: Bool
    }

    private(set) var faces: [Face] = []
    private var numbers: [Key: Int] = [:]
    private var inks: [UInt64: Rect] = [:]
    let library: FT_Library
    private let memory: FT_Memory

    /// More faces than this are drawn as the first: the number has to fit `FaceNumber`.
    static let limit = 1 << FaceNumber.indexBits

    init() {
        memory = .allocate(capacity: 1)
        memory.initialize(
            to: FT_MemoryRec_(
                user: nil, alloc: { _, size in malloc(size) }, free: { _, block in free(block) },
                realloc: { _, _, size, block in realloc(block, size) }))
        var library: FT_Library?
        // Not FT_Init_FreeType: that one reads FREETYPE_PROPERTIES, which may darken stems.
        let error = FT_New_Library(memory, &library)
        precondition(error == 0 && library != nil, "FreeType did not start (error \(error)); is memory exhausted?")
        self.library = library!
        FT_Add_Default_Modules(library)
        for face in EmbeddedFont.faces {
            _ = number(path: "", index: Int32(face.weight), variations: "", isSlanted: false, isEmboldened: false)
        }
    }

    deinit {
        FT_Done_Library(library)
        memory.deallocate()
    }

    /// Returns the embedded face of the weight nearest to `weight`.
    func embedded(weight: Int, isSlanted: Bool) -> Int {
        number(
            path: "", index: Int32(EmbeddedFont.nearestWeight(to: weight)), variations: "", isSlanted: isSlanted,
            isEmboldened: false)
    }

    /// Returns the face that a fontconfig pattern names; slanted if that is wanted and the face is upright.
    func number(of pattern: OpaquePointer?, wantsSlant: Bool) -> Int {
        var file: UnsafeMutablePointer<FcChar8>?
        guard let pattern, FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return 0 }
        let path = String(cString: file)
        var index: Int32 = 0
        var slant: Int32 = 0
        var embolden: FcBool = 0
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &embolden)
        // An upright face that fontconfig would have leant by a matrix, which is not looked at, says that it is slanted.
        var lean: UnsafeMutablePointer<FcMatrix>?
        let isLeant = FcPatternGetMatrix(pattern, FC_MATRIX, 0, &lean) == FcResultMatch && lean?.pointee.xy ?? 0 != 0
        let isSlanted = wantsSlant && (slant == 0 || isLeant)
        if let own = EmbeddedFont.faces.first(where: { $0.path == path }) {
            return embedded(weight: own.weight, isSlanted: isSlanted)
        }
        var settings: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &settings)
        return number(
            path: path, index: index, variations: settings.map { String(cString: $0) } ?? "", isSlanted: isSlanted,
            isEmboldened: embolden != 0)
    }

    private func number(path: String, index: Int32, variations: String, isSlanted: Bool, isEmboldened: Bool) -> Int {
        let key = Key(
            path: path, index: index, variations: variations, isSlanted: isSlanted, isEmboldened: isEmboldened)
        if let known = numbers[key] { return known }
        var ft: FT_Face?
        if path.isEmpty {
            let bytes = EmbeddedFont.faces.first { $0.weight == Int(index) }!.bytes
            FT_New_Memory_Face(library, bytes.baseAddress, bytes.count, 0, &ft)
        } else if FT_New_Face(library, path, Int(index), &ft) == 0 {
            Self.apply(variations, to: ft, library)
        }
        guard faces.count < Self.limit, let face = Face(ft, isSlanted: isSlanted, isEmboldened: isEmboldened) else {
            precondition(!path.isEmpty, "The embedded font of weight \(index) cannot be read; run Scripts/embed-font.")
            if let ft { FT_Done_Face(ft) }
            numbers[key] = 0
            return 0
        }
        faces.append(face)
        numbers[key] = faces.count - 1
        return faces.count - 1
    }

    /// Sets the axes of a variable face from fontconfig's `wght=450,opsz=14`.
    private static func apply(_ variations: String, to ft: FT_Face?, _ library: FT_Library) {
        guard !variations.isEmpty, let ft else { return }
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(ft, &axes) == 0, let axes else { return }
        defer { FT_Done_MM_Var(library, axes) }
        var places = (0..<Int(axes.pointee.num_axis)).map { axes.pointee.axis[$0].def }
        for setting in variations.split(separator: ",") {
            let parts = setting.split(separator: "=")
            guard parts.count == 2, let value = Double(parts[1]), abs(value) < 32767, parts[0].utf8.count == 4 else {
                continue
            }
            let tag = parts[0].utf8.reduce(UInt(0)) { $0 << 8 | UInt($1) }
            for axis in places.indices where axes.pointee.axis[axis].tag == tag {
                places[axis] = FT_Fixed(value * 65536)
            }
        }
        FT_Set_Var_Design_Coordinates(ft, FT_UInt(places.count), &places)
    }

    /// Returns where a glyph's ink may be, in ems from its origin, y downwards. Null: it has none.
    func ink(face: Int, glyph: UInt32) -> Rect {
        let key = UInt64(face) << 32 | UInt64(glyph)
        if let known = inks[key] { return known }
        let rect = faces[face].inkInEms(glyph)
        // Far more glyphs than a person reads in a day; the bound is for text that no person wrote.
        if inks.count >= 65_536 { inks.removeAll() }
        inks[key] = rect
        return rect
    }
}
