import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { NADA_FORA, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { days, hours, minutes } from '#server/clock.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { fazerAto } from '#testing/atos.ts';
import { CGU, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import {
  abrirReceptor,
  aceitar,
  type Recebido,
  type Receptor,
  recomecarWebhooks,
} from '#testing/receptor.ts';
import { criarPedido, criarRecurso } from '#testing/recursos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { conferirWebhook } from '../../../../docs/exemplos/conferir-webhook.mjs';
import { eventosDoWebhook } from '../domain/eventos.ts';
import { criarWebhook } from './mudar-webhook.ts';

const URL = '/api/app-web/v1/webhooks';
const texto = 'O pedido é da área do outro órgão, que responde por ele.';

let app: TestApp;
let receptor: Receptor;
let gestor: Visitor;
let maria: Visitor;

beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    env: { WEBHOOKS_REDE: 'local', PUBLIC_URL: 'https://escuta.test' },
  });
  receptor = await abrirReceptor();
});
/** Sessions expire as hours pass, so everybody signs in again. */
const voltar = async (): Promise<void> => {
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
};
afterAll(async () => {
  await receptor.close();
  await app.close();
});
beforeEach(async () => {
  await voltar();
  await recomecarWebhooks(app, receptor);
});

const novo = (mudancas: Record<string, unknown> = {}) => ({
  nome: 'Painel interno',
  endereco: receptor.endereco,
  eventos: [...eventosDoWebhook],
  ...mudancas,
});

const criar = async (quem = gestor, mudancas: Record<string, unknown> = {}) => {
  const resposta = await quem.post(URL, novo(mudancas));
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ idWebhook: number; segredo: string }>();
};

interface Corpo {
  readonly Evento: string;
  readonly NumProtocolo: string;
  readonly IdManifestacao: number;
}
const corpos = (): Corpo[] => receptor.recebidos.map(({ corpo }) => JSON.parse(corpo) as Corpo);

/** Advances the clock and runs the job, as the cron does every minute. */
const passar = async (tempo: number): Promise<void> => {
  app.clock.advance(tempo);
  await enqueue(app.db, 'entregar-webhooks', {});
  await app.runJobs();
};

const entregas = async (idWebhook: number, query = '') =>
  (await gestor.get(`${URL}/${idWebhook}/entregas${query}`)).json<{
    itens: { idEntrega: number; situacao: string; tentativas: number; evento: string }[];
    proximoCursor: string | null;
  }>();

const verWebhook = async (idWebhook: number) =>
  (await gestor.get(`${URL}/${idWebhook}`)).json<{
    ativo: boolean;
    versao: number;
    desligadoEm: string | null;
    pendentes: number;
    mortas: number;
  }>();

const prorrogar = (idManifestacao: number) =>
  fazerAto(gestor, 'prorrogar', [{ idManifestacao }], { idMotivoProrrogacao: 1, justificativa: texto });

const confereABiblioteca = (segredo: string, { headers, corpo }: Recebido, agora: number): boolean => {
  vi.useFakeTimers({ now: agora, toFake: ['Date'] });
  try {
    new Webhook(segredo).verify(corpo, headers as Record<string, string>);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  } finally {
    vi.useRealTimers();
  }
};

/** Checks with the guide's code and with the Standard Webhooks library: both must agree. */
const confere = (segredo: string, recebido: Recebido, agora: number): boolean => {
  const confereOGuia = conferirWebhook(segredo, recebido.headers, recebido.corpo, agora);
  expect(confereABiblioteca(segredo, recebido, agora)).toBe(confereOGuia);
  return confereOGuia;
};

