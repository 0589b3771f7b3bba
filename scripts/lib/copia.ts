import { join } from 'node:path';
import { type Config, SettingError } from '#server/config.ts';
import { CopiaError } from '#server/db/copia/copia-error.ts';
import type { Origem } from '#server/db/copia/fazer-base.ts';
import { pastaDoWal } from '#server/db/copia/pasta-da-copia.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/cluster.ts';
import { openCluster } from '#server/db/embedded/open-cluster.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { explainStartError } from '#server/start-error.ts';

/** The folder of the backups, as an argument names it or the setting. */
export const pastaDasCopias = (dada: string | undefined, { copias }: Pick<Config, 'copias'>): string => {
  const pasta = dada ?? copias;
  if (!pasta) throw new CopiaError('Diga em COPIAS, ou com --copia, em que pasta ficam as cópias.');
  return pasta;
};

/** Lends the database that the settings name, however it is reached for a backup. */
export const comOrigem = async <T>(config: Config, fazer: (origem: Origem) => Promise<T>): Promise<T> => {
  const { databaseUrl, databaseUrlCopia, versao, auditoriaCabecas } = config;
  if (databaseUrl) {
    if (!databaseUrlCopia)
      throw new SettingError(
        "Informe DATABASE_URL_COPIA, a conexão de um papel que faz cópias: 'npm run copia:ligar' o cria e mostra.",
      );
    return fazer({ url: databaseUrlCopia, pasta: undefined, versao, auditoriaCabecas });
  }
  const options = {
    dataDir: join(config.dataDir, 'postgres'),
    arquivarEm: config.copias && pastaDoWal(config.copias),
  };
  const postgres = await startEmbeddedPostgres(options);
  try {
    const { folder } = await openCluster(options);
    return await fazer({ url: postgres.url, pasta: folder, versao, auditoriaCabecas });
  } finally {
    await postgres.stop();
  }
};

/** Ends a command: a known failure with its sentence, never with a stack or an address. */
export const terminar = async (oQue: string, fazer: () => Promise<number | undefined>): Promise<void> => {
  try {
    process.exitCode = (await fazer()) ?? 0;
  } catch (error) {
    const isKnown =
      error instanceof CopiaError || error instanceof SettingError || error instanceof EmbeddedPostgresError;
    const razao = isKnown ? error.message : (explainStartError(error) ?? String(error));
    console.error(`Não foi possível ${oQue}: ${razao}`);
    process.exitCode = 1;
  }
};

export const numero = (valor: number): string => valor.toLocaleString('pt-BR');
export const tamanho = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
