import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import {
  comunicacaoDoEvento,
  nomeDaComunicacao,
  type Pendencia,
  pendenciaDe,
  type TipoDeComunicacao,
} from '#capabilities/remedio/domain/ciencia.ts';
import { janelaDaEntrega } from '#capabilities/remedio/domain/promessas.ts';
import { janelaDepoisDe } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { DIAS_COMPLEMENTACAO, DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { EmNome } from '../../domain/em-nome.ts';
import { Acao, MANIFESTANTE } from '../../domain/historico.ts';
import { prazoDoCidadao } from '../../domain/manifestacao-prazos.ts';
import type { Caso } from '../caso.ts';
import { lockCaso } from '../manifestacao-repository.ts';
import { ninguem } from '../quem-age.ts';
import {
  insertComunicacao,
  listEntregues,
  listSemCiencia,
  markCiente,
  type SemCienciaRow,
  updateContestarAte,
  updatePrazoDaComplementacao,
  updatePrazoDoConsentimento,
  updatePrazoSeguinte,
} from './comunicacao-repository.ts';

/** Why what this person is told now is no notice yet; null where the sending is it. */
export const pendenciaDoCaso = (caso: Caso): Pendencia | null => {
  const { row, fatos } = caso;
  return pendenciaDe({
    idModoResposta: row.id_modo_resposta,
    temEmail: !fatos.anonima && Boolean(caso.manifestante()?.email),
    temConta: row.dono !== null,
    anonima: fatos.anonima,
  });
};

/** A last day counted from the sending; null where the sending tells nobody, and it is counted from the notice. */
export const diaSabido = (caso: Caso, dia: PlainDate): PlainDate | null =>
  pendenciaDoCaso(caso) === null ? dia : null;

/** Nobody knows that the person was told: what was delivered then may be contested without an end. */
export const semFimParaContestar = async (tx: Db, idManifestacao: number, feitaEm: Date): Promise<void> => {
  for (const { id } of await listEntregues(tx, idManifestacao, feitaEm)) {
    await updateContestarAte(tx, id, null);
  }
};

/**
 * Keeps what the person is told by this mail, if a term of theirs stands behind it; null if none does, or if a reminder
 * with the same key told it before.
 */
export const comunicar = async (
  tx: Db,
  caso: Caso,
  evento: string,
  agora: Date,
  chave: string | null = null,
): Promise<number | null> => {
  const tipo = comunicacaoDoEvento(evento);
  if (!tipo) return null;
  const pendencia = pendenciaDoCaso(caso);
  if (pendencia !== null) await semFimParaContestar(tx, caso.row.id, agora);
  return insertComunicacao(tx, { id_manifestacao: caso.row.id, tipo, feita_em: agora, pendencia, chave });
};

/** The last day of what the person may do about each thing, where a notice set it. */
type UltimosDias = Readonly<Partial<Record<TipoDeComunicacao, PlainDate>>>;

/** 'Resposta do órgão, Pedido de complementação (até 11/05/2026)': what was told, for a sentence. */
export const nomesDasComunicacoes = (
  rows: readonly Pick<SemCienciaRow, 'tipo'>[],
  ultimosDias: UltimosDias = {},
): string =>
  [...new Set(rows.map(({ tipo }) => tipo as TipoDeComunicacao))]
    .map((tipo) => {
      const ate = ultimosDias[tipo];
      return ate ? `${nomeDaComunicacao[tipo]} (prazo até ${formatData(ate)})` : nomeDaComunicacao[tipo];
    })
    .join(', ');

type DoCaso = Pick<Caso, 'row' | 'calendario'>;

/** The terms behind what the person was told run from then, and never end sooner than they did. */
export const contarDaCiencia = async (
  tx: Db,
  { row, calendario }: DoCaso,
  rows: readonly SemCienciaRow[],
  em: Date,
): Promise<UltimosDias> => {
  const momento = em.getTime();
  const dias: Partial<Record<TipoDeComunicacao, PlainDate>> = {};
  for (const { tipo, feita_em } of rows) {
    if (tipo !== 'decisao' && tipo !== 'entrega') continue;
    // What a decision hands over in itself is delivered by it.
    for (const { id, dia } of await listEntregues(tx, row.id, feita_em)) {
      const { fecha } = janelaDaEntrega(calendario, momento, dia === null ? null : diaGuardado(dia));
      await updateContestarAte(tx, id, toIsoDate(fecha));
      if (tipo === 'entrega') dias.entrega = fecha;
    }
    if (tipo !== 'decisao') continue;
    const { fecha } = janelaDepoisDe(calendario, momento);
    if (await updatePrazoSeguinte(tx, row.id, feita_em, toIsoDate(fecha))) dias.decisao = fecha;
  }
  const tem = (tipo: TipoDeComunicacao) => rows.some((cada) => cada.tipo === tipo);
  if (tem('complementacao')) {
    const ate = prazoDoCidadao(calendario, momento, DIAS_COMPLEMENTACAO);
    if (await updatePrazoDaComplementacao(tx, row.id, toIsoDate(ate))) dias.complementacao = ate;
  }
  if (tem('consentimento')) {
    const ate = prazoDoCidadao(calendario, momento, DIAS_CONSENTIMENTO);
    if (await updatePrazoDoConsentimento(tx, row.id, toIsoDate(ate))) dias.consentimento = ate;
  }
  return dias;
};

/** The person knows of these since then; the last days that this sets. */
export const darCiencia = async (
  tx: Db,
  caso: DoCaso,
  rows: readonly SemCienciaRow[],
  { em, idCiencia }: { readonly em: Date; readonly idCiencia: number | null },
): Promise<UltimosDias> => {
  if (rows.length === 0) return {};
  const ids = rows.map(({ id }) => id);
  await markCiente(tx, ids, em, idCiencia);
  return contarDaCiencia(tx, caso, rows, em);
};

export const darCienciaDeTudo = async (tx: Db, caso: Caso, em: Date): Promise<UltimosDias> =>
  darCiencia(tx, caso, await listSemCiencia(tx, caso.row.id), { em, idCiencia: null });

/** What the person asked for at the desk, on the phone or by letter shows that they knew it then. */
export const darCienciaDoPedido = async (
  tx: Db,
  caso: Caso,
  { sabeDe, recebidaEm }: Pick<EmNome, 'sabeDe' | 'recebidaEm'>,
): Promise<UltimosDias> => {
  const rows = (await listSemCiencia(tx, caso.row.id)).filter(
    ({ tipo, feita_em }) => sabeDe.includes(tipo as TipoDeComunicacao) && feita_em <= recebidaEm,
  );
  return darCiencia(tx, caso, rows, { em: recebidaEm, idCiencia: null });
};

/**
 * Whoever opens the own case, signed in or with its code, reads what was written there: where no earlier notice reached
 * them, they have it now.
 */
export const tomarCiencia = (platform: Platform, caso: Caso): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    await lockCaso(tx, caso.row.id, ninguem(platform), agora);
    const rows = await listSemCiencia(tx, caso.row.id);
    if (rows.length === 0) return;
    // Never before the notice itself.
    const feitas = rows.map(({ feita_em }) => feita_em.getTime());
    const em = new Date(Math.max(caso.momentoGuardado(agora).getTime(), ...feitas));
    const ultimosDias = await darCiencia(tx, caso, rows, { em, idCiencia: null });
    await insertHistorico(tx, {
      id_manifestacao: caso.row.id,
      acao: Acao.ciencia,
      ocorrido_em: em,
      momento_cifrado: caso.selarMomento(agora),
      responsavel: MANIFESTANTE,
      id_responsavel: null,
      id_ouvidoria: null,
      informacoes: `Quem registrou abriu o caso e soube: ${nomesDasComunicacoes(rows, ultimosDias)}.`,
      detalhes: '{}',
    });
  });
