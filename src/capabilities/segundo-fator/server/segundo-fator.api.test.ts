import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '#server/clock.ts';
import { conhecerNoGovbr, entrarComGovbr } from '#testing/govbr-visitor.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';
import { Autenticador } from './testing-autenticador.ts';
import { API, codigoDoApp, FATOR, ligarApp, ligarPasskey, soComSenha } from './testing-segundo-fator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const idDe = async (login: string): Promise<number> =>
  (await app.db.selectFrom('usuario').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

const retirarFatores = async (): Promise<void> => {
  await app.db.deleteFrom('fator').execute();
  await app.db.deleteFrom('fator_codigo_recuperacao').execute();
  await app.db.deleteFrom('limite').execute();
};
beforeEach(retirarFatores);

const historicoDe = async (login: string): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('usuario_historico')
    .select('acao')
    .where('id_usuario', '=', await idDe(login))
    .orderBy('id')
    .execute();
  return rows.map(({ acao }) => acao);
};

const emailsDe = async (login: string): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('email_saida')
    .select('evento')
    .where('id_usuario', '=', await idDe(login))
    .orderBy('id')
    .execute();
  return rows.map(({ evento }) => evento);
};

const pendenciaDe = async (visitor: Visitor): Promise<string | null> =>
  (await visitor.get(`${API}/usuarios/dadosautenticacao`)).json().pendencia;

const codeOf = (response: { json(): { code?: string } }): string | undefined => response.json().code;

