import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import {
  type Coluna,
  deletePendente,
  type LugarDaChave,
  listAntigos,
  listPendentes,
  updateSelado,
} from './reselar-repository.ts';

/** Their key stands in the row itself, under the key of the cases. */
const COM_CHAVE = ['manifestacao_cofre', 'manifestante_preservado'];
/** Words of an appeal, whose row does not name the case. */
const DO_RECURSO = ['resposta_recurso', 'qualificacao_recurso', 'esclarecimento'];

const lugarDaChave = ({ tabela }: Coluna): LugarDaChave => {
  if (tabela === 'manifestacao' || tabela === 'representacao') return tabela;
  if (COM_CHAVE.includes(tabela)) return 'linha';
  return DO_RECURSO.includes(tabela) ? 'recurso' : 'caso';
};

const POR_VEZ = 200;

const reselarColuna = async (platform: Platform, coluna: Coluna): Promise<void> => {
  const mestra = chaveDoCofre(platform);
  for (;;) {
    const antigos = await listAntigos(platform.db, coluna, lugarDaChave(coluna), POR_VEZ);
    await emCada(antigos, ({ selado, chave }) => {
      const envelope = openEnvelope(mestra, chave);
      return updateSelado(platform.db, coluna, selado, envelope.seal(envelope.open(selado)));
    });
    if (antigos.length < POR_VEZ) break;
  }
  await deletePendente(platform.db, coluna);
};

/**
 * Texts that an earlier version sealed at their own length are sealed anew, filled up to a size class: how long a report is would
 * tell which one it is. In batches, column by column; interrupted, it goes on at the next start.
 */
export const reselarTextosJob = (platform: Platform): Job => ({
  name: 'reselar-textos',
  aoIniciar: true,
  run: async () => emCada(await listPendentes(platform.db), (coluna) => reselarColuna(platform, coluna)),
});
