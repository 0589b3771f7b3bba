import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const TOKEN = 'k3Yx-9vQ2mW7rT1zB5nJ8cL4pD6sF0gH';
/** Planted where people write: whatever of it is in the log was logged from there. */
const PLANTADO = `segredo${randomUUID().replaceAll('-', '')}`;
const CPF = '529.982.247-25';
const TELEFONE = '85 98765-4321';
const MARIA = { login: 'maria.cidada', nome: 'Maria Cidadã de Souza' };

/** What must be nowhere in the log: as it was typed, by its digits, and as it travels in an address. */
const procurados = new Set<string>([PLANTADO, SENHA, TOKEN, CPF, TELEFONE, MARIA.login, MARIA.nome]);
const SO_DIGITOS = 9;
const formasDe = (texto: string): readonly string[] => {
  const digitos = texto.replaceAll(/\D/g, '');
  return [texto, encodeURIComponent(texto), ...(digitos.length >= SO_DIGITOS ? [digitos] : [])];
};

/** Codes, numbers of protocols and tokens that an answer gave somebody. */
const QUE_ABRE = /c[oó]digo|token|protocolo|senha|segredo|hash/i;
const juntar = (valor: unknown, nome = ''): void => {
  if (typeof valor === 'string' && QUE_ABRE.test(nome) && valor.length >= 6) procurados.add(valor);
  else if (typeof valor === 'object' && valor !== null)
    for (const [chave, dentro] of Object.entries(valor)) juntar(dentro, chave);
};

const guardar = (resposta: LightMyRequestResponse): LightMyRequestResponse => {
  for (const { value } of resposta.cookies) if (value.length >= 16) procurados.add(value);
  if (String(resposta.headers['content-type']).includes('json')) {
    const { code: _frase, ...corpo } = resposta.json();
    juntar(corpo);
  }
  return resposta;
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { LOG_LEVEL: 'debug', METRICAS_TOKEN: TOKEN } });
});
afterAll(() => app.close());

const denuncia = (mais: Record<string, unknown> = {}) => ({
  idTipoManifestacao: 1,
  teor: {
    texto: `${PLANTADO} texto`,
    quem: `${PLANTADO} quem`,
    envolvidos: [{ nome: `${PLANTADO} envolvido` }],
  },
  ...mais,
});

const PESSOA = {
  nome: `${PLANTADO} pessoa`,
  email: `${PLANTADO}@exemplo.test`,
  telefone: TELEFONE,
  endereco: `${PLANTADO} rua`,
};

/** PostgreSQL names the whole row that it refuses. */
const comBancoQueRecusa = async (agir: () => Promise<unknown>): Promise<void> => {
  await app.platform.pool.query(
    'alter table manifestacao add constraint recusa_tudo check (false) not valid',
  );
  try {
    await agir();
  } finally {
    await app.platform.pool.query('alter table manifestacao drop constraint recusa_tudo');
  }
};

describe('the log of the server, at its most talkative', () => {
  it('people file denúncias, by themselves, without a name and at the counter, and look at what became of them', async () => {
    const maria = await entrarComo(app, MARIA.login);
    for (const valor of maria.cookies.values()) procurados.add(valor);
    expect(guardar(await registrar(maria, denuncia())).statusCode).toBe(200);
    const visitante = new Visitor(app);
    const semNome = guardar(await registrar(visitante, denuncia({ identificacao: 'anonima' })));
    const atendente = await entrarComo(app, 'atendente.cgu');
    const doBalcao = await registrar(
      atendente,
      denuncia({ atendimento: { idCanalEntrada: 1, manifestante: PESSOA } }),
    );
    expect(guardar(doBalcao).statusCode, doBalcao.body).toBe(200);
    const protocolo = [...procurados].find((cada) => /^\d{5}\.?\d/.test(cada)) ?? '';
    expect([protocolo.length > 0, semNome.statusCode >= 200]).toEqual([true, true]);
    guardar(
      await visitante.get(`${API}/manifestacoes?protocolo=${encodeURIComponent(protocolo)}&codigo=errado1`),
    );
    guardar(await maria.get(`${API}/manifestacoes`));
    await app.runJobs();
  });

  it('people sign in, mistype, forget, and programs bring tokens', async () => {
    for (const [login, senha] of [
      [CPF, `${PLANTADO}1`],
      [`${PLANTADO}@exemplo.test`, SENHA],
      [MARIA.login, `${PLANTADO}2`],
    ] as const)
      guardar(await new Visitor(app).login(login, senha));
    const visitante = new Visitor(app);
    guardar(await visitante.post(`${API}/usuarios/recuperar-senha`, { email: `${PLANTADO}@exemplo.test` }));
    for (const client_secret of [SENHA, `${PLANTADO}3`])
      guardar(
        await app.inject({
          method: 'POST',
          url: '/oauth/token',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({
            client_id: '1001',
            client_secret,
            grant_type: 'client_credentials',
          }).toString(),
        }),
      );
    await app.inject({ url: '/api/manifestacoes', headers: { authorization: `Bearer ${PLANTADO}` } });
    await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    await app.inject({ url: `/web/ativar?token=${PLANTADO}` });
  });

  it('things go wrong: bodies that are none, fields that are not known, addresses that do not exist, a database that refuses the row', async () => {
    const maria = await entrarComo(app, MARIA.login);
    for (const valor of maria.cookies.values()) procurados.add(valor);
    await maria.send({
      method: 'POST',
      url: `${API}/manifestacoes`,
      headers: { 'content-type': 'application/json' },
      payload: `{"teor": "${PLANTADO}`,
    });
    await registrar(maria, { ...denuncia(), campoQueNaoHa: PLANTADO });
    await registrar(maria, { idTipoManifestacao: 1, teor: { texto: `${PLANTADO} ${'x'.repeat(200_000)}` } });
    await maria.get(`${API}/manifestacoes/${PLANTADO}`);
    await maria.get(`/${PLANTADO}?cpf=${encodeURIComponent(CPF)}`);
    await maria.send({
      method: 'GET',
      url: '/',
      headers: { referer: `https://x.test/${PLANTADO}`, 'user-agent': PLANTADO },
    });
    await maria.send({ method: 'POST', url: '/relatos-do-navegador', payload: { regra: PLANTADO } });
    await comBancoQueRecusa(async () => {
      const falhou = await registrar(maria, denuncia());
      expect(falhou.statusCode).toBe(500);
      expect(falhou.body).not.toContain(PLANTADO);
      // The failure itself is there, or nobody could mend it.
      expect(app.log()).toContain(falhou.json().idRequisicao);
      expect(app.log()).toContain('recusa_tudo');
    });
  });

  it('is one object a line, and holds no text, name, CPF, address, telephone, password, number, code, cookie or token of any of it', () => {
    const linhas = app.log().trim().split('\n');
    expect(linhas.length).toBeGreaterThan(15);
    for (const linha of linhas) expect(JSON.parse(linha)).toMatchObject({ level: expect.any(Number) });
    const log = linhas.join('\n').toLowerCase();
    expect(procurados.size).toBeGreaterThan(12);
    const achados = [...procurados].flatMap(formasDe).filter((forma) => log.includes(forma.toLowerCase()));
    expect(achados).toEqual([]);
  });
});
