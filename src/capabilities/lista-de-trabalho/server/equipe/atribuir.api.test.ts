import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, type CasoCriado, CGU, criarCaso } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1/tratamento';

let app: TestApp;
let gestor: Visitor;
const contas = new Map<string, number>();
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  for (const { id, login } of await app.db.selectFrom('usuario').select(['id', 'login']).execute())
    contas.set(login, id);
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

let caso: CasoCriado;
beforeEach(async () => {
  caso = await criarCaso(app, { login: 'maria.cidada' });
});

const idDe = (login: string): number => contas.get(login) ?? 0;
const responsavelDe = async ({ id }: CasoCriado) => {
  const row = await app.db
    .selectFrom('manifestacao')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id: row.id_responsavel, versao: row.versao };
};
const atribuir = (login: string, ...casos: { idManifestacao: number; versao?: number }[]) =>
  gestor.post(`${BASE}/atribuir`, { casos, idResponsavel: idDe(login) });

describe('making somebody responsible', () => {
  it('names the person, raises the version and writes one history row', async () => {
    const response = await atribuir('respondente.cgu', { idManifestacao: caso.id, versao: 1 });
    expect(response.json()).toEqual({
      resultados: [{ idManifestacao: caso.id, feito: true, codigo: null, mensagem: null }],
    });
    expect(await responsavelDe(caso)).toEqual({ id: idDe('respondente.cgu'), versao: 2 });
    expect(await acoesDoHistorico(app, caso.id)).toEqual(['Cadastro', 'Análise']);
  });

  it('refuses who works in another office, who analyses nothing and who does not exist', async () => {
    for (const login of ['gestor.ifce', 'atendente.cgu', 'maria.cidada']) {
      const response = await atribuir(login, { idManifestacao: caso.id });
      expect([response.statusCode, response.json().code], login).toEqual([
        400,
        'tratamento.responsavel-nao-analisa',
      ]);
    }
    expect((await responsavelDe(caso)).id).toBeNull();
  });

  it('does not overwrite what changed since the person looked', async () => {
    await atribuir('respondente.cgu', { idManifestacao: caso.id, versao: 1 });
    const segunda = await atribuir('gestor.cgu', { idManifestacao: caso.id, versao: 1 });
    expect([segunda.statusCode, segunda.json().code]).toEqual([409, 'manifestacao.mudou']);
    expect((await responsavelDe(caso)).id).toBe(idDe('respondente.cgu'));
  });

  it('answers a case of another office as one that does not exist', async () => {
    const alheio = await criarCaso(app, { login: 'maria.cidada', idOuvidoria: Orgaos.ifce });
    expect((await atribuir('gestor.cgu', { idManifestacao: alheio.id })).statusCode).toBe(404);
  });

  it('gives each of many cases its own line: the closed one is refused, the others are done', async () => {
    const outro = await criarCaso(app, { login: 'maria.cidada' });
    const fechado = await criarCaso(app, { login: 'maria.cidada', situacao: Situacao.arquivada });
    const response = await atribuir(
      'respondente.cgu',
      ...[caso, fechado, outro].map(({ id }) => ({ idManifestacao: id })),
    );
    expect(response.statusCode).toBe(200);
    expect(response.json().resultados.map(({ feito }: { feito: boolean }) => feito)).toEqual([
      true,
      false,
      true,
    ]);
    expect(response.json().resultados[1].mensagem).toMatch(/\.$/);
    expect((await responsavelDe(outro)).id).toBe(idDe('respondente.cgu'));
  });

  it('refuses an empty batch, one of more than 100 and one that names a case twice', async () => {
    const um = { idManifestacao: caso.id };
    for (const casos of [[], [um, um], Array.from({ length: 101 }, (_, i) => ({ idManifestacao: i + 1 }))])
      expect((await gestor.post(`${BASE}/assumir`, { casos })).statusCode).toBe(400);
  });
});

describe('taking over', () => {
  it.each(['gestor.cgu', 'respondente.cgu', 'admin'])('%s becomes responsible', async (login) => {
    const visitor = await entrarComo(app, login);
    const response = await visitor.post(`${BASE}/assumir`, { casos: [{ idManifestacao: caso.id }] });
    expect(response.statusCode, response.body).toBe(200);
    expect((await responsavelDe(caso)).id).toBe(idDe(login));
  });

  it.each(['atendente.cgu', 'observador.cgu', 'colaborador.cgu', 'cadastrador.cgu', 'maria.cidada'])(
    '%s may not',
    async (login) => {
      const visitor = await entrarComo(app, login);
      const response = await visitor.post(`${BASE}/assumir`, { casos: [{ idManifestacao: caso.id }] });
      expect(response.statusCode).toBe(403);
    },
  );
});

