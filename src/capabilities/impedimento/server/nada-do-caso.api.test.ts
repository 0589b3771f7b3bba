import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encadearTudo } from '#capabilities/auditoria/server/testing-encadear.ts';
import { nomesDosRelatorios } from '#capabilities/relatorio/domain/relatorios.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarUnidade, idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const GESTOR = 'Gustavo Teixeira Prado';
const PALAVRA = 'zibelinas';

const urls: string[] = [];
const collect = (http: FastifyInstance): void => {
  http.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint && method === 'GET') urls.push(url);
  });
};

let app: TestApp;
let gestor: Visitor;
let respondente: Visitor;
const casos: { idManifestacao: number; numeroProtocolo: string }[] = [];
let idWebhook = 0;
beforeAll(async () => {
  app = await createTestApp({ demo: true, onHttp: collect });
  const maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
  respondente = await entrarComo(app, 'respondente.cgu');
  const unidade = await criarUnidade(app, 'UNI-A');
  const webhook = await gestor.post(`${BASE}/webhooks`, {
    nome: 'Protocolo do órgão',
    endereco: 'https://sistema.example.org/avisos',
    eventos: ['cadastro', 'analise', 'tramitacao'],
  });
  idWebhook = webhook.json().idWebhook ?? 0;
  const { reclamacao, denuncia } = TipoManifestacao;
  const { id: idAssunto } = await app.db
    .selectFrom('assunto')
    .select('id')
    .where('ativo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const idTipoManifestacao of [reclamacao, denuncia]) {
    const response = await registrar(maria, {
      idTipoManifestacao,
      idAssunto,
      teor: { texto: `As ${PALAVRA} sumiram do depósito.` },
      naoDevemVer: [{ nome: GESTOR }],
    });
    expect(response.statusCode, response.body).toBe(200);
    casos.push(response.json());
  }
  const alvos = casos.map(({ idManifestacao }) => ({ idManifestacao }));
  await fazerAto(respondente, 'assumir', alvos, {});
  await fazerAto(respondente, 'tramitar', alvos, {
    unidades: [unidade],
    pessoas: [],
    mensagem: 'O que aconteceu com as zibelinas?',
  });
  for (const { idManifestacao } of casos) {
    await respondente.post(`${BASE}/tratamento/${idManifestacao}/notas`, {
      texto: 'Falei com o depósito sobre as zibelinas.',
      mencionados: [],
    });
  }
  // An open case of the same subject, to which the others are similar.
  await registrar(maria, { idAssunto, teor: { texto: 'O depósito fecha cedo.' } });
});
afterAll(() => app.close());

/** The address with what it can be asked that could bring one of the cases up. */
const pedidosDe = (url: string): readonly string[] => {
  const fixo = url.replace(':idWebhook', String(idWebhook));
  if (fixo.includes(':idManifestacao')) {
    return casos.map(({ idManifestacao }) =>
      fixo.replace(':idManifestacao', String(idManifestacao)).replace(/:\w+/g, '1'),
    );
  }
  const caminhos = fixo.includes(':relatorio')
    ? nomesDosRelatorios.map((nome) => fixo.replace(':relatorio', nome))
    : [fixo.replace(/:\w+/g, '1')];
  const buscas = [PALAVRA, ...casos.map(({ numeroProtocolo }) => encodeURIComponent(numeroProtocolo))];
  const perguntas = fixo.includes(':')
    ? ['']
    : ['', '?fila=todas', '?formato=csv', ...buscas.map((busca) => `?busca=${busca}`)];
  return caminhos.flatMap((caminho) => perguntas.map((pergunta) => `${caminho}${pergunta}`));
};

const tracos = (corpo: string): boolean =>
  casos.some(
    ({ idManifestacao, numeroProtocolo }) =>
      corpo.includes(numeroProtocolo) ||
      corpo.includes(numeroProtocolo.replace(/\D/g, '')) ||
      corpo.includes(`"idManifestacao":${idManifestacao},`) ||
      corpo.includes(`"idManifestacao":${idManifestacao}}`),
  ) || corpo.includes(PALAVRA);

/** The addresses that show something of the two cases to this person. */
const mostram = async (quem: Visitor): Promise<string[]> => {
  const achados = new Set<string>();
  // The outbox is open to everybody outside production, and only there.
  for (const url of urls.filter((cada) => !/\/(logout|caixa-de-saida)$/.test(cada))) {
    for (const pedido of pedidosDe(url)) {
      const response = await quem.get(pedido);
      if (response.statusCode === 200 && tracos(response.body)) achados.add(url);
    }
  }
  return [...achados];
};

