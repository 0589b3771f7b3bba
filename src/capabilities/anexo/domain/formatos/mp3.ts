import { numeros, startsWith } from './bytes.ts';

// Bit rates of Layer III in kbit/s, indexed by four bits of the frame header.
const MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const AMOSTRAS = [44_100, 48_000, 32_000];

/** The length of the frame that begins here; 0 if none does. */
const tamanhoDoQuadro = (bytes: Uint8Array, at: number): number => {
  const [b0 = 0, b1 = 0, b2 = 0] = bytes.subarray(at, at + 3);
  const isQuadro = b0 === 0xff && (b1 & 0xe0) === 0xe0 && (b1 & 0x06) === 0x02;
  const versao = (b1 >> 3) & 3;
  if (!isQuadro || versao === 1) return 0;
  const isMpeg1 = versao === 3;
  const taxa = (isMpeg1 ? MPEG1 : MPEG2)[b2 >> 4] ?? 0;
  const amostras = (AMOSTRAS[(b2 >> 2) & 3] ?? 0) / (isMpeg1 ? 1 : versao === 2 ? 2 : 4);
  if (taxa === 0 || amostras === 0) return 0;
  return Math.floor(((isMpeg1 ? 144 : 72) * taxa * 1000) / amostras) + ((b2 >> 1) & 1);
};

const quadrosSeguidos = (bytes: Uint8Array, inicio: number): number => {
  let at = inicio;
  let quadros = 0;
  while (quadros < 3) {
    const tamanho = tamanhoDoQuadro(bytes, at);
    if (tamanho === 0) break;
    at += tamanho;
    quadros++;
    if (at >= bytes.length) break;
  }
  return quadros;
};

/** Where the tags at the start (ID3v2) end. */
export const fimDoId3 = (bytes: Uint8Array): number => {
  let at = 0;
  while (startsWith(bytes, 'ID3', at)) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
    const temRodape = ((bytes[at + 5] ?? 0) & 0x10) !== 0;
    at +=
      10 + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f) + (temRodape ? 10 : 0);
  }
  return Math.min(at, bytes.length);
};

/** Where sound begins: after the tags, allowing for the zeros that some programs leave. */
export const inicioDoSom = (bytes: Uint8Array): number => {
  const tags = fimDoId3(bytes);
  for (let at = tags; at < Math.min(bytes.length, tags + 4096); at++) {
    if (bytes[at] === 0xff && quadrosSeguidos(bytes, at) >= 2) return at;
    if (bytes[at] !== 0 && bytes[at] !== 0xff) break;
  }
  return -1;
};

/** Where the tags at the end (ID3v1, APE) begin. */
export const fimDoSom = (bytes: Uint8Array): number => {
  let fim = bytes.length;
  if (startsWith(bytes, 'TAG', fim - 128)) fim -= 128;
  if (startsWith(bytes, 'APETAGEX', fim - 32)) {
    const { u32 } = numeros(bytes, true);
    const tamanho = u32(fim - 32 + 12);
    const temCabecalho = (u32(fim - 32 + 20) & 0x8000_0000) !== 0;
    fim -= Math.min(fim, tamanho + (temCabecalho ? 32 : 0));
  }
  return fim;
};
