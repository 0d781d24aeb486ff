/// What is known of a type: what it is one of, and how its files are called.
struct KnownType: Sendable {
    let supertypes: [String]
    var extensions: [String] = []
    var mime: String?

    static let all: [String: KnownType] = [
        "public.item": KnownType(supertypes: []),
        "public.content": KnownType(supertypes: []),
        "public.composite-content": KnownType(supertypes: ["public.content"]),
        "public.data": KnownType(supertypes: ["public.item"], mime: "application/octet-stream"),
        "public.directory": KnownType(supertypes: ["public.item"]),
        "public.folder": KnownType(supertypes: ["public.directory"]),
        "public.archive": KnownType(supertypes: ["public.data"]),
        "public.url": KnownType(supertypes: ["public.data"], extensions: ["url"]),
        "public.file-url": KnownType(supertypes: ["public.url"]),
        "public.text": KnownType(supertypes: ["public.data", "public.content"]),
        "public.plain-text": KnownType(supertypes: ["public.text"], extensions: ["txt", "text"], mime: "text/plain"),
        "public.utf8-plain-text": KnownType(supertypes: ["public.plain-text"]),
        "public.utf16-plain-text": KnownType(supertypes: ["public.plain-text"]),
        "public.delimited-values-text": KnownType(supertypes: ["public.text"]),
        "public.comma-separated-values-text": KnownType(
            supertypes: ["public.delimited-values-text"], extensions: ["csv"], mime: "text/csv"),
        "public.tab-separated-values-text": KnownType(
            supertypes: ["public.delimited-values-text"], extensions: ["tsv"], mime: "text/tab-separated-values"),
        "public.rtf": KnownType(supertypes: ["public.text"], extensions: ["rtf"], mime: "text/rtf"),
        "public.html": KnownType(supertypes: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
        "public.xml": KnownType(supertypes: ["public.text"], extensions: ["xml"], mime: "application/xml"),
        "public.json": KnownType(supertypes: ["public.text"], extensions: ["json"], mime: "application/json"),
        "public.yaml": KnownType(supertypes: ["public.text"], extensions: ["yaml", "yml"], mime: "application/x-yaml"),
        "com.apple.property-list": KnownType(supertypes: ["public.data"], extensions: ["plist"]),
        "public.source-code": KnownType(supertypes: ["public.plain-text"]),
        "public.swift-source": KnownType(supertypes: ["public.source-code"], extensions: ["swift"]),
        "public.vcard": KnownType(supertypes: ["public.text"], extensions: ["vcf"], mime: "text/vcard"),
        "com.adobe.pdf": KnownType(
            supertypes: ["public.data", "public.composite-content"], extensions: ["pdf"], mime: "application/pdf"),
        "public.image": KnownType(supertypes: ["public.data", "public.content"]),
        "public.png": KnownType(supertypes: ["public.image"], extensions: ["png"], mime: "image/png"),
        "public.jpeg": KnownType(supertypes: ["public.image"], extensions: ["jpeg", "jpg"], mime: "image/jpeg"),
        "com.compuserve.gif": KnownType(supertypes: ["public.image"], extensions: ["gif"], mime: "image/gif"),
        "public.tiff": KnownType(supertypes: ["public.image"], extensions: ["tiff", "tif"], mime: "image/tiff"),
        "com.microsoft.bmp": KnownType(supertypes: ["public.image"], extensions: ["bmp"], mime: "image/bmp"),
        "org.webmproject.webp": KnownType(supertypes: ["public.image"], extensions: ["webp"], mime: "image/webp"),
        "public.heic": KnownType(supertypes: ["public.image"], extensions: ["heic"], mime: "image/heic"),
        "public.svg-image": KnownType(
            supertypes: ["public.image", "public.xml"], extensions: ["svg"], mime: "image/svg+xml"),
        "public.audiovisual-content": KnownType(supertypes: ["public.data", "public.content"]),
        "public.movie": KnownType(supertypes: ["public.audiovisual-content"]),
        "public.video": KnownType(supertypes: ["public.movie"]),
        "com.apple.quicktime-movie": KnownType(
            supertypes: ["public.movie"], extensions: ["mov"], mime: "video/quicktime"),
        "public.mpeg-4": KnownType(supertypes: ["public.movie"], extensions: ["mp4"], mime: "video/mp4"),
        "public.audio": KnownType(supertypes: ["public.audiovisual-content"]),
        "public.mp3": KnownType(supertypes: ["public.audio"], extensions: ["mp3"], mime: "audio/mpeg"),
        "com.microsoft.waveform-audio": KnownType(
            supertypes: ["public.audio"], extensions: ["wav"], mime: "audio/vnd.wave"),
    ]
}

extension UTType {
    public static var item: UTType { UTType(known: "public.item") }
    public static var content: UTType { UTType(known: "public.content") }
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    public static var data: UTType { UTType(known: "public.data") }
    public static var directory: UTType { UTType(known: "public.directory") }
    public static var folder: UTType { UTType(known: "public.folder") }
    public static var archive: UTType { UTType(known: "public.archive") }
    public static var url: UTType { UTType(known: "public.url") }
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    public static var text: UTType { UTType(known: "public.text") }
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    public static var rtf: UTType { UTType(known: "public.rtf") }
    public static var html: UTType { UTType(known: "public.html") }
    public static var xml: UTType { UTType(known: "public.xml") }
    public static var json: UTType { UTType(known: "public.json") }
    public static var yaml: UTType { UTType(known: "public.yaml") }
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    public static var vCard: UTType { UTType(known: "public.vcard") }
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    public static var image: UTType { UTType(known: "public.image") }
    public static var png: UTType { UTType(known: "public.png") }
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    public static var tiff: UTType { UTType(known: "public.tiff") }
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    public static var heic: UTType { UTType(known: "public.heic") }
    public static var svg: UTType { UTType(known: "public.svg-image") }
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    public static var movie: UTType { UTType(known: "public.movie") }
    public static var video: UTType { UTType(known: "public.video") }
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    public static var audio: UTType { UTType(known: "public.audio") }
    public static var mp3: UTType { UTType(known: "public.mp3") }
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
}
