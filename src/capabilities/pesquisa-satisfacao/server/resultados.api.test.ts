import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type CasoCriado, criarCaso, type NovoCaso } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const URL = '/api/app-web/v1/pesquisa-satisfacao/resultados';
const ASSUNTO = 1001;

let app: TestApp;
let gestor: Visitor;
let primeiro: CasoCriado;
const avaliar = async (
  caso: NovoCaso,
  { satisfacao = 9, em = '2026-03-10T12:00:00-03:00', comentario = null as string | null } = {},
): Promise<CasoCriado> => {
  const criado = await criarCaso(app, { resposta: { texto: 'Feito.', em }, ...caso });
  const selado = comentario !== null && criado.cofre;
  await app.db
    .insertInto('pesquisa_satisfacao')
    .values({
      id_manifestacao: criado.id,
      id_demanda_atendida: 1,
      id_facilidade: 5,
      id_satisfacao: satisfacao,
      comentario: selado ? null : comentario,
      comentario_cifrado: selado ? selado.seal(comentario ?? '') : null,
      respondida_em: new Date(em),
    })
    .execute();
  return criado;
};

beforeAll(async () => {
  // Thursday, 12 March 2026.
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  primeiro = await avaliar(
    { idAssunto: ASSUNTO },
    { comentario: 'Sou a Maria e o telefone é (85) 99999-1234: foi rápido.' },
  );
  await avaliar({}, { satisfacao: 11, em: '2026-02-28T23:30:00-03:00', comentario: 'Demorou.' });
  await avaliar(
    { tipo: TipoManifestacao.denuncia },
    { satisfacao: 13, comentario: 'O Beltrano continua lá.' },
  );
  await avaliar(
    { tipo: TipoManifestacao.comunicacao, login: null },
    { satisfacao: 13, comentario: 'O Sicrano também.' },
  );
  await avaliar({ idOuvidoria: Orgaos.ifce }, { satisfacao: 10, comentario: 'Bom atendimento no campus.' });
  await avaliar({}, { satisfacao: 13, em: '2024-01-10T12:00:00-03:00', comentario: 'Antigo.' });
  await criarCaso(app, { resposta: { texto: 'Feito.', em: '2026-03-11T12:00:00-03:00' } });
});
afterAll(() => app.close());

