import type { TagProps } from '#shell/ui/estado/tag.tsx';
import type { ItemVisto } from '../contract.ts';
import { nomesDasSituacoes, type Resultado, resultados } from '../domain/resposta-do-item.ts';

type Tom = NonNullable<TagProps['tone']>;

export const tomDoResultado: Readonly<Record<Resultado, Tom>> = {
  cumpre: 'success',
  'cumpre-em-parte': 'warning',
  'nao-cumpre': 'danger',
};

/** For an item said not to apply: 'Não se aplica: aceito' or 'Não se aplica: recusado'. */
export const nomeDaAvaliacao = ({
  resultado,
  tipo,
}: Pick<NonNullable<ItemVisto['avaliacao']>, 'resultado' | 'tipo'>): string => {
  if (tipo === 'publicado') return resultados[resultado];
  return resultado === 'cumpre' ? 'Não se aplica: aceito' : 'Não se aplica: recusado';
};

/** What an item waits for; its evaluation, if any, is shown beside it. */
export const etapaDoItem = ({
  situacao,
  avaliacao,
}: Pick<ItemVisto, 'situacao' | 'avaliacao'>): { nome: string; tom: Tom } | null => {
  if (situacao === 'avaliado') return null;
  if (situacao === 'respondido')
    return { nome: avaliacao ? 'Corrigido, não enviado' : nomesDasSituacoes.respondido, tom: 'warning' };
  return { nome: nomesDasSituacoes[situacao], tom: situacao === 'enviado' ? 'info' : 'neutral' };
};

export const enderecoDoOrgao = (idOuvidoria: number): string =>
  `/transparencia-ativa/orgao?id=${idOuvidoria}`;
export const enderecoDoItem = (idItem: number): string => `/transparencia-ativa/item?id=${idItem}`;

/** The id of an item in its page. */
export const ancoraDoItem = (idItem: number): string => `item-${idItem}`;

export const plural = (total: number, um: string, muitos: string): string =>
  `${total.toLocaleString('pt-BR')} ${total === 1 ? um : muitos}`;
