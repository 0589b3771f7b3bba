const PAGINA = 65_536;
const MAX_BYTES = 1_000_000_000;

/** WebAssembly would let PDFium take 2 GB; with this lower limit it fails earlier. */
export const limitarMemoria = (): void => {
  const crescer = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, paginas: number): number {
    if (this.buffer.byteLength + paginas * PAGINA > MAX_BYTES)
      throw new RangeError('no more memory for PDFium');
    return crescer.call(this, paginas);
  };
};
