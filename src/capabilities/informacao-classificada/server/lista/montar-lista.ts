import { isTodoRetido } from '#capabilities/relatorio/domain/reserva.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
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
import type { SituacaoDaInformacao } from '../../domain/rol/informacao.ts';
import type { OrgaoRow } from '../orgao-repository.ts';
import { codigoDa } from '../rol/informacao-presenter.ts';
import type { InformacaoRow } from '../rol/rol-repository.ts';
import { listParaPublicar } from './lista-repository.ts';
import { aspectos, countPedidos, countPessoas, type Recorte } from './numeros-repository.ts';

const toItem = (row: InformacaoRow): ItemDaLista => ({
  situacao: row.situacao as SituacaoDaInformacao,
  codigo: codigoDa(row),
  assunto: row.assunto,
  categoria: nomeDaCategoria(row.categoria),
  grau: row.grau as Grau,
  fundamento: nomeDoFundamento(row.fundamento),
  dataProducao: row.data_producao,
  dataClassificacao: row.data_classificacao,
  termo: row.termo,
  desclassificadaEm: row.desclassificada_em,
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
): Promise<ConteudoDaLista> => {
  const periodo = periodoDaLista(ano);
  const dias = { de: toIsoDate(periodo.de), ate: toIsoDate(periodo.ate) };
  const [rows, numeros] = await Promise.all([
    listParaPublicar(db, id, dias),
    contar(db, { idOuvidoria: id, ...dias }),
  ]);
  return { orgao: { idOuvidoria: id, sigla, nome }, ano, ...dias, itens: rows.map(toItem), numeros };
};
