import path from 'node:path';
import pg from 'pg';
import { newDataDir, removeDataDir } from '../../scripts/lib/proof-server.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded-postgres.ts';

const executar = async (url: string, comando: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(comando);
  } finally {
    await client.end();
  }
};

/** A PostgreSQL of its own, as the product starts it, for several databases; removed at the end. */
export const abrirBancos = async () => {
  const dataDir = await newDataDir('bench');
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  return {
    dataDir,
    executar: (nome: string, comando: string) => executar(postgres.urlFor(nome), comando),
    criar: async (nome: string): Promise<string> => {
      await executar(postgres.url, `create database ${nome}`);
      return postgres.urlFor(nome);
    },
    /** As it is at this moment; nobody may be connected to it. */
    copiar: async (nome: string, de: string): Promise<string> => {
      await executar(postgres.url, `create database ${nome} template ${de} strategy file_copy`);
      return postgres.urlFor(nome);
    },
    fechar: async (): Promise<void> => {
      await postgres.stop();
      await removeDataDir(dataDir);
    },
  };
};
export type Bancos = Awaited<ReturnType<typeof abrirBancos>>;
