import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { Configuracao, PaginasDeConfiguracao } from '../contract.ts';
import { MAX_HORARIO } from '../domain/padroes.ts';
import { varrerEmailsJob } from './varrer-emails.ts';

const API = '/api/app-web/v1';
const PLATAFORMA = `${API}/configuracoes/plataforma`;
const CGU = 6;
const IFCE = 65;
const doOrgao = (id: number) => `${API}/configuracoes/orgao?idOuvidoria=${id}`;

let app: TestApp;
let admin: Visitor;
let gestor: Visitor;
/** Sessions expire as the clock moves. */
const em = async (momento: string): Promise<void> => {
  app.clock.set(momento);
  admin = await entrarComo(app, 'admin');
  gestor = await entrarComo(app, 'gestor.cgu');
};
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'escuta-paginas-'));
  await writeFile(
    path.join(webDir, 'index.html'),
    '<html lang="pt-BR"><title>__NOME__</title><script>__INSTALACAO__</script>',
  );
  app = await createTestApp({ demo: true, webDir });
  await em('2026-03-12T09:00:00-03:00');
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

const paginas = async (visitor: Visitor, url: string): Promise<PaginasDeConfiguracao> => {
  const resposta = await visitor.get(url);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json();
};
const item = async (visitor: Visitor, url: string, chave: string): Promise<Configuracao> => {
  const { grupos } = await paginas(visitor, url);
  const achado = grupos.flatMap(({ itens }) => itens).find((cada) => cada.chave === chave);
  if (!achado) throw new Error(chave);
  return achado;
};
const salvar = (visitor: Visitor, url: string, chave: string, valor: unknown, visto: unknown = null) =>
  visitor.send({ method: 'PUT', url, payload: { mudancas: [{ chave, valor, visto }] } });
const auditados = () =>
  app.db
    .selectFrom('auditoria')
    .select(['acao', 'alvo', 'id_ouvidoria', 'informacoes'])
    .orderBy('id')
    .execute();

describe('settings', () => {
  it('each is shown with what it does, its default and who changed it last', async () => {
    expect(await item(admin, PLATAFORMA, 'retencao.rascunhos')).toMatchObject({
      valor: 180,
      padrao: 180,
      proprio: null,
      alteradaPor: null,
    });
    expect((await salvar(admin, PLATAFORMA, 'retencao.rascunhos', 90)).statusCode).toBe(200);
    expect(await item(admin, PLATAFORMA, 'retencao.rascunhos')).toMatchObject({
      valor: 90,
      padrao: 180,
      proprio: 90,
      alteradaEm: '2026-03-12T12:00:00.000Z',
      alteradaPor: expect.any(String),
    });
    expect(await auditados()).toEqual([
      {
        acao: 'Mudança de configuração',
        alvo: 'Rascunhos de manifestação',
        id_ouvidoria: null,
        informacoes: { antes: { valor: 180 }, depois: { valor: 90 } },
      },
    ]);
  });

  it('saving what already holds writes nothing in the log, and back to the default does', async () => {
    const antes = (await auditados()).length;
    expect((await salvar(admin, PLATAFORMA, 'retencao.rascunhos', 90, 90)).statusCode).toBe(200);
    expect(await auditados()).toHaveLength(antes);
    expect((await salvar(admin, PLATAFORMA, 'retencao.rascunhos', null, 90)).statusCode).toBe(200);
    expect((await auditados()).at(-1)?.acao).toBe('Volta de configuração ao padrão');
    expect(await item(admin, PLATAFORMA, 'retencao.rascunhos')).toMatchObject({ valor: 180, proprio: null });
  });

  it('the second of two people is told instead of overwriting the first', async () => {
    await salvar(admin, PLATAFORMA, 'retencao.emails', 200);
    const tarde = await salvar(admin, PLATAFORMA, 'retencao.emails', 300);
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json().message).toContain('foi mudada por');
    expect(await item(admin, PLATAFORMA, 'retencao.emails')).toMatchObject({ valor: 200 });
  });

  it('refuses a value out of its range and one that belongs elsewhere, and then changes nothing', async () => {
    const longo = await admin.send({
      method: 'PUT',
      url: PLATAFORMA,
      payload: {
        mudancas: [
          { chave: 'instalacao.nome', valor: 'Voz do Povo', visto: null },
          { chave: 'tramitacao.dias', valor: 40, visto: null },
        ],
      },
    });
    expect(longo.statusCode).toBe(400);
    expect(longo.json().message).toBe('Prazo interno das áreas: Informe no máximo 20 dias.');
    expect(await item(admin, PLATAFORMA, 'instalacao.nome')).toMatchObject({ proprio: null });
    expect((await salvar(gestor, doOrgao(CGU), 'retencao.emails', 100)).statusCode).toBe(400);
  });

  it('S6-04 every servant reads them, only the administrador changes the platform, a gestor the own office', async () => {
    const respondente = await entrarComo(app, 'respondente.cgu');
    expect((await paginas(respondente, PLATAFORMA)).podeAlterar).toBe(false);
    expect((await paginas(respondente, doOrgao(CGU))).podeAlterar).toBe(false);
    expect((await salvar(respondente, doOrgao(CGU), 'tramitacao.dias', 5)).statusCode).toBe(403);
    expect((await salvar(gestor, PLATAFORMA, 'tramitacao.dias', 5)).statusCode).toBe(403);
    expect((await gestor.get(doOrgao(IFCE))).statusCode).toBe(404);
    expect((await salvar(gestor, doOrgao(IFCE), 'tramitacao.dias', 5)).statusCode).toBe(404);
    expect(await paginas(gestor, `${API}/configuracoes/orgao`)).toMatchObject({
      podeAlterar: true,
      orgao: { idOuvidoria: CGU },
    });
    expect((await paginas(admin, doOrgao(IFCE))).orgao?.sigla).toBe('IFCE');
  });

  it('an office follows the platform until it says otherwise', async () => {
    await salvar(admin, PLATAFORMA, 'tramitacao.dias', 15);
    expect(await item(gestor, doOrgao(CGU), 'tramitacao.dias')).toMatchObject({ valor: 15, padrao: 15 });
    await salvar(gestor, doOrgao(CGU), 'tramitacao.dias', 5);
    expect(await item(gestor, doOrgao(CGU), 'tramitacao.dias')).toMatchObject({ valor: 5, padrao: 15 });
    expect(await item(admin, doOrgao(IFCE), 'tramitacao.dias')).toMatchObject({ valor: 15 });
  });
});

