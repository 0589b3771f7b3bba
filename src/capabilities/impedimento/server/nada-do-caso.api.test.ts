import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encadearTudo } from '#capabilities/auditoria/server/testing-encadear.ts';
import type { RelatorioVisto } from '#capabilities/relatorio/contract.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { days } from '#server/clock.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { fazerAto } from '#testing/atos.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import {
  type CasoDoPasseio,
  type Cena,
  colherLeituras,
  type Passeio,
  prepararPasseio,
} from '#testing/passeio-de-leitura.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const GESTOR = 'Gustavo Teixeira Prado';

const leituras = colherLeituras();
let app: TestApp;
let gestor: Visitor;
let respondente: Visitor;
let passeio: Passeio;

const registrarContraOGestor = async ({ maria, ...caso }: Cena): Promise<CasoDoPasseio[]> => {
  const casos: CasoDoPasseio[] = [];
  for (const idTipoManifestacao of [TipoManifestacao.reclamacao, TipoManifestacao.denuncia]) {
    const response = await registrar(maria, {
      ...caso,
      idTipoManifestacao,
      naoDevemVer: [{ nome: GESTOR }],
    });
    expect(response.statusCode, response.body).toBe(200);
    casos.push(response.json());
  }
  return casos;
};

beforeAll(async () => {
  app = await createTestApp(leituras.opcoes);
  passeio = await prepararPasseio(app, leituras.urls, registrarContraOGestor);
  respondente = passeio.colega;
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

describe('conflict of interest: staff who were named see nothing of the case in lists and search', () => {
  it('walks every address that reads, as a gestor who is kept away, and finds nothing', async () => {
    const doColega = await passeio.mostram(respondente);
    expect(doColega.length, doColega.join('\n')).toBeGreaterThan(8);
    expect(await passeio.mostram(gestor)).toEqual([]);
  }, 600_000);

  it('no figure of the office moves when a case that names the reader is filed: the same bodies before and after', async () => {
    const HOJE = app.clock.now().toISOString().slice(0, 10);
    const enderecos = [
      'tratamento/contagens',
      'tratamento/hoje',
      'relatorios/manifestacoes?periodo=todos',
      `webhooks/${passeio.idWebhook}`,
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
      await app.runJobs();
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
    const alvos = passeio.casos.map(({ idManifestacao }) => ({ idManifestacao }));
    for (const [ato, dados] of [
      ['assumir', {}],
      ['restringir-conteudo', { motivo: 'O texto cita o prontuário de um paciente.' }],
    ] as const) {
      const response = await fazerAto(gestor, ato, [alvos[0] ?? { idManifestacao: 0 }], dados);
      expect([response.statusCode, response.json().code], ato).toEqual([404, 'manifestacao.nao-encontrada']);
    }
  });

  it('the mail of a kept report counts what the screen counts: without the cases that name its reader', async () => {
    const salvo = await gestor.post(`${BASE}/relatorios/salvos`, {
      nome: 'Tudo o que chega',
      relatorio: 'manifestacoes',
      filtro: { periodo: 'todos' },
      frequencia: 'diaria',
    });
    expect(salvo.statusCode, salvo.body).toBe(200);
    app.clock.advance(days(1));
    await enqueue(app.db, 'relatorios-agendados', {});
    await app.runJobs();
    const hoje = await entrarComo(app, 'gestor.cgu');
    const { total } = (
      await hoje.get(`${BASE}/relatorios/manifestacoes?periodo=todos`)
    ).json<RelatorioVisto>();
    const [email] = await emailsDoEvento(app, 'relatorio.agendado');
    expect(email?.texto).toContain(`Manifestações: ${total[0]};`);
  });
});