describe('sharing out', () => {
  it('gives each person as many, and says no word of a denúncia in the history', async () => {
    const casos = [caso, await criarCaso(app, { login: 'joao.cidadao' })];
    for (let i = 0; i < 2; i += 1)
      casos.push(
        await criarCaso(app, {
          tipo: TipoManifestacao.denuncia,
          login: 'maria.cidada',
          teor: { texto: 'O fiscal pede propina.' },
        }),
      );
    const pessoas = ['gestor.cgu', 'respondente.cgu'].map(idDe);
    const response = await gestor.post(`${BASE}/distribuir`, {
      casos: casos.map(({ id }) => ({ idManifestacao: id })),
      pessoas,
    });
    expect(response.json().resultados.every(({ feito }: { feito: boolean }) => feito)).toBe(true);
    const donos = await Promise.all(casos.map(responsavelDe));
    for (const pessoa of pessoas) expect(donos.filter(({ id }) => id === pessoa)).toHaveLength(2);
    const historico = await app.db.selectFrom('manifestacao_historico').selectAll().execute();
    expect(JSON.stringify(historico)).not.toContain('propina');
  });
});

describe('the load', () => {
  it('counts what each person and each unit of the own office has', async () => {
    const unidade = await app.db
      .insertInto('unidade')
      .values({ id_ouvidoria: CGU, nome: 'Logística', sigla: 'LOG' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('tramitacao')
      .values({
        id_manifestacao: caso.id,
        id_unidade: unidade.id,
        id_remetente: idDe('gestor.cgu'),
        remetente: 'Gustavo',
        mensagem: 'Veja.',
        prazo: '2026-03-11',
        prazo_original: '2026-03-11',
        aberta_em: app.clock.now(),
      })
      .execute();
    await app.db.updateTable('manifestacao').set({ id_responsavel: null }).execute();
    const vencida = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-03-10' });
    await atribuir('respondente.cgu', { idManifestacao: vencida.id }, { idManifestacao: caso.id });
    const carga = (await gestor.get(`${BASE}/carga`)).json();
    expect(carga.pessoas[0]).toMatchObject({ iniciais: 'RB', abertas: 2, vencendo: 0, vencidas: 1 });
    const nomes = carga.pessoas.map(({ nome }: { nome: string }) => nome);
    expect(nomes).toContain('Gustavo Teixeira Prado');
    expect(nomes).not.toContain('Geísa Alencar Pinheiro');
    expect(carga.unidades[0]).toEqual({
      idUnidade: unidade.id,
      nome: 'Logística',
      sigla: 'LOG',
      passosAbertos: 1,
      passosVencidos: 1,
    });
    expect(carga.semResponsavel).toBeGreaterThan(0);
    expect((await gestor.get(`${BASE}/carga?idOuvidoria=${Orgaos.ifce}`)).statusCode).toBe(403);
  });
});

describe('what the office forwarded', () => {
  it('says where it is and how it stands, to the office that sent it and to no other, without content', async () => {
    const enviado = await criarCaso(app, {
      login: 'maria.cidada',
      idOuvidoria: Orgaos.ifce,
      situacao: Situacao.encaminhada,
      teor: { texto: 'Palavra secreta.' },
    });
    await app.db
      .insertInto('encaminhamento')
      .values({
        id_manifestacao: enviado.id,
        id_ouvidoria_origem: CGU,
        id_ouvidoria_destino: Orgaos.ifce,
        texto_destinatario: 'Palavra secreta.',
        texto_solicitante: 'Enviamos ao IFCE.',
        id_responsavel: idDe('gestor.cgu'),
        responsavel: 'Gustavo Teixeira Prado',
        ocorrido_em: app.clock.now(),
      })
      .execute();
    const response = await gestor.get(`${BASE}/encaminhamentos`);
    expect(response.json().itens).toMatchObject([
      {
        numeroProtocolo: enviado.numeroProtocolo,
        situacao: { idSituacaoManifestacao: Situacao.encaminhada },
        origem: 'CGU',
        destino: expect.stringContaining('IFCE'),
        paraFora: false,
      },
    ]);
    expect(response.body).not.toContain('secreta');
    expect(
      (await (await entrarComo(app, 'gestor.ifce')).get(`${BASE}/encaminhamentos`)).json().itens,
    ).toEqual([]);
    expect((await (await entrarComo(app, 'colaborador.cgu')).get(`${BASE}/encaminhamentos`)).statusCode).toBe(
      403,
    );
  });
});
