import type { Db } from '#server/db/database.ts';
import type { Dimensao, Medida } from '../domain/definicao.ts';
import { SEM_VALOR } from '../domain/filtro.ts';
import { comMesesVazios, type Grupo, nomeDoMes, type Valor } from '../domain/grupos.ts';
import { type GrupoRow, listGrupos, type Selecao } from './fato-repository.ts';

const umaCasa = (valor: Valor): Valor => (valor === null ? null : Math.round(valor * 10) / 10);

/** What a month without a row would have: nothing counted, and no rate of it. */
const vazio = (medidas: readonly Medida[]): readonly Valor[] =>
  medidas.map(({ unidade }) => (unidade === 'numero' ? 0 : null));

const rotuloDe = ({ chave, nome }: GrupoRow, dimensao: Dimensao): string => {
  if (chave === null) return dimensao.semValor ?? 'Não informado';
  if (dimensao.como === 'mes') return nomeDoMes(chave);
  if (dimensao.como === 'pessoa') return nome ?? `Pessoa nº ${chave}`;
  return dimensao.nomear?.(chave) ?? chave;
};

export interface Agrupado {
  readonly grupos: readonly Grupo[];
  readonly total: readonly Valor[];
  readonly cortado: boolean;
}

export const agrupar = async (
  db: Db,
  selecao: Selecao,
  dimensao: Dimensao,
  maximo: number,
): Promise<Agrupado> => {
  // The whole, the groups, and one more that tells whether there are more.
  const rows = await listGrupos(db, selecao, dimensao, maximo + 2);
  const [total, ...resto] = rows;
  const medidas = Object.values(selecao.definicao.medidas);
  const grupos = resto.slice(0, maximo).map((row) => ({
    chave: row.chave ?? SEM_VALOR,
    rotulo: rotuloDe(row, dimensao),
    valores: row.valores.map(umaCasa),
  }));
  return {
    grupos: dimensao.como === 'mes' ? comMesesVazios(grupos, vazio(medidas), nomeDoMes) : grupos,
    total: total?.valores.map(umaCasa) ?? vazio(medidas),
    cortado: resto.length > maximo,
  };
};
