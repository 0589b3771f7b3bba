import { lerJson } from './ler-json.ts';

/** Everything a receipt says: nothing of what was written, nothing about its author. */
export interface Recibo {
  readonly numeroProtocolo: string;
  readonly tipo: string;
  readonly orgao: string;
  readonly registradaEm: string;
  readonly prazoAtendimento: string;
}

/** The first field identifies the format, for later versions of the receipt. */
const VERSAO = 1;

/** The signed bytes: an array, because the order of an object's keys is not guaranteed. */
export const serialize = (recibo: Recibo): string =>
  JSON.stringify([
    VERSAO,
    recibo.numeroProtocolo,
    recibo.tipo,
    recibo.orgao,
    recibo.registradaEm,
    recibo.prazoAtendimento,
  ]);

const isTexts = (values: readonly unknown[]): values is string[] =>
  values.every((value) => typeof value === 'string');

/** Null for anything that we could not have written. */
export const deserialize = (texto: string): Recibo | null => {
  const lido = lerJson(texto);
  if (!Array.isArray(lido) || lido.length !== 6) return null;
  const [versao, ...campos] = lido;
  if (versao !== VERSAO || !isTexts(campos)) return null;
  const [numeroProtocolo = '', tipo = '', orgao = '', registradaEm = '', prazoAtendimento = ''] = campos;
  return { numeroProtocolo, tipo, orgao, registradaEm, prazoAtendimento };
};
