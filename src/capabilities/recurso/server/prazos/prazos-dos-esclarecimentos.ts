import { CALENDARIO_MUDOU, casoDoPrazo } from '#capabilities/feriado/domain/recontagem.ts';
import {
  calendariosDe,
  compararPrazos,
  type PrazosRecontaveis,
  type Recontar,
} from '#capabilities/feriado/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { anotarPeloSistema } from '#capabilities/manifestacao/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { caminhoDoRecurso } from '../avisos-da-instancia.ts';
import { esclarecimentoDe } from './esclarecimento-contado.ts';
import {
  countEsclarecimentos,
  findEsclarecimento,
  listEsclarecimentosNoAlcance,
  moveEsclarecimento,
} from './esclarecimentos-repository.ts';

/** The days of the office to clarify, under the case's lock; those to decide are recounted by themselves. */
export const recontarEsclarecimento = (
  platform: Platform,
  { idRecurso, idManifestacao }: { readonly idRecurso: number; readonly idManifestacao: number },
  recontar?: Recontar,
): Promise<true | null> =>
  anotarPeloSistema(platform, idManifestacao, async ({ tx }) => {
    const row = await findEsclarecimento(tx, idRecurso);
    const contado = row && (await esclarecimentoDe(recontar?.calendarioDe ?? calendariosDe(tx), row));
    if (!contado) return null;
    const prazo = toIsoDate(contado.prazo);
    if (prazo === row.prazo) return null;
    await moveEsclarecimento(
      tx,
      { id: row.id_esclarecimento, idRecurso },
      { prazo, limite: toIsoDate(contado.limite) },
    );
    await recontar?.anotar(tx, {
      idAlvo: idRecurso,
      idManifestacao,
      prazoAnterior: row.prazo,
      prazoNovo: prazo,
    });
    const variaveis = {
      porque: recontar?.porque ?? CALENDARIO_MUDOU,
      julgadora: row.julgadora,
      prazoAnterior: formatData(diaGuardado(row.prazo)),
      prazo: formatData(contado.prazo),
    };
    return {
      acao: Acao.recontagem,
      informacoes: `${variaveis.porque} e o prazo do órgão para esclarecer o recurso foi contado de novo: passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
      detalhes: {
        idRecurso,
        idEsclarecimento: row.id_esclarecimento,
        prazoAnterior: row.prazo,
        prazo,
      },
      avisos: [
        { evento: 'recurso.esclarecimento-recontado', variaveis, caminho: caminhoDoRecurso(idRecurso) },
      ],
      resultado: true as const,
    };
  });

/** Thirty days and thirty more (Portaria Normativa CGU 101/2023), recounted when a calendar changes. */
export const prazosDosEsclarecimentos: PrazosRecontaveis = {
  tipo: 'esclarecimento',

  contar: countEsclarecimentos,

  comparar: async (db, alcance, lote, calendarioDe) =>
    compararPrazos(
      await listEsclarecimentosNoAlcance(db, alcance, lote.depoisDe, lote.limite),
      lote,
      async (row) => {
        const contado = await esclarecimentoDe(calendarioDe, row);
        if (!contado) return null;
        return { idManifestacao: row.id_manifestacao, antes: row.prazo, novo: toIsoDate(contado.prazo) };
      },
    ),

  recontar: async (platform, mudanca, recontar) =>
    (await recontarEsclarecimento(
      platform,
      { idRecurso: mudanca.idAlvo, idManifestacao: casoDoPrazo(mudanca) },
      recontar,
    )) === true,
};
