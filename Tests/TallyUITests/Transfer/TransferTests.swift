import Foundation
import SwiftUI
import CoreTransferable
import TallyUI
import Testing

/// What can be handed over, and as what.
struct TransferTests {
    private struct Task: Transferable, Codable, Equatable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.task"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Word: Transferable, Equatable {
        var letters: String
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: { $0.letters }, importing: { Word(letters: $0) })
        }
    }

    private struct Refusing: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation<Refusing, String>(exporting: { _ in throw CocoaError(.featureUnsupported) })
        }
    }

    @Test func `a value arrives as it is, or in the first form that is taken`() {
        let item = TransferItem(Task(title: "t"))
        #expect(item.value(as: Task.self) == Task(title: "t"))
        #expect(item.value(as: String.self) == "t")
        #expect(item.value(as: Word.self) == Word(letters: "t"))
        #expect(item.value(as: URL.self) == nil)
        #expect(TransferItem("w").value(as: Word.self) == Word(letters: "w"))
        #expect(TransferItem("w").value(as: Task.self) == nil)
        #expect(TransferItem(URL(string: "https://a.b")!).value(as: String.self) == "https://a.b")
        #expect(TransferItem(AttributedString("x")).value(as: String.self) == "x")
        #expect(TransferItem(Refusing()).value(as: String.self) == nil)
        #expect(TransferItem(Color.red).value(as: Color.self) == .red)
        #expect(TransferItem(Color.red).value(as: String.self) == nil)
    }

    @Test func `types say what it can be handed over as`() {
        #expect(TransferItem("a").conforms(to: [.text]) && TransferItem("a").conforms(to: [.image, .plainText]))
        #expect(!TransferItem("a").conforms(to: [.url, .image]) && !TransferItem("a").conforms(to: []))
        let task = TransferItem(Task(title: "t"))
        #expect(task.conforms(to: [.text]) && task.conforms(to: [UTType(exportedAs: "org.example.task")]))
        #expect(TransferItem(Image(systemName: "star")).conforms(to: [.image]))
    }

    @Test func `an item provider loads texts, addresses and values`() {
        let text = NSItemProvider(object: "hello" as NSString)
        #expect(text.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!text.hasItemConformingToTypeIdentifier("public.url"))
        #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: NSURL.self))
        var found: [String] = []
        nonisolated(unsafe) let collect: (String) -> Void = { found.append($0) }
        text.loadObject(ofClass: NSString.self) { object, _ in
            collect((object as? NSString).map { String($0) } ?? "none")
        }
        text.loadObject(ofClass: String.self) { string, _ in collect(string ?? "none") }
        text.loadObject(ofClass: NSURL.self) { object, error in collect(object == nil && error != nil ? "error" : "url")
        }
        text.loadItem(forTypeIdentifier: "public.text") { item, _ in
            collect((item as? NSData).map { String(decoding: Data(referencing: $0), as: UTF8.self) } ?? "none")
        }
        let url = NSItemProvider(object: URL(string: "https://a.b")! as NSURL)
        url.loadObject(ofClass: URL.self) { url, _ in collect(url?.absoluteString ?? "none") }
        url.loadItem(forTypeIdentifier: "public.url") { item, _ in collect((item as? NSURL)?.absoluteString ?? "none") }
        NSItemProvider(item: "x" as NSString, typeIdentifier: "org.example.x")
            .loadDataRepresentation(forTypeIdentifier: "org.example.x") { data, _ in
                collect(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
            }
        #expect(found == ["hello", "hello", "error", "hello", "https://a.b", "https://a.b", "x"])
        let own = NSItemProvider()
        own.register(Task(title: "t"))
        #expect(TransferItem(own).value(as: Task.self) == Task(title: "t"))
        #expect(TransferItem(text).value(as: String.self) == "hello" && TransferItem(text).value(as: URL.self) == nil)
        #expect(TransferItem(text).value(as: Word.self) == Word(letters: "hello"))
        #expect(TransferItem("z").provider.canLoadObject(ofClass: NSString.self))
        #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
        #expect(NSItemProvider(item: nil, typeIdentifier: nil).canLoadObject(ofClass: String.self) == false)
    }

    @Test func `types are one of others`() throws {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png) && !UTType.image.conforms(to: .png))
        #expect(UTType.text.isSupertype(of: .json) && UTType.fileURL.isSubtype(of: .url))
        #expect(UTType("public.png") == .png && UTType("org.example.none") == nil)
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "none") == nil)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "application/json") == .json && UTType.pdf.preferredFilenameExtension == "pdf")
        let own = UTType(exportedAs: "org.example.note", conformingTo: .plainText)
        #expect(own.conforms(to: .text) && own.identifier == "org.example.note" && !own.isPublic)
        #expect(own == UTType(importedAs: "org.example.note") && UTType.html.preferredMIMEType == "text/html")
        let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.png, own]))
        #expect(copy == [.png, own])
    }
}
