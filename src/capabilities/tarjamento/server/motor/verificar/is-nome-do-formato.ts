/** Words of the PDF format itself (ISO 32000-1): finding one does not mean that a name was left. */
const NOMES = new Set(
  `Type Subtype Catalog Pages Page Kids Count Parent Resources Contents MediaBox CropBox Rotate UserUnit Group Annots Annot Link Rect
Border Dest Fit URI Action Producer Info Root Size Font Fonts FontDescriptor FontName FontFamily FontStretch FontWeight FontBBox FontMatrix
FontFile FontFile2 FontFile3 BaseFont FirstChar LastChar Widths Encoding BaseEncoding Differences ToUnicode DescendantFonts
CIDSystemInfo CIDToGIDMap CIDSet CharSet CharProcs Registry Ordering Supplement Identity Identity-H Identity-V Flags ItalicAngle
Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth Type0 Type1 Type3 TrueType MMType1 CIDFontType0
CIDFontType2 CIDFontType0C Type1C OpenType WinAnsiEncoding MacRomanEncoding MacExpertEncoding StandardEncoding PDFDocEncoding XObject
Image Form FormType Matrix BBox Width Height ColorSpace BitsPerComponent Intent ImageMask Mask SMask SMaskInData Matte Decode
Interpolate Filter DecodeParms FlateDecode DCTDecode JPXDecode LZWDecode RunLengthDecode CCITTFaxDecode JBIG2Decode
ASCII85Decode ASCIIHexDecode Predictor Colors Columns Rows BlackIs1 EncodedByteAlign EndOfLine EndOfBlock DamagedRowsBeforeError
EarlyChange ColorTransform JBIG2Globals Length Length1 Length2 Length3 ExtGState Pattern PatternType PaintType TilingType XStep YStep
Shading ShadingType Coords Domain Range Extend Function Functions FunctionType Bounds Encode Order BitsPerSample
BitsPerCoordinate BitsPerFlag VerticesPerRow AntiAlias Background Transparency Luminosity Alpha Normal Multiply Screen Overlay Darken
Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Compatible None Default All
DeviceGray DeviceRGB DeviceCMYK DeviceN CalGray CalRGB CalCMYK Lab ICCBased Indexed Separation Alternate WhitePoint BlackPoint
Gamma Process Components Colorants MixingHints Solidities Isolated Knockout Cyan Magenta Yellow Black RelativeColorimetric
AbsoluteColorimetric Perceptual Halftone HalftoneType HalftoneName Frequency Angle SpotFunction TransferFunction Invisivel`.split(
    /\s+/,
  ),
);

export const isNomeDoFormato = (nome: string): boolean => NOMES.has(nome);
