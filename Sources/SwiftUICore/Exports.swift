// Xcode writes this import by itself; on Apple's platforms it is a part of SwiftUI.
@_exported public import SwiftUI
