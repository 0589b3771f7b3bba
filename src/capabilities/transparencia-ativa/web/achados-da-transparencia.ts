import { formatPorCento } from '#web/ui/graficos/numeros.ts';
import type { Gerencial } from '../contract.ts';

/** The title of the groups' chart: where most and least is fulfilled. */
export const achadoDosGrupos = (grupos: Gerencial['porGrupo']): string => {
  const contados = grupos.filter(({ cumprido }) => cumprido !== null);
  const ordenados = contados.toSorted((a, b) => (b.cumprido ?? 0) - (a.cumprido ?? 0));
  const melhor = ordenados[0];
  const pior = ordenados.at(-1);
  if (!melhor || !pior) return 'Ainda não há o que comparar';
  if (melhor.cumprido === 0) return 'Nenhum item foi avaliado como cumprido ainda';
  if (melhor.cumprido === pior.cumprido)
    return `Todos os grupos cumprem ${formatPorCento(melhor.cumprido)} do que se exige`;
  return `${melhor.grupo} é o grupo mais cumprido (${formatPorCento(melhor.cumprido)}); ${pior.grupo}, o menos (${formatPorCento(pior.cumprido)})`;
};

/** The title of the bodies' chart; the one that fulfils least comes first in it. */
export const achadoDosOrgaos = (orgaos: Gerencial['porOrgao']): string => {
  const [pior] = orgaos;
  const melhor = orgaos.at(-1);
  if (!pior || !melhor) return 'Nenhum órgão respondeu ainda';
  if (pior === melhor) return `${pior.orgao.sigla} cumpre ${formatPorCento(pior.cumprido)} do que se exige`;
  return `${pior.orgao.sigla} é o que menos cumpre entre os que já responderam: ${formatPorCento(pior.cumprido)}`;
};
