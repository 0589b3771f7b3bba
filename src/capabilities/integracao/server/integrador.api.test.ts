import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { conhecidas, repetidas, varrer } from '../../../../scripts/lib/integrador.ts';
import { entrarComoPrograma, type Programa } from './testing-integracao.ts';

const CGU = 6;
const HOJE = '12/03/2026';
const TEXTO = 'A equipe está apurando e responde em breve por este canal.';

let app: TestApp;
let respondente: Programa;

const registrar = async (texto: string): Promise<number> => {
  const resposta = await respondente.post('/manifestacoes', {
    IdTipoFormulario: 1,
    IdTipoManifestacao: 2,
    TextoManifestacao: texto,
    IdTipoIdentificacaoManifestante: 4,
    Manifestante: { Nome: 'Pessoa da fila' },
  });
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().IdManifestacao;
};

beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-10T09:00:00-03:00' });
  respondente = await entrarComoPrograma(app, 'respondente');
  for (let i = 0; i < 30; i += 1) {
    await registrar(`Pedido número ${i} do posto de atendimento.`);
    app.clock.advance(2 * 3600_000 - (i % 3) * 60_000);
    if (i % 10 === 9) respondente = await entrarComoPrograma(app, 'respondente');
  }
  app.clock.set('2026-03-12T19:00:00-03:00');
  respondente = await entrarComoPrograma(app, 'respondente');
}, 120_000);
afterAll(() => app.close());

/** How many acts, without views, the history of each case holds. */
const atosNoBanco = async (): Promise<Map<number, number>> => {
  const { rows } = await app.platform.pool.query<{ id: number; atos: number }>(
    `select m.id, count(h.id)::int as atos from manifestacao m
      join manifestacao_historico h on h.id_manifestacao = m.id and h.acao <> 'Visualização'
      where m.id_ouvidoria = $1 group by m.id order by m.id`,
    [CGU],
  );
  return new Map(rows.map(({ id, atos }) => [id, atos]));
};

it('misses and repeats no case for who polls by day and then reads each, while others write', async () => {
  const antes = await atosNoBanco();
  const todos = [...antes.keys()];
  let vez = 0;
  /** Between two reads a case, read or not, changes, moves to another office or is created. */
  const outrosEscrevem = async (): Promise<void> => {
    vez += 1;
    app.clock.advance(1000);
    const alvo = todos[(vez * 7) % todos.length] ?? 0;
    if (vez % 4 === 0)
      await respondente.post(`/manifestacoes/${alvo}/respostas`, {
        IdTipoRespostaManifestacao: 3,
        TxtResposta: TEXTO,
      });
    else if (vez % 7 === 0)
      await respondente.post(`/manifestacoes/${alvo}/encaminhar`, {
        IdOuvidoriaDestino: 65,
        TxtNotificacaoDestinatario: TEXTO,
        TxtNotificacaoSolicitante: TEXTO,
      });
    else if (vez % 9 === 0) await registrar(`Chegou durante a leitura, ${vez}.`);
  };
  let integrador = await entrarComoPrograma(app, 'observador');
  const buscar = async (caminho: string) => {
    // After a 401, or on waking up: each page of a list is read with another token.
    if (caminho.startsWith('/manifestacoes?')) integrador = await entrarComoPrograma(app, 'observador');
    const resposta = await integrador.get(caminho);
    return { status: resposta.statusCode, json: () => resposta.json() };
  };
  const primeira = await varrer(buscar, ['10/03/2026', '11/03/2026', HOJE], {
    porPagina: 4,
    aoPassar: outrosEscrevem,
  });
  const ultima = await varrer(buscar, [HOJE], { porPagina: 4 });
  expect([primeira.repetidosNaLista, ultima.repetidosNaLista]).toEqual([0, 0]);
  expect(repetidas(primeira.leituras, antes), 'read twice only what changed').toEqual([]);
  const sabe = conhecidas([...primeira.leituras, ...ultima.leituras]);
  const faltam = [...(await atosNoBanco())].filter(([id, atos]) => sabe.get(id) !== atos);
  expect(faltam).toEqual([]);
  expect(vez).toBeGreaterThan(20);
}, 60_000);

it('limits each client by itself and says when to come back', async () => {
  await app.db
    .updateTable('integracao_cliente')
    .set({ limite_por_minuto: 3 })
    .where('id', '=', 1002)
    .execute();
  const apressado = await entrarComoPrograma(app, 'atendente');
  const vezes = [];
  for (let i = 0; i < 4; i += 1) vezes.push(await apressado.get('/assuntos'));
  expect(vezes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(Number(vezes[3]?.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await respondente.get('/assuntos')).statusCode).toBe(200);
  app.clock.advance(60_000);
  expect((await apressado.get('/assuntos')).statusCode).toBe(200);
});

it('the example of the documentation files, answers, fetches and follows what changed', async () => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'escuta-exemplo-'));
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  const exemplo = async (...argumentos: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.resolve('docs/exemplos/cliente-integracao.mjs'), ...argumentos],
      {
        cwd: pasta,
        env: {
          ...process.env,
          ESCUTA_URL: `http://127.0.0.1:${port}`,
          ESCUTA_CLIENT_ID: '1001',
          ESCUTA_CLIENT_SECRET: 'Demo@2026',
          ESCUTA_USUARIO: 'ws.respondente',
          ESCUTA_SENHA: 'Demo@2026',
        },
      },
    );
    return JSON.parse(stdout);
  };
  try {
    const corpo = {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 3,
      TextoManifestacao: 'Fui muito bem atendida.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: { Nome: 'Rosa Lima' },
    };
    await writeFile(path.join(pasta, 'm.json'), JSON.stringify(corpo));
    await writeFile(
      path.join(pasta, 'r.json'),
      JSON.stringify({ IdTipoRespostaManifestacao: 3, TxtResposta: TEXTO }),
    );
    await writeFile(path.join(pasta, 'nota.txt'), 'Guichê 5.');
    const { IdManifestacao: id } = await exemplo('registrar', 'm.json', 'nota.txt');
    expect((await exemplo('responder', String(id), 'r.json')).Situacao.IdSituacaoManifestacao).toBe(1);
    const { Teor } = await exemplo('ler', String(id));
    await exemplo('anexo', String(id), String(Teor.Anexos[0].IdAnexoManifestacao), 'baixado.txt');
    expect(await readFile(path.join(pasta, 'baixado.txt'), 'utf8')).toBe('Guichê 5.');
    expect(await exemplo('listar', 'DataCadastroInicio=01/01/2031')).toBe('Nada encontrado.');
    const { Lidas } = await exemplo('sincronizar', HOJE, HOJE, 'casos');
    expect(Lidas).toBe((await readdir(path.join(pasta, 'casos'))).length);
    expect(await readdir(path.join(pasta, 'casos'))).toContain(`${id}.json`);
    for (const [de, ate] of [
      ['ontem', 'hoje'],
      ['30/02/2026', HOJE],
      [HOJE, '01/03/2026'],
    ] as const)
      await expect(exemplo('sincronizar', de, ate, 'casos')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/dd\/MM\/aaaa|termina antes/),
      });
  } finally {
    await rm(pasta, { recursive: true, force: true });
  }
}, 60_000);
