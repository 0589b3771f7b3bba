import { isPalavra } from './palavras.ts';

/** Where the acts of the log are kept; views of a case are plain rows and enter no chain. */
export type OrigemDoElo = 'administracao' | 'caso';

/** SHA-256 of a text, in hexadecimal; handed in, for the rules know no platform. */
export type Resumir = (texto: string) => string;

/** One act as it stands in its table: what the chain vouches for. */
export type LinhaDaAuditoria = Readonly<Record<string, unknown>>;

/** Before the first link of each chain. */
export const SEM_ANTERIOR = '0'.repeat(64);

const semPalavras = (detalhes: unknown): unknown =>
  detalhes === null || typeof detalhes !== 'object'
    ? detalhes
    : Object.fromEntries(Object.entries(detalhes).filter(([nome]) => !isPalavra(nome)));

/** Names in order at every depth, so that the same content is always the same text. */
const emOrdem = (valor: unknown): unknown => {
  if (Array.isArray(valor)) return valor.map(emOrdem);
  if (valor === null || typeof valor !== 'object') return valor ?? null;
  return Object.fromEntries(
    Object.entries(valor)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([nome, dentro]) => [nome, emOrdem(dentro)]),
  );
};

/** The one text of a row: of what was written for the act, its proof (palavras.ts) stands in the place of the words. */
export const textoDaLinha = (origem: OrigemDoElo, linha: LinhaDaAuditoria, palavras: string | null): string =>
  JSON.stringify([
    origem,
    emOrdem('detalhes' in linha ? { ...linha, detalhes: semPalavras(linha.detalhes) } : linha),
    ...(palavras === null ? [] : [palavras]),
  ]);

export interface Elo {
  readonly idOuvidoria: number;
  /** 1, 2, 3 … within the office. */
  readonly numero: number;
  readonly origem: OrigemDoElo;
  readonly idOrigem: number;
  /** Proof of what was written for an act on a case; null: an act of the administration, or a link from before proofs. */
  readonly palavras: string | null;
  /** Of the row alone, with that proof. */
  readonly resumo: string;
  readonly hash: string;
}

export const hashDoElo = (resumir: Resumir, anterior: string, elo: Omit<Elo, 'hash'>): string =>
  resumir([anterior, elo.idOuvidoria, elo.numero, elo.origem, elo.idOrigem, elo.resumo].join('\n'));

/** Where a chain ends. */
export interface Ponta {
  readonly numero: number;
  readonly hash: string;
}

export interface LinhaAEncadear {
  readonly idOuvidoria: number;
  readonly origem: OrigemDoElo;
  readonly idOrigem: number;
  readonly linha: LinhaDaAuditoria;
  readonly palavras: string | null;
}

/** The links of new rows, in the order given; `pontas` moves on with them. */
export const encadear = (
  resumir: Resumir,
  pontas: Map<number, Ponta>,
  linhas: readonly LinhaAEncadear[],
): Elo[] =>
  linhas.map(({ idOuvidoria, origem, idOrigem, linha, palavras }) => {
    const ponta = pontas.get(idOuvidoria) ?? { numero: 0, hash: SEM_ANTERIOR };
    const resumo = resumir(textoDaLinha(origem, linha, palavras));
    const elo = { idOuvidoria, numero: ponta.numero + 1, origem, idOrigem, palavras, resumo };
    const hash = hashDoElo(resumir, ponta.hash, elo);
    pontas.set(idOuvidoria, { numero: elo.numero, hash });
    return { ...elo, hash };
  });
