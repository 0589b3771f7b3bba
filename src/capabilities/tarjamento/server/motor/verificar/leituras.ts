const MENOR_EM_BYTES = 6;

/** The byte sequences to search for. */
export const bytesSuspeitos = (textos: readonly string[]): Buffer[] =>
  textos
    .filter((texto) => texto.length >= MENOR_EM_BYTES)
    .flatMap((texto) => {
      const utf16 = Buffer.from(texto, 'utf16le');
      return [Buffer.from(texto, 'utf8'), Buffer.from(texto, 'latin1'), utf16, Buffer.from(utf16).swap16()];
    });

/** Decodes the bytes in every encoding they may be in. */
export const leituras = (bytes: Buffer): string[] => {
  const par = bytes.length % 2 === 0 ? bytes : bytes.subarray(0, -1);
  return [
    bytes.toString('latin1'),
    bytes.toString('utf8'),
    par.toString('utf16le'),
    Buffer.from(par).swap16().toString('utf16le'),
  ];
};