describe('what they do', () => {
  it('the hours of the office are the ones everybody reads', async () => {
    const { proprio } = await item(gestor, doOrgao(CGU), 'orgao.horario');
    await salvar(gestor, doOrgao(CGU), 'orgao.horario', 'Segunda a sexta, das 9h às 16h', proprio);
    expect((await gestor.get(`${API}/orgaos/${CGU}`)).json()).toMatchObject({
      horario: 'Segunda a sexta, das 9h às 16h',
    });
    expect(await item(gestor, doOrgao(CGU), 'orgao.horario')).toMatchObject({
      proprio: 'Segunda a sexta, das 9h às 16h',
      alteradaPor: expect.any(String),
    });
  });

  it('the hours set here are not undone by who had the data of the office open before', async () => {
    const GERENCIAR = `${API}/gerenciar/orgaos/${CGU}`;
    const aberto = (await gestor.get(GERENCIAR)).json();
    const { proprio } = await item(gestor, doOrgao(CGU), 'orgao.horario');
    await salvar(gestor, doOrgao(CGU), 'orgao.horario', 'Só de manhã', proprio);
    const payload = { dados: { ...aberto.dados, endereco: 'Outra rua, 10' }, versao: aberto.versao };
    const tarde = await gestor.send({ method: 'PUT', url: GERENCIAR, payload });
    expect([tarde.statusCode, tarde.json().code]).toEqual([409, 'orgao.mudou-enquanto-isso']);
    expect((await gestor.get(GERENCIAR)).json().dados).toMatchObject({ horario: 'Só de manhã' });
  });

  it('the hours of an office are as long as its own data may say them', async () => {
    const { proprio } = await item(gestor, doOrgao(CGU), 'orgao.horario');
    const longo = 'a'.repeat(MAX_HORARIO);
    expect((await salvar(gestor, doOrgao(CGU), 'orgao.horario', `${longo}a`, proprio)).statusCode).toBe(400);
    expect((await salvar(gestor, doOrgao(CGU), 'orgao.horario', longo, proprio)).statusCode).toBe(200);
    expect((await gestor.get(`${API}/gerenciar/orgaos/${CGU}`)).json().dados.horario).toBe(longo);
  });

  it('Lei 9.784/1999, art. 66: the evening cut-off is the platform’s alone, and decides on which day a new case counts', async () => {
    await em('2026-03-16T17:30:00-03:00');
    expect((await salvar(gestor, doOrgao(CGU), 'prazo.hora-de-corte', '17:30')).statusCode).toBe(400);
    const maria = await entrarComo(app, 'maria.cidada');
    const registrar = async (): Promise<string> => {
      const resposta = await maria.post(`${API}/manifestacoes`, {
        chaveEnvio: crypto.randomUUID(),
        idTipoManifestacao: TipoManifestacao.reclamacao,
        idOuvidoriaDestino: CGU,
        teor: { texto: 'A luz do posto de atendimento está apagada há uma semana.' },
      });
      expect(resposta.statusCode, resposta.body).toBe(200);
      const { registro_contado } = await app.db
        .selectFrom('manifestacao')
        .select('registro_contado')
        .where('id', '=', resposta.json().idManifestacao)
        .executeTakeFirstOrThrow();
      return registro_contado;
    };
    const simulado = async () =>
      (
        await maria.get(`${API}/prazos/simular?procedimento=ouvidoria&inicio=2026-03-16&idOuvidoria=6`)
      ).json();
    expect(await registrar()).toBe('2026-03-16');
    expect(await simulado()).toMatchObject({ horaDeCorte: '19:00' });
    expect((await salvar(admin, PLATAFORMA, 'prazo.hora-de-corte', '17:30')).statusCode).toBe(200);
    expect(await registrar()).toBe('2026-03-17');
    expect(await simulado()).toMatchObject({ horaDeCorte: '17:30' });
    expect((await admin.get('/api/app-web/v1/prazos/hora-de-corte')).json()).toEqual({
      horaDeCorte: '17:30',
    });
  });

  it('the usual term of the areas is the office’s own', async () => {
    await em('2026-03-17T10:00:00-03:00');
    const { id } = await criarCaso(app);
    const { unidades } = (await gestor.get(`${API}/unidades`)).json() as {
      unidades: { idUnidade: number }[];
    };
    const resposta = await gestor.post(`${API}/tratamento/tramitar`, {
      casos: [{ idManifestacao: id }],
      unidades: [unidades[0]?.idUnidade],
      mensagem: 'Quantos atendentes havia no posto?',
    });
    expect(resposta.statusCode, resposta.body).toBe(200);
    const passo = await app.db
      .selectFrom('tramitacao')
      .select('prazo')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(passo.prazo).toBe('2026-03-23');
  });

  it('an office that wants no mail about messages gets none, and others still do', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const doEvento = () =>
      app.db
        .selectFrom('email_saida')
        .select('para')
        .where('evento', '=', 'manifestacao.desistencia')
        .execute();
    await salvar(gestor, doOrgao(CGU), 'aviso.manifestacao.desistencia', false);
    const desistir = async (idOuvidoria: number) => {
      const { id } = await criarCaso(app, { idOuvidoria });
      const resposta = await maria.post(`${API}/manifestacoes/${id}/desistir`, {});
      expect(resposta.statusCode, resposta.body).toBe(200);
    };
    await desistir(CGU);
    expect(await doEvento()).toEqual([]);
    await desistir(IFCE);
    expect(await doEvento()).toHaveLength(1);
  });

  it('what was sent longer ago than the administration keeps is gone after the night', async () => {
    const email = { evento: 'x', assunto: 'x', texto: '', html: '' } as const;
    const meioDia = (dia: string) => new Date(`${dia}T12:00:00Z`);
    await app.db
      .insertInto('email_saida')
      .values([
        {
          ...email,
          para: 'velho@example.com',
          criado_em: meioDia('2025-01-01'),
          enviado_em: meioDia('2025-01-01'),
        },
        { ...email, para: 'parado@example.com', criado_em: meioDia('2025-01-01'), enviado_em: null },
        {
          ...email,
          para: 'novo@example.com',
          criado_em: meioDia('2026-03-01'),
          enviado_em: meioDia('2026-03-01'),
        },
      ])
      .execute();
    await varrerEmailsJob(app.platform).run({});
    const restam = await app.db.selectFrom('email_saida').select('para').where('evento', '=', 'x').execute();
    expect(restam.map(({ para }) => para).sort()).toEqual(['novo@example.com', 'parado@example.com']);
  });

  it('the name of the platform is the one of the administration at once here, and soon in another instance', async () => {
    await salvar(admin, PLATAFORMA, 'instalacao.nome', 'Voz do Povo');
    expect(app.platform.config.instalacao.nome).toBe('Voz do Povo');
    await salvar(admin, PLATAFORMA, 'instalacao.horarioAtendimento', 'Dias úteis, 8h às 18h');
    const pagina = (await app.inject('/web/orgao')).body;
    expect(pagina).toContain('<title>Voz do Povo</title>');
    expect(pagina).toContain('"horarioAtendimento":"Dias úteis, 8h às 18h"');
    await salvar(admin, PLATAFORMA, 'instalacao.urlSiteLai', 'https://lai.example');
    const menu = (await admin.get(`${API}/rotas`)).body;
    expect(menu).toContain('https://lai.example');
    // As if another instance had written it.
    await app.db
      .updateTable('configuracao')
      .set({ valor: JSON.stringify('Fala, Povo') })
      .where('chave', '=', 'instalacao.nome')
      .execute();
    app.clock.advance(6000);
    await admin.get(`${API}/rotas`);
    expect(app.platform.config.instalacao.nome).toBe('Fala, Povo');
  });
});

