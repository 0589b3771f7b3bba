const isControle = (byte: number): boolean => byte < 0x20 && (byte < 0x09 || byte > 0x0d);

/** Text in UTF-8 or in the older Latin alphabet: no byte that only a program would write. */
export const isTexto = (bytes: Uint8Array): boolean =>
  !bytes.some((byte) => isControle(byte) || byte === 0x7f);

/** UTF-8, or the older Latin alphabet where it is not. */
export const decodificar = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
