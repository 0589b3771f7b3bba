import {
  type Anotado,
  anotarNoCaso,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { recursoMudou } from '#capabilities/recurso/domain/recurso-errors.ts';
import { lockRecursoDoLeitor, updateRecurso } from '#capabilities/recurso/server/index.ts';
import { checkAct } from '#kernel/acts.ts';
import { Perfil } from '#kernel/perfil.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { type AtoDoIncidente, incidenteActs, situacaoDe } from '../domain/incidente-acts.ts';
import { incidenteNaoEncontrado } from '../domain/incidente-errors.ts';
import { fatosDe } from './incidente-presenter.ts';
import { findIncidente, type IncidenteRow } from './incidente-repository.ts';

/** An incident, and the version of its appeal that the person had before their eyes. */
export interface IncidenteAlvo {
  readonly idIncidente: number;
  readonly versao?: number | undefined;
}

export interface NoIncidente extends NoAto {
  readonly incidente: IncidenteRow;
}

/**
 * The one way to act on an incidente de correção: lock its case, ask the table, do it, then the appeal's version, history
 * and mails, in one transaction.
 */
export const agirNoIncidente = <R>(
  platform: Platform,
  quem: QuemAge,
  { idIncidente, versao }: IncidenteAlvo,
  ato: AtoDoIncidente,
  fazer: (noIncidente: NoIncidente) => Promise<Omit<Anotado<R>, 'mudancas'>>,
): Promise<R> =>
  platform.db.transaction().execute(async (tx) => {
    const achado = await findIncidente(tx, idIncidente);
    if (!achado) throw incidenteNaoEncontrado();
    const { row, caso } = await lockRecursoDoLeitor(platform, tx, quem, achado.id_recurso);
    const incidente = await findIncidente(tx, idIncidente);
    if (!incidente) throw incidenteNaoEncontrado();
    if (versao !== undefined && versao !== row.versao) throw recursoMudou(row.versao);
    enforce(
      checkAct(incidenteActs, ato, {
        state: situacaoDe(incidente),
        perfil: quem.usuario?.idPerfil ?? Perfil.publico,
        facts: fatosDe(incidente, quem, caso.relacao === 'manifestante'),
      }),
    );
    const noAto = { tx, caso, agora: platform.clock.now() };
    const efeito = await fazer({ ...noAto, incidente });
    await updateRecurso(tx, row.id, { versao: row.versao + 1, atualizado_em: noAto.agora });
    return anotarNoCaso(platform, noAto, quem, efeito, incidente.sigla_julgadora);
  });
