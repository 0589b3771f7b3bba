import pg from 'pg';
import type { Sent } from '../../src/server/db/database.ts';

/**
 * The same statements over a pool of the same size, without our code: what the database alone would allow. Statements that
 * the product sends together are sent together here as well.
 */
export const createSqlPuro = (connectionString: string, max: number) => {
  const pool = new pg.Pool({ connectionString, max, pipeline: true, idleTimeoutMillis: 0 });
  const nomes = new Map<string, string>();
  const nomeDe = (text: string): string => {
    const nome = nomes.get(text) ?? `s${nomes.size}`;
    nomes.set(text, nome);
    return nome;
  };
  const enviar = (client: pg.PoolClient, { text, values }: Sent) =>
    values.length > 0 ? client.query({ name: nomeDe(text), text, values: [...values] }) : client.query(text);
  return {
    fazer: async (comandos: readonly Sent[]): Promise<void> => {
      const client = await pool.connect();
      try {
        let esperados: Promise<unknown>[] = [];
        for (const comando of comandos) {
          if (!comando.junto) await Promise.all(esperados.splice(0));
          esperados.push(enviar(client, comando));
        }
        await Promise.all(esperados);
        esperados = [];
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    fechar: () => pool.end(),
  };
};
