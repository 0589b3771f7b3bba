/** Latin-1, one character per byte: for signatures and markers, not for people's text. */
export const latin1 = (bytes: Uint8Array, from = 0, to = bytes.length): string => {
  let texto = '';
  const fim = Math.min(to, bytes.length);
  for (let i = Math.max(0, from); i < fim; i += 8192) {
    texto += String.fromCharCode(...bytes.subarray(i, Math.min(fim, i + 8192)));
  }
  return texto;
};

export const startsWith = (bytes: Uint8Array, marca: string, at = 0): boolean => {
  if (at < 0 || at + marca.length > bytes.length) return false;
  for (let i = 0; i < marca.length; i++) if (bytes[at + i] !== marca.charCodeAt(i)) return false;
  return true;
};

export const indexOf = (bytes: Uint8Array, marca: string, from = 0): number => {
  const primeiro = marca.charCodeAt(0);
  for (let i = bytes.indexOf(primeiro, from); i >= 0; i = bytes.indexOf(primeiro, i + 1)) {
    if (startsWith(bytes, marca, i)) return i;
  }
  return -1;
};

export const lastIndexOf = (bytes: Uint8Array, marca: string): number => {
  const primeiro = marca.charCodeAt(0);
  for (let i = bytes.lastIndexOf(primeiro); i >= 0; i = i === 0 ? -1 : bytes.lastIndexOf(primeiro, i - 1)) {
    if (startsWith(bytes, marca, i)) return i;
  }
  return -1;
};

export const includes = (bytes: Uint8Array, marca: string): boolean => indexOf(bytes, marca) >= 0;

export const concat = (partes: readonly Uint8Array[]): Uint8Array => {
  const todo = new Uint8Array(partes.reduce((soma, parte) => soma + parte.length, 0));
  let at = 0;
  for (const parte of partes) {
    todo.set(parte, at);
    at += parte.length;
  }
  return todo;
};

/** Numbers out of bounds read as 0: a short file is a damaged one, not an exception. */
export const numeros = (bytes: Uint8Array, littleEndian: boolean) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    u16: (at: number): number => (at + 2 <= bytes.length ? view.getUint16(at, littleEndian) : 0),
    u32: (at: number): number => (at + 4 <= bytes.length ? view.getUint32(at, littleEndian) : 0),
  };
};
