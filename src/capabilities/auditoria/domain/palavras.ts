import { nomeSelado, type PalavraDoHistorico, palavrasDoHistorico } from '#kernel/palavras-do-historico.ts';

const NOMES: ReadonlySet<string> = new Set(
  palavrasDoHistorico.flatMap((palavra) => [palavra, nomeSelado(palavra)]),
);

/** Names under which `detalhes` of a history row keeps a person's words, open or sealed. */
export const isPalavra = (nome: string): boolean => NOMES.has(nome);

/** Opens sealed words; null if the seal does not open. */
export type Abrir = (selada: string) => string | null;

/** The text of one of them, or the seal itself if it does not open. */
const palavraLida = (
  detalhes: Readonly<Record<string, unknown>>,
  palavra: PalavraDoHistorico,
  abrir: Abrir,
): readonly unknown[] => {
  const selada = detalhes[nomeSelado(palavra)];
  const texto = typeof selada === 'string' ? abrir(selada) : null;
  const aberta = palavra in detalhes ? [[palavra, detalhes[palavra]]] : [];
  if (selada === undefined) return aberta;
  return [...aberta, texto === null ? [nomeSelado(palavra), selada] : [palavra, texto]];
};

export const palavrasLidas = (detalhes: unknown, abrir: Abrir): readonly unknown[] => {
  const escritos = (detalhes ?? {}) as Readonly<Record<string, unknown>>;
  // Most acts have none.
  if (!Object.keys(escritos).some(isPalavra)) return [];
  return palavrasDoHistorico.flatMap((palavra) => palavraLida(escritos, palavra, abrir));
};

/**
 * The words written for an act as one text, the same before and after they are sealed because the
 * case became a denúncia (Lei 13.608/2018, art. 4-B). It includes the row's number, so that the
 * same words in two rows have different proofs.
 */
export const textoDasPalavras = (
  linha: { readonly id?: unknown; readonly detalhes?: unknown },
  abrir: Abrir,
): string => JSON.stringify([linha.id ?? null, palavrasLidas(linha.detalhes, abrir)]);