describe('webhooks of an office', () => {
  it('W2.29 tell of an act once, signed, with ids, protocol and links and not a word of the case', async () => {
    const { segredo } = await criar();
    const registrado = await registrar(maria, { teor: { texto: 'Palavras secretas de quem reclama.' } });
    expect(registrado.statusCode, registrado.body).toBe(200);
    await app.runJobs();
    expect(receptor.recebidos).toHaveLength(1);
    const [recebido] = receptor.recebidos as [Recebido];
    const { corpo } = recebido;
    const aviso = JSON.parse(corpo) as Record<string, unknown>;
    const { idManifestacao } = registrado.json<{ idManifestacao: number }>();
    expect(Object.keys(aviso).sort()).toEqual(
      'DataHora Evento IdEntrega IdEvento IdManifestacao IdOuvidoria IdRecurso Links NumProtocolo'.split(' '),
    );
    expect(aviso).toMatchObject({
      Evento: 'cadastro',
      IdOuvidoria: CGU,
      IdManifestacao: idManifestacao,
      NumProtocolo: expect.stringMatching(/^\d{17}$/),
      DataHora: app.clock.now().toISOString(),
      Links: [
        { rel: 'self', href: `https://escuta.test/api/manifestacoes/${idManifestacao}` },
        { rel: 'eouv', href: `https://escuta.test/web/manifestacao/detalhar/${idManifestacao}` },
      ],
    });
    expect(corpo).not.toMatch(/secretas|Maria/i);
    const agora = app.clock.now().getTime();
    expect(confere(segredo, recebido, agora)).toBe(true);
    expect(confere(segredo, { ...recebido, corpo: `${corpo} ` }, agora)).toBe(false);
    expect(confere(segredo, recebido, agora + minutes(6))).toBe(false);
    expect(confere('whsec_AAAA', recebido, agora)).toBe(false);
    expect(app.log()).not.toContain(segredo);
  });

  it('tell only of the events that were chosen, and of nothing while switched off', async () => {
    const { idWebhook } = await criar(gestor, { eventos: ['prorrogacao'] });
    const { id } = await criarCaso(app);
    await registrar(maria);
    expect((await prorrogar(id)).json()).toMatchObject({ resultados: [{ feito: true }] });
    await app.runJobs();
    expect(corpos().map(({ Evento, IdManifestacao }) => [Evento, IdManifestacao])).toEqual([
      ['prorrogacao', id],
    ]);
    const { versao } = await verWebhook(idWebhook);
    await gestor.post(`${URL}/${idWebhook}/situacao`, { versao, ativo: false });
    await prorrogar((await criarCaso(app)).id);
    await app.runJobs();
    expect(receptor.recebidos).toHaveLength(1);
  });

  it('of a denúncia tell nothing about the person, and of consent and identity nothing at all', async () => {
    await criar();
    const registrado = await registrar(maria, { idTipoManifestacao: 1 });
    expect(registrado.statusCode, registrado.body).toBe(200);
    const { idManifestacao } = registrado.json<{ idManifestacao: number }>();
    for (const acao of [
      'Consentimento',
      'Acesso aos dados do denunciante',
      'Correção de contato',
      'Visualização',
    ])
      await app.db
        .insertInto('manifestacao_historico')
        .values({
          id_manifestacao: idManifestacao,
          acao,
          ocorrido_em: app.clock.now(),
          responsavel: 'Sistema',
          informacoes: 'Maria',
        })
        .execute();
    await app.runJobs();
    expect(corpos().map(({ Evento }) => Evento)).toEqual(['cadastro']);
    expect(receptor.recebidos[0]?.corpo).not.toMatch(/denuncia|"Tipo|maria/i);
  });

  it('tell both the office that forwarded a case and the one that got it', async () => {
    const ifce = await entrarComo(app, 'gestor.ifce');
    await criar(gestor, { eventos: ['encaminhamento'] });
    await criar(ifce, { eventos: ['encaminhamento', 'prorrogacao'] });
    const { id } = await criarCaso(app);
    const feito = await fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], {
      idOuvidoriaDestino: Orgaos.ifce,
      textoDestinatario: texto,
      textoSolicitante: texto,
    });
    expect(feito.json(), feito.body).toMatchObject({ resultados: [{ feito: true }] });
    // It is not told about cases of another office.
    await prorrogar((await criarCaso(app)).id);
    await app.runJobs();
    expect(corpos().map(({ Evento, IdManifestacao }) => [Evento, IdManifestacao])).toEqual([
      ['encaminhamento', id],
      ['encaminhamento', id],
    ]);
  });

  it('tell of an appeal both the office it is about and the one that judges it', async () => {
    await criar(gestor, { eventos: ['resposta-de-recurso'] });
    await criar(await entrarComo(app, 'gestor.ifce'), { eventos: ['resposta-de-recurso'] });
    const { id } = await criarPedido(app, { idOuvidoria: Orgaos.ifce });
    const idRecurso = await criarRecurso(app, id, { idJulgadora: CGU });
    await app.db
      .insertInto('manifestacao_historico')
      .values({
        id_manifestacao: id,
        acao: 'Registro Resposta Recurso',
        ocorrido_em: app.clock.now(),
        responsavel: 'Sistema',
        detalhes: JSON.stringify({ idRecurso }),
      })
      .execute();
    await app.runJobs();
    expect(receptor.recebidos.map(({ corpo }) => JSON.parse(corpo) as unknown)).toMatchObject([
      { Evento: 'resposta-de-recurso', IdRecurso: idRecurso },
      { Evento: 'resposta-de-recurso', IdRecurso: idRecurso },
    ]);
  });

  it('lose nothing: an act that is undone tells nobody, and one that is kept waits for a server that comes back', async () => {
    const { idWebhook } = await criar(gestor, { eventos: ['analise'] });
    const { id } = await criarCaso(app);
    const historico = {
      id_manifestacao: id,
      acao: 'Análise',
      ocorrido_em: app.clock.now(),
      responsavel: 'Sistema',
    };
    await expect(
      app.db.transaction().execute(async (tx) => {
        await tx.insertInto('manifestacao_historico').values(historico).execute();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect((await entregas(idWebhook)).itens).toEqual([]);
    await app.db.insertInto('manifestacao_historico').values(historico).execute();
    // The job that wakes the sender is lost, but the next minute's cron finds the row.
    await app.db.deleteFrom('graphile_worker._private_jobs' as never).execute();
    await passar(0);
    expect(corpos()).toMatchObject([{ Evento: 'analise', IdManifestacao: id }]);
  });

  it('W2.29 are tried again with growing pauses for a day, then are dead letters that a person sends again', async () => {
    const { idWebhook } = await criar(gestor, { eventos: ['prorrogacao'] });
    receptor.responder = (response) => void response.writeHead(503).end('ocupado');
    const { id } = await criarCaso(app);
    await prorrogar(id);
    await app.runJobs();
    expect((await entregas(idWebhook)).itens).toMatchObject([{ situacao: 'pendente', tentativas: 1 }]);
    await passar(minutes(0.5));
    expect(receptor.recebidos).toHaveLength(1);
    for (const pausa of [1, 5, 15, 60, 120, 240, 480, 480]) await passar(minutes(pausa));
    await voltar();
    expect(receptor.recebidos).toHaveLength(9);
    const [entrega] = (await entregas(idWebhook, '?situacao=morta')).itens;
    expect(entrega).toMatchObject({ situacao: 'morta', tentativas: 9, evento: 'prorrogacao' });
    await passar(days(1));
    expect(receptor.recebidos).toHaveLength(9);
    await voltar();

    receptor.responder = aceitar;
    const url = `${URL}/${idWebhook}/entregas/${entrega?.idEntrega}`;
    expect((await gestor.post(`${url}/reenviar`)).statusCode).toBe(200);
    expect((await gestor.post(`${url}/reenviar`)).json()).toMatchObject({
      code: 'webhook.entrega-a-caminho',
    });
    await app.runJobs();
    expect(new Set(receptor.recebidos.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const vista = (await gestor.get(url)).json<{ registro: unknown[]; situacao: string; corpo: string }>();
    expect(vista.situacao).toBe('entregue');
    expect(vista.registro).toHaveLength(10);
    expect(vista.registro.at(-1)).toMatchObject({ status: 503, frase: 'O servidor respondeu 503.' });
    expect(vista.corpo).toBe(receptor.recebidos.at(-1)?.corpo);
    expect((await verWebhook(idWebhook)).mortas).toBe(0);
  });

  it('are switched off after days of failing, and whoever manages the office is told', async () => {
    const { idWebhook } = await criar(gestor, { nome: 'Servidor que sumiu' });
    receptor.responder = (response) => void response.destroy();
    for (let dia = 0; dia < 4; dia += 1) {
      await prorrogar((await criarCaso(app)).id);
      await app.runJobs();
      for (let vez = 0; vez < 5; vez += 1) await passar(hours(4));
      await passar(hours(4));
      await voltar();
    }
    expect(await verWebhook(idWebhook)).toMatchObject({
      ativo: false,
      desligadoEm: expect.any(String),
      pendentes: 0,
    });
    const emails = await emailsDoEvento(app, 'webhook.desligado');
    expect(emails.length).toBeGreaterThan(0);
    expect(emails[0]).toMatchObject({ assunto: 'Webhook desligado: Servidor que sumiu' });
    expect(emails[0]?.texto).toContain(`/web/configuracoes/webhooks/${idWebhook}`);
    const log = (await gestor.get('/api/app-web/v1/auditoria?area=webhook')).body;
    expect(log).toContain('Desligamento de webhook');
  });

  it('change secrets with a day in which both sign', async () => {
    const { idWebhook, segredo } = await criar(gestor, { eventos: ['prorrogacao'] });
    const trocado = await gestor.post(`${URL}/${idWebhook}/segredo`);
    const { segredo: outro } = trocado.json<{ segredo: string }>();
    expect(outro).not.toBe(segredo);
    const assinados = async () => {
      receptor.recebidos.length = 0;
      await prorrogar((await criarCaso(app)).id);
      await app.runJobs();
      const [recebido] = receptor.recebidos as [Recebido];
      const agora = app.clock.now().getTime();
      return [segredo, outro].map((um) => confere(um, recebido, agora));
    };
    expect(await assinados()).toEqual([true, true]);
    app.clock.advance(days(1) + 1);
    await voltar();
    expect(await assinados()).toEqual([false, true]);
    const guardado = await app.db.selectFrom('webhook').selectAll().where('id', '=', idWebhook).execute();
    const bytes = guardado.flatMap((row) => [
      row.segredo_selado,
      row.segredo_anterior_selado ?? Buffer.alloc(0),
    ]);
    expect(bytes.some((selado) => selado.includes(outro) || selado.includes(segredo))).toBe(false);
    expect((await gestor.get(`${URL}/${idWebhook}`)).body).not.toContain('whsec_');
  });

  it('are tried out by a test that is logged and not retried', async () => {
    const { idWebhook } = await criar();
    const bom = await gestor.post(`${URL}/${idWebhook}/teste`);
    expect(bom.json()).toMatchObject({ entregue: true, tentativa: { status: 204 } });
    expect(corpos()).toMatchObject([{ Evento: 'teste', NumProtocolo: null, IdManifestacao: null }]);
    receptor.responder = (response) => void response.writeHead(301, { location: '/outro' }).end();
    const ruim = await gestor.post(`${URL}/${idWebhook}/teste`);
    expect(ruim.json()).toMatchObject({ entregue: false, tentativa: { status: 301 } });
    await passar(minutes(50));
    expect(receptor.recebidos).toHaveLength(2);
    expect((await entregas(idWebhook)).itens.map(({ evento, situacao }) => [evento, situacao])).toEqual([
      ['teste', 'morta'],
      ['teste', 'entregue'],
    ]);
    receptor.responder = aceitar;
    const [morta] = (await entregas(idWebhook, '?situacao=morta')).itens;
    await gestor.post(`${URL}/${idWebhook}/entregas/${morta?.idEntrega}/reenviar`);
    await app.runJobs();
    expect(receptor.recebidos, 'sent again by a person').toHaveLength(3);
  });

  it('do not make others wait: a receiver that is down is left alone until the next minute', async () => {
    const fora = await abrirReceptor();
    fora.responder = (response) => void response.writeHead(500).end();
    await criar(gestor, { endereco: fora.endereco, eventos: ['analise'] });
    await criar(gestor, { eventos: ['analise'] });
    const { id } = await criarCaso(app);
    const linhas = Array.from({ length: 12 }, () => ({
      id_manifestacao: id,
      acao: 'Análise',
      ocorrido_em: app.clock.now(),
      responsavel: 'Sistema',
    }));
    await app.db.insertInto('manifestacao_historico').values(linhas).execute();
    await app.runJobs();
    expect(receptor.recebidos).toHaveLength(12);
    expect(fora.recebidos.length).toBeLessThanOrEqual(6);
    await fora.close();
  });

  it('belong to their office: another gestor finds none, the administrador finds all', async () => {
    const { idWebhook } = await criar();
    const ifce = await entrarComo(app, 'gestor.ifce');
    const admin = await entrarComo(app, 'admin');
    expect((await ifce.get(`${URL}/${idWebhook}`)).statusCode).toBe(404);
    expect((await ifce.get(`${URL}/${idWebhook}/entregas`)).statusCode).toBe(404);
    expect((await ifce.post(`${URL}/${idWebhook}/teste`)).statusCode).toBe(404);
    expect((await ifce.get(`${URL}?idOuvidoria=${CGU}`)).statusCode).toBe(403);
    expect((await ifce.post(URL, novo({ idOuvidoria: CGU }))).statusCode).toBe(403);
    expect((await ifce.get(URL)).body).not.toContain(`"idWebhook":${idWebhook},`);
    expect((await admin.get(URL)).body).toContain(`"idWebhook":${idWebhook},`);
    const { idWebhook: deOutro } = await criar(admin, { idOuvidoria: Orgaos.ceara });
    expect((await admin.get(`${URL}?idOuvidoria=${Orgaos.ceara}`)).json()).toMatchObject({
      itens: [{ idWebhook: deOutro }],
    });
  });

  it('refuse what two people change at once, and the eleventh of an office', async () => {
    const fortaleza = await entrarComo(app, 'gestor.fortaleza');
    const { idWebhook } = await criar(fortaleza);
    const mudar = (versao: number) =>
      fortaleza.send({ method: 'PUT', url: `${URL}/${idWebhook}`, payload: novo({ nome: 'Outro', versao }) });
    expect((await mudar(1)).json()).toEqual({ idWebhook, versao: 2 });
    expect((await mudar(1)).json()).toMatchObject({ code: 'webhook.mudou' });
    for (let i = 1; i < 10; i += 1) await criar(fortaleza);
    expect((await fortaleza.post(URL, novo())).json()).toMatchObject({ code: 'webhook.demais' });
  });
});

describe('where webhooks may lead', () => {
  const admin: UsuarioAtual = {
    idUsuario: 1,
    login: 'admin',
    nome: 'Ana',
    idPerfil: Perfil.administrador,
    cadastroPendente: false,
    idOuvidoria: CGU,
    esferaOuvidoria: 1,
    ...NADA_FORA,
  };
  const salvar = (endereco: string, ...ips: string[]) =>
    criarWebhook(
      {
        platform: { ...app.platform, config: { ...app.config, webhooksRede: 'publica' } },
        resolver: async () => ips.map((address) => ({ address, family: 4 })),
      },
      admin,
      { nome: 'Painel', endereco, eventos: ['resposta'], idOuvidoria: CGU },
    );

  it('is asked at saving: no inner address, and no name that leads to one', async () => {
    for (const endereco of [
      receptor.endereco,
      'https://127.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://localhost/',
      'https://169.254.169.254/latest/meta-data',
      'https://recebe.example.org:8443/',
      'http://recebe.example.org/',
    ])
      await expect(salvar(endereco, '8.8.8.8'), endereco).rejects.toMatchObject({
        kind: 'invalid',
        code: expect.stringMatching(/^webhook\.endereco/),
      });
    const nome = 'https://recebe.example.org/';
    for (const ips of [['10.0.0.1'], ['8.8.8.8', '169.254.169.254'], ['::ffff:127.0.0.1'], []])
      await expect(salvar(nome, ...ips), ips.join()).rejects.toMatchObject({
        code: 'webhook.endereco-sem-rede',
      });
    expect(await salvar(nome, '8.8.8.8')).toMatchObject({ segredo: expect.stringMatching(/^whsec_/) });
  });
});
