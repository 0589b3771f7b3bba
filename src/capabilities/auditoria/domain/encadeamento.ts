import { isPalavra } from './palavras.ts';

/** Where the acts of the log are stored; a view of a case is a row of its history like any act. */
export type OrigemDoElo = 'administracao' | 'caso';

/** SHA-256 of a text, in hexadecimal; injected, since the rules do not know the platform. */
export type Resumir = (texto: string) => string;

/** One act as its table holds it: what the chain vouches for. */
export type LinhaDaAuditoria = Readonly<Record<string, unknown>>;

/** Stands for the previous hash at the first link of each chain. */
export const SEM_ANTERIOR = '0'.repeat(64);

export const semPalavras = (detalhes: unknown): unknown =>
  detalhes === null || typeof detalhes !== 'object'
    ? detalhes
    : Object.fromEntries(Object.entries(detalhes).filter(([nome]) => !isPalavra(nome)));

/** Sorts names at every depth, so that the same content always gives the same text. */
export const emOrdem = (valor: unknown): unknown => {
  if (Array.isArray(valor)) return valor.map(emOrdem);
  if (valor === null || typeof valor !== 'object') return valor ?? null;
  return Object.fromEntries(
    Object.entries(valor)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([nome, dentro]) => [nome, emOrdem(dentro)]),
  );
};

/** The canonical text of a row, with the proof (palavras.ts) in place of the words of the act. */
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
  /** Proof of the words of an act on a case; null for administrative acts and older links. */
  readonly palavras: string | null;
  /** Digest of the row alone, including that proof. */
  readonly resumo: string;
  readonly hash: string;
  /** The hash under the installation's key; null for links made before there were marks. */
  readonly selo: string | null;
}

export const hashDoElo = (resumir: Resumir, anterior: string, elo: Omit<Elo, 'hash' | 'selo'>): string =>
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

/** Where the chains ended when marks began: links up to there may lack a seal, and their rows a mark. */
export type Marco = ReadonlyMap<number, Ponta>;

/** A row of which the chain needs nothing more than its digest. */
export interface LinhaResumida extends Omit<LinhaAEncadear, 'linha'> {
  readonly resumo: string;
}

export const resumirLinha = (resumir: Resumir, { linha, ...resto }: LinhaAEncadear): LinhaResumida => ({
  ...resto,
  resumo: resumir(textoDaLinha(resto.origem, linha, resto.palavras)),
});

interface Selos {
  readonly resumir: Resumir;
  readonly selar: Resumir;
}

/** Makes the links of new rows, in the order given, and updates `pontas`. */
export const ligar = (
  { resumir, selar }: Selos,
  pontas: Map<number, Ponta>,
  linhas: readonly LinhaResumida[],
): Elo[] =>
  linhas.map(({ idOuvidoria, origem, idOrigem, palavras, resumo }) => {
    const ponta = pontas.get(idOuvidoria) ?? { numero: 0, hash: SEM_ANTERIOR };
    const elo = { idOuvidoria, numero: ponta.numero + 1, origem, idOrigem, palavras, resumo };
    const hash = hashDoElo(resumir, ponta.hash, elo);
    pontas.set(idOuvidoria, { numero: elo.numero, hash });
    return { ...elo, hash, selo: selar(hash) };
  });

export const encadear = (
  selos: Selos,
  pontas: Map<number, Ponta>,
  linhas: readonly LinhaAEncadear[],
): Elo[] =>
  ligar(
    selos,
    pontas,
    linhas.map((linha) => resumirLinha(selos.resumir, linha)),
  );
