import { nomeSelado, type PalavraDoHistorico, palavrasDoHistorico } from '#kernel/palavras-do-historico.ts';

const NOMES: readonly string[] = palavrasDoHistorico.flatMap((palavra) => [palavra, nomeSelado(palavra)]);

/** A name under which `detalhes` of a history row keeps what a person wrote, open or sealed. */
export const isPalavra = (nome: string): boolean => NOMES.includes(nome);

/** The words behind a seal; null: it does not open. */
export type Abrir = (selada: string) => string | null;

/** What stands for one word: its text, or a seal that does not open as it is. */
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

/**
 * The one text of what was written for an act, the same while it is open and after it is sealed, when the case becomes a
 * denúncia (Lei 13.608/2018, art. 4-B). With the row's number: the same words in two rows have proofs of their own.
 */
export const textoDasPalavras = (
  linha: { readonly id?: unknown; readonly detalhes?: unknown },
  abrir: Abrir,
): string => {
  const detalhes = (linha.detalhes ?? {}) as Readonly<Record<string, unknown>>;
  return JSON.stringify([
    linha.id ?? null,
    palavrasDoHistorico.flatMap((palavra) => palavraLida(detalhes, palavra, abrir)),
  ]);
};