describe('L4 second factor: an authenticator app', () => {
  it('after the password the session opens nothing but the factor and the way out', async () => {
    await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    const visitor = await soComSenha(app, 'gestor.cgu');
    const quem = (await visitor.get(`${API}/usuarios/dadosautenticacao`)).json();
    expect(quem).toMatchObject({
      pendencia: 'segundo-fator',
      nome: 'gestor.cgu',
      perfisOuvidorias: [],
      pessoa: { numeroDocumentoIdentificacao: null },
    });
    for (const url of ['/tratamento/manifestacoes', '/usuarios/cadastro', '/manifestacoes/1', '/alertas']) {
      const response = await visitor.get(`${API}${url}`);
      expect([url, response.statusCode, codeOf(response)]).toEqual([url, 403, 'segundo-fator.pendente']);
    }
    const troca = await visitor.post(`${API}/usuarios/troca-senha`, { novaSenha: 'uma outra frase' });
    expect(codeOf(troca)).toBe('segundo-fator.pendente');
    const outro = await visitor.post(`${FATOR}/fatores/app/desafio`);
    expect(codeOf(outro)).toBe('segundo-fator.pendente');
    expect((await visitor.get(FATOR)).json()).toMatchObject({ formas: ['app', 'recuperacao'], fatores: [] });
    expect((await visitor.post(`${API}/logout`)).statusCode).toBe(200);
  });

  it('the right code opens the session, and works once', async () => {
    const { segredo } = await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    const codigo = codigoDoApp(app, segredo);
    const primeira = await soComSenha(app, 'gestor.cgu');
    expect((await primeira.post(`${FATOR}/confirmar`, { codigo })).statusCode).toBe(200);
    expect(await pendenciaDe(primeira)).toBeNull();
    expect((await primeira.get(`${API}/tratamento/manifestacoes`)).statusCode).toBe(200);

    const segunda = await soComSenha(app, 'gestor.cgu');
    const repetida = await segunda.post(`${FATOR}/confirmar`, { codigo });
    expect(repetida.statusCode).toBe(400);
    expect(await pendenciaDe(segunda)).toBe('segundo-fator');
  });

  it('a session left open changes neither the e-mail, which gets the warnings, nor the password', async () => {
    const { segredo } = await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    const visitor = await soComSenha(app, 'gestor.cgu');
    await visitor.post(`${FATOR}/confirmar`, { codigo: codigoDoApp(app, segredo) });
    app.clock.advance(minutes(6));
    const cadastro = await visitor.post(`${API}/usuarios/salvar`, { email: 'outra@exemplo.invalid' });
    const senha = await visitor.post(`${API}/usuario/alterarsenhaatual`, { senhaAtual: SENHA });
    expect([codeOf(cadastro), codeOf(senha)]).toEqual(['segundo-fator.confirmar', 'segundo-fator.confirmar']);
  });

  it('nor does it download what its owner reported; who has no factor still does', async () => {
    const proprios = [`${API}/usuarios/meus-dados`, `${API}/manifestacoes/exportar?formato=csv`];
    const { segredo } = await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    const visitor = await soComSenha(app, 'gestor.cgu');
    await visitor.post(`${FATOR}/confirmar`, { codigo: codigoDoApp(app, segredo) });
    for (const url of proprios) expect((await visitor.get(url)).statusCode).toBe(200);
    app.clock.advance(minutes(6));
    for (const url of proprios) expect(codeOf(await visitor.get(url))).toBe('segundo-fator.confirmar');
    const maria = await entrarComo(app, 'maria.cidada');
    for (const url of proprios) expect((await maria.get(url)).statusCode).toBe(200);
  });

  it('of two sessions that send the same code at once, one gets in', async () => {
    const { segredo } = await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    const visitors = await Promise.all([soComSenha(app, 'gestor.cgu'), soComSenha(app, 'gestor.cgu')]);
    const codigo = codigoDoApp(app, segredo);
    const status = await Promise.all(
      visitors.map(async (visitor) => (await visitor.post(`${FATOR}/confirmar`, { codigo })).statusCode),
    );
    expect(status.toSorted()).toEqual([200, 400]);
  });

  it('the code that linked the app is used up, and the secret is sealed', async () => {
    const visitor = await soComSenha(app, 'gestor.cgu');
    const { segredo } = (await visitor.post(`${FATOR}/fatores/app/desafio`)).json();
    const codigo = codigoDoApp(app, segredo);
    const errado = await visitor.post(`${FATOR}/fatores/app`, { nome: 'Celular', codigo: '000001' });
    expect(errado.json().message).not.toContain('recuperação');
    await visitor.post(`${FATOR}/fatores/app`, { nome: 'Celular', codigo });
    const outra = await soComSenha(app, 'gestor.cgu');
    expect((await outra.post(`${FATOR}/confirmar`, { codigo })).statusCode).toBe(400);
    const { segredo: guardado } = await app.db
      .selectFrom('fator')
      .select('segredo')
      .executeTakeFirstOrThrow();
    expect(guardado?.toString('latin1')).not.toContain(segredo);
  });

  it('wrong codes meet a brake, which only whoever has the password can set off', async () => {
    await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    const semSenha = new Visitor(app);
    semSenha.confirmacao = null;
    for (let n = 0; n < 8; n += 1)
      expect((await semSenha.post(`${FATOR}/confirmar`, { codigo: '123456' })).statusCode).toBe(401);
    const visitor = await soComSenha(app, 'gestor.cgu');
    const status: number[] = [];
    const before = app.log().length;
    for (let n = 0; n < 7; n += 1)
      status.push((await visitor.post(`${FATOR}/confirmar`, { codigo: '000001' })).statusCode);
    expect(status).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const log = app.log().slice(before);
    expect(log.match(/"motivo":"codigo".*"msg":"segundo fator recusado"/g)).toHaveLength(5);
    // Another session of whoever has the password has the same brake.
    const outra = await soComSenha(app, 'gestor.cgu');
    expect((await outra.post(`${FATOR}/confirmar`, { codigo: '000001' })).statusCode).toBe(429);
  });

  it('other sessions of the account must confirm the first factor, too', async () => {
    const antes = await soComSenha(app, 'gestor.cgu');
    await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    expect(await pendenciaDe(antes)).toBe('segundo-fator');
  });

  it('is not for citizens', async () => {
    const maria = await soComSenha(app, 'maria.cidada');
    expect(codeOf(await maria.post(`${FATOR}/fatores/app/desafio`))).toBe('segundo-fator.so-da-equipe');
  });
});

