import type { PessoaDoOrgao } from '#capabilities/manifestacao/domain/impedidos/casar-nomes.ts';
import { quePodemSer } from '#capabilities/manifestacao/domain/impedidos/casar-nomes.ts';
import type { NaoDeveVer } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import type { DomainError } from '#kernel/errors.ts';
import type { QuemAfasta } from './impedimento.ts';
import { gestorRecente, indicadasDemais, ninguemMaisVe, recebeuDoImpedido } from './impedimento-errors.ts';

/** Whom a request does not name, and the gestor says that it means: a request is about one person, or a few. */
export const MAX_INDICADAS = 3;

interface Quem {
  /** By the author's own words: only the author brings them back. */
  readonly pedidas: readonly number[];
  /** By the word of the gestor alone: another gestor brings them back. */
  readonly indicadas: readonly number[];
}

/** Of the people whom the gestor chose, those whose name can be what the author wrote, and the others. */
export const separarEscolhidas = (
  dito: NaoDeveVer,
  pessoas: readonly PessoaDoOrgao[],
  escolhidas: readonly number[],
  jaDoPedido: ReadonlySet<number>,
): Quem => {
  const podem = new Set(quePodemSer(dito, pessoas).map(({ idUsuario }) => idUsuario));
  const isPedida = (id: number): boolean => jaDoPedido.has(id) || podem.has(id);
  const unicas = [...new Set(escolhidas)];
  return { pedidas: unicas.filter(isPedida), indicadas: unicas.filter((id) => !isPedida(id)) };
};

interface AConferir {
  readonly indicadas: readonly number[];
  /** Of each who might have been meant and would see the case again: how the gestor stands to them. */
  readonly soltas: readonly QuemAfasta[];
  /** Who handles cases of the office now. */
  readonly tratam: readonly number[];
  /** Kept away for another reason, or by the author's words. */
  readonly longe: ReadonlySet<number>;
  readonly idGestor: number;
}

/**
 * Letting off who might be meant asks what lifting the impedimento of somebody involved does (Lei 13.608/2018, art. 4-A). And
 * nobody is left alone with a case by their own word: of those who handle it one more goes on seeing it (Lei 9.784/1999, art. 20).
 */
export const recusaDaDefinicao = ({
  indicadas,
  soltas,
  tratam,
  longe,
  idGestor,
}: AConferir): DomainError | null => {
  if (soltas.some(({ recebeuDoImpedido: recebeu }) => recebeu)) return recebeuDoImpedido();
  if (soltas.some(({ isNovo }) => isNovo)) return gestorRecente();
  if (indicadas.length > MAX_INDICADAS) return indicadasDemais(MAX_INDICADAS);
  const outra = tratam.some((id) => id !== idGestor && !longe.has(id) && !indicadas.includes(id));
  return outra || !indicadas.some((id) => tratam.includes(id)) ? null : ninguemMaisVe();
};
