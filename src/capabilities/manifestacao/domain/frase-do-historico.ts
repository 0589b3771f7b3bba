import { ANONIMO, anotacoes, MANIFESTANTE } from './historico.ts';

const frases: ReadonlyMap<string, string> = new Map(
  Object.values(anotacoes).map(({ rotulo, frase }) => [rotulo, frase]),
);

/** One history row in plain words; an act that this version does not know shows its label. */
export const fraseDoHistorico = (acao: string, informacoes: string | null): string =>
  informacoes ?? frases.get(acao) ?? `${acao}.`;

/** The person who filed reads 'Você' where the row, which others read too, says 'Manifestante'. */
export const responsavelPara = (responsavel: string, isManifestante: boolean): string =>
  isManifestante && (responsavel === MANIFESTANTE || responsavel === ANONIMO) ? 'Você' : responsavel;
