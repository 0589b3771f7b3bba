import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { Conferencia, fraseDoProblema, type Problema } from '../domain/conferir.ts';
import type { Ponta } from '../domain/encadeamento.ts';
import { Alarme, type AlertarAdulteracao, avisarAdulteracao } from './avisar-adulteracao.ts';
import { listElos, listSemElo } from './encadeamento-repository.ts';
import { createProvar } from './provar-palavras.ts';
import { sha256 } from './sha256.ts';
import { insertVerificacao, listPontasPerdidas } from './verificacao-repository.ts';

const LOTE = 1000;

export interface Verificacao {
  readonly elos: number;
  readonly problemas: number;
  /** Where each chain ends: kept elsewhere, it also proves that the whole was not rewritten. */
  readonly pontas: ReadonlyMap<number, Ponta>;
}

type AoAchar = (problema: Problema) => void;

const conferirElos = async (
  { db, config }: Pick<Platform, 'db' | 'config'>,
  aoAchar: AoAchar,
): Promise<Conferencia> => {
  const conferencia = new Conferencia(sha256);
  const provar = createProvar({ config });
  let depois = { idOuvidoria: -1, numero: 0 };
  for (;;) {
    const elos = await listElos(db, depois, LOTE, provar);
    for (const elo of elos) conferencia.conferir(elo).forEach(aoAchar);
    const ultimo = elos.at(-1);
    if (!ultimo || elos.length < LOTE) return conferencia;
    depois = { idOuvidoria: ultimo.idOuvidoria, numero: ultimo.numero };
  }
};

const acharSemElo = async ({ db }: Pick<Platform, 'db'>, aoAchar: AoAchar): Promise<void> => {
  for (const origem of ['administracao', 'caso'] as const) {
    let depoisDe = Number.MIN_SAFE_INTEGER;
    for (;;) {
      const linhas = await listSemElo(db, origem, depoisDe, LOTE);
      for (const { id, orgao } of linhas) {
        aoAchar({ tipo: 'linha-sem-elo', idOuvidoria: orgao, numero: null, origem, idOrigem: id });
      }
      if (linhas.length < LOTE) break;
      depoisDe = linhas.at(-1)?.id ?? depoisDe;
    }
  }
};

/** Reads every chain from its first link, in batches, and reports each finding at once. */
export const verificarAuditoria = async (
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  aoAchar: AoAchar,
): Promise<Verificacao> => {
  let problemas = 0;
  const contar: AoAchar = (problema) => {
    problemas += 1;
    aoAchar(problema);
  };
  const conferencia = await conferirElos(platform, contar);
  await acharSemElo(platform, contar);
  for (const { id_ouvidoria, numero } of await listPontasPerdidas(platform.db)) {
    contar({ tipo: 'cadeia-encurtada', idOuvidoria: id_ouvidoria, numero, origem: null, idOrigem: null });
  }
  const { elos, pontas } = conferencia;
  await insertVerificacao(platform.db, { em: platform.clock.now(), elos, problemas, pontas });
  return { elos, problemas, pontas };
};

/** Every night: findings go to the server's log and to every administrador. */
export const verificarAuditoriaJob = (platform: Platform, alertar: AlertarAdulteracao): Job => ({
  name: 'verificar-auditoria',
  cron: '35 4 * * *',
  run: async () => {
    const alarme = new Alarme();
    await verificarAuditoria(platform, (problema) => {
      const frase = fraseDoProblema(problema);
      platform.log.error(`Audit chain: ${frase}`);
      alarme.contar(frase);
    });
    if (alarme.total > 0) await avisarAdulteracao(platform, alertar, alarme);
  },
});
