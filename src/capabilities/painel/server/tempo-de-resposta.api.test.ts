import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdTipoManifestacao, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { painelJobs } from './atualizar.ts';

const { cgu: CGU, ifce: IFCE } = Orgaos;
const HOJE = '2026-03-12T09:00:00-03:00';

let app: TestApp;
const atualizar = () =>
  painelJobs(app.platform)
    .find(({ name }) => name === 'atualizar-paineis')
    ?.run({});

const ver = async (idOuvidoria: number, idTipo: number) => {
  const url = `/api/app-web/v1/paineis/tempo-de-resposta?idOuvidoria=${idOuvidoria}&idTipo=${idTipo}`;
  const response = await app.inject({ url });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ tempo: unknown }>().tempo;
};

interface Respondida {
  readonly idOuvidoria?: number;
  readonly tipo?: IdTipoManifestacao;
  /** yyyy-mm-dd */
  readonly em: string;
  readonly depoisDe: number;
  readonly pessoa: number;
}

const responder = async ({
  idOuvidoria = CGU,
  tipo = TipoManifestacao.reclamacao,
  em,
  depoisDe,
  pessoa,
}: Respondida) => {
  const login = `tempo.${pessoa}`;
  await app.db
    .insertInto('usuario')
    .values({ login, nome: `Pessoa do Tempo ${pessoa}`, criado_em: new Date(HOJE) })
    .onConflict((conflito) => conflito.doNothing())
    .execute();
  const registro = new Date(`${em}T12:00:00-03:00`);
  registro.setUTCDate(registro.getUTCDate() - depoisDe);
  await criarCaso(app, {
    login,
    tipo,
    idOuvidoria,
    registradaEm: registro.toISOString(),
    resposta: { texto: 'Feito.', em: `${em}T12:00:00-03:00` },
  });
};

beforeAll(async () => {
  app = await createTestApp({ demo: true, now: HOJE });
  // Twenty answered in the year, after 1 to 20 days; five people.
  for (let n = 1; n <= 20; n += 1) await responder({ em: '2026-02-25', depoisDe: n, pessoa: n % 5 });
  // Nineteen are too few.
  for (let n = 1; n <= 19; n += 1)
    await responder({ idOuvidoria: IFCE, em: '2026-02-25', depoisDe: n, pessoa: n % 5 });
});
afterAll(() => app.close());

describe('how long an office usually takes to answer', () => {
  it('N6 is the median of the last year and the days of seven in ten, of the office and the group', async () => {
    await atualizar();
    expect(await ver(CGU, TipoManifestacao.reclamacao)).toEqual({ mediana: 11, de: 3, ate: 17, casos: 20 });
    expect(await ver(CGU, TipoManifestacao.elogio)).toEqual({ mediana: 11, de: 3, ate: 17, casos: 20 });
    expect(await ver(CGU, TipoManifestacao.acessoAInformacao)).toBeNull();
  });

  it('is not told with fewer than twenty answers, nor of an office that does not exist', async () => {
    expect(await ver(IFCE, TipoManifestacao.reclamacao)).toBeNull();
    expect(await ver(999_999, TipoManifestacao.reclamacao)).toBeNull();
  });

  it('never counts a denúncia, and tells none its time', async () => {
    for (let n = 0; n < 25; n += 1)
      await responder({ tipo: TipoManifestacao.denuncia, em: '2026-02-25', depoisDe: 29, pessoa: n });
    await atualizar();
    expect(await ver(CGU, TipoManifestacao.reclamacao)).toMatchObject({ mediana: 11, casos: 20 });
    expect(await ver(CGU, TipoManifestacao.denuncia)).toBeNull();
    expect(await ver(CGU, TipoManifestacao.comunicacao)).toBeNull();
  });

  it('forgets what was answered more than a year ago, and counts what is overdue without an answer', async () => {
    await responder({ em: '2025-02-25', depoisDe: 1, pessoa: 1 });
    await criarCaso(app, { login: 'tempo.1', idOuvidoria: CGU, registradaEm: '2026-03-02T12:00:00-03:00' });
    await atualizar();
    expect(await ver(CGU, TipoManifestacao.reclamacao)).toMatchObject({ mediana: 11, casos: 20 });
    for (let n = 0; n < 10; n += 1)
      await criarCaso(app, {
        login: `tempo.${n % 5}`,
        idOuvidoria: CGU,
        registradaEm: '2026-01-05T12:00:00-03:00',
        prazo: '2026-02-04',
      });
    await atualizar();
    expect(await ver(CGU, TipoManifestacao.reclamacao)).toEqual({ mediana: 16, de: 5, ate: 66, casos: 30 });
  });

  it('reads one row, whatever the number of cases', async () => {
    app.takeQueries();
    await ver(CGU, TipoManifestacao.reclamacao);
    const lidas = app.takeQueries().filter((query) => /painel_tempo|fato_/.test(query));
    expect(lidas).toHaveLength(1);
    expect(lidas[0]).not.toMatch(/fato_/);
  });
});
