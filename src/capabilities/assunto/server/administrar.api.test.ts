import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CGU, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let admin: Visitor;
let gestor: Visitor;
let ifce: Visitor;
let respondente: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  [admin, gestor, ifce, respondente] = (await Promise.all(
    ['admin', 'gestor.cgu', 'gestor.ifce', 'respondente.cgu'].map((login) => entrarComo(app, login)),
  )) as [Visitor, Visitor, Visitor, Visitor];
});
afterAll(() => app.close());

const IFCE = 65;
const BASE = '/api/app-web/v1';
const url = `${BASE}/assuntos/administrar`;
const SUB = `${BASE}/subassuntos`;

interface Listado {
  readonly idAssunto: number;
  readonly descAssunto: string;
  readonly versao: number;
  readonly ativo: boolean;
  readonly casos: number;
  readonly unidoA: { readonly id: number } | null;
}

const achar = async (busca: string, mais = ''): Promise<Listado> =>
  (await admin.get(`${url}?busca=${encodeURIComponent(busca)}${mais}`)).json().itens[0];
const criar = async (descAssunto: string, area = 'Ensaios'): Promise<Listado> => {
  const response = await admin.post(url, { descAssunto, area });
  expect(response.statusCode, response.body).toBe(200);
  return achar(descAssunto);
};
const oferecidos = async (): Promise<number[]> =>
  (await app.inject(`${BASE}/assuntos`)).json().map(({ idAssunto }: { idAssunto: number }) => idAssunto);
const auditados = () =>
  app.db
    .selectFrom('auditoria')
    .select(['acao', 'alvo', 'informacoes'])
    .where('area', '=', 'assunto')
    .orderBy('id')
    .execute();
