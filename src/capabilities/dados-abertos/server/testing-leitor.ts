import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';
import type { TestApp } from '#testing/test-app.ts';

/** A strict reader, written from the standards: it throws at the first mistake. */
const recusar = (motivo: string): never => {
  throw new Error(motivo);
};

/** Reads a zip by its directory, as programs do, and checks sizes and checksums. */
export const readZip = (zip: Buffer): Map<string, Buffer> => {
  const fim = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (fim === -1 || fim + 22 !== zip.length) recusar('no end of the directory');
  const arquivos = new Map<string, Buffer>();
  let lugar = zip.readUInt32LE(fim + 16);
  for (let i = 0; i < zip.readUInt16LE(fim + 10); i += 1) {
    if (zip.readUInt32LE(lugar) !== 0x02014b50) recusar('not a line of the directory');
    const [metodo, crc, comprimido, inteiro] = [
      zip.readUInt16LE(lugar + 10),
      zip.readUInt32LE(lugar + 16),
      zip.readUInt32LE(lugar + 20),
      zip.readUInt32LE(lugar + 24),
    ];
    const tamanhos = [28, 30, 32].map((onde) => zip.readUInt16LE(lugar + onde)) as [number, number, number];
    const local = zip.readUInt32LE(lugar + 42);
    const nome = zip.toString('utf8', lugar + 46, lugar + 46 + tamanhos[0]);
    if (metodo !== 8) recusar(`${nome} is not deflated`);
    if (zip.readUInt32LE(local) !== 0x04034b50) recusar(`${nome} is not where the directory says`);
    const dados = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = inflateRawSync(zip.subarray(dados, dados + comprimido));
    if (bytes.length !== inteiro) recusar(`${nome} has another size`);
    if (crc32(bytes) !== crc) recusar(`${nome} has another sum`);
    if (arquivos.has(nome)) recusar(`${nome} is there twice`);
    arquivos.set(nome, bytes);
    lugar += 46 + tamanhos[0] + tamanhos[1] + tamanhos[2];
  }
  if (lugar !== fim) recusar('the directory has another size');
  return arquivos;
};

export const deUtf16 = (bytes: Buffer): string => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xfe) recusar('no mark of UTF-16, little end first');
  if (bytes.length % 2 !== 0) recusar('half a letter at the end');
  const texto = new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(2));
  if (texto.includes('\uFEFF')) recusar('a second mark');
  return texto;
};

export const deUtf8 = (bytes: Buffer): string => {
  const texto = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  return texto.startsWith('\uFEFF') ? recusar('a mark where none is due') : texto;
};

/** ISO 8859-1 has no letters from 80 to 9F: bytes there come from another encoding. */
export const deLatin1 = (bytes: Buffer): string => {
  if (bytes.some((byte) => byte >= 0x80 && byte <= 0x9f)) recusar('not ISO 8859-1');
  return bytes.toString('latin1');
};

/** RFC 4180, letter by letter. */
export const readCsv = (texto: string, separador: string): string[][] => {
  const linhas: string[][] = [];
  let linha: string[] = [];
  let i = 0;
  while (i < texto.length) {
    let celula = '';
    if (texto[i] === '"') {
      i += 1;
      for (;;) {
        if (i >= texto.length) recusar('quotes without an end');
        if (texto[i] === '"' && texto[i + 1] === '"') {
          celula += '"';
          i += 2;
        } else if (texto[i] === '"') {
          i += 1;
          break;
        } else {
          celula += texto[i];
          i += 1;
        }
      }
    } else {
      while (i < texto.length && texto[i] !== separador && texto[i] !== '\r') {
        if (texto[i] === '"' || texto[i] === '\n') recusar('a cell that should stand in quotes');
        celula += texto[i];
        i += 1;
      }
    }
    linha.push(celula);
    if (texto[i] === separador) {
      i += 1;
      if (i === texto.length) recusar('the last line has no end');
    } else if (texto[i] === '\r' && texto[i + 1] === '\n') {
      linhas.push(linha);
      linha = [];
      i += 2;
    } else recusar(`neither a separator nor the end of a line at ${i}`);
  }
  if (linha.length > 0) recusar('the last line has no end');
  const [cabecalho] = linhas;
  if (linhas.some(({ length }) => length !== cabecalho?.length)) recusar('a line with more or fewer cells');
  return linhas;
};

/** One element per row, with all values in attributes. */
export const readXml = (texto: string, raiz: string, elemento: string): Record<string, string>[] => {
  const [, dentro = recusar('not the XML that was promised')] =
    new RegExp(
      `^<\\?xml version="1\\.0" encoding="utf-16"\\?>\\r\\n<${raiz}>\\r\\n([\\s\\S]*)</${raiz}>\\r\\n$`,
    ).exec(texto) ?? [];
  const sinais: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#9': '\t',
    '#13': '\r',
    '#10': '\n',
  };
  return dentro
    .split('\r\n')
    .filter((linha) => linha !== '')
    .map((linha) => {
      const [, atributos = recusar(`not a row: ${linha}`)] =
        new RegExp(`^<${elemento}((?: \\w+="[^"<>\\t\\r\\n]*")+)/>$`).exec(linha) ?? [];
      return Object.fromEntries(
        [...atributos.matchAll(/ (\w+)="([^"]*)"/g)].map(([, nome = '', valor = '']) => [
          nome,
          valor.replace(/&([^;]*);?/g, (_, sinal: string) => sinais[sinal] ?? recusar(`&${sinal}`)),
        ]),
      );
    });
};

let visitantes = 0;

/** Each time from another address, because a brake slows down repeated downloads. */
export const baixado = async (app: TestApp, nome: string): Promise<Buffer> => {
  visitantes += 1;
  const response = await app.inject({
    url: `/api/app-web/v1/dados-abertos/arquivos/${nome}`,
    remoteAddress: `198.51.${Math.floor(visitantes / 250)}.${visitantes % 250}`,
  });
  if (response.statusCode !== 200) recusar(`${nome}: ${response.statusCode} ${response.body}`);
  return response.rawPayload;
};

export const deGzip = (bytes: Buffer): string => deUtf8(gunzipSync(bytes));

export const comoObjetos = ([cabecalho = [], ...linhas]: readonly (readonly string[])[]) =>
  linhas.map((linha) => Object.fromEntries(cabecalho.map((nome, i) => [nome, linha[i] ?? ''])));