describe('L4 recovery codes', () => {
  it('come with the first factor, are kept as hashes, and each works once', async () => {
    const { codigos } = await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    expect(new Set(codigos).size).toBe(10);
    const [codigo = '', outro = ''] = codigos;
    const guardados = await app.db.selectFrom('fator_codigo_recuperacao').selectAll().execute();
    expect(JSON.stringify(guardados)).not.toContain(codigo.replace('-', ''));

    const visitor = await soComSenha(app, 'gestor.cgu');
    expect((await visitor.post(`${FATOR}/confirmar`, { codigo: codigo.toLowerCase() })).statusCode).toBe(200);
    expect((await visitor.get(FATOR)).json()).toMatchObject({ codigosRestantes: 9 });
    expect((await historicoDe('gestor.cgu')).at(-1)).toBe('Código de recuperação usado');
    expect((await emailsDe('gestor.cgu')).at(-1)).toBe('usuario.codigo-de-recuperacao-usado');
    const segunda = await soComSenha(app, 'gestor.cgu');
    expect((await segunda.post(`${FATOR}/confirmar`, { codigo })).statusCode).toBe(400);

    const novos = (await visitor.post(`${FATOR}/codigos`)).json().codigosDeRecuperacao;
    expect(novos).toHaveLength(10);
    expect((await segunda.post(`${FATOR}/confirmar`, { codigo: outro })).statusCode).toBe(400);
    expect((await segunda.post(`${FATOR}/confirmar`, { codigo: novos[0] })).statusCode).toBe(200);
  });
});

describe('L4 second factor: a passkey (WebAuthn)', () => {
  const desafio = async (visitor: Visitor): Promise<string> =>
    (await visitor.post(`${FATOR}/confirmar/passkey/desafio`)).json().challenge;
  const confirmar = (visitor: Visitor, resposta: ReturnType<Autenticador['usar']>) =>
    visitor.post(`${FATOR}/confirmar/passkey`, { resposta });

  it('opens the session, with a challenge that is used once', async () => {
    const chave = await ligarPasskey(await soComSenha(app, 'gestor.cgu'));
    const visitor = await soComSenha(app, 'gestor.cgu');
    const resposta = chave.usar(await desafio(visitor));
    expect((await confirmar(visitor, resposta)).statusCode).toBe(200);
    expect(await pendenciaDe(visitor)).toBeNull();
    expect(codeOf(await confirmar(visitor, resposta))).toBe('segundo-fator.desafio-vencido');
  });

  it.each([
    ['made for another site', { origem: 'http://escuta.evil' }],
    ['by an authenticator that did not check who holds it', { verifica: false }],
  ])('refuses an answer %s', async (_nome, ensaio) => {
    const chave = await ligarPasskey(await soComSenha(app, 'gestor.cgu'));
    const visitor = await soComSenha(app, 'gestor.cgu');
    const response = await confirmar(visitor, chave.usar(await desafio(visitor), ensaio));
    expect(codeOf(response)).toBe('segundo-fator.passkey-recusada');
    expect(await pendenciaDe(visitor)).toBe('segundo-fator');
  });

  it('refuses a counter that goes back: the key was copied', async () => {
    const chave = await ligarPasskey(await soComSenha(app, 'gestor.cgu'));
    const visitor = await soComSenha(app, 'gestor.cgu');
    await confirmar(visitor, chave.usar(await desafio(visitor), { contador: 7 }));
    const segunda = await soComSenha(app, 'gestor.cgu');
    const response = await confirmar(segunda, chave.usar(await desafio(segunda), { contador: 7 }));
    expect(codeOf(response)).toBe('segundo-fator.passkey-recusada');
  });

  it('refuses the challenge of another session, one too old, and the key of another account', async () => {
    const chave = await ligarPasskey(await soComSenha(app, 'gestor.cgu'));
    const deOutro = await ligarPasskey(await soComSenha(app, 'respondente.cgu'));
    const [a, b] = [await soComSenha(app, 'gestor.cgu'), await soComSenha(app, 'gestor.cgu')];
    const [deA] = [await desafio(a), await desafio(b)];
    expect(codeOf(await confirmar(b, chave.usar(deA)))).toBe('segundo-fator.passkey-recusada');
    expect(codeOf(await confirmar(a, deOutro.usar(deA)))).toBe('segundo-fator.passkey-recusada');
    expect((await confirmar(a, chave.usar(await desafio(a)))).statusCode).toBe(200);
    const velho = await desafio(a);
    app.clock.advance(minutes(11));
    expect(codeOf(await confirmar(a, chave.usar(velho)))).toBe('segundo-fator.desafio-vencido');
  });

  it('is not made without the authenticator checking who holds it, nor twice', async () => {
    const visitor = await soComSenha(app, 'gestor.cgu');
    const chave = new Autenticador();
    const novo = async () => (await visitor.post(`${FATOR}/fatores/passkey/desafio`)).json().challenge;
    const guardar = (resposta: object) =>
      visitor.post(`${FATOR}/fatores/passkey`, { nome: 'Chave', resposta });
    const semVerificar = await guardar(chave.criar(await novo(), { verifica: false }));
    expect(codeOf(semVerificar)).toBe('segundo-fator.passkey-recusada');
    expect((await guardar(chave.criar(await novo()))).statusCode).toBe(200);
    expect(codeOf(await guardar(chave.criar(await novo())))).toBe('segundo-fator.passkey-repetida');
  });
});