describe('conflict of interest: staff who were named see nothing of the case in lists and search', () => {
  it('walks every address that reads, as a gestor who is kept away, and finds nothing', async () => {
    const doColega = await mostram(respondente);
    expect(doColega.length, doColega.join('\n')).toBeGreaterThan(8);
    expect(await mostram(gestor)).toEqual([]);
  }, 600_000);

  it('counts them nowhere: queue, load and report are as if the cases did not exist', async () => {
    const totalDe = async (quem: Visitor) =>
      (await quem.get(`${BASE}/relatorios/manifestacoes?periodo=tudo`)).json().total?.valores?.[0] ??
      JSON.stringify((await quem.get(`${BASE}/relatorios/manifestacoes`)).json());
    const filas = async (quem: Visitor) => (await quem.get(`${BASE}/tratamento/contagens`)).body;
    expect(await filas(gestor)).not.toEqual(await filas(respondente));
    expect(await totalDe(gestor)).not.toEqual(await totalDe(respondente));
  });

  it('no figure of the office moves when a case that names the reader is filed: the same bodies before and after', async () => {
    const HOJE = app.clock.now().toISOString().slice(0, 10);
    const enderecos = [
      'tratamento/contagens',
      'gerenciar/orgaos',
      `gerenciar/orgaos/${Orgaos.cgu}`,
      `monitoramento/orgaos?busca=CGU&porPagina=50`,
      `monitoramento/orgaos/${Orgaos.cgu}`,
      'monitoramento/orgaos/exportar?formato=csv&busca=CGU',
      `monitoramento/relatorio?idOuvidoria=${Orgaos.cgu}&de=2026-01-01&ate=${HOJE}`,
      'auditoria?porPagina=100',
      'auditoria/exportar?area=caso',
    ];
    const corpos = async (quem: Visitor) => {
      await encadearTudo(app);
      const lidos: Record<string, string> = {};
      for (const endereco of enderecos) {
        const { statusCode, body } = await quem.get(`${BASE}/${endereco}`);
        expect(statusCode, `${endereco}: ${body}`).toBe(200);
        lidos[endereco] = body;
      }
      return lidos;
    };
    // A gestor of the office whom nothing was hidden from before: the first case must not show either.
    const { id } = await app.db
      .insertInto('usuario_perfil_ouvidoria')
      .values({
        id_usuario: await idDoLogin(app, 'gestor.ifce'),
        id_perfil: Perfil.gestor,
        id_ouvidoria: Orgaos.cgu,
        criado_em: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const nova = await entrarComo(app, 'gestor.ifce');
    await sql`update sessao set id_usuario_perfil_ouvidoria = ${id}
      where id_usuario = ${await idDoLogin(app, 'gestor.ifce')}`.execute(app.db);
    // Taking the file is itself an act of the log.
    const semExportacoes = (lidos: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(lidos).map(([endereco, corpo]) => [
          endereco,
          endereco.startsWith('auditoria?')
            ? JSON.stringify(
                (JSON.parse(corpo).itens as { area: string }[]).filter(({ area }) => area !== 'Auditoria'),
              )
            : corpo,
        ]),
      );
    const antes = semExportacoes(await corpos(nova));
    for (const vez of ['the first', 'one more']) {
      const doColega = (await respondente.get(`${BASE}/tratamento/contagens`)).body;
      const response = await registrar(await entrarComo(app, 'maria.cidada'), {
        idTipoManifestacao: TipoManifestacao.denuncia,
        teor: { texto: 'Desvio de material.', envolvidos: [{ nome: 'Geísa Alencar Pinheiro' }] },
      });
      expect(response.statusCode, response.body).toBe(200);
      expect((await respondente.get(`${BASE}/tratamento/contagens`)).body, vez).not.toBe(doColega);
      expect(semExportacoes(await corpos(nova)), vez).toEqual(antes);
    }
  });

  it('acts on it by its number are refused as on a case that does not exist', async () => {
    const alvos = casos.map(({ idManifestacao }) => ({ idManifestacao }));
    for (const [ato, dados] of [
      ['assumir', {}],
      ['restringir-conteudo', { motivo: 'O texto cita o prontuário de um paciente.' }],
    ] as const) {
      const response = await fazerAto(gestor, ato, [alvos[0] ?? { idManifestacao: 0 }], dados);
      expect([response.statusCode, response.json().code], ato).toEqual([404, 'manifestacao.nao-encontrada']);
    }
  });
});
