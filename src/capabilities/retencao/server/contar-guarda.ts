import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Db } from '#server/db/database.ts';
import { anosDe, classeDe, guardaDe, type TabelaDeGuarda, tabelaDoOrgao } from '../domain/guarda.ts';
import {
  deleteDasReabertas,
  listAContar,
  listOrgaosComEncerradas,
  upsertGuardas,
} from './guarda-repository.ts';

const LOTE = 1000;

const tabelaDe = async (db: Db, idOuvidoria: number | null): Promise<TabelaDeGuarda> => ({
  denuncias: {
    corrente: await valorDe(db, 'retencao.denuncias-corrente', idOuvidoria),
    intermediaria: await valorDe(db, 'retencao.denuncias-intermediaria', idOuvidoria),
  },
  outras: {
    corrente: await valorDe(db, 'retencao.outras-corrente', idOuvidoria),
    intermediaria: await valorDe(db, 'retencao.outras-intermediaria', idOuvidoria),
  },
});

/** How long an office keeps, by the table in force today. */
export const tabelaEmVigor = async (db: Db, idOuvidoria: number): Promise<TabelaDeGuarda> =>
  tabelaDoOrgao(await tabelaDe(db, null), await tabelaDe(db, idOuvidoria));

const contarDoOrgao = async (db: Db, idOuvidoria: number): Promise<void> => {
  const tabela = await tabelaEmVigor(db, idOuvidoria);
  const anos = { denuncias: anosDe(tabela.denuncias), outras: anosDe(tabela.outras) };
  for (let depoisDe = 0; ; ) {
    const lote = await listAContar(db, { idOuvidoria, anos, depoisDe, limite: LOTE });
    await upsertGuardas(
      db,
      lote.map(({ id, fim, sigilosa }) => {
        const seus = anos[classeDe({ sigilosa })];
        const { ate, ano } = guardaDe(diaGuardado(fim), seus);
        return { id, fim, anos: seus, ate: toIsoDate(ate), ano };
      }),
    );
    if (lote.length < LOTE) return;
    depoisDe = lote.at(-1)?.id ?? depoisDe;
  }
};

/** Until when each ended case is kept: new ends, later steps, and another archival table count from the next night on. */
export const contarGuardas = async (db: Db): Promise<readonly number[]> => {
  await deleteDasReabertas(db);
  const orgaos = await listOrgaosComEncerradas(db);
  for (const idOuvidoria of orgaos) await contarDoOrgao(db, idOuvidoria);
  return orgaos;
};
