import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { LinhaDaMensagem, Mensagem } from '../contract.ts';
import { avisar } from './avisar.ts';
import { API, escreverEmail, escritas, idDe, idDoModelo, put } from './testing-email.ts';

let app: TestApp;
let admin: Visitor;
let maria: Visitor;
let idMaria: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  admin = await entrarComo(app, 'admin');
  maria = await entrarComo(app, 'maria.cidada');
  idMaria = await idDe(app, 'maria.cidada');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('email_saida').execute());

const lista = async (quem: Visitor, caminho: string): Promise<LinhaDaMensagem[]> =>
  (await quem.get(`${API}/${caminho}`)).json().itens;
const ver = (quem: Visitor, id: number) => quem.get(`${API}/${id}`);

/** A mail about a denúncia, as the act of the case writes it. */
const denuncia = async (evento: 'manifestacao.cadastrada' | 'manifestacao.nova-no-orgao') => {
  await avisar(app.platform, app.db, {
    evento,
    idOuvidoria: 6,
    cidadao: { email: 'maria.cidada@escuta.invalid', idUsuario: idMaria },
    orgao: 'ouvidoria@cgu.invalid',
    sigiloso: true,
    variaveis: { protocolo: '00106.000009/2026-99', orgao: 'CGU', prazo: '02/09/2026' },
    endereco: 'https://exemplo.invalid/',
  });
  const { id } = await app.db
    .selectFrom('email_saida')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};

const SO_DO_ADMINISTRADOR = [
  ['GET', 'modelos'],
  ['GET', 'eventos'],
  ['GET', 'enviados'],
  ['POST', 'previa'],
  ['POST', 'teste'],
  ['POST', 'modelos'],
  ['PUT', 'modelos/1'],
  ['POST', 'modelos/1/situacao'],
  ['POST', 'modelos/1/restaurar'],
  ['POST', 'enviados/1/reenviar'],
] as const;

describe('S6-04 without administration rights', () => {
  it.each(['gestor', 'respondente', 'atendente', 'observador', 'cadastrador', 'colaborador'])(
    'a %s reads no template and no log, only what was sent to the own account',
    async (perfil) => {
      const login = `${perfil}.cgu`;
      const visitor = await entrarComo(app, login);
      for (const [method, caminho] of SO_DO_ADMINISTRADOR) {
        const { statusCode } = await visitor.send({
          method,
          url: `${API}/${caminho}`,
          ...(method !== 'GET' && { payload: {} }),
        });
        expect([caminho, statusCode]).toEqual([caminho, 403]);
      }
      const meu = await escreverEmail(app, { para: 'x@exemplo.invalid', idUsuario: await idDe(app, login) });
      const deOutra = await escreverEmail(app, { para: 'y@exemplo.invalid', idUsuario: idMaria });
      expect((await lista(visitor, 'meus')).map(({ idEmail }) => idEmail)).toEqual([meu]);
      expect((await ver(visitor, meu)).statusCode).toBe(200);
      expect((await ver(visitor, deOutra)).statusCode).toBe(404);
      expect((await ver(visitor, await idDoModelo(app, 'manifestacao.cadastrada'))).statusCode).toBe(404);
    },
  );

  it('a citizen sees what was sent to the account or to its confirmed address, and nothing else', async () => {
    const daConta = await escreverEmail(app, { para: 'endereco.antigo@exemplo.invalid', idUsuario: idMaria });
    const doEndereco = await escreverEmail(app, { para: 'Maria.Cidada@escuta.invalid' });
    const idJoao = await idDe(app, 'joao.cidadao');
    const deOutraConta = await escreverEmail(app, { para: 'maria.cidada@escuta.invalid', idUsuario: idJoao });
    const deOutra = await escreverEmail(app, { para: 'joao.cidadao@escuta.invalid' });
    expect((await lista(maria, 'meus')).map(({ idEmail }) => idEmail)).toEqual([doEndereco, daConta]);
    const lida: Mensagem = (await ver(maria, doEndereco)).json();
    expect(lida).toMatchObject({
      tipo: 'mensagem',
      texto: 'O prazo mudou.',
      conteudo: 'visivel',
      estado: 'na-fila',
      podeTentarDeNovo: false,
      ultimoErro: null,
    });
    for (const id of [deOutraConta, deOutra]) expect((await ver(maria, id)).statusCode).toBe(404);
  });

  it('nobody finds mails by an address that was never confirmed', async () => {
    await escreverEmail(app, { para: 'maria.cidada@escuta.invalid' });
    await app.db.updateTable('usuario').set({ ativado_em: null }).where('id', '=', idMaria).execute();
    try {
      expect(await lista(maria, 'meus')).toEqual([]);
    } finally {
      await app.db
        .updateTable('usuario')
        .set({ ativado_em: app.clock.now() })
        .where('id', '=', idMaria)
        .execute();
    }
  });

  it('nobody reads a link that proves an address, not even its owner', async () => {
    const id = await escreverEmail(app, {
      para: 'nova@exemplo.invalid',
      idUsuario: idMaria,
      evento: 'usuario.email',
    });
    for (const quem of [maria, admin])
      expect((await ver(quem, id)).json()).toMatchObject({ conteudo: 'sigiloso', texto: null });
  });
});

