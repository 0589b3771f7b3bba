import { Acao, ANONIMO, anotacoes, MANIFESTANTE, SISTEMA } from './historico.ts';

const frases: ReadonlyMap<string, string> = new Map(
  Object.values(anotacoes).map(({ rotulo, frase }) => [rotulo, frase]),
);

/** One history row in plain words; an act that this version does not know shows its label. */
export const fraseDoHistorico = (acao: string, informacoes: string | null): string =>
  informacoes ?? frases.get(acao) ?? `${acao}.`;

/** The person who filed reads 'Você' where the row, which others read too, says 'Manifestante'. */
export const responsavelPara = (responsavel: string, isManifestante: boolean): string =>
  isManifestante && (responsavel === MANIFESTANTE || responsavel === ANONIMO) ? 'Você' : responsavel;

const NAO_SAO_NOMES: readonly string[] = [MANIFESTANTE, ANONIMO, SISTEMA, 'Você'];
/** As the runner signs: 'Renata Brandão (CGU)', and what follows it. */
const ASSINATURA = /^.*\(([^()]+)\)([^()]*)$/;

const FORA_DO_PROCESSO: ReadonlySet<string> = new Set([
  Acao.pedidoDeIdentidade,
  Acao.acessoADados,
  Acao.aberturaDeIdentidade,
  Acao.acessoExtraordinario,
  Acao.impedimento,
]);

/** A process is read by those it is about: who asked who reported, why, and who is kept away is not theirs (Lei 13.608/2018, art. 4-B). */
export const vaiNoProcesso = (acao: string): boolean => !FORA_DO_PROCESSO.has(acao);

/** For a paper that other people read: the office that acted, without the name of who did it there. */
export const responsavelSemNome = (responsavel: string): string => {
  if (NAO_SAO_NOMES.includes(responsavel)) return responsavel;
  const [, sigla, resto = ''] = ASSINATURA.exec(responsavel) ?? [];
  return sigla === undefined ? 'Equipe do órgão' : sigla + resto;
};
