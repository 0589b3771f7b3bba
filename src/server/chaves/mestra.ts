import { derivarDe, segredoDe } from '../crypto/derivar.ts';
import { openBytes, sealBytes } from '../crypto/envelope-bytes.ts';

/** A key as it is stored, and the name of what wraps it. */
export interface Embrulhada {
  readonly por: string;
  readonly chave: Buffer;
}

/** The installation's key: it wraps the root and the offices' keys, and nothing else. */
export interface ChaveMestra {
  /** Whether it opens what carries this name. */
  abre(por: string): boolean;
  /** The name that what it wraps now carries. */
  nome(): Promise<string>;
  embrulhar(chaves: readonly Buffer[]): Promise<Embrulhada[]>;
  desembrulhar(embrulhadas: readonly Buffer[]): Promise<Buffer[]>;
  /** Under its newest version, without anybody seeing what is inside; only where a service keeps it. */
  reembrulhar?(embrulhadas: readonly Buffer[]): Promise<Embrulhada[]>;
  /** The root that versions before this one derived from it; a service never had one. */
  readonly raizAntiga?: Buffer;
}

export interface Mestras {
  /** The one that is to wrap everything, once `chaves:trocar` has run. */
  readonly atual: ChaveMestra;
  /** All that may open, this one first. */
  readonly todas: readonly ChaveMestra[];
}

const CONTEXTO = Buffer.from('chave-mestra/1');

/** A key of letters that this process holds. Its name tells it from another one, and nothing about it. */
export const mestraLocal = (letras: string): ChaveMestra => {
  const segredo = segredoDe(letras);
  const chave = derivarDe(segredo)('chave-mestra');
  const nome = `local:${derivarDe(segredo)('chave-mestra.nome').toString('hex').slice(0, 16)}`;
  return {
    abre: (por) => por === nome,
    nome: async () => nome,
    embrulhar: async (chaves) =>
      chaves.map((cada) => ({ por: nome, chave: sealBytes(chave, cada, CONTEXTO) })),
    desembrulhar: async (embrulhadas) => embrulhadas.map((cada) => openBytes(chave, cada, CONTEXTO)),
    raizAntiga: segredo,
  };
};

export const mestraQueAbre = ({ todas }: Mestras, por: string): ChaveMestra | undefined =>
  todas.find((mestra) => mestra.abre(por));

/** In the order given; null for what none of the keys opens. */
export const desembrulharTodas = async (
  mestras: Mestras,
  embrulhadas: readonly Embrulhada[],
): Promise<(Buffer | null)[]> => {
  const abertas: (Buffer | null)[] = embrulhadas.map(() => null);
  for (const mestra of mestras.todas) {
    const lugares = embrulhadas.flatMap(({ por }, lugar) => (mestra.abre(por) ? [lugar] : []));
    const minhas = lugares.flatMap((lugar) => embrulhadas[lugar]?.chave ?? []);
    const chaves = minhas.length > 0 ? await mestra.desembrulhar(minhas) : [];
    for (const [n, lugar] of lugares.entries()) abertas[lugar] = chaves[n] ?? null;
  }
  return abertas;
};