describe('the log of what was sent', () => {
  it('never says what a denúncia is about nor who reported, in no way of asking', async () => {
    const aoCidadao = await denuncia('manifestacao.cadastrada');
    const aoOrgao = await denuncia('manifestacao.nova-no-orgao');
    for (const entregue of [false, true]) {
      if (entregue) await app.runJobs();
      const respostas = [
        await admin.get(`${API}/enviados`),
        await admin.get(`${API}/enviados?busca=00106.000009`),
        await ver(admin, aoCidadao),
        await ver(admin, aoOrgao),
      ];
      for (const { body } of respostas) {
        expect(body).not.toContain('maria.cidada');
        expect(body).not.toContain('O número de protocolo é');
        expect(body).not.toContain('foi registrada para');
      }
      expect(respostas[2]?.json()).toMatchObject({ para: null, conteudo: 'sigiloso', texto: null });
      expect(respostas[3]?.json()).toMatchObject({
        para: 'ouvidoria@cgu.invalid',
        conteudo: 'sigiloso',
        texto: null,
      });
      expect(await lista(admin, 'enviados?busca=maria.cidada')).toEqual([]);
      expect(await lista(maria, 'meus')).toEqual([]);
    }
    expect(app.log()).not.toContain('maria.cidada@');
  });

  it('keeps the link of somebody else’s survey from the administrador', async () => {
    const id = await escreverEmail(app, {
      para: 'maria.cidada@escuta.invalid',
      idUsuario: idMaria,
      evento: 'manifestacao.respondida',
    });
    expect((await ver(admin, id)).json()).toMatchObject({ conteudo: 'sigiloso', texto: null });
    expect((await ver(maria, id)).json()).toMatchObject({ conteudo: 'visivel' });
  });

  it('is searched by address and by protocol, and narrowed by event, state and day', async () => {
    const um = await escreverEmail(app, { para: 'ana@exemplo.invalid' });
    app.clock.set('2026-03-13T02:30:00Z');
    const dois = await escreverEmail(app, {
      para: 'bruno@exemplo.invalid',
      evento: 'usuario.senha',
      assunto: 'Crie uma nova senha',
    });
    app.clock.set('2026-03-12T12:00:00Z');
    await app.db
      .updateTable('email_saida')
      .set({ enviado_em: app.clock.now() })
      .where('id', '=', dois)
      .execute();
    const ids = async (query: string) =>
      (await lista(admin, `enviados?${query}`)).map(({ idEmail }) => idEmail);
    expect(await ids('')).toEqual([dois, um]);
    expect(await ids('busca=ANA@exemplo.invalid')).toEqual([um]);
    expect(await ids('busca=ANA@exemplo')).toEqual([]);
    expect(await ids('busca=00106000001')).toEqual([um]);
    expect(await ids('busca=000001/2026')).toEqual([um]);
    expect(await ids('busca=_')).toEqual([]);
    expect(await ids('evento=usuario.senha')).toEqual([dois]);
    expect(await ids('estado=enviado')).toEqual([dois]);
    expect(await ids('estado=na-fila')).toEqual([um]);
    // 2:30 in UTC is still the 12th in Brasília.
    expect(await ids('de=2026-03-12&ate=2026-03-12')).toEqual([dois, um]);
    expect(await ids('de=2026-03-13')).toEqual([]);
    expect((await lista(admin, 'enviados'))[0]).toMatchObject({ descricao: 'Nova senha', estado: 'enviado' });
  });

  it('goes on where the page before ended', async () => {
    for (let i = 0; i < 23; i++) await escreverEmail(app, { para: `p${i}@exemplo.invalid` });
    const primeira = (await admin.get(`${API}/enviados?porPagina=10`)).json();
    const segunda = (await admin.get(`${API}/enviados?porPagina=10&cursor=${primeira.proximoCursor}`)).json();
    const terceira = (await admin.get(`${API}/enviados?porPagina=10&cursor=${segunda.proximoCursor}`)).json();
    const vistos = [...primeira.itens, ...segunda.itens, ...terceira.itens].map(({ idEmail }) => idEmail);
    expect(new Set(vistos).size).toBe(23);
    expect(terceira.proximoCursor).toBeNull();
  });
});

describe('one number', () => {
  it('is a template or a mail, never both', async () => {
    const idModelo = await idDoModelo(app, 'manifestacao.cadastrada');
    const idEmail = await escreverEmail(app, { para: 'ana@exemplo.invalid' });
    expect((await ver(admin, idModelo)).json().tipo).toBe('modelo');
    expect((await ver(admin, idEmail)).json().tipo).toBe('mensagem');
    const { rows } = await app.platform.pool.query(
      'select id from email_modelo intersect select id from email_saida',
    );
    expect(rows).toEqual([]);
    expect(
      (await put(admin, `${API}/modelos/${idEmail}`, { ...escritas, versao: 1, ativo: true })).statusCode,
    ).toBe(404);
  });
});
