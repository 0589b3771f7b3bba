import {
  anotarNoCaso,
  type Caso,
  type EfeitoNoPendente,
  fazNoPendente,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { recursoMudou } from '#capabilities/recurso/domain/recurso-errors.ts';
import { lockRecursoDoLeitor, updateRecurso } from '#capabilities/recurso/server/index.ts';
import type { AtoDoCiclo } from '#kernel/ato/ato.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type FatosDoIncidente, type SituacaoDoIncidente, situacaoDe } from '../domain/fatos-do-incidente.ts';
import { incidenteNaoEncontrado } from '../domain/incidente-errors.ts';
import { fatosDe } from './incidente-presenter.ts';
import { findIncidente, type IncidenteRow } from './incidente-repository.ts';

/** An incidente, and the version of its appeal that the person saw. */
interface IncidenteAlvo extends Alvo {
  readonly idIncidente: number;
}

interface Incidente {
  readonly row: IncidenteRow;
  readonly caso: Caso;
}

interface NoIncidente extends NoAto {
  readonly incidente: IncidenteRow;
}

const achar = async (tx: Db, idIncidente: number): Promise<IncidenteRow> => {
  const row = await findIncidente(tx, idIncidente);
  if (!row) throw incidenteNaoEncontrado();
  return row;
};

/** The life cycle of an incidente: lock and history are the case's, the version the appeal's. */
const ciclo = createCiclo<
  QuemAge,
  IncidenteAlvo,
  Incidente,
  SituacaoDoIncidente,
  FatosDoIncidente,
  EfeitoNoPendente<unknown>
>({
  trava: async ({ platform, tx, quem }, { idIncidente }) => {
    const { id_recurso } = await achar(tx, idIncidente);
    const { caso } = await lockRecursoDoLeitor(platform, tx, quem, id_recurso);
    return { row: await achar(tx, idIncidente), caso };
  },
  versaoDe: ({ row }) => row.versao,
  recusaVersao: (_tx, { row }) => recursoMudou(row.versao),
  estadoDe: ({ row }) => situacaoDe(row),
  fatosDe: ({ row, caso }, { quem, agora }) => fatosDe(row, quem, caso.relacao === 'manifestante', agora),
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora }, { row, caso }, { ato, efeito }) => {
    await updateRecurso(tx, row.id_recurso, { versao: row.versao + 1, atualizado_em: agora });
    const anotado = { acao: ato.historico.rotulo, ...efeito };
    await anotarNoCaso(platform, { tx, caso, agora }, quem, anotado, row.sigla_julgadora);
  },
});

/** The only way to act on an incidente de correção (`server/ciclo`). */
const agirNoIncidente = <R>(
  platform: Platform,
  quem: QuemAge,
  { idIncidente, versao }: IncidenteAlvo,
  ato: AtoDoCiclo<SituacaoDoIncidente, FatosDoIncidente>,
  fazer: (noIncidente: NoIncidente) => Promise<EfeitoNoPendente<R>>,
  db?: Db,
): Promise<R> =>
  ciclo.agir({ platform, quem, db }, { idIncidente, versao }, ato, ({ tx, agora, coisa }) =>
    fazer({ tx, agora, caso: coisa.caso, incidente: coisa.row }),
  );

/** Defines what an act does to an incidente de correção. The rest follows from its declaration. */
export const fazNoIncidente = fazNoPendente<
  SituacaoDoIncidente,
  FatosDoIncidente,
  IncidenteAlvo,
  NoIncidente
>(agirNoIncidente);