describe('L4 step-up: the second factor again', () => {
  const EXPORTAR = `${API}/tratamento/exportar?formato=csv`;

  it('is asked for exports five minutes after it was confirmed, of who has a factor', async () => {
    const sem = await soComSenha(app, 'respondente.cgu');
    expect((await sem.get(EXPORTAR)).statusCode).toBe(200);
    const visitor = await soComSenha(app, 'gestor.cgu');
    const { segredo } = await ligarApp(app, visitor);
    expect((await visitor.get(EXPORTAR)).statusCode).toBe(200);
    app.clock.advance(minutes(5));
    const recusada = await visitor.get(EXPORTAR);
    expect([recusada.statusCode, codeOf(recusada)]).toEqual([403, 'segundo-fator.confirmar']);
    expect((await visitor.post(`${FATOR}/conferir`)).statusCode).toBe(403);
    await visitor.post(`${FATOR}/confirmar`, { codigo: codigoDoApp(app, segredo) });
    expect((await visitor.get(EXPORTAR)).statusCode).toBe(200);
    expect((await visitor.post(`${FATOR}/conferir`)).statusCode).toBe(200);
  });

  it('may come with the request, by the header X-Confirmacao', async () => {
    const visitor = await soComSenha(app, 'gestor.cgu');
    const { segredo } = await ligarApp(app, visitor);
    app.clock.advance(minutes(6));
    visitor.confirmacao = '000000';
    expect((await visitor.get(EXPORTAR)).statusCode).toBe(400);
    visitor.confirmacao = codigoDoApp(app, segredo);
    expect((await visitor.get(EXPORTAR)).statusCode).toBe(200);
  });

  it('is declared by users, settings, exports, the audit log, the opening of identities and the destruction of cases', async () => {
    const declaradas: string[] = [];
    const outra = await createTestApp({
      onHttp: (http) =>
        http.addHook('onRoute', ({ method, url, config }) => {
          const { confirma } = config?.endpoint ?? {};
          if (confirma && method !== 'HEAD')
            declaradas.push(`${confirma} ${method} ${url.replace('/api', '')}`);
        }),
    });
    await outra.close();
    const de = (confirma: string) =>
      declaradas
        .filter((each) => each.startsWith(`${confirma} `))
        .map((each) => each.slice(confirma.length + 1));
    expect(de('sempre').toSorted()).toEqual([
      'POST /app-web/v1/aberturas-de-identidade/:idAbertura/abrir',
      'POST /app-web/v1/acessos-extraordinarios',
      'POST /app-web/v1/eliminacoes/:idEliminacao/decidir',
      'POST /app-web/v1/pedidos-de-identidade/:idPedido/abrir',
      'POST /app-web/v1/tratamento/:idManifestacao/identidade',
    ]);
    const gerenciar = /^\w+ \/app-web\/v1\/usuarios\/gerenciar/;
    expect(de('segundo-fator').filter((each) => gerenciar.test(each))).toHaveLength(13);
    expect(de('segundo-fator')).toEqual(
      expect.arrayContaining([
        'PUT /app-web/v1/configuracoes/plataforma',
        'PUT /app-web/v1/configuracoes/orgao',
        'GET /app-web/v1/auditoria/exportar',
        'GET /app-web/v1/tratamento/exportar',
      ]),
    );
  });

  it('is always asked for an identity; accounts of the demonstration confirm with its code', async () => {
    const visitor = await soComSenha(app, 'gestor.cgu');
    const abrir = () =>
      visitor.post(`${API}/tratamento/999999/identidade`, {
        justificativa: 'Ouvir a pessoa sobre as notas do almoxarifado central.',
      });
    expect(codeOf(await abrir())).toBe('segundo-fator.confirmar');
    expect((await visitor.get(FATOR)).json()).toMatchObject({
      formas: ['demonstracao'],
      codigoDeDemonstracao: '000000',
    });
    expect((await visitor.post(`${FATOR}/confirmar`, { codigo: '111111' })).statusCode).toBe(400);
    visitor.confirmacao = '000000';
    expect((await abrir()).statusCode).toBe(404);
    visitor.confirmacao = null;
    // Used up by the call above: the next identity asks again, also of two calls at once.
    expect(codeOf(await abrir())).toBe('segundo-fator.confirmar');
    const { para } = (await abrir()).json().details;
    await visitor.post(`${FATOR}/confirmar`, { codigo: '000000', para });
    const juntas = await Promise.all([abrir(), abrir()]);
    expect(juntas.map(({ statusCode }) => statusCode).toSorted()).toEqual([403, 404]);
  });

  it('a confirmation serves one act: what was answered for an identity opens no other one, nor grants another', async () => {
    const visitor = await soComSenha(app, 'gestor.cgu');
    const chave = await ligarPasskey(visitor);
    app.clock.advance(minutes(6));
    const justificativa = 'Ouvir a pessoa sobre as notas do almoxarifado central.';
    const atos = [
      () => visitor.post(`${API}/tratamento/999999/identidade`, { justificativa }),
      () => visitor.post(`${API}/aberturas-de-identidade/999999/abrir`),
      () => visitor.post(`${API}/pedidos-de-identidade/999999/abrir`, { justificativa }),
    ];
    const confirmar = async (para?: string) => {
      const { challenge } = (await visitor.post(`${FATOR}/confirmar/passkey/desafio`)).json();
      const resposta = chave.usar(challenge);
      const body = { resposta, ...(para && { para }) };
      expect((await visitor.post(`${FATOR}/confirmar/passkey`, body)).statusCode).toBe(200);
      return body;
    };
    const nada = async () => {
      for (const ato of atos) expect(codeOf(await ato())).toBe('segundo-fator.confirmar');
    };
    // What was confirmed in general, at the sign-in or for an export, is no confirmation of this moment.
    await confirmar();
    await nada();
    for (const [n, ato] of atos.entries()) {
      const recusada = await ato();
      const usada = await confirmar(recusada.json().details.para);
      for (const outro of atos)
        if (outro !== ato) expect(codeOf(await outro())).toBe('segundo-fator.confirmar');
      // Behind the gate there is no such case, no such opening and no such request.
      expect((await ato()).statusCode, `act ${n}`).toBe(404);
      await nada();
      // The answer itself is worth nothing any more either.
      const repetida = await visitor.post(`${FATOR}/confirmar/passkey`, usada);
      expect(codeOf(repetida)).toBe('segundo-fator.desafio-vencido');
    }
    const [abrir = atos[0]] = atos;
    const { para } = (await abrir?.())?.json().details ?? {};
    await confirmar(para);
    app.clock.advance(minutes(1));
    await nada();
    await confirmar(para);
    const juntas = await Promise.all([abrir?.(), abrir?.()]);
    expect(juntas.map((cada) => cada?.statusCode).toSorted()).toEqual([403, 404]);
  });

  it('what was asked to make a key confirms nothing', async () => {
    const visitor = await soComSenha(app, 'gestor.cgu');
    const chave = await ligarPasskey(visitor);
    const { challenge } = (await visitor.post(`${FATOR}/fatores/passkey/desafio`)).json();
    const resposta = chave.usar(challenge);
    const sem = await visitor.post(`${FATOR}/confirmar/passkey`, { resposta });
    expect(codeOf(sem)).toBe('segundo-fator.desafio-vencido');
    await visitor.post(`${FATOR}/confirmar/passkey/desafio`);
    const trocada = await visitor.post(`${FATOR}/confirmar/passkey`, { resposta });
    expect(codeOf(trocada)).toBe('segundo-fator.passkey-recusada');
  });

  it('takes no demonstration code from an account that has a factor', async () => {
    const visitor = await soComSenha(app, 'gestor.cgu');
    await ligarApp(app, visitor);
    app.clock.advance(minutes(6));
    expect((await visitor.get(FATOR)).json()).toMatchObject({ codigoDeDemonstracao: null });
    visitor.confirmacao = '000000';
    const response = await visitor.post(`${API}/tratamento/1/identidade`, {
      justificativa: 'Ouvir a pessoa sobre as notas do almoxarifado central.',
    });
    expect(codeOf(response)).toBe('segundo-fator.codigo-errado');
  });
});

