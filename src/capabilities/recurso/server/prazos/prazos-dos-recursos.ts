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
      const prazoNovo = contarRecurso(await calendarioDe(row.id_ouvidoria_julgadora), row);
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

  recontar: async (platform, { idAlvo, idManifestacao }, recontar) =>
    (await recontarRecurso(platform, { id: idAlvo, id_manifestacao: idManifestacao }, recontar)) === true,
};