const casoDe = async (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('S2-30 subjects', () => {
  it('are administered by the administrador only', async () => {
    for (const outro of [gestor, respondente]) {
      expect((await outro.get(url)).statusCode).toBe(403);
      expect((await outro.post(url, { descAssunto: 'Meu assunto', area: 'Outra' })).statusCode).toBe(403);
    }
  });

  it('are created at the end of their area, renamed with a version, and the log tells what changed', async () => {
    const novo = await criar('Assunto de prova');
    expect(await oferecidos()).toContain(novo.idAssunto);
    const mudar = (versao: number, descAssunto: string) =>
      admin.send({
        method: 'PUT',
        url: `${url}/${novo.idAssunto}`,
        payload: { descAssunto, area: 'Ensaios', versao },
      });
    expect((await mudar(novo.versao, 'Assunto   de prova nova')).statusCode).toBe(200);
    const tarde = await mudar(novo.versao, 'Outro nome');
    expect([tarde.statusCode, tarde.json().code]).toEqual([409, 'assunto.mudou-enquanto-isso']);
    expect((await auditados()).at(-1)).toMatchObject({
      acao: 'Mudança de assunto',
      alvo: 'Assunto de prova nova',
      informacoes: { antes: { nome: 'Assunto de prova' }, depois: { nome: 'Assunto de prova nova' } },
    });
    const repetido = await admin.post(url, { descAssunto: 'APOSENTADORIA', area: 'Outra' });
    expect(repetido.json().code).toBe('assunto.nome-repetido');
  });

  it('of two with the same name, in any case or accents, saved at once, one is made', async () => {
    const respostas = await Promise.all(
      ['Concorrência', 'concorrencia'].map((descAssunto) =>
        admin.post(url, { descAssunto, area: 'Ensaios' }),
      ),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { total } = await app.db
      .selectFrom('assunto')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('descricao', 'ilike', 'concorr%ncia')
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
    await expect(
      app.db.insertInto('assunto').values({ descricao: 'CONCORRÊNCIA', area: 'Ensaios', ordem: 1 }).execute(),
    ).rejects.toThrow('assunto_um_nome');
  });

  it('S2-11 an inactive one is no longer offered, in any look-up, and stays on its cases', async () => {
    const { idAssunto, versao } = await criar('Assunto que acaba');
    const caso = await criarCaso(app, { idAssunto });
    const situacao = (ativo: boolean, vista: number) =>
      admin.post(`${url}/${idAssunto}/situacao`, { ativo, versao: vista });
    expect((await situacao(false, versao)).statusCode).toBe(200);
    const daApi = async () =>
      (await app.inject('/api/assuntos')).json().map((item: { idAssunto: number }) => item.idAssunto);
    expect(await oferecidos()).not.toContain(idAssunto);
    expect(await daApi()).not.toContain(idAssunto);
    expect(Object.keys((await app.inject('/api/assuntos')).json()[0])).toEqual([
      'idAssunto',
      'descAssunto',
      'area',
    ]);
    expect((await casoDe(caso.id)).id_assunto).toBe(idAssunto);
    const inativo = await achar('Assunto que acaba', '&situacao=inativos');
    expect(inativo).toMatchObject({ ativo: false, casos: 1 });
    await situacao(true, inativo.versao);
    expect(await daApi()).toContain(idAssunto);
  });

  it('move a place up or down inside their area, and stop at its ends', async () => {
    const [a, b] = [await criar('Ordem um', 'Ordenados'), await criar('Ordem dois', 'Ordenados')];
    const mover = (id: number, direcao: string) => admin.post(`${url}/${id}/mover`, { direcao });
    const ordem = async () =>
      (await admin.get(`${url}?area=Ordenados`)).json().itens.map(({ idAssunto }: Listado) => idAssunto);
    expect(await ordem()).toEqual([a.idAssunto, b.idAssunto]);
    await mover(b.idAssunto, 'acima');
    expect(await ordem()).toEqual([b.idAssunto, a.idAssunto]);
    const antes = (await auditados()).length;
    await mover(b.idAssunto, 'acima');
    expect(await auditados()).toHaveLength(antes);
  });

  it('come in pages that follow each other', async () => {
    const primeira = (await admin.get(url)).json();
    const segunda = (await admin.get(`${url}?cursor=${primeira.proximoCursor}`)).json();
    expect(primeira.itens).toHaveLength(50);
    expect(primeira.itens.length + segunda.itens.length).toBe(primeira.total);
    expect((await admin.get(`${url}?cursor=abc`)).statusCode).toBe(400);
  });
});

describe('S2-30 joining two subjects', () => {
  it('moves cases, sub-subjects and favourites, keeps histories, and old ids still lead there', async () => {
    const [a, b] = [await criar('União origem'), await criar('União destino')];
    const sub = async (idAssunto: number, descSubassunto: string) =>
      (await admin.post(SUB, { idAssunto, descSubassunto, idOuvidoria: null })).json().idSubassunto as number;
    const [igualA, igualB, soA] = [
      await sub(a.idAssunto, 'Igual'),
      await sub(b.idAssunto, 'Igual'),
      await sub(a.idAssunto, 'Só da origem'),
    ];
    const caso = await criarCaso(app, { idAssunto: a.idAssunto });
    await app.db
      .updateTable('manifestacao')
      .set({ id_subassunto: igualA })
      .where('id', '=', caso.id)
      .execute();
    const antes = await casoDe(caso.id);
    const historico = () =>
      app.db
        .selectFrom('manifestacao_historico')
        .select('id')
        .where('id_manifestacao', '=', caso.id)
        .execute();
    const linhas = (await historico()).length;
    await gestor.send({
      method: 'PUT',
      url: `${BASE}/assuntos-favoritos/${CGU}`,
      payload: { idsAssunto: [a.idAssunto], vistos: [] },
    });
    const previsao = await admin.get(`${url}/${a.idAssunto}/uniao?idDestino=${b.idAssunto}`);
    expect(previsao.json()).toEqual({
      casos: 1,
      publicados: 0,
      subassuntos: 2,
      subassuntosIguais: 1,
      favoritos: 1,
    });
    const unir = await admin.post(`${url}/${a.idAssunto}/unir`, { idDestino: b.idAssunto, versao: a.versao });
    expect(unir.statusCode, unir.body).toBe(200);
    await app.runJobs();
    const depois = await casoDe(caso.id);
    expect(depois).toMatchObject({ id_assunto: b.idAssunto, id_subassunto: igualB });
    expect([depois.versao, depois.atualizada_em]).toEqual([antes.versao, antes.atualizada_em]);
    expect(await historico()).toHaveLength(linhas);
    const subassuntos = await app.db
      .selectFrom('subassunto')
      .select(['id', 'id_assunto', 'ativo', 'id_unido_a'])
      .where('id', 'in', [igualA, soA])
      .orderBy('id')
      .execute();
    expect(subassuntos).toEqual([
      { id: igualA, id_assunto: a.idAssunto, ativo: false, id_unido_a: igualB },
      { id: soA, id_assunto: b.idAssunto, ativo: true, id_unido_a: null },
    ]);
    expect((await app.inject(`${BASE}/assuntos/favoritos?idOuvidoria=${CGU}`)).json()).toEqual([b.idAssunto]);
    const [publico] = (await app.inject(`${BASE}/assuntos`))
      .json()
      .filter(({ idAssunto }: { idAssunto: number }) => idAssunto === b.idAssunto);
    expect(publico.antigos).toEqual([a.idAssunto]);
    expect(await achar('União origem', '&situacao=unidos')).toMatchObject({
      unidoA: { id: b.idAssunto },
      casos: 0,
    });
    const log = await auditados();
    expect(log.find(({ acao }) => acao === 'União de assuntos')).toMatchObject({
      alvo: 'União origem',
      informacoes: { depois: { unidoA: 'União destino', casos: 1, subassuntos: 2 } },
    });
    expect(log.at(-1)?.acao).toContain('Casos movidos para o subassunto');
    const achados = await gestor.get(`${BASE}/tratamento/manifestacoes?fila=triar&idAssunto=${a.idAssunto}`);
    expect(achados.json().itens.map((item: { idManifestacao: number }) => item.idManifestacao)).toEqual([
      caso.id,
    ]);
  });

  it('follows: what was joined to one that is joined to a third leads to the third', async () => {
    const [a, b, c] = [await criar('Elo um'), await criar('Elo dois'), await criar('Elo três')];
    const caso = await criarCaso(app, { idAssunto: a.idAssunto });
    const unir = (de: Listado, para: Listado) =>
      admin.post(`${url}/${de.idAssunto}/unir`, { idDestino: para.idAssunto, versao: de.versao });
    expect((await unir(a, b)).statusCode).toBe(200);
    expect((await unir(b, c)).statusCode).toBe(200);
    await app.runJobs();
    expect((await casoDe(caso.id)).id_assunto).toBe(c.idAssunto);
    expect((await unir(a, c)).json().code).toBe('assunto.ja-unido');
    expect((await unir(c, c)).json().code).toBe('assunto.destino-invalido');
    expect((await unir(c, a)).json().code).toBe('assunto.destino-invalido');
  });

  it('a draft that names the old one is filed with the new one', async () => {
    const [a, b] = [await criar('Rascunho velho'), await criar('Rascunho novo')];
    await admin.post(`${url}/${a.idAssunto}/unir`, { idDestino: b.idAssunto, versao: a.versao });
    const cidada = await entrarComo(app, 'maria.cidada');
    const response = await cidada.post(`${BASE}/manifestacoes`, {
      chaveEnvio: '3e1a4a53-9c4c-4f0a-9d3e-6b8f6f1f0a11',
      idTipoManifestacao: 2,
      idOuvidoriaDestino: CGU,
      idAssunto: a.idAssunto,
      teor: { texto: 'A fila do guichê passou de três horas.' },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect((await casoDe(response.json().idManifestacao)).id_assunto).toBe(b.idAssunto);
  });
});

describe('S2-30 sub-subjects', () => {
  const novo = (visitor: Visitor, descSubassunto: string, idOuvidoria: number | null) =>
    visitor.post(SUB, { idAssunto: 1018, descSubassunto, idOuvidoria });
  const lista = async (visitor: Visitor, busca: string) =>
    (await visitor.get(`${SUB}?busca=${encodeURIComponent(busca)}`)).json().itens;

  it("a gestor makes the office's own, the administrador those of all; others only read", async () => {
    const semDizer = { idAssunto: 1018, descSubassunto: 'Da CGU' };
    expect((await gestor.post(SUB, semDizer)).statusCode).toBe(200);
    expect((await novo(gestor, 'De todos', null)).json().code).toBe('assunto.comum-so-administrador');
    expect((await novo(gestor, 'Do IFCE', IFCE)).statusCode).toBe(404);
    expect((await novo(respondente, 'Meu', CGU)).statusCode).toBe(403);
    expect((await novo(admin, 'De todos', null)).statusCode).toBe(200);
    expect((await novo(gestor, 'da cgu', CGU)).json().code).toBe('assunto.nome-repetido');
    expect(await lista(gestor, 'Da CGU')).toMatchObject([{ orgao: { id: CGU }, podeEditar: true }]);
    expect(await lista(respondente, 'Da CGU')).toMatchObject([{ podeEditar: false }]);
    expect(await lista(gestor, 'De todos')).toMatchObject([{ orgao: null, podeEditar: false }]);
    expect(await lista(ifce, 'Da CGU')).toEqual([]);
  });

  it('one of all and one of an office do not bear the same name side by side', async () => {
    expect((await novo(gestor, 'Lado a lado', CGU)).statusCode).toBe(200);
    const deTodos = await novo(admin, 'lado a LADO', null);
    expect([deTodos.statusCode, deTodos.json().details.campos.descSubassunto]).toEqual([
      409,
      expect.stringContaining('CGU'),
    ]);
    const [daCgu] = await lista(gestor, 'Lado a lado');
    const situacao = (ativo: boolean, versao: number) =>
      gestor.post(`${SUB}/${daCgu.idSubassunto}/situacao`, { ativo, versao });
    expect((await situacao(false, daCgu.versao)).statusCode).toBe(200);
    expect((await novo(admin, 'Lado a lado', null)).statusCode).toBe(200);
    expect((await situacao(true, daCgu.versao + 1)).json().code).toBe('assunto.nome-repetido');
    expect((await novo(ifce, 'LADO A LADO', IFCE)).json().message).toContain('de todos os órgãos');
  });

  it("another office's is not found; one of all is not a gestor's to change", async () => {
    const [daCgu] = await lista(gestor, 'Da CGU');
    const [deTodos] = await lista(gestor, 'De todos');
    const mudar = (visitor: Visitor, { idSubassunto, versao }: { idSubassunto: number; versao: number }) =>
      visitor.send({
        method: 'PUT',
        url: `${SUB}/${idSubassunto}`,
        payload: { descSubassunto: 'Novo nome', versao },
      });
    expect((await mudar(ifce, daCgu)).statusCode).toBe(404);
    expect((await mudar(gestor, deTodos)).statusCode).toBe(403);
    expect((await mudar(gestor, daCgu)).statusCode).toBe(200);
    expect((await mudar(gestor, daCgu)).json().code).toBe('assunto.mudou-enquanto-isso');
  });

  it('is inactivated, ordered and joined to another of its subject, with the cases moved', async () => {
    for (const nome of ['Junta um', 'Junta dois']) await novo(gestor, nome, CGU);
    const [um] = await lista(gestor, 'Junta um');
    const [dois] = await lista(gestor, 'Junta dois');
    await gestor.post(`${SUB}/${dois.idSubassunto}/mover`, { direcao: 'acima' });
    expect((await lista(gestor, 'Junta')).map((item: typeof um) => item.idSubassunto)).toEqual([
      dois.idSubassunto,
      um.idSubassunto,
    ]);
    const caso = await criarCaso(app, { idAssunto: 1018 });
    await app.db
      .updateTable('manifestacao')
      .set({ id_subassunto: um.idSubassunto })
      .where('id', '=', caso.id)
      .execute();
    const destinos = (await gestor.get(`${SUB}/${um.idSubassunto}/destinos`)).json();
    expect(destinos.map(({ descricao }: { descricao: string }) => descricao)).toContain(
      'De todos (de todos os órgãos)',
    );
    const unir = (visitor: Visitor, idDestino: number) =>
      visitor.post(`${SUB}/${um.idSubassunto}/unir`, { idDestino, versao: um.versao });
    expect((await unir(ifce, dois.idSubassunto)).statusCode).toBe(404);
    expect((await unir(gestor, um.idSubassunto)).json().code).toBe('assunto.destino-invalido');
    expect((await unir(gestor, dois.idSubassunto)).statusCode).toBe(200);
    await app.runJobs();
    expect((await casoDe(caso.id)).id_subassunto).toBe(dois.idSubassunto);
    const [agora] = await lista(gestor, 'Junta dois');
    expect(agora.casos).toBe(1);
    await gestor.post(`${SUB}/${dois.idSubassunto}/situacao`, { ativo: false, versao: agora.versao });
    const opcoes = (await gestor.get(`${BASE}/tratamento/${caso.id}/opcoes`)).json();
    expect(opcoes.subassuntos.map((item: { idSubassunto: number }) => item.idSubassunto)).not.toContain(
      dois.idSubassunto,
    );
  });
});

describe("S2-30 an office's favourite subjects", () => {
  const favoritos = (id: number) => `${BASE}/assuntos-favoritos/${id}`;
  const guardar = (visitor: Visitor, idsAssunto: number[], vistos: number[], id = IFCE) =>
    visitor.send({ method: 'PUT', url: favoritos(id), payload: { idsAssunto, vistos } });

  it('are kept in order by the gestor, read by the office, and not found by another', async () => {
    expect((await guardar(ifce, [1022, 1018], [])).statusCode).toBe(200);
    const lidos = (await ifce.get(favoritos(IFCE))).json();
    expect(lidos.podeEditar).toBe(true);
    expect(lidos.favoritos.map(({ idAssunto }: { idAssunto: number }) => idAssunto)).toEqual([1022, 1018]);
    expect((await gestor.get(favoritos(IFCE))).statusCode).toBe(404);
    expect((await guardar(gestor, [], [1022, 1018])).statusCode).toBe(404);
    expect((await respondente.get(favoritos(CGU))).json().podeEditar).toBe(false);
    expect((await guardar(respondente, [], [], CGU)).statusCode).toBe(403);
    expect((await admin.get(favoritos(IFCE))).statusCode).toBe(200);
  });

  it('who saves over another list is told; one that is not offered may not come in', async () => {
    expect((await guardar(ifce, [1018], [])).json().code).toBe('assunto.mudou-enquanto-isso');
    expect((await guardar(ifce, [1018, 987_654], [1022, 1018])).json().code).toBe(
      'assunto.favorito-invalido',
    );
    expect((await guardar(ifce, [1018], [1022, 1018])).statusCode).toBe(200);
  });

  it('come with what an analyst chooses from', async () => {
    await guardar(
      gestor,
      [1018],
      (await gestor.get(favoritos(CGU))).json().favoritos.map((f: { idAssunto: number }) => f.idAssunto),
      CGU,
    );
    const { id } = await criarCaso(app);
    expect((await gestor.get(`${BASE}/tratamento/${id}/opcoes`)).json().favoritos).toEqual([1018]);
  });
});
