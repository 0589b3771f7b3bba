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
  { satisfacao = 9, em = '2026-02-10T12:00:00-03:00', comentario = null as string | null } = {},
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
  await avaliar({}, { satisfacao: 11, em: '2026-01-31T23:30:00-03:00', comentario: 'Demorou.' });
  await avaliar(
    { tipo: TipoManifestacao.denuncia },
    { satisfacao: 13, comentario: 'O Beltrano continua lá.' },
  );
  await avaliar(
    { tipo: TipoManifestacao.comunicacao, login: null },
    { satisfacao: 13, comentario: 'O Sicrano também.' },
  );
  for (const satisfacao of [9, 9, 10]) await avaliar({ login: null }, { satisfacao });
  await avaliar({}, { satisfacao: 13, em: '2026-03-02T12:00:00-03:00', comentario: 'O mês não acabou.' });
  await avaliar({ idOuvidoria: Orgaos.ifce }, { satisfacao: 10, comentario: 'Bom atendimento no campus.' });
  await avaliar({}, { satisfacao: 13, em: '2024-01-10T12:00:00-03:00', comentario: 'Antigo.' });
  await criarCaso(app, { resposta: { texto: 'Feito.', em: '2026-02-11T12:00:00-03:00' } });
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
  it('count answers, rate, options, mean and months of the own office in the whole months of this year', async () => {
    const resultados = await ver(gestor);
    expect(resultados).toMatchObject({
      de: '2026-01-01',
      ate: '2026-02-28',
      retido: false,
      respostas: 7,
      casosRespondidos: 8,
      casosAvaliados: 7,
      taxaDeResposta: 87.5,
      satisfacaoMedia: 60.7,
      // One person in January: the whole minus February would reveal their grade.
      serie: [
        { mes: '2026-01', respostas: 1, satisfacaoMedia: null },
        { mes: '2026-02', respostas: 6, satisfacaoMedia: null },
      ],
    });
    expect(resultados.perguntas.map((p: { opcoes: unknown[] }) => p.opcoes.length)).toEqual([3, 5, 5]);
    const [, , satisfacao] = resultados.perguntas;
    expect(satisfacao.opcoes).toMatchObject([
      { idOpcao: 9, total: 3, percentual: 42.9 },
      { idOpcao: 10, total: 1, percentual: 14.3 },
      { idOpcao: 11, total: 1, percentual: 14.3 },
      { idOpcao: 12, total: 0 },
      { idOpcao: 13, descricao: 'Muito insatisfeito', total: 2, percentual: 28.6 },
    ]);
  });

  it.each([
    ['periodo=este-ano', 7, false],
    ['periodo=ano-passado', 0, false],
    [`idTipoManifestacao=${TipoManifestacao.denuncia}`, 0, true],
    [`idTipoManifestacao=${TipoManifestacao.reclamacao}`, 0, true],
    [`idAssunto=${ASSUNTO}`, 0, true],
  ])('%s leaves %i, withheld because few people are behind it: %s', async (query, respostas, retido) => {
    expect(await ver(gestor, query)).toMatchObject({
      respostas,
      retido,
      ...(retido && { satisfacaoMedia: null, perguntas: [], serie: [], comentarios: [] }),
    });
  });

  it('of nothing are no numbers, and still the questions', async () => {
    expect(await ver(gestor, 'periodo=ano-passado')).toMatchObject({
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
    expect(app.takeQueries().filter((text) => !/\b(sessao|impedimento)\b/.test(text))).toHaveLength(2);
  });

  it.each(['de=2026-02-10', 'periodo=30-dias', 'cursor=nada', 'outro=1', 'idOuvidoria=x'])(
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
      expect((await ver(visitor)).respostas).toBe(7);
      expect((await visitor.get(`${URL}?idOuvidoria=${Orgaos.ifce}`)).statusCode).toBe(403);
    },
  );

  it('the administrador: of every office, or of the one asked for', async () => {
    const admin = await entrarComo(app, 'admin');
    // No administrador reads denúncias: without the two there, four people are too few to tell of.
    expect(await ver(admin)).toMatchObject({ retido: true, respostas: 0 });
    await avaliar({ idOuvidoria: Orgaos.ifce, login: null }, { satisfacao: 10 });
    expect(await ver(admin)).toMatchObject({ retido: false, respostas: 7 });
    // Two people there: that office is hidden, and so is the only other one, as the whole is known.
    for (const idOuvidoria of [Orgaos.ifce, Orgaos.cgu])
      expect(await ver(admin, `idOuvidoria=${idOuvidoria}`)).toMatchObject({ retido: true, perguntas: [] });
  });

  it.each(['colaborador.cgu', 'cadastrador.cgu', 'maria.cidada'])('%s: nothing', async (login) => {
    expect((await (await entrarComo(app, login)).get(URL)).statusCode).toBe(403);
  });
});

describe('comments', () => {
  it('are the newest first, never of a denúncia or comunicação, never with who wrote them or the grade they gave', async () => {
    const response = await gestor.get(URL);
    expect(response.body).not.toMatch(/Beltrano|Sicrano|Maria|99999|campus/);
    expect(response.body).not.toContain(primeiro.protocolo);
    expect(Object.keys(response.json().comentarios[0])).not.toContain('satisfacao');
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
        { comentario: `Comentário ${i}`, em: `2026-02-0${1 + (i % 3)}T12:00:00-03:00` },
      );
    }
    for (let i = 0; i < 4; i += 1) await avaliar({ idOuvidoria: Orgaos.fortaleza, login: null });
    const fortaleza = await entrarComo(app, 'gestor.fortaleza');
    const uma = await ver(fortaleza);
    expect(uma.comentarios).toHaveLength(20);
    const outra = await ver(fortaleza, `cursor=${uma.proximoCursor}`);
    expect(outra.proximoCursor).toBeNull();
    expect(new Set([...comentarios(uma), ...comentarios(outra)]).size).toBe(25);
  });
});
