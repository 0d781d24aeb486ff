@_exported public import TallyControls
@_exported public import TallyCore
@_exported public import TallyUI
@_exported public import struct TallyScene.Bitmap
