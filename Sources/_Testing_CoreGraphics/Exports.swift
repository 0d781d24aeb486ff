// As `_Testing_UIKit`: what the compiler asks for where a file imports both Testing and CoreGraphics.
@_exported import CoreGraphics