describe('the brand of the installation', () => {
  it('a name keeps its signs in the title of the pages, as text', async () => {
    const { proprio } = await item(admin, PLATAFORMA, 'instalacao.nome');
    const salvo = await salvar(admin, PLATAFORMA, 'instalacao.nome', 'Fala & Ouve <b>', proprio);
    expect(salvo.statusCode, salvo.body).toBe(200);
    const pagina = (await app.inject('/web/orgao')).body;
    expect(pagina).toContain('<title>Fala &amp; Ouve &lt;b&gt;</title>');
    expect(pagina).toContain('"nome":"Fala & Ouve \\u003cb>"');
  });

  it('a colour of the list is worn by every page, and one that does not read on white is refused', async () => {
    expect((await app.inject('/web/orgao')).body).toContain('<html data-cor="azul" lang');
    expect((await salvar(admin, PLATAFORMA, 'instalacao.cor', 'verde')).statusCode).toBe(200);
    expect((await app.inject('/web/orgao')).body).toContain('<html data-cor="verde" lang');
    const amarelo = await salvar(admin, PLATAFORMA, 'instalacao.cor', '#ffff00', 'verde');
    expect([amarelo.statusCode, amarelo.json().message]).toEqual([400, expect.stringContaining('se lê bem')]);
  });
});

