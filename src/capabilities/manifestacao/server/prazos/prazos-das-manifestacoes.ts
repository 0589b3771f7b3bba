import type { PrazosRecontaveis } from '#capabilities/feriado/server/index.ts';
import { vencimentoDe } from '#kernel/prazo/vencimento.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { contagemCom } from './contagem.ts';
import { countNoAlcance, listNoAlcance } from './prazos-no-alcance-repository.ts';
import { recontarPrazo } from './recontar-prazo.ts';

/** The terms to answer, recounted when a calendar changes. */
export const prazosDasManifestacoes: PrazosRecontaveis = {
  tipo: 'manifestacao',

  contar: countNoAlcance,

  comparar: async (db, alcance, { depoisDe, limite }, calendarioDe) => {
    const rows = await listNoAlcance(db, alcance, depoisDe, limite);
    const mudam = [];
    for (const row of rows) {
      const { calendario, prazo } = await contagemCom(calendarioDe, row, row.eventos);
      const prazoNovo = vencimentoDe(calendario, prazo);
      if (prazoNovo === row.prazo) continue;
      mudam.push({
        idAlvo: row.id,
        idManifestacao: row.id,
        numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.id_esfera),
        prazoAnterior: row.prazo,
        prazoNovo,
      });
    }
    return { lidos: rows.length, ultimo: rows.at(-1)?.id ?? depoisDe, mudam };
  },

  recontar: async (platform, { idAlvo }, recontar) =>
    (await recontarPrazo(platform, idAlvo, recontar)) === true,
};
