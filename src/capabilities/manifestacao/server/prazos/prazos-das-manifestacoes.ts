import { compararPrazos, type PrazosRecontaveis } from '#capabilities/feriado/server/index.ts';
import { vencimentoDe } from '#kernel/prazo/vencimento.ts';
import { contagemCom } from './contagem.ts';
import { countNoAlcance, listNoAlcance } from './prazos-no-alcance-repository.ts';
import { recontarPrazo } from './recontar-prazo.ts';

/** The terms to answer, recounted when a calendar changes. */
export const prazosDasManifestacoes: PrazosRecontaveis = {
  tipo: 'manifestacao',

  contar: countNoAlcance,

  comparar: async (db, alcance, lote, calendarioDe) =>
    compararPrazos(await listNoAlcance(db, alcance, lote.depoisDe, lote.limite), lote, async (row) => {
      const { calendario, prazo } = await contagemCom(calendarioDe, row, row.eventos);
      return { idManifestacao: row.id, antes: row.prazo, novo: vencimentoDe(calendario, prazo) };
    }),

  recontar: async (platform, { idAlvo }, recontar) =>
    (await recontarPrazo(platform, idAlvo, recontar)) === true,
};