describe('interface items per profile', () => {
  const ITENS = `${API}/itens-interface`;
  const comChat = async (): Promise<number[]> =>
    ((await app.inject('/api/item-interface-perfil')).json() as { idPerfil: number }[]).map(
      ({ idPerfil }) => idPerfil,
    );
  const mudar = (perfis: number[], visto: number[], visitor = admin) =>
    visitor.send({ method: 'PUT', url: `${ITENS}/171`, payload: { perfis, visto } });

  it('171 decides who sees the chat: switched off it leaves the look-up, and the log says who did it', async () => {
    const antes = await comChat();
    expect(antes).toContain(4);
    const depois = antes.filter((perfil) => perfil !== 4);
    expect((await mudar(depois, antes)).statusCode).toBe(200);
    expect(await comChat()).toEqual(depois);
    expect((await auditados()).at(-1)).toMatchObject({
      acao: 'Mudança de quem vê um item',
      alvo: 'Assistente (chat)',
      informacoes: { depois: { perfis: expect.not.arrayContaining(['Cidadão']) } },
    });
    expect((await mudar(antes, depois)).statusCode).toBe(200);
    expect(await comChat()).toEqual(antes);
  });

  it('tells the second of two people, refuses an unknown profile or item, and is the administrador’s', async () => {
    const agora = await comChat();
    expect((await mudar([0], [])).statusCode).toBe(409);
    expect((await mudar([99], agora)).statusCode).toBe(400);
    expect(
      (await admin.send({ method: 'PUT', url: `${ITENS}/9`, payload: { perfis: [], visto: [] } })).statusCode,
    ).toBe(404);
    expect((await mudar([0], agora, gestor)).statusCode).toBe(403);
  });
});
