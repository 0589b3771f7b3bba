import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type AlvoDaUniao, alvosDaUniao, listNomes, moveLote } from './uniao-repository.ts';

export const MOVER_CASOS = 'mover-casos-de-assuntos-unidos';

/** Small enough that nobody who works on one of these cases waits for it to be noticed. */
const POR_VEZ = 500;

const moverTudo = async ({ db }: Platform, alvo: AlvoDaUniao): Promise<Map<number, number>> => {
  const movidos = new Map<number, number>();
  // Those somebody is acting on are passed by at first, and waited for in the end.
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
 * Moves what still points at a joined subject. It asks for nothing and may run twice: whatever is left is moved.
 *
 * The history of a case tells what people did to it, and nobody did: a table was tidied up. So the cases keep their
 * history, version and date as they are (a form open on one stays good), and the administration's log tells the join
 * once, with how many moved. Rows of history that name the old id still lead somewhere by `id_unido_a`.
 */
const moverCasos = async (platform: Platform): Promise<void> => {
  for (const alvo of alvosDaUniao) {
    const movidos = await moverTudo(platform, alvo);
    if (alvo === 'publicados' || movidos.size === 0) continue;
    const tabela = alvo === 'casosPorAssunto' ? 'assunto' : 'subassunto';
    await platform.db.transaction().execute(async (trx) => {
      const nomes = await listNomes(trx, tabela, [...movidos.keys()]);
      for (const [id, casos] of movidos) {
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

/** When two are joined; and every night, for what was being written at that very moment. */
export const moverCasosJob = (platform: Platform): Job => ({
  name: MOVER_CASOS,
  cron: '40 4 * * *',
  run: () => moverCasos(platform),
});
