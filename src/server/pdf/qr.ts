import { encode } from 'uqr';

/** In points. */
export const QR_SIDE = 150;

export const drawQr = (pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const module = QR_SIDE / size;
  pdf.rect(x, y, QR_SIDE, QR_SIDE).fill('#ffffff');
  for (const [row, line] of data.entries()) {
    for (const [column, isDark] of line.entries()) {
      // Slightly larger than its place, so that no white line shows between neighbours.
      if (isDark) pdf.rect(x + column * module, y + row * module, module + 0.2, module + 0.2).fill('#000000');
    }
  }
};
