/** The least a server can do with a database: one route, one select. Started by `bench/longas/tudo.ts` as a process of its own. */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, idleTimeoutMillis: 0 });
const http = Fastify();
http.get<{ Params: { id: string } }>('/caso/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'caso',
    text: 'select id, protocolo, id_situacao, prazo, teor from manifestacao where id = $1',
    values: [Number(params.id)],
  });
  return rows[0];
});
await http.listen({ port: 0, host: '127.0.0.1' });
const address = http.server.address();
process.send?.(typeof address === 'object' ? address?.port : null);
