import { casoDoPrazo } from '#capabilities/feriado/domain/recontagem.ts';
import { compararPrazos, type PrazosRecontaveis } from '#capabilities/feriado/server/index.ts';
import { countNoAlcance, listNoAlcance } from './prazos-no-alcance-repository.ts';
import { contarRecurso, recontarRecurso } from './recontar-recurso.ts';

/** The terms to decide appeals, recounted when a calendar changes. */
export const prazosDosRecursos: PrazosRecontaveis = {
  tipo: 'recurso',

  contar: countNoAlcance,

  comparar: async (db, alcance, lote, calendarioDe) =>
    compararPrazos(await listNoAlcance(db, alcance, lote.depoisDe, lote.limite), lote, async (row) => {
      const novo = (await contarRecurso(calendarioDe, row))?.prazo ?? null;
      if (novo === null || row.prazo === null) return null;
      return { idManifestacao: row.id_manifestacao, antes: row.prazo, novo };
    }),

  recontar: async (platform, mudanca, recontar) =>
    (await recontarRecurso(
      platform,
      { id: mudanca.idAlvo, id_manifestacao: casoDoPrazo(mudanca) },
      recontar,
    )) === true,
};
