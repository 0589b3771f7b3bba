import type { Db } from '#server/db/database.ts';
import type { AcaoDoUsuario } from '../../domain/usuario.ts';

export interface LinhaDoHistorico {
  readonly idUsuario: number;
  readonly acao: AcaoDoUsuario;
  readonly idResponsavel: number | null;
  readonly informacoes?: Record<string, unknown>;
  readonly ocorridoEm: Date;
}

export const insertHistorico = (db: Db, linha: LinhaDoHistorico) =>
  db
    .insertInto('usuario_historico')
    .values({
      id_usuario: linha.idUsuario,
      acao: linha.acao,
      id_responsavel: linha.idResponsavel,
      informacoes: JSON.stringify(linha.informacoes ?? {}),
      ocorrido_em: linha.ocorridoEm,
    })
    .execute();

/** Oldest first, one page at a time. */
export const listHistorico = (db: Db, idUsuario: number, depoisDe: number, limite: number) =>
  db
    .selectFrom('usuario_historico')
    .select(['id', 'acao', 'id_responsavel', 'ocorrido_em'])
    .where('id_usuario', '=', idUsuario)
    .where('id', '>', depoisDe)
    .orderBy('id')
    .limit(limite)
    .execute();
