/// Names of Apple's that a file may use and that cannot be had here, with what to do instead.
struct PreviewAbsence {
    let names: Set<String>
    let sentence: String

    private init(_ names: String, _ sentence: String) {
        self.names = Set(names.split(separator: " ").map(String.init))
        self.sentence = sentence
    }

    /// The first entry that has a name counts.
    static let all: [PreviewAbsence] = [
        PreviewAbsence(
            "MapKit Map Marker MapMarker MapPin MapAnnotation Annotation MapCameraPosition MKCoordinateRegion MKMapView mapStyle",
            "MapKit belongs to Apple's systems, and no map is drawn here; show something else unless canImport(MapKit)."
        ),
        PreviewAbsence(
            "CoreLocation CLLocationCoordinate2D CLLocation CLLocationManager",
            "CoreLocation belongs to Apple's systems; keep latitude and longitude in a type of your own."),
        PreviewAbsence(
            "SwiftData Model Query ModelContainer ModelContext ModelConfiguration modelContainer modelContext Relationship",
            "SwiftData belongs to Apple's systems; give the preview an @Observable class or values in an array."),
        PreviewAbsence(
            "CoreData NSManagedObject NSManagedObjectContext NSPersistentContainer FetchRequest FetchedResults "
                + "SectionedFetchRequest managedObjectContext NSFetchRequest NSEntityDescription",
            "Core Data belongs to Apple's systems; give the preview an @Observable class or values in an array."),
        PreviewAbsence(
            "UIDynamicAnimator UIMenu UISearchController "
                + "UIStoryboard UIStoryboardSegue",
            "This part of UIKit is not here (Docs/ViewsAndLayers.md says what is); write it in SwiftUI, or leave it out "
                + "unless canImport(UIKit)."),
        PreviewAbsence(
            "NSViewRepresentable NSViewControllerRepresentable NSHostingController NSHostingView NSViewController NSView "
                + "AppKit NSApplication NSApplicationDelegateAdaptor NSColor NSImage NSWindow NSPasteboard",
            "There is no AppKit here; write the view in SwiftUI, or leave it out unless canImport(AppKit)."),
        PreviewAbsence(
            "ShaderLibrary ShaderFunction Shader colorEffect distortionEffect layerEffect Metal MetalKit MTKView",
            "Metal's language has no compiler here, so there are no shaders; draw it with Canvas, blur or colour effects."
        ),
        PreviewAbsence(
            "Charts Chart BarMark LineMark PointMark AreaMark SectorMark RuleMark chartXAxis chartYAxis",
            "Charts belongs to Apple's systems; draw it with Path, Canvas or rectangles in a stack."),
        PreviewAbsence(
            "WidgetKit Widget WidgetConfiguration TimelineProvider TimelineEntry ActivityKit ActivityAttributes AppIntents",
            "Widgets and activities belong to Apple's systems; preview the view that they show."),
        PreviewAbsence(
            "AVKit AVFoundation VideoPlayer AVPlayer AVAudioPlayer PhotosUI PhotosPicker PhotosPickerItem StoreKit WebKit WKWebView "
                + "WebView SafariServices SceneKit SpriteKit SpriteView SceneView RealityKit RealityView ARKit GameKit HealthKit "
                + "CoreMotion CoreHaptics CoreML Vision CloudKit EventKit Contacts MessageUI LocalAuthentication TipKit "
                + "AuthenticationServices SignInWithAppleButton UserNotifications CoreImage CIFilter CIContext CoreBluetooth",
            "That framework belongs to Apple's systems; leave its part out unless canImport finds it."),
        PreviewAbsence(
            "MenuBarExtra Settings userActivity",
            "A desktop has no place for it here; preview the view that the first window shows."),
    ]
}
