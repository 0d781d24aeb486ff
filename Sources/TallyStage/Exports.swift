@_exported public import TallyUI
@_exported public import struct TallyScene.Bitmap
