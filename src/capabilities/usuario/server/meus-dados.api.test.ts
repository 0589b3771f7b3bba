import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const V1 = '/api/app-web/v1';
const MEUS_DADOS = `${V1}/usuarios/meus-dados`;
const ALHEIO = 'Cordilheira Xaxado 8841';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  await criarCaso(app, { login: 'joao.cidadao', teor: { texto: ALHEIO } });
  await criarCaso(app, {
    login: 'joao.cidadao',
    tipo: TipoManifestacao.denuncia,
    teor: { texto: `Denúncia ${ALHEIO}` },
    resposta: { texto: `Resposta ${ALHEIO}` },
  });
  await criarCaso(app, {
    login: null,
    tipo: TipoManifestacao.denuncia,
    teor: { texto: `Anônima ${ALHEIO}` },
  });
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('limite').execute());

const guardarRascunho = (visitor: Visitor, titulo: string) =>
  visitor.send({
    method: 'PUT',
    url: `${V1}/rascunhos/${randomUUID()}`,
    payload: { titulo, idTipoManifestacao: 1, continuarEm: '/', conteudo: { texto: titulo }, versao: 0 },
  });

describe('cópia dos próprios dados (LGPD art. 18)', () => {
  it('holds the account, choices, history, drafts and own cases with their answers, the sealed ones too', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const reclamacao = await criarCaso(app, { teor: { texto: 'A calçada está quebrada.' } });
    const denuncia = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      teor: { texto: 'Vi o carro oficial na praia.', quem: 'O chefe do setor' },
      resposta: { texto: 'A apuração foi aberta.' },
    });
    await guardarRascunho(maria, 'Rascunho da Maria');
    const response = await maria.get(MEUS_DADOS);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['content-disposition']).toBe('attachment; filename="meus-dados-2026-03-12.json"');
    expect(response.headers['cache-control']).toBe('no-store');
    const copia = response.json();
    expect(copia.conta).toMatchObject({
      login: 'maria.cidada',
      documento: expect.stringMatching(/^\d{11}$/),
    });
    expect(copia.preferencias).toEqual({ avisosDeAndamento: true, pesquisas: true });
    expect(copia.rascunhos.map((r: { titulo: string }) => r.titulo)).toEqual(['Rascunho da Maria']);
    expect(copia.historicoDaConta.at(-1)).toMatchObject({
      acao: 'Cópia dos próprios dados',
      feitoPor: 'Você',
    });
    expect(copia.manifestacoes).toEqual([
      expect.objectContaining({
        protocolo: reclamacao.numeroProtocolo,
        situacao: 'Cadastrada',
        oQueVoceEscreveu: expect.objectContaining({ texto: 'A calçada está quebrada.' }),
        respostas: [],
      }),
      expect.objectContaining({
        protocolo: denuncia.numeroProtocolo,
        tipo: 'Denúncia',
        oQueVoceEscreveu: expect.objectContaining({
          texto: 'Vi o carro oficial na praia.',
          quem: 'O chefe do setor',
        }),
        respostas: [expect.objectContaining({ texto: 'A apuração foi aberta.' })],
      }),
    ]);
    // Who answered for the office is not part of the person's data.
    expect(response.body).not.toContain('Gustavo Teixeira Prado');
  });

  it("never holds a word of another person's case, draft or account, whoever asks", async () => {
    await guardarRascunho(await entrarComo(app, 'joao.cidadao'), ALHEIO);
    for (const login of ['maria.cidada', 'gestor.cgu', 'admin', 'observador.cgu']) {
      const visitor = await entrarComo(app, login);
      const { statusCode, body } = await visitor.get(MEUS_DADOS);
      expect(statusCode, login).toBe(200);
      expect(body, login).not.toContain(ALHEIO);
      expect(body, login).not.toContain('joao.cidadao');
    }
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(MEUS_DADOS)).body.split(ALHEIO)).toHaveLength(5);
  });

  it('pages through more cases than one page holds, oldest first', async () => {
    const login = 'empresa.pj';
    const criados: string[] = [];
    for (let dia = 1; dia <= 23; dia += 1) {
      const em = `2026-02-${String(dia).padStart(2, '0')}T10:00:00-03:00`;
      criados.push((await criarCaso(app, { login, registradaEm: em })).numeroProtocolo);
    }
    const copia = (await (await entrarComo(app, login)).get(MEUS_DADOS)).json();
    expect(copia.manifestacoes.map((m: { protocolo: string }) => m.protocolo)).toEqual(criados);
  });

  it('is given once a minute', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(MEUS_DADOS)).statusCode).toBe(200);
    const segunda = await maria.get(MEUS_DADOS);
    expect(segunda.statusCode).toBe(429);
    expect(Number(segunda.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('leaves no word of a denúncia in the log', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    await joao.get(MEUS_DADOS);
    expect(app.log()).not.toContain(ALHEIO);
  });
});

describe('exclusão da própria conta', () => {
  it('takes drafts, address, optional answers and choices; cases stay, with who filed them', async () => {
    const login = 'maria.cidada';
    const maria = await entrarComo(app, login);
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow();
    const caso = await criarCaso(app, { login });
    await guardarRascunho(maria, 'Vai embora');
    const put = (url: string, payload: object) =>
      maria.send({ method: 'PUT', url: `${V1}/usuarios/${url}`, payload });
    await put('preferencias', { avisosDeAndamento: false, pesquisas: false });
    await put('cadastro/endereco', {
      cep: null,
      logradouro: 'Rua que some',
      numero: null,
      complemento: null,
      bairro: null,
      idMunicipio: null,
    });
    const antes = await app.db.selectFrom('rascunho').select('id').execute();
    expect((await maria.post(`${V1}/usuarios/excluir`)).statusCode).toBe(200);
    expect((await maria.get(`${V1}/usuarios/cadastro`)).statusCode).toBe(401);
    const depois = await app.db.selectFrom('rascunho').select('id').execute();
    // Somebody else's draft is still there.
    expect([antes.length > depois.length, depois.length]).toEqual([true, 1]);
    for (const tabela of ['usuario_perfil_cidadao', 'usuario_preferencia'] as const) {
      const rows = await app.db
        .selectFrom(tabela)
        .select('id_usuario')
        .where('id_usuario', '=', id)
        .execute();
      expect(rows, tabela).toEqual([]);
    }
    const manifestante = await app.db
      .selectFrom('manifestante')
      .select('dados')
      .where('id_manifestacao', '=', caso.id)
      .executeTakeFirstOrThrow();
    expect(manifestante.dados).toMatchObject({ email: 'maria.cidada@escuta.invalid' });
  });
});
