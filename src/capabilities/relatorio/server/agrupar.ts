import type { Db } from '#server/db/database.ts';
import type { Dimensao, Medida } from '../domain/definicao.ts';
import { SEM_VALOR } from '../domain/filtro.ts';
import { comMesesVazios, type Grupo, nomeDoMes, soOQueOMomentoDiz, type Valor } from '../domain/grupos.ts';
import { isTodoRetido, retidos } from '../domain/reserva.ts';
import { type GrupoRow, listGrupos, type Selecao } from './fato-repository.ts';

const umaCasa = (valor: Valor): Valor => (valor === null ? null : Math.round(valor * 10) / 10);

/** The figures of a month without rows: counts are zero, rates and averages are null. */
const vazio = (medidas: readonly Medida[]): readonly Valor[] =>
  medidas.map(({ unidade }) => (unidade === 'numero' ? 0 : null));

export const rotuloDe = ({ chave, nome }: Pick<GrupoRow, 'chave' | 'nome'>, dimensao: Dimensao): string => {
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

/** Groups by office, to check that showing one alone would not reveal another by subtraction. */
const PELO_ORGAO: Dimensao = { rotulo: 'Órgão', coluna: 'id_ouvidoria' };
const MAIS_ORGAOS = 10_000;

const isOrgaoRetido = async (db: Db, selecao: Selecao): Promise<boolean> => {
  const { filtro, olhar } = selecao;
  if (filtro.idOuvidoria === undefined || olhar.alcance.tipo === 'proprio') return false;
  const { idOuvidoria, ...semOrgao } = filtro;
  const [, ...orgaos] = await listGrupos(db, { ...selecao, filtro: semOrgao }, PELO_ORGAO, MAIS_ORGAOS);
  const fora = retidos(orgaos.map(({ pessoas }) => pessoas));
  return orgaos.some(({ chave }, i) => chave === String(idOuvidoria) && fora[i] === true);
};

/** Blanks the figures of groups, and of the total, that too few people stand behind. */
const semOReservado = async (db: Db, selecao: Selecao, rows: readonly GrupoRow[]): Promise<GrupoRow[]> => {
  const [total, ...grupos] = rows;
  if (!total) return [];
  const nada = total.valores.map(() => null);
  const tudo = isTodoRetido(total.pessoas) || (await isOrgaoRetido(db, selecao));
  const fora = retidos(grupos.map(({ pessoas }) => pessoas));
  return [
    tudo ? { ...total, valores: nada } : total,
    ...grupos.map((grupo, i) => (tudo || fora[i] ? { ...grupo, valores: nada } : grupo)),
  ];
};

export const agrupar = async (
  db: Db,
  selecao: Selecao,
  dimensao: Dimensao,
  maximo: number,
): Promise<Agrupado> => {
  // The total, the groups, and one extra group that tells whether there are more.
  const lidas = await listGrupos(db, selecao, dimensao, maximo + 2);
  const [total, ...resto] = selecao.definicao.reservado ? await semOReservado(db, selecao, lidas) : lidas;
  const medidas = Object.values(selecao.definicao.medidas);
  const ditos = (valores: readonly Valor[]) =>
    soOQueOMomentoDiz(medidas, selecao.momento, valores).map(umaCasa);
  const grupos = resto.slice(0, maximo).map((row) => ({
    chave: row.chave ?? SEM_VALOR,
    rotulo: rotuloDe(row, dimensao),
    valores: ditos(row.valores),
  }));
  return {
    grupos: dimensao.como === 'mes' ? comMesesVazios(grupos, ditos(vazio(medidas)), nomeDoMes) : grupos,
    total: ditos(total?.valores ?? vazio(medidas)),
    cortado: resto.length > maximo,
  };
};
