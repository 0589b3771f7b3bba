import { nomeSelado, type PalavraDoHistorico, palavrasDoHistorico } from '#kernel/palavras-do-historico.ts';

/** What a person wrote for an act, kept beside the row's sentence: sealed when the case is. */
const rotulos: Readonly<Record<PalavraDoHistorico, string>> = {
  motivo: 'Motivo',
  justificativa: 'Justificativa',
  mensagem: 'O órgão escreveu',
  representante: 'Quem pediu',
  etiquetas: 'Etiquetas',
};

interface Cofre {
  seal(texto: string): Buffer;
  open(cifrado: Buffer): string;
}

/** For the act's `detalhes`: `{ motivo }`, or `{ motivoCifrado }` in a denúncia. */
export const guardarPalavras = (
  cofre: Pick<Cofre, 'seal'> | null,
  palavra: PalavraDoHistorico,
  texto: string,
): Record<string, string> =>
  cofre ? { [nomeSelado(palavra)]: cofre.seal(texto).toString('base64') } : { [palavra]: texto };

const readPalavra = (
  cofre: Pick<Cofre, 'open'> | null,
  detalhes: unknown,
  palavra: PalavraDoHistorico,
): string => {
  const guardadas = (detalhes ?? {}) as Record<string, unknown>;
  const aberta = guardadas[palavra];
  if (typeof aberta === 'string' && aberta) return aberta;
  const cifrada = guardadas[nomeSelado(palavra)];
  return typeof cifrada === 'string' && cofre ? cofre.open(Buffer.from(cifrada, 'base64')) : '';
};

/** 'Justificativa: …', or nothing for a row without such a text. */
export const readPalavras = (
  cofre: Pick<Cofre, 'open'> | null,
  detalhes: unknown,
  palavras: readonly PalavraDoHistorico[],
): string => {
  for (const palavra of palavras) {
    const texto = readPalavra(cofre, detalhes, palavra);
    if (texto) return `${rotulos[palavra]}: ${texto}`;
  }
  return '';
};

/** What a classification did to the labels, which is a sentence of its own; for the team alone. */
export const readEtiquetas = (cofre: Pick<Cofre, 'open'> | null, detalhes: unknown): string =>
  readPalavra(cofre, detalhes, 'etiquetas');

/** A row's plain `detalhes`, sealed as its case becomes a denúncia; null if nothing needs it. */
export const selarPalavras = (
  cofre: Pick<Cofre, 'seal'>,
  detalhes: unknown,
): Record<string, unknown> | null => {
  const guardadas = (detalhes ?? {}) as Record<string, unknown>;
  const abertas = palavrasDoHistorico.filter((palavra) => typeof guardadas[palavra] === 'string');
  if (abertas.length === 0) return null;
  const resto = Object.entries(guardadas).filter(([nome]) => !abertas.some((palavra) => palavra === nome));
  return Object.assign(
    Object.fromEntries(resto),
    ...abertas.map((palavra) => guardarPalavras(cofre, palavra, String(guardadas[palavra]))),
  ) as Record<string, unknown>;
};
