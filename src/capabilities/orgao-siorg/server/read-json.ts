import { arquivoGrande, naoEJson } from '../domain/siorg-errors.ts';

/** The whole federal structure, some tens of thousands of units, is well below this. */
const MAX_BYTES = 60_000_000;

/** Reads JSON from a stream, up to the largest size a structure can have. */
export const readJson = async (corpo: AsyncIterable<Uint8Array>, maximo = MAX_BYTES): Promise<unknown> => {
  const partes: Uint8Array[] = [];
  let bytes = 0;
  for await (const parte of corpo) {
    bytes += parte.byteLength;
    if (bytes > maximo) throw arquivoGrande(`${maximo / 1_000_000} MB`);
    partes.push(parte);
  }
  const texto = Buffer.concat(partes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  try {
    return JSON.parse(texto);
  } catch (error) {
    if (error instanceof SyntaxError) throw naoEJson();
    throw error;
  }
};
