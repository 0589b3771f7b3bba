import { casoDoPrazo } from '#capabilities/feriado/domain/recontagem.ts';
import type { PrazosRecontaveis } from '#capabilities/feriado/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { countNoAlcance, listNoAlcance } from './prazos-no-alcance-repository.ts';
import { contarRecurso, recontarRecurso } from './recontar-recurso.ts';

/** The terms to decide appeals, recounted when a calendar changes. */
export const prazosDosRecursos: PrazosRecontaveis = {
  tipo: 'recurso',

  contar: countNoAlcance,

  comparar: async (db, alcance, { depoisDe, limite }, calendarioDe) => {
    const rows = await listNoAlcance(db, alcance, depoisDe, limite);
    const mudam = [];
    for (const row of rows) {
      const prazoNovo = (await contarRecurso(calendarioDe, row))?.prazo ?? null;
      if (prazoNovo === null || row.prazo === null || prazoNovo === row.prazo) continue;
      mudam.push({
        idAlvo: row.id,
        idManifestacao: row.id_manifestacao,
        numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.id_esfera),
        prazoAnterior: row.prazo,
        prazoNovo,
      });
    }
    return { lidos: rows.length, ultimo: rows.at(-1)?.id ?? depoisDe, mudam };
  },

  recontar: async (platform, mudanca, recontar) =>
    (await recontarRecurso(
      platform,
      { id: mudanca.idAlvo, id_manifestacao: casoDoPrazo(mudanca) },
      recontar,
    )) === true,
};
