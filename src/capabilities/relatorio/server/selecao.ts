import { alcanca } from '#capabilities/monitoramento/domain/autoridade.ts';
import { quemMonitora } from '#capabilities/monitoramento/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { escolhasDe, type FiltroDeRelatorio, periodoDe } from '../domain/filtro.ts';
import { type Olhar, olharDe } from '../domain/olhar.ts';
import { diasDoPeriodo, mesesEncerrados } from '../domain/periodo.ts';
import { orgaoForaDoAlcance, relatorioDeOutroPerfil } from '../domain/relatorio-errors.ts';
import { definicaoDe, type NomeDoRelatorio, podeVerRelatorio } from '../domain/relatorios.ts';
import type { Selecao } from './fato-repository.ts';
import { findLugar } from './lugar-repository.ts';

/**
 * What a person may see of a report. Refused if the report is not for their profile, or the office
 * is out of their reach.
 */
export const olharDaPessoa = async (
  db: Db,
  usuario: UsuarioAtual,
  nome: NomeDoRelatorio,
  { idOuvidoria }: Pick<FiltroDeRelatorio, 'idOuvidoria'>,
): Promise<Olhar> => {
  if (!podeVerRelatorio(nome, usuario.idPerfil)) throw relatorioDeOutroPerfil();
  const { orgao } = await quemMonitora(db, usuario);
  const olhar = olharDe(nome, usuario, orgao);
  if (idOuvidoria !== undefined) {
    const lugar = await findLugar(db, idOuvidoria);
    if (!lugar || !alcanca(olhar.alcance, lugar)) throw orgaoForaDoAlcance();
  }
  return olhar;
};

/** Turns the filter into a selection of facts, as of the day it is asked. */
export const selecaoDe = (
  nome: NomeDoRelatorio,
  filtro: FiltroDeRelatorio,
  olhar: Olhar,
  agora: Date,
): Selecao & { readonly dimensao: string; readonly periodo: ReturnType<typeof periodoDe> } => {
  const definicao = definicaoDe(nome);
  const hoje = localDate(agora.getTime());
  const periodo = periodoDe(definicao, filtro);
  const dias = diasDoPeriodo(periodo, filtro, hoje);
  return {
    definicao,
    filtro,
    olhar,
    ...escolhasDe(definicao, filtro),
    periodo,
    dias: definicao.reservado ? mesesEncerrados(dias, hoje) : dias,
    hoje: toIsoDate(hoje),
  };
};