const ver = async (visitor: Visitor, query = '') => {
  const response = await visitor.get(`${URL}?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const comentarios = (resultados: { comentarios: { comentario: string }[] }) =>
  resultados.comentarios.map(({ comentario }) => comentario);

describe('the results of the survey', () => {
  it('count answers, rate, options, mean and months of the own office in the last year', async () => {
    const resultados = await ver(gestor);
    expect(resultados).toMatchObject({
      de: '2025-03-12',
      ate: '2026-03-12',
      respostas: 4,
      casosRespondidos: 5,
      casosAvaliados: 4,
      taxaDeResposta: 80,
      satisfacaoMedia: 37.5,
      serie: [
        { mes: '2026-02', respostas: 1, satisfacaoMedia: 50 },
        { mes: '2026-03', respostas: 3, satisfacaoMedia: 33.3 },
      ],
    });
    expect(resultados.perguntas.map((p: { opcoes: unknown[] }) => p.opcoes.length)).toEqual([3, 5, 5]);
    const [, , satisfacao] = resultados.perguntas;
    expect(satisfacao.opcoes).toMatchObject([
      { idOpcao: 9, total: 1, percentual: 25 },
      { idOpcao: 10, total: 0, percentual: 0 },
      { idOpcao: 11, total: 1, percentual: 25 },
      { idOpcao: 12, total: 0 },
      { idOpcao: 13, descricao: 'Muito insatisfeito', total: 2, percentual: 50 },
    ]);
  });

  it.each([
    ['de=2026-03-01&ate=2026-03-31', 3],
    ['de=2026-02-28&ate=2026-02-28', 1],
    ['de=2024-01-01&ate=2024-12-31', 1],
    [`idTipoManifestacao=${TipoManifestacao.denuncia}`, 1],
    [`idAssunto=${ASSUNTO}`, 1],
    ['de=2023-01-01&ate=2023-12-31', 0],
  ])('%s leaves %i', async (query, respostas) => {
    expect((await ver(gestor, query)).respostas).toBe(respostas);
  });

  it('of nothing are no numbers, and still the questions', async () => {
    expect(await ver(gestor, 'de=2023-01-01&ate=2023-12-31')).toMatchObject({
      taxaDeResposta: null,
      satisfacaoMedia: null,
      serie: [],
      comentarios: [],
      perguntas: [{ opcoes: [{ total: 0, percentual: null }, {}, {}] }, {}, {}],
    });
  });

  it('come in two queries', async () => {
    app.takeQueries();
    await gestor.get(URL);
    expect(app.takeQueries().filter((text) => !/\bsessao\b/.test(text))).toHaveLength(2);
  });

  it.each(['de=ontem', 'de=2026-03-02&ate=2026-03-01', 'cursor=nada', 'outro=1', 'idOuvidoria=x'])(
    'refuse %s',
    async (query) => {
      expect((await gestor.get(`${URL}?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('who sees them', () => {
  it.each(['gestor.cgu', 'respondente.cgu', 'atendente.cgu', 'observador.cgu'])(
    '%s: of the own office only',
    async (login) => {
      const visitor = await entrarComo(app, login);
      expect((await ver(visitor)).respostas).toBe(4);
      expect((await visitor.get(`${URL}?idOuvidoria=${Orgaos.ifce}`)).statusCode).toBe(403);
    },
  );

  it('the administrador: of every office, or of the one asked for', async () => {
    const admin = await entrarComo(app, 'admin');
    expect((await ver(admin)).respostas).toBe(5);
    expect(await ver(admin, `idOuvidoria=${Orgaos.ifce}`)).toMatchObject({
      respostas: 1,
      satisfacaoMedia: 75,
    });
  });

  it.each(['colaborador.cgu', 'cadastrador.cgu', 'maria.cidada'])('%s: nothing', async (login) => {
    expect((await (await entrarComo(app, login)).get(URL)).statusCode).toBe(403);
  });
});

describe('comments', () => {
  it('are the newest first, never of a denúncia or comunicação, never with who wrote them', async () => {
    const response = await gestor.get(URL);
    expect(response.body).not.toMatch(/Beltrano|Sicrano|Maria|99999|campus/);
    expect(response.body).not.toContain(primeiro.protocolo);
    const vistos = comentarios(response.json());
    expect(vistos).toHaveLength(2);
    expect(vistos[0]).toMatch(/^Sou a \[dado pessoal\].*foi rápido\.$/);
    expect(vistos[1]).toBe('Demorou.');
  });

  it('of a case whose content was restricted are not shown', async () => {
    const restringir = (restrita_em: Date | null) =>
      app.db.updateTable('manifestacao').set({ restrita_em }).where('id', '=', primeiro.id).execute();
    await restringir(app.clock.now());
    expect(comentarios(await ver(gestor))).toEqual(['Demorou.']);
    await restringir(null);
  });

  it('of what was filed as a denúncia, or with the name kept, are not shown whatever its type is now', async () => {
    const identificar = (id_tipo_identificacao: number) =>
      app.db
        .updateTable('manifestacao')
        .set({ id_tipo_identificacao })
        .where('id', '=', primeiro.id)
        .execute();
    await identificar(TipoIdentificacao.comRestricao);
    expect(comentarios(await ver(gestor))).toEqual(['Demorou.']);
    await identificar(TipoIdentificacao.semRestricao);
  });

  it('come page by page, each once', async () => {
    for (let i = 0; i < 25; i += 1) {
      await avaliar(
        { idOuvidoria: Orgaos.fortaleza },
        { comentario: `Comentário ${i}`, em: `2026-03-0${1 + (i % 3)}T12:00:00-03:00` },
      );
    }
    const fortaleza = await entrarComo(app, 'gestor.fortaleza');
    const uma = await ver(fortaleza);
    expect(uma.comentarios).toHaveLength(20);
    const outra = await ver(fortaleza, `cursor=${uma.proximoCursor}`);
    expect(outra.proximoCursor).toBeNull();
    expect(new Set([...comentarios(uma), ...comentarios(outra)]).size).toBe(25);
  });
});
