import { formatPorCento } from '#shell/ui/graficos/numeros.ts';
import type { Gerencial } from '../contract.ts';

/** How many names a title shows before it only counts them. */
const NOMEADOS = 2;

/** 'SIC', 'SIC e Institucional', '9 grupos': those with the same figure are named together. */
const juntos = (nomes: readonly string[], muitos: string): string =>
  nomes.length > NOMEADOS ? `${nomes.length} ${muitos}` : nomes.join(' e ');

/** The title of the chart of groups: where compliance is highest and lowest. */
export const achadoDosGrupos = (grupos: Gerencial['porGrupo']): string => {
  const contados = grupos.filter(({ cumprido }) => cumprido !== null);
  const ordenados = contados.toSorted((a, b) => (b.cumprido ?? 0) - (a.cumprido ?? 0));
  const melhor = ordenados[0];
  const pior = ordenados.at(-1);
  if (!melhor || !pior) return 'Ainda não há o que comparar';
  if (melhor.cumprido === 0) return 'Nenhum item foi avaliado como cumprido ainda';
  if (melhor.cumprido === pior.cumprido)
    return `Todos os grupos cumprem ${formatPorCento(melhor.cumprido)} do que se exige`;
  const com = (cumprido: number | null) =>
    contados.filter((cada) => cada.cumprido === cumprido).map(({ grupo }) => grupo);
  const mais = com(melhor.cumprido);
  const menos = com(pior.cumprido);
  const saoMais = mais.length === 1 ? 'é o grupo mais cumprido' : 'são os mais cumpridos';
  const osMenos = menos.length === 1 ? 'o menos' : 'os menos';
  return `${juntos(mais, 'grupos')} ${saoMais} (${formatPorCento(melhor.cumprido)}); ${juntos(menos, 'grupos')}, ${osMenos} (${formatPorCento(pior.cumprido)})`;
};

/** The title of the chart of bodies, which starts with the one that complies least. */
export const achadoDosOrgaos = (orgaos: Gerencial['porOrgao']): string => {
  const [pior] = orgaos;
  const melhor = orgaos.at(-1);
  if (!pior || !melhor) return 'Nenhum órgão respondeu ainda';
  const cumprido = formatPorCento(pior.cumprido);
  if (pior === melhor) return `${pior.orgao.sigla} cumpre ${cumprido} do que se exige`;
  const menos = orgaos.filter((cada) => cada.cumprido === pior.cumprido).map(({ orgao }) => orgao.sigla);
  if (menos.length === orgaos.length) return `${juntos(menos, 'órgãos')} cumprem ${cumprido} do que se exige`;
  const sao = menos.length === 1 ? 'é o que menos cumpre' : 'são os que menos cumprem';
  return `${juntos(menos, 'órgãos')} ${sao} entre os que já responderam: ${cumprido}`;
};
