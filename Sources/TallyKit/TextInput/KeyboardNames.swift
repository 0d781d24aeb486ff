// SwiftUI's modifiers have them too; a program that imports UIKit alone writes them as well.
@_exported public import enum TallyControls.UIKeyboardType
@_exported public import enum TallyControls.UITextAutocapitalizationType
@_exported public import struct TallyControls.UITextContentType
