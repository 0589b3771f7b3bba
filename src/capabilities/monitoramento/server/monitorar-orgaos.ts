import { z } from 'zod';
import { Perfil } from '#kernel/perfil.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { monitoramentoContract, OrgaoMonitorado } from '../contract.ts';
import { alertasDe, gravidadeDe } from '../domain/alertas-do-orgao.ts';
import { impedimentoDe, podeSortear } from '../domain/condicoes-da-avaliacao.ts';
import { MESES_DA_SERIE, percentual } from '../domain/figuras-do-orgao.ts';
import { orgaoForaDoAlcance } from '../domain/monitoramento-errors.ts';
import { orgaoAlcancado, papelNaAvaliacao, type QuemMonitora, quemAvalia, quemMonitora } from './alcance.ts';
import { type FigurasRow, listFiguras, type QuaisOrgaos } from './fatos-repository.ts';
import { comecoDoMes, mesesEntre, montarSerie } from './serie-de-meses.ts';

const CHAVE = 'GET /app-web/v1/monitoramento/orgaos';
type Consulta = z.output<(typeof monitoramentoContract)[typeof CHAVE]['query']>;
export type FiltroDosOrgaos = Pick<Consulta, 'busca' | 'idEsfera' | 'alerta'>;

const umaCasa = (numero: number | null): number | null =>
  numero === null ? null : Math.round(numero * 10) / 10;

/** People who work with cases may list them; those who only watch get the numbers. */
const podeListar = ({ idPerfil, idOuvidoria }: UsuarioAtual, row: FigurasRow): boolean =>
  idPerfil === Perfil.administrador || idOuvidoria === row.idOuvidoria;

const toMonitorado = (
  row: FigurasRow,
  { hoje, desde }: { readonly hoje: PlainDate; readonly desde: PlainDate },
  usuario: UsuarioAtual | null,
): OrgaoMonitorado => {
  const figuras = {
    abertas: row.abertas,
    vencidas: row.vencidas,
    vencemEm7Dias: row.vencem,
    maisAntiga: row.mais_antiga,
    ultimaResposta: row.ultima_resposta,
    respondidas: row.respondidas,
    noPrazo: row.no_prazo,
    mediana: umaCasa(row.mediana),
    meses: montarSerie(mesesEntre(desde, hoje), row.por_mes, row.entradas),
  };
  return {
    orgao: { idOuvidoria: row.idOuvidoria, sigla: row.sigla, nome: row.nome },
    figuras,
    percentualVencidas: percentual(figuras.vencidas, figuras.abertas),
    percentualNoPrazo: percentual(figuras.noPrazo, figuras.respondidas),
    alertas: alertasDe(figuras, hoje),
    podeListar: usuario !== null && podeListar(usuario, row),
  };
};

type Posicao = readonly [gravidade: number, percentualVencidas: number, vencidas: number, id: number];

/** The worst first; on a tie, the smaller id, so that pages neither skip nor repeat. */
const posicaoDe = ({ alertas, percentualVencidas, figuras, orgao }: OrgaoMonitorado): Posicao => [
  gravidadeDe(alertas),
  percentualVencidas ?? 0,
  figuras.vencidas,
  -orgao.idOuvidoria,
];
const comparar = (a: Posicao, b: Posicao): number => {
  const lugar = a.findIndex((cada, indice) => cada !== b[indice]);
  return lugar === -1 ? 0 : (b[lugar] ?? 0) - (a[lugar] ?? 0);
};
const porGravidade = (a: OrgaoMonitorado, b: OrgaoMonitorado): number => comparar(posicaoDe(a), posicaoDe(b));

const comAlerta = (alerta: Consulta['alerta']) => (cada: OrgaoMonitorado) => {
  if (alerta === 'todos') return true;
  return alerta === 'com-alerta' ? cada.alertas.length > 0 : cada.alertas.includes(alerta);
};

/** The figures at this moment; `podeListar` depends on the person, who is null in a job. */
export const readOrgaos = async (
  db: Db,
  agora: Date,
  orgaos: QuaisOrgaos,
  usuario: UsuarioAtual | null,
): Promise<OrgaoMonitorado[]> => {
  const hoje = localDate(agora.getTime());
  const desde = comecoDoMes(hoje, MESES_DA_SERIE - 1);
  const rows = await listFiguras(db, orgaos, { hoje: toIsoDate(hoje), desde: toIsoDate(desde) });
  return rows.map((row) => toMonitorado(row, { hoje, desde }, usuario)).sort(porGravidade);
};

export const filtrarOrgaos = async (
  { db, clock }: Platform,
  { usuario, alcance }: QuemMonitora,
  { busca, idEsfera, alerta }: FiltroDosOrgaos,
): Promise<OrgaoMonitorado[]> =>
  (
    await readOrgaos(db, clock.now(), { alcance, busca, idEsfera, ...foraSoOsImpedidos(usuario) }, usuario)
  ).filter(comAlerta(alerta));

const posicaoLida = z.tuple([z.number(), z.number(), z.number(), z.int()]);

export const monitorarOrgaos = async (platform: Platform, usuario: UsuarioAtual, consulta: Consulta) => {
  const { cursor, porPagina, ...filtro } = consulta;
  const depois = readCursor(posicaoLida, cursor);
  const todos = await filtrarOrgaos(platform, await quemMonitora(platform.db, usuario), filtro);
  const restantes = depois ? todos.filter((cada) => comparar(posicaoDe(cada), depois) > 0) : todos;
  const { pagina, proximoCursor } = pageOf(restantes, porPagina, posicaoDe);
  return {
    itens: [...pagina],
    proximoCursor,
    total: todos.length,
    comAlerta: todos.filter(({ alertas }) => alertas.length > 0).length,
    lidoEm: platform.clock.now().toISOString(),
  };
};

export const monitorarOrgao = async (platform: Platform, usuario: UsuarioAtual, idOuvidoria: number) => {
  const agora = platform.clock.now();
  const quem = await quemAvalia(platform.db, usuario, agora);
  const orgao = await orgaoAlcancado(platform.db, quem, idOuvidoria);
  const [monitorado] = await readOrgaos(
    platform.db,
    agora,
    { alcance: { tipo: 'proprio', idOuvidoria: orgao.idOuvidoria }, ...foraSoOsImpedidos(usuario) },
    usuario,
  );
  // An office that left the platform is no longer watched.
  if (!monitorado) throw orgaoForaDoAlcance();
  const papel = papelNaAvaliacao(quem, orgao);
  return {
    ...monitorado,
    lidoEm: agora.toISOString(),
    podeAvaliar: podeSortear(papel).allowed,
    impedimento: impedimentoDe(papel),
  };
};
