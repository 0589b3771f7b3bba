import { numeros, startsWith } from './bytes.ts';

const MARCA = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ENTRADA = 128;
const FIM = 0xffff_fffa;

export const isCfb = (bytes: Uint8Array): boolean => startsWith(bytes, MARCA);

/** Stream names of an OLE file ([MS-CFB]): they tell a text from a sheet or an installer. */
export const nomesDoCfb = (bytes: Uint8Array): string[] => {
  const { u16, u32 } = numeros(bytes, true);
  const setor = 1 << Math.min(u16(30), 12);
  if (setor < 512) return [];
  const posicao = (numero: number): number => (numero + 1) * setor;
  const proximo = (numero: number): number => {
    const porSetor = setor / 4;
    const indice = Math.floor(numero / porSetor);
    // The header lists the first 109 sectors of the table, which cover the first 7 MB of the file.
    if (indice >= 109) return FIM;
    return u32(posicao(u32(76 + indice * 4)) + (numero % porSetor) * 4);
  };
  const nomes: string[] = [];
  const vistos = new Set<number>();
  for (let numero = u32(48); numero < FIM && !vistos.has(numero); numero = proximo(numero)) {
    vistos.add(numero);
    const inicio = posicao(numero);
    if (inicio + setor > bytes.length) break;
    for (let at = inicio; at < inicio + setor; at += ENTRADA) {
      const letras = Math.min(u16(at + 64), 64) / 2 - 1;
      if (letras <= 0) continue;
      let nome = '';
      for (let i = 0; i < letras; i++) nome += String.fromCharCode(u16(at + i * 2));
      nomes.push(nome);
    }
  }
  return nomes;
};
