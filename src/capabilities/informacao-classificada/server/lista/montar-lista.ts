import { isTodoRetido } from '#capabilities/relatorio/domain/reserva.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaCategoria } from '../../domain/categorias.ts';
import { nomeDoFundamento } from '../../domain/fundamentos.ts';
import type { Grau } from '../../domain/grau.ts';
import {
  type ConteudoDaLista,
  type ItemDaLista,
  type NumerosDaLista,
  periodoDaLista,
  semPoucaGente,
} from '../../domain/lista/lista-anual.ts';
import type { OrgaoRow } from '../orgao-repository.ts';
import { codigoDa } from '../rol/informacao-presenter.ts';
import type { InformacaoRow } from '../rol/rol-repository.ts';
import { listParaPublicar } from './lista-repository.ts';
import { aspectos, countPedidos, countPessoas, type Recorte } from './numeros-repository.ts';

/** When it ceased to be secret; null if it is. Its term ends a secret without anybody's decision. */
const abertaEm = ({ desclassificada_em, termo }: InformacaoRow, hoje: string): string | null =>
  desclassificada_em ?? (termo < hoje ? termo : null);

const toItem = (row: InformacaoRow, hoje: string): ItemDaLista => ({
  situacao: abertaEm(row, hoje) === null ? 'classificada' : 'desclassificada',
  codigo: codigoDa(row),
  assunto: row.assunto,
  categoria: nomeDaCategoria(row.categoria),
  grau: row.grau as Grau,
  fundamento: nomeDoFundamento(row.fundamento),
  dataProducao: row.data_producao,
  dataClassificacao: row.data_classificacao,
  termo: row.termo,
  desclassificadaEm: abertaEm(row, hoje),
});

/** Requests are counted as everywhere; of people nothing is told that is of fewer than five. */
const contar = async (db: Db, recorte: Recorte): Promise<NumerosDaLista> => {
  const { recebidos, atendidos, em_parte, indeferidos, pessoas } = await countPedidos(db, recorte);
  const retido = isTodoRetido(pessoas);
  const grupos = [];
  for (const aspecto of retido ? [] : (Object.keys(aspectos) as (keyof typeof aspectos)[])) {
    const contados = await countPessoas(db, recorte, aspecto);
    if (contados.length > 0) grupos.push(semPoucaGente(aspectos[aspecto], contados));
  }
  return {
    recebidos,
    atendidos,
    atendidosEmParte: em_parte,
    indeferidos,
    outros: recebidos - atendidos - em_parte - indeferidos,
    requerentes: retido ? null : pessoas,
    grupos,
  };
};

/** The list of a year as it would be published now. */
export const montarLista = async (
  db: Db,
  { id, sigla, nome }: Pick<OrgaoRow, 'id' | 'sigla' | 'nome'>,
  ano: number,
  agora: Date,
): Promise<ConteudoDaLista> => {
  const hoje = toIsoDate(localDate(agora.getTime()));
  const periodo = periodoDaLista(ano);
  const dias = { de: toIsoDate(periodo.de), ate: toIsoDate(periodo.ate) };
  const [rows, numeros] = await Promise.all([
    listParaPublicar(db, id, { ...dias, hoje }),
    contar(db, { idOuvidoria: id, ...dias }),
  ]);
  return {
    orgao: { idOuvidoria: id, sigla, nome },
    ano,
    ...dias,
    itens: rows.map((row) => toItem(row, hoje)),
    numeros,
  };
};
