import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { novoRegistro } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, comMemoria: true, env: { REGISTROS_POR_PESSOA: '1000' } });
  // After the number was taken: the row with these words is refused.
  await sql`create function falhar() returns trigger language plpgsql as $$ begin raise 'o disco encheu'; end $$`.execute(
    app.db,
  );
  await sql`create trigger falhar before insert on manifestacao for each row
    when (new.teor ->> 'texto' = 'Falhe.') execute function falhar()`.execute(app.db);
});
afterAll(() => app.close());

const reclamacao = { teor: { texto: 'A fila não anda.' } };
/** Names somebody of the staff, who is compared and kept away. */
const nomeia = {
  idTipoManifestacao: TipoManifestacao.denuncia,
  teor: { texto: 'Notas repetidas.', envolvidos: [{ nome: 'Renata Oliveira Brandão' }] },
};
const indica = { naoDevemVer: [{ nome: 'Renata Oliveira Brandão' }] };
const falha = { teor: { texto: 'Falhe.' } };
const VEZES = 6;

it('filings of one office that come together, wait for each other or fail, take numbers without a gap and none twice', async () => {
  const pessoas = await Promise.all(['maria.cidada', 'joao.cidadao'].map((login) => entrarComo(app, login)));
  const pedidos = Array.from({ length: VEZES }, () => [reclamacao, nomeia, falha, indica]).flat();
  const respostas = await Promise.all(
    pessoas.flatMap((pessoa) =>
      pedidos.map(async (pedido) => {
        const { statusCode, body } = await pessoa.post('/api/app-web/v1/manifestacoes', novoRegistro(pedido));
        return { esperado: pedido === falha ? 500 : 200, statusCode, body };
      }),
    ),
  );
  expect(respostas.filter(({ esperado, statusCode }) => esperado !== statusCode)).toEqual([]);
  const numeros = respostas
    .filter(({ statusCode }) => statusCode === 200)
    .map(({ body }) => Number(JSON.parse(body).numeroProtocolo.slice(6, 12)))
    .toSorted((a, b) => a - b);
  const [primeiro = 0] = numeros;
  expect(numeros).toEqual(Array.from({ length: pessoas.length * VEZES * 3 }, (_, n) => primeiro + n));
  const { rows } =
    await sql`select ultimo from protocolo_sequencia where id_ouvidoria = 6 and ano = 2026`.execute(app.db);
  expect(rows).toEqual([{ ultimo: numeros.at(-1) }]);
  // No connection was kept, and none is left in a transaction.
  expect(app.platform.pool.waitingCount).toBe(0);
  expect(app.platform.pool.idleCount).toBe(app.platform.pool.totalCount);
}, 60_000);

it('the same sending twice at once is one case: who comes second gets the number of the first', async () => {
  const maria = await entrarComo(app, 'maria.cidada');
  const registro = novoRegistro(reclamacao);
  const respostas = await Promise.all(
    Array.from({ length: 4 }, () => maria.post('/api/app-web/v1/manifestacoes', registro)),
  );
  expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(respostas.map((resposta) => resposta.json().numeroProtocolo)).size).toBe(1);
});
