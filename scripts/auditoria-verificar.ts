import { join } from 'node:path';
import { fraseDoProblema } from '#capabilities/auditoria/domain/problema.ts';
import { verificarAuditoria } from '#capabilities/auditoria/server/index.ts';
import { abrirChaves } from '#server/chaves/abrir-chaves.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, loadConfig, SettingError } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

const numero = (valor: number): string => valor.toLocaleString('pt-BR');

/** Verifies the whole log and names every row that was changed, removed or inserted by hand. */
const verificar = async (url: string, given: Config): Promise<boolean> => {
  const { db, close } = openDatabase(url, { max: 2, onError: (error) => console.error(error.message) });
  try {
    const config = await abrirChaves(db, given, systemClock);
    const inicio = performance.now();
    const { elos, problemas, pontas, cabecas } = await verificarAuditoria(
      { db, clock: systemClock, config },
      (problema) => console.error(`✗ ${fraseDoProblema(problema)}`),
    );
    const segundos = ((performance.now() - inicio) / 1000).toLocaleString('pt-BR', {
      maximumFractionDigits: 1,
    });
    console.log(`${numero(elos)} elos de ${numero(pontas.size)} cadeias conferidos em ${segundos} s.`);
    for (const [idOuvidoria, ponta] of pontas) {
      const cadeia = idOuvidoria === 0 ? 'Plataforma' : `Órgão ${idOuvidoria}`;
      console.log(`  ${cadeia}: ${numero(ponta.numero)} elos, o último é ${ponta.hash}`);
    }
    console.log(
      cabecas.total > 0
        ? `${numero(cabecas.total)} pontos guardados em ${cabecas.pasta} comparados.`
        : `Nenhum ponto está guardado em ${cabecas.pasta}: um banco trazido de volta a um estado antigo não seria notado.`,
    );
    console.log(
      problemas === 0
        ? 'A auditoria está íntegra.'
        : `A auditoria foi adulterada: ${problemas === 1 ? '1 problema' : `${numero(problemas)} problemas`}, ditos acima.`,
    );
    return problemas === 0;
  } finally {
    await close();
  }
};

const run = async (): Promise<boolean> => {
  const config = loadConfig();
  if (config.databaseUrl) return verificar(config.databaseUrl, config);
  const postgres = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });
  try {
    return await verificar(postgres.url, config);
  } finally {
    await postgres.stop();
  }
};

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  const isKnown = error instanceof SettingError || error instanceof EmbeddedPostgresError;
  console.error(isKnown ? error.message : `Não foi possível verificar a auditoria: ${String(error)}`);
  process.exitCode = 1;
}
