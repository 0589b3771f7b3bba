import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { writeCursor } from '#server/cursor.ts';
import { type CasoCriado, CGU, criarCaso, type NovoCaso } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const LISTA = '/api/app-web/v1/tratamento/encaminhamentos';
const EXPORTAR = '/api/app-web/v1/tratamento/exportar-encaminhamentos';

let app: TestApp;
let gestor: Visitor;
const casos: Record<string, CasoCriado> = {};

const encaminhado = async (
  nome: string,
  caso: NovoCaso,
  para: { id_ouvidoria_destino?: number; orgao_externo?: string },
  quando: string,
) => {
  const criado = await criarCaso(app, { idOuvidoria: Orgaos.ifce, ...caso });
  casos[nome] = criado;
  await app.db
    .insertInto('encaminhamento')
    .values({
      id_manifestacao: criado.id,
      id_ouvidoria_origem: CGU,
      ...para,
      texto_destinatario: 'Palavra secreta.',
      texto_solicitante: 'Enviamos a quem cuida.',
      id_responsavel: 1,
      responsavel: 'Gustavo Teixeira Prado',
      ocorrido_em: quando,
    })
    .execute();
};

const nomes = async (query = '', visitor = gestor): Promise<string[]> => {
  const response = await visitor.get(`${LISTA}?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  const { itens } = response.json<{ itens: { idManifestacao: number }[] }>();
  return itens.map(
    ({ idManifestacao }) => Object.entries(casos).find(([, { id }]) => id === idManifestacao)?.[0] ?? '?',
  );
};

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  const ifce = { id_ouvidoria_destino: Orgaos.ifce };
  // The last one is on 11 March in Brasília, but on the 12th in UTC.
  await encaminhado('velha', { situacao: Situacao.concluida }, ifce, '2026-03-02T10:00:00-03:00');
  await encaminhado(
    'fora',
    { idOuvidoria: CGU, situacao: Situacao.encaminhadaParaFora, tipo: TipoManifestacao.elogio },
    { orgao_externo: '=Prefeitura de Açaí' },
    '2026-03-05T10:00:00-03:00',
  );
  await encaminhado('nova', { situacao: Situacao.encaminhada }, ifce, '2026-03-11T23:30:00-03:00');
});
afterAll(() => app.close());

describe('what the office forwarded', () => {
  it.each([
    ['', ['nova', 'fora', 'velha']],
    ['sentido=asc', ['velha', 'fora', 'nova']],
    ['de=2026-03-03&ate=2026-03-11', ['nova', 'fora']],
    ['ate=2026-03-10', ['fora', 'velha']],
    ['busca=ifce', ['nova', 'velha']],
    ['busca=acai', ['fora']],
    ['busca=%25', []],
    [`tipos=${TipoManifestacao.elogio}`, ['fora']],
    [`situacoes=${Situacao.concluida},${Situacao.encaminhada}`, ['nova', 'velha']],
    [`situacoes=${Situacao.concluida}&busca=ifce&de=2026-03-03`, []],
    ['busca=gustavo', ['nova', 'fora', 'velha']],
    ['onde=fora', ['fora']],
    ['onde=outro', ['nova', 'velha']],
    ['onde=aqui', []],
    ['prazoDe=2030-01-01', []],
    ['prazoAte=2030-01-01&sentido=asc', ['velha', 'fora', 'nova']],
  ])('narrowed by “%s” is %j', async (query, esperados) => {
    expect(await nomes(query)).toEqual(esperados);
  });

  it('is found by its protocol, punctuated or not', async () => {
    const { numeroProtocolo = '' } = casos.fora ?? {};
    for (const busca of [numeroProtocolo, numeroProtocolo.replace(/\D/g, '')])
      expect(await nomes(new URLSearchParams({ busca }).toString())).toEqual(['fora']);
  });

  it('says what it is about, how long is left, and how many stand in each situação', async () => {
    const { itens, porSituacao } = (await gestor.get(LISTA)).json();
    const de = (nome: string) =>
      itens.find((item: { idManifestacao: number }) => item.idManifestacao === casos[nome]?.id);
    expect(de('nova')).toMatchObject({ assunto: null, diasRestantes: expect.any(Number) });
    expect(de('velha').diasRestantes, 'an ended case has no days left').toBeNull();
    expect(porSituacao).toEqual([
      { idSituacao: Situacao.encaminhada, total: 1 },
      { idSituacao: Situacao.concluida, total: 1 },
      { idSituacao: Situacao.encaminhadaParaFora, total: 1 },
    ]);
  });

  it('goes on from a cursor in either direction', async () => {
    const { id: doMeio } = await app.db
      .selectFrom('encaminhamento')
      .select('id')
      .where('id_manifestacao', '=', casos.fora?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(await nomes(`cursor=${writeCursor(['2026-04-01', doMeio])}`)).toEqual(['velha']);
    expect(await nomes(`sentido=asc&cursor=${writeCursor(['2026-04-01', doMeio])}`)).toEqual(['nova']);
    expect((await gestor.get(`${LISTA}?cursor=${doMeio}`)).statusCode).toBe(400);
  });

  it('is sorted by the day its answer is due, page by page', async () => {
    const prazos = { velha: '2026-05-03', fora: '2026-05-01', nova: '2026-05-01' };
    for (const [nome, prazo] of Object.entries(prazos))
      await app.db
        .updateTable('manifestacao')
        .set({ prazo })
        .where('id', '=', casos[nome]?.id ?? 0)
        .execute();
    expect(await nomes('ordem=prazo&sentido=asc')).toEqual(['fora', 'nova', 'velha']);
    const { id } = await app.db
      .selectFrom('encaminhamento')
      .select('id')
      .where('id_manifestacao', '=', casos.fora?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(await nomes(`ordem=prazo&sentido=asc&cursor=${writeCursor(['2026-05-01', id])}`)).toEqual([
      'nova',
      'velha',
    ]);
    expect(await nomes(`ordem=prazo&cursor=${writeCursor(['2026-05-01', id])}`)).toEqual([]);
  });

  it('is downloaded as a spreadsheet too', async () => {
    const response = await gestor.get(`${EXPORTAR}?formato=xlsx`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="encaminhamentos-2026-03-12.xlsx"',
    );
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is downloaded as filtered, with no word of it and no cell that runs', async () => {
    const response = await gestor.get(`${EXPORTAR}?sentido=asc`);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="encaminhamentos-2026-03-12.csv"',
    );
    const [cabecalho, ...linhas] = response.body.trimEnd().split('\r\n');
    expect(cabecalho).toMatch(/^\uFEFFProtocolo;Tipo;Assunto;De;Para;/);
    expect(linhas).toHaveLength(3);
    expect(linhas[1]).toContain(";CGU;'=Prefeitura de Açaí;Sim;05/03/2026;");
    expect(response.body).not.toContain('secreta');
    expect((await gestor.get(`${EXPORTAR}?busca=ifce`)).body.trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('is nothing to another office, and no other office may be asked for', async () => {
    const ifce = await entrarComo(app, 'gestor.ifce');
    expect(await nomes('', ifce)).toEqual([]);
    for (const url of [LISTA, EXPORTAR]) {
      expect((await ifce.get(`${url}?idOuvidoria=${CGU}`)).statusCode).toBe(403);
      expect((await gestor.get(`${url}?sentido=lado`)).statusCode).toBe(400);
    }
  });

  it('is given in pages of 10 to 100, each going on where the last one ended', async () => {
    for (let i = 0; i < 9; i += 1)
      await encaminhado(
        `outra ${i}`,
        { idOuvidoria: Orgaos.ifce },
        { id_ouvidoria_destino: Orgaos.ifce },
        '2026-02-01T10:00:00-03:00',
      );
    const ler = async (query: string) => (await gestor.get(`${LISTA}?porPagina=10${query}`)).json();
    const primeira = await ler('');
    expect(primeira.itens).toHaveLength(10);
    const segunda = await ler(`&cursor=${primeira.proximoCursor}`);
    expect(segunda.proximoCursor).toBeNull();
    const ids = [...primeira.itens, ...segunda.itens].map(({ idEncaminhamento }) => idEncaminhamento);
    expect(ids).toHaveLength(12);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    for (const porPagina of ['9', '101', 'tudo'])
      expect((await gestor.get(`${LISTA}?porPagina=${porPagina}`)).statusCode).toBe(400);
  });

  it('may be acted on where it ended or came back, and is only named where another office has it', async () => {
    const alcance = async (visitor: Visitor, nome: string) => {
      const { itens } = (await visitor.get(`${LISTA}?porPagina=100`)).json<{
        itens: { idManifestacao: number; aoAlcance: unknown }[];
      }>();
      return itens.find(({ idManifestacao }) => idManifestacao === casos[nome]?.id)?.aoAlcance;
    };
    const aqui = { versao: expect.any(Number), ouvidoria: { idOuvidoria: CGU, sigla: 'CGU' } };
    expect(await alcance(gestor, 'fora')).toEqual(aqui);
    expect(await alcance(gestor, 'nova')).toBeNull();
    const admin = await entrarComo(app, 'admin');
    expect(await alcance(admin, 'nova')).toEqual({
      versao: expect.any(Number),
      ouvidoria: { idOuvidoria: Orgaos.ifce, sigla: 'IFCE' },
    });
    await app.db
      .updateTable('manifestacao')
      .set({ id_ouvidoria: CGU })
      .where('id', '=', casos.nova?.id ?? 0)
      .execute();
    expect(await alcance(gestor, 'nova')).toEqual(aqui);
  });
});

describe('S6-01 what was forwarded and then restricted', () => {
  const RESTRITAS = ['velha', 'fora'];
  const restringir = (restrita_em: Date | null) =>
    app.db
      .updateTable('manifestacao')
      .set({ restrita_em })
      .where(
        'id',
        'in',
        RESTRITAS.map((nome) => casos[nome]?.id ?? 0),
      )
      .execute();
  beforeAll(() => restringir(app.clock.now()));
  afterAll(() => restringir(null));

  const ver = async (login: string) => {
    const visitor = await entrarComo(app, login);
    const { porSituacao } = (await visitor.get(LISTA)).json<{ porSituacao: { total: number }[] }>();
    const { body } = await visitor.get(EXPORTAR);
    return {
      lista: (await nomes('porPagina=100', visitor)).filter((nome) => RESTRITAS.includes(nome)),
      contadas: porSituacao.reduce((soma, { total }) => soma + total, 0),
      arquivo: RESTRITAS.filter((nome) => body.includes(casos[nome]?.numeroProtocolo ?? '?')),
      achada: await nomes(`busca=${casos.fora?.protocolo}`, visitor),
    };
  };

  it.each(['admin', 'gestor.cgu', 'respondente.cgu', 'atendente.cgu'])(
    'is still listed, counted and downloaded by who handles it: %s',
    async (login) => {
      expect(await ver(login)).toEqual({
        lista: ['fora', 'velha'],
        contadas: 12,
        arquivo: RESTRITAS,
        achada: ['fora'],
      });
    },
  );

  it('is not listed, counted, found nor downloaded by who only observes, and the rest is', async () => {
    expect(await ver('observador.cgu')).toEqual({ lista: [], contadas: 10, arquivo: [], achada: [] });
  });

  it('is in the work list of the office that received it, and opens there', async () => {
    const ifce = await entrarComo(app, 'gestor.ifce');
    const id = casos.velha?.id ?? 0;
    const lista = await ifce.get('/api/app-web/v1/tratamento/manifestacoes?fila=todas&porPagina=100');
    const { itens } = lista.json<{ itens: { idManifestacao: number }[] }>();
    expect(itens.map(({ idManifestacao }) => idManifestacao)).toContain(id);
    expect((await ifce.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode).toBe(200);
  });

  it.each(['cadastrador.cgu', 'colaborador.cgu', 'maria.cidada'])('is nothing to %s', async (login) => {
    const visitor = await entrarComo(app, login);
    for (const url of [LISTA, EXPORTAR]) expect((await visitor.get(url)).statusCode).toBe(403);
  });
});
