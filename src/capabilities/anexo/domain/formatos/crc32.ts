const TABELA = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb8_8320 ^ (c >>> 1) : c >>> 1;
  return c;
});

export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = (TABELA[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffff_ffff) >>> 0;
};
