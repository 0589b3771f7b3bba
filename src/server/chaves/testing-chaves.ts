import { sql } from 'kysely';
import { findCasoSemLeitor } from '#capabilities/manifestacao/server/index.ts';
import type { Config } from '#server/config.ts';
import { loadConfig } from '#server/config.ts';
import type { TestApp } from '#testing/test-app.ts';
import { abrirChaves } from './abrir-chaves.ts';
import { criarChavesQueFaltam, reembrulharCofres } from './chaves-dos-orgaos.ts';

export const PRIMEIRA = 'a-primeira-chave-desta-instalacao-de-teste';
export const SEGUNDA = 'a-segunda-chave-desta-instalacao-de-testes';

/** A process that starts on the app's database with other settings. */
export const iniciarCom = (app: TestApp, env: Record<string, string>): Promise<Config> =>
  abrirChaves(app.db, loadConfig({ RETENCAO_CHAVES: app.config.retencaoChaves ?? 'nao', ...env }), app.clock);

/** As if half a minute had passed since the keys were made. */
export const passarMeioMinuto = async (app: TestApp): Promise<void> => {
  await sql`update chave_do_orgao set criada_em = criada_em - interval '1 minute'`.execute(app.db);
};

/** What the job does in two runs: offices get keys, and cases come under them. */
export const darChavesAosOrgaos = async (app: TestApp, config: Config = app.config): Promise<void> => {
  await criarChavesQueFaltam({ db: app.db, config });
  await passarMeioMinuto(app);
  await reembrulharCofres({ db: app.db, config });
};

/** What a case says and who wrote it, opened with these keys. */
export const ler = async (app: TestApp, config: Config, id: number) => {
  const caso = await findCasoSemLeitor({ ...app.platform, config }, id);
  return { texto: caso?.teor().texto, email: caso?.manifestante()?.email };
};

/** Which key wraps a case's: the office it belongs to; null: the root. */
export const orgaoQueEmbrulha = async (app: TestApp, id: number): Promise<number | null> => {
  const { rows } = await sql<{ orgao: number | null }>`
    select k.id_ouvidoria as orgao from manifestacao_cofre c
    left join chave_do_orgao k on length(c.chave_embrulhada) = 65
      and substring(c.chave_embrulhada from 1 for 5) = '\\x01'::bytea || int4send(k.id)
    where c.id_manifestacao = ${id}`.execute(app.db);
  return rows[0]?.orgao ?? null;
};
