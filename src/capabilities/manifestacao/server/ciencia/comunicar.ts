import {
  comunicacaoDoEvento,
  nomeDaComunicacao,
  pendenciaDe,
  type TipoDeComunicacao,
} from '#capabilities/remedio/domain/ciencia.ts';
import { janelaDepoisDe } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { DIAS_COMPLEMENTACAO, DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { Acao, MANIFESTANTE } from '../../domain/historico.ts';
import { prazoDoCidadao } from '../../domain/manifestacao-prazos.ts';
import type { Caso } from '../caso.ts';
import { insertHistorico, lockCaso } from '../manifestacao-repository.ts';
import { ninguem } from '../quem-age.ts';
import {
  insertComunicacao,
  listSemCiencia,
  markCiente,
  type SemCienciaRow,
  updatePrazoDaComplementacao,
  updatePrazoDoConsentimento,
  updatePrazoSeguinte,
} from './comunicacao-repository.ts';

/** Keeps what the person is told by this mail, if a term of theirs stands behind it; null if none does. */
export const comunicar = async (tx: Db, caso: Caso, evento: string, agora: Date): Promise<number | null> => {
  const tipo = comunicacaoDoEvento(evento);
  if (!tipo) return null;
  const { row, fatos } = caso;
  return insertComunicacao(tx, {
    id_manifestacao: row.id,
    tipo,
    feita_em: agora,
    pendencia: pendenciaDe({
      idModoResposta: row.id_modo_resposta,
      temEmail: !fatos.anonima && Boolean(caso.manifestante()?.email),
      temConta: row.dono !== null,
      anonima: fatos.anonima,
    }),
  });
};

/** 'Resposta do órgão, Decisão do recurso': what was told, for a sentence. */
export const nomesDasComunicacoes = (rows: readonly Pick<SemCienciaRow, 'tipo'>[]): string =>
  [...new Set(rows.map(({ tipo }) => nomeDaComunicacao[tipo as TipoDeComunicacao]))].join(', ');

/** The person knows of these since then: their terms run from there, and never end sooner than they did. */
export const darCiencia = async (
  tx: Db,
  { row, calendario }: Pick<Caso, 'row' | 'calendario'>,
  rows: readonly SemCienciaRow[],
  { em, idCiencia }: { readonly em: Date; readonly idCiencia: number | null },
): Promise<void> => {
  if (rows.length === 0) return;
  await markCiente(
    tx,
    rows.map(({ id }) => id),
    em,
    idCiencia,
  );
  for (const { tipo, feita_em } of rows) {
    if (tipo !== 'decisao') continue;
    const { fecha } = janelaDepoisDe(calendario, em.getTime());
    await updatePrazoSeguinte(tx, row.id, feita_em, toIsoDate(fecha));
  }
  const tem = (tipo: TipoDeComunicacao) => rows.some((cada) => cada.tipo === tipo);
  const ate = (dias: number) => toIsoDate(prazoDoCidadao(calendario, em.getTime(), dias));
  if (tem('complementacao')) await updatePrazoDaComplementacao(tx, row.id, ate(DIAS_COMPLEMENTACAO));
  if (tem('consentimento')) await updatePrazoDoConsentimento(tx, row.id, ate(DIAS_CONSENTIMENTO));
};

export const darCienciaDeTudo = async (tx: Db, caso: Caso, em: Date): Promise<void> =>
  darCiencia(tx, caso, await listSemCiencia(tx, caso.row.id), { em, idCiencia: null });

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
    await darCiencia(tx, caso, rows, { em: agora, idCiencia: null });
    await insertHistorico(tx, {
      id_manifestacao: caso.row.id,
      acao: Acao.ciencia,
      ocorrido_em: agora,
      responsavel: MANIFESTANTE,
      id_responsavel: null,
      id_ouvidoria: null,
      informacoes: `Quem registrou abriu o caso e soube: ${nomesDasComunicacoes(rows)}.`,
      detalhes: '{}',
    });
  });