describe('L4 a factor is removed, or lost', () => {
  it('is removed after confirming again, and the person is told', async () => {
    const visitor = await soComSenha(app, 'gestor.cgu');
    const { segredo } = await ligarApp(app, visitor);
    app.clock.advance(minutes(6));
    await visitor.post(`${FATOR}/confirmar`, { codigo: codigoDoApp(app, segredo) });
    const [fator] = (await visitor.get(FATOR)).json().fatores;
    expect(fator).toMatchObject({ tipo: 'app', nome: 'Celular' });
    app.clock.advance(minutes(6));
    const url = `${FATOR}/fatores/${fator.idFator}`;
    expect(codeOf(await visitor.send({ method: 'DELETE', url }))).toBe('segundo-fator.confirmar');
    await visitor.post(`${FATOR}/confirmar`, { codigo: codigoDoApp(app, segredo) });
    expect((await visitor.send({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await visitor.get(FATOR)).json()).toMatchObject({ fatores: [], codigosRestantes: 0 });
    expect((await emailsDe('gestor.cgu')).at(-1)).toBe('usuario.segundo-fator-removido');
  });

  it("is not removed by another's number", async () => {
    await ligarApp(app, await soComSenha(app, 'gestor.cgu'));
    const { id } = await app.db.selectFrom('fator').select('id').executeTakeFirstOrThrow();
    const outro = await soComSenha(app, 'respondente.cgu');
    expect((await outro.send({ method: 'DELETE', url: `${FATOR}/fatores/${id}` })).statusCode).toBe(404);
  });

  it('a lost one is reset by the gestor, with history, audit and mail, and sessions end', async () => {
    const perdido = await soComSenha(app, 'respondente.cgu');
    await ligarApp(app, perdido);
    const id = await idDe('respondente.cgu');
    const url = `${API}/usuarios/gerenciar/${id}/segundo-fator`;
    const gestor = await soComSenha(app, 'gestor.cgu');
    expect((await gestor.get(url)).json()).toEqual({ tem: true, podeRedefinir: true });
    const motivo = 'Perdeu o celular na mudança.';
    for (const login of ['cadastrador.cgu', 'respondente.mec', 'maria.cidada']) {
      const visitor = await soComSenha(app, login).catch(() => null);
      if (visitor) expect((await visitor.post(`${url}/redefinir`, { motivo })).statusCode).toBe(403);
    }
    expect((await gestor.post(`${url}/redefinir`, { motivo })).statusCode).toBe(200);
    expect((await perdido.get(FATOR)).statusCode).toBe(401);
    expect(await pendenciaDe(await soComSenha(app, 'respondente.cgu'))).toBeNull();
    expect(await historicoDe('respondente.cgu')).toContain('Segundo fator redefinido');
    expect(await emailsDe('respondente.cgu')).toContain('usuario.segundo-fator-redefinido');
    const linha = await app.db
      .selectFrom('auditoria')
      .select(['acao', 'id_alvo'])
      .where('acao', '=', 'Segundo fator redefinido')
      .executeTakeFirst();
    expect(linha).toMatchObject({ id_alvo: id });
    expect(codeOf(await gestor.post(`${url}/redefinir`, { motivo }))).toBe('segundo-fator.nada-a-redefinir');
  });

  it('nobody resets their own', async () => {
    const gestor = await soComSenha(app, 'gestor.cgu');
    await ligarApp(app, gestor);
    const url = `${API}/usuarios/gerenciar/${await idDe('gestor.cgu')}/segundo-fator/redefinir`;
    expect((await gestor.post(url, { motivo: 'Perdi o meu celular.' })).statusCode).toBe(403);
  });
});

describe('L4 SEGUNDO_FATOR=exigido, as in production', () => {
  let exigente: TestApp;
  beforeAll(async () => {
    exigente = await createTestApp({
      demo: true,
      env: { SEGUNDO_FATOR: 'exigido', SEGUNDO_FATOR_GOVBR: 'prata' },
    });
  });
  afterAll(() => exigente.close());

  it('staff without a factor stop at setting one up', async () => {
    const visitor = await soComSenha(exigente, 'respondente.cgu');
    expect(await pendenciaDe(visitor)).toBe('criar-fator');
    expect(codeOf(await visitor.get(`${API}/tratamento/manifestacoes`))).toBe('sessao.cadastro-pendente');
    await ligarApp(exigente, visitor);
    expect(await pendenciaDe(visitor)).toBeNull();
    expect((await visitor.get(`${API}/tratamento/manifestacoes`)).statusCode).toBe(200);
    const [fator] = (await visitor.get(FATOR)).json().fatores;
    const url = `${FATOR}/fatores/${fator.idFator}`;
    expect(codeOf(await visitor.send({ method: 'DELETE', url }))).toBe('segundo-fator.ultimo');
  });

  it('citizens and web services are not asked', async () => {
    for (const login of ['maria.cidada', 'ws.respondente'])
      expect([login, await pendenciaDe(await soComSenha(exigente, login))]).toEqual([login, null]);
  });

  const cpfDe = async (login: string): Promise<string> => {
    const conta = exigente.db.selectFrom('usuario').select('numero_documento').where('login', '=', login);
    return (await conta.executeTakeFirstOrThrow()).numero_documento ?? '';
  };
  const comNivel = async (login: string, confiabilidade: string) => {
    const cpf = await cpfDe(login);
    await exigente.db.deleteFrom('sign_on_embutido_pessoa').where('cpf', '=', cpf).execute();
    await conhecerNoGovbr(exigente, { cpf, email: `${login}@exemplo.invalid` });
    await exigente.db
      .updateTable('sign_on_embutido_pessoa')
      .set({ confiabilidade })
      .where('cpf', '=', cpf)
      .execute();
    return (await entrarComGovbr(exigente, cpf)).visitor;
  };

  it('a sign-on through gov.br counts from the level that the setting says', async () => {
    expect(await pendenciaDe(await comNivel('gestor.cgu', 'bronze'))).toBe('criar-fator');
    const visitor = await comNivel('gestor.cgu', 'prata');
    visitor.confirmacao = null;
    expect(await pendenciaDe(visitor)).toBeNull();
    const exportar = () => visitor.get(`${API}/tratamento/exportar?formato=csv`);
    expect((await exportar()).statusCode).toBe(200);
    // It counts as a confirmation of that moment, like any other.
    exigente.clock.advance(minutes(6));
    expect((await visitor.get(FATOR)).json()).toMatchObject({ exigido: true });
    expect(codeOf(await exportar())).toBe('segundo-fator.confirmar');
  });

  it('whoever works in another profile now is asked as well', async () => {
    const visitor = new Visitor(exigente);
    await visitor.login('gestor.cgu', SENHA);
    expect(await pendenciaDe(visitor)).toBe('criar-fator');
  });
});
