import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type AlvoDaUniao, alvosDaUniao, listNomes, moveLote } from './uniao-repository.ts';

export const MOVER_CASOS = 'mover-casos-de-assuntos-unidos';

/** Small enough that nobody working on one of these cases notices a wait. */
const POR_VEZ = 500;

const moverTudo = async ({ db }: Platform, alvo: AlvoDaUniao): Promise<Map<number, number>> => {
  const movidos = new Map<number, number>();
  // Cases that somebody is acting on are skipped first, and waited for at the end.
  for (const esperar of [false, true]) {
    for (;;) {
      const lote = await db.transaction().execute((trx) => moveLote(trx, alvo, { limite: POR_VEZ, esperar }));
      if (lote.size === 0) break;
      for (const [de, quantos] of lote) movidos.set(de, (movidos.get(de) ?? 0) + quantos);
    }
  }
  return movidos;
};

/**
 * Moves what still points at a joined subject. Safe to run twice: it moves whatever is left. The
 * history of a case tells what people did to it, and here only a table was tidied up. So the cases
 * keep their history, version and date (an open form stays valid), and the administration's log
 * tells the join once, with how many moved. History rows with the old id still resolve through
 * `id_unido_a`.
 */
const moverCasos = async (platform: Platform): Promise<void> => {
  for (const alvo of alvosDaUniao) {
    const movidos = await moverTudo(platform, alvo);
    if (alvo === 'publicados' || movidos.size === 0) continue;
    const tabela = alvo === 'casosPorAssunto' ? 'assunto' : 'subassunto';
    await platform.db.transaction().execute(async (trx) => {
      const nomes = await listNomes(trx, tabela, [...movidos.keys()]);
      for (const [id, casos] of movidos) {
        if (casos === 0) continue;
        await auditar(trx, platform.clock, null, {
          area: 'assunto',
          acao: `Casos movidos para o ${tabela} a que o deles foi unido`,
          alvo: nomes.get(id) ?? String(id),
          idAlvo: id,
          depois: { casos },
        });
      }
    });
  }
};

/** Runs after each join, and every night for what was being written at that moment. */
export const moverCasosJob = (platform: Platform): Job => ({
  name: MOVER_CASOS,
  cron: '40 4 * * *',
  run: () => moverCasos(platform),
});
