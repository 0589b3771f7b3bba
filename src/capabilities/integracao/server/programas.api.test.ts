import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { expectForma } from './testing-formas.ts';
import {
  CGU,
  credenciais,
  entrarComoPrograma,
  incluir,
  ler,
  type Programa,
  pedirToken,
  TEXTO,
  tokensRecusados,
  zipar,
} from './testing-integracao.ts';

let app: TestApp;
let respondente: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  respondente = await entrarComoPrograma(app, 'respondente');
  await incluir(respondente);
});
afterAll(() => app.close());

describe('POST /oauth/token', () => {
  it('W1.1, W1.5 gives a token for a day, by password and by the client alone, in the form or in the header', async () => {
    const basic = { authorization: `Basic ${Buffer.from('1001:Demo@2026').toString('base64')}` };
    for (const resposta of [
      await pedirToken(app, { grant_type: 'password', ...credenciais }),
      await pedirToken(app, {
        grant_type: 'client_credentials',
        client_id: '1003',
        client_secret: 'Demo@2026',
      }),
      await pedirToken(app, { grant_type: 'client_credentials' }, basic),
    ]) {
      expect(resposta.statusCode, resposta.body).toBe(200);
      expect(Object.keys(resposta.json())).toEqual(['access_token', 'token_type', 'expires_in']);
      expect(resposta.json()).toMatchObject({ token_type: 'bearer', expires_in: 86_400 });
      expect(resposta.headers['cache-control']).toBe('no-store');
    }
    const { rows } = await app.platform.pool.query('select hash from integracao_token');
    expect(
      rows.every(({ hash }) => hash.length === 32),
      'only hashes are kept',
    ).toBe(true);
  });

  it.each(tokensRecusados)(
    'W1.2 refuses %s in the words of RFC 6749',
    async (_caso, campos, status, error) => {
      const resposta = await pedirToken(app, campos);
      expect(resposta.statusCode).toBe(status);
      expect(Object.keys(resposta.json()).sort()).toEqual(['error', 'error_description']);
      expect(resposta.json().error).toBe(error);
    },
  );

  it('W1.2 tells who came with a header, and no other, that a header was wrong', async () => {
    const basic = (segredo: string) =>
      pedirToken(
        app,
        { grant_type: 'client_credentials' },
        { authorization: `Basic ${Buffer.from(`1001:${segredo}`).toString('base64')}` },
      );
    const recusado = await basic('outro');
    expect([recusado.statusCode, recusado.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="integracao"',
    ]);
    expect((await basic('Demo@2026')).headers['www-authenticate']).toBeUndefined();
    const noCorpo = await pedirToken(app, { ...credenciais, grant_type: 'password', client_secret: 'outro' });
    expect([noCorpo.statusCode, noCorpo.headers['www-authenticate']]).toEqual([401, undefined]);
  });

  it('slows down who guesses', async () => {
    let ultima = await pedirToken(app, {
      grant_type: 'client_credentials',
      client_id: '777',
      client_secret: 'a',
    });
    for (let i = 0; i < 12; i += 1)
      ultima = await pedirToken(app, {
        grant_type: 'client_credentials',
        client_id: '777',
        client_secret: 'a',
      });
    expect(ultima.statusCode).toBe(429);
    expect(ultima.json().error).toBe('slow_down');
    expect(Number(ultima.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('gates against floods: strangers who guess at a client lock its program out of nothing', async () => {
    const pedir = (client_secret: string) =>
      pedirToken(app, { grant_type: 'client_credentials', client_id: '1003', client_secret });
    for (let i = 0; i < 12; i += 1) await pedir('errado');
    expect((await pedir('errado')).statusCode).toBe(429);
    expect((await pedir('Demo@2026')).statusCode).toBe(200);
  });

  it('W1.4 opens nothing with a token that is wrong, of screens, or ended a day later', async () => {
    const errado = await app.inject({ url: '/api/manifestacoes', headers: { authorization: 'Bearer nada' } });
    expect(errado.statusCode).toBe(401);
    expectForma('Erro', errado.json());
    const tabela = await app.inject({
      url: '/api/tipos-resposta',
      headers: { authorization: 'Bearer nada' },
    });
    expect(tabela.statusCode).toBe(401);
    const telas = await respondente.get('/app-web/v1/usuarios/dadosbasicos');
    expect([telas.statusCode, telas.json().code]).toEqual([403, 'integracao.endereco-das-telas']);
    expect((await app.inject('/api/manifestacoes')).statusCode).toBe(401);
    const sessao = await entrarComo(app, 'ws.respondente');
    expect((await sessao.get('/api/manifestacoes')).json().code).toBe('integracao.sem-token');
    const antes = app.clock.now();
    app.clock.advance(24 * 3_600_000 + 1);
    expect((await respondente.get('/manifestacoes')).statusCode).toBe(401);
    app.clock.set(antes);
  });
});

describe('acts: one rule, two doors', () => {
  it('W2.11 answers on the way, extends, concludes, reopens, archives, and each leaves its line', async () => {
    const id = await incluir(respondente);
    const ato = (nome: string, corpo: object, status?: number) => respondente.ato(id, nome, corpo, status);
    await ato('respostas', { IdTipoRespostaManifestacao: 3, TxtResposta: TEXTO });
    const motivos = (await respondente.get('/motivos-prorrogacao')).json();
    const prorrogada = await ato('prorrogar', {
      IdMotivoProrrogacaoManifestacao: motivos[0].IdMotivoProrrogacaoManifestacao,
      TxtJustificativaProrrogacao: 'A área técnica precisa de mais tempo para medir a espera.',
    });
    expectForma('DepoisDoAto', prorrogada);
    expect(prorrogada.Situacao.IdSituacaoManifestacao).toBe(3);
    const deNovo = await ato(
      'prorrogar',
      {
        IdMotivoProrrogacaoManifestacao: 1,
        TxtJustificativaProrrogacao: 'De novo, por outros motivos ainda.',
      },
      409,
    );
    expectForma('Erro', deNovo);
    const incompleta = await ato('respostas', { IdTipoRespostaManifestacao: 2, TxtResposta: TEXTO }, 400);
    expectForma('Erro', incompleta);
    const concluida = await ato('respostas', {
      IdTipoRespostaManifestacao: 2,
      TxtResposta: TEXTO,
      Detalhes: { DecisaoFinal: 'Procedente: mais dois guichês foram abertos.' },
      Anexos: [{ NomeArquivo: 'guiches.txt', ConteudoZipadoEBase64: zipar('Guichês 5 e 6.') }],
    });
    expectForma('RespostaDada', concluida);
    expect(concluida.Situacao.IdSituacaoManifestacao).toBe(6);
    await ato('reabrir', { TxtJustificativa: 'O cidadão trouxe fatos novos sobre a mesma fila.' });
    const arquivada = await ato('arquivar', {
      IdMotivoArquivamento: 5,
      TxtJustificativa: 'O posto mudou de endereço e a fila não existe mais.',
    });
    expect(arquivada.Situacao.IdSituacaoManifestacao).toBe(8);
    const { Historico, Teor } = await ler(respondente, id);
    expect(Teor.Anexos[0].IdObjeto).toBe(concluida.IdRespostaManifestacao);
    const acoes = Historico.map(
      (cada: { HistoricoAcao: Record<string, string> }) => cada.HistoricoAcao.DescTipoAcaoManifestacao,
    );
    expect(acoes).toEqual(expect.arrayContaining(['Prorrogação', 'Reabertura', 'Arquivamento']));
  });

  it('W2.11 asks for more, classifies, changes the type, and forwards; then the case is another office’s', async () => {
    const id = await incluir(respondente);
    const pedido = await respondente.post(`/manifestacoes/${id}/respostas`, {
      IdTipoRespostaManifestacao: 1,
      TxtResposta: 'Diga, por favor, em que dia e em que guichê isso aconteceu.',
    });
    expect(pedido.json().Situacao.IdSituacaoManifestacao).toBe(5);
    expect(pedido.json().PrazoAtendimento).toBeNull();
    const outro = await incluir(respondente);
    const atualizada = await respondente.post(`/manifestacoes/${outro}/atualizar`, {
      IdAssunto: 57,
      Tags: ['fila', 'posto'],
    });
    expect(atualizada.statusCode, atualizada.body).toBe(200);
    const tipo = await respondente.post(`/manifestacoes/${outro}/atualizar`, {
      IdTipoManifestacao: 5,
      TxtMotivoAlteracaoTipo: 'A pessoa pede uma providência, não reclama.',
    });
    expect(tipo.statusCode, tipo.body).toBe(200);
    const lida = await ler(respondente, outro);
    expect(lida).toMatchObject({ Tag: 'fila; posto', Tags: ['fila', 'posto'], Assunto: { IdAssunto: 57 } });
    expect(lida.TipoManifestacao.IdTipoManifestacao).toBe(5);
    expect((await respondente.post(`/manifestacoes/${outro}/atualizar`, {})).statusCode).toBe(400);
    const encaminhada = await respondente.post(`/manifestacoes/${outro}/encaminhar`, {
      IdOuvidoriaDestino: 65,
      TxtNotificacaoDestinatario: 'O posto de que se fala fica no campus de Fortaleza.',
      TxtNotificacaoSolicitante: 'Enviamos o seu pedido ao instituto que cuida do posto.',
    });
    expect(encaminhada.statusCode, encaminhada.body).toBe(200);
    expect((await respondente.get(`/manifestacoes/${outro}`)).statusCode).toBe(404);
  });
});

describe('clients, managed by an administrador', () => {
  const CLIENTES = '/api/app-web/v1/integracao/clientes';
  const novo = { nome: 'Painel do município', idOuvidoria: CGU, idPerfil: 9, limitePorMinuto: 30 };

  /** The office's gestor, on the page of profiles that wait. */
  const confirmar = async (idCliente: number) => {
    const { id } = await app.db
      .selectFrom('usuario_perfil_ouvidoria as p')
      .innerJoin('integracao_cliente as c', 'c.id_usuario', 'p.id_usuario')
      .select('p.id')
      .where('c.id', '=', idCliente)
      .executeTakeFirstOrThrow();
    const gestor = await entrarComo(app, 'gestor.cgu');
    const A_CONFIRMAR = '/api/app-web/v1/usuarios/gerenciar/a-confirmar';
    expect((await gestor.get(A_CONFIRMAR)).body).toContain(`"idUsuarioPerfilOuvidoria":${id}`);
    const response = await gestor.post(`${A_CONFIRMAR}/${id}/confirmar`);
    expect(response.statusCode, response.body).toBe(200);
  };

  it('L5 get no token before a gestor of the office confirmed the profile, as for people; gestores are told', async () => {
    const admin = await entrarComo(app, 'admin');
    const { idCliente, segredo, login, senha } = (
      await admin.post(CLIENTES, { ...novo, nome: 'Espera' })
    ).json();
    const dados = { client_id: String(idCliente), client_secret: segredo };
    const pedidos = [
      { grant_type: 'client_credentials', ...dados },
      { grant_type: 'password', ...dados, username: login, password: senha },
    ];
    const respostas = async () => {
      const codigos: number[] = [];
      for (const pedido of pedidos) codigos.push((await pedirToken(app, pedido)).statusCode);
      return codigos;
    };
    expect((await admin.get(`${CLIENTES}/${idCliente}`)).json().isAConfirmar).toBe(true);
    expect((await respostas()).every((codigo) => codigo >= 400)).toBe(true);
    const espera = await pedirToken(app, pedidos[0] ?? {});
    expect([espera.statusCode, espera.json().error]).toEqual([400, 'unauthorized_client']);
    expect(espera.json().error_description).toContain('um gestor do órgão ainda precisa confirmá-lo');
    const { rows } = await app.platform.pool.query(
      `select 1 from email_saida where evento = 'equipe.perfil-a-confirmar'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    await confirmar(idCliente);
    expect(await respostas()).toEqual([200, 200]);
    expect((await admin.get(`${CLIENTES}/${idCliente}`)).json().isAConfirmar).toBe(false);
  });

  it('are registered with a secret shown once and kept hashed, rotated, switched off, and each act is audited', async () => {
    let admin = await entrarComo(app, 'admin');
    const criado = await admin.post(CLIENTES, novo);
    expect(criado.statusCode, criado.body).toBe(200);
    const { idCliente, login, segredo, senha } = criado.json();
    const porCliente = (client_secret: string) =>
      pedirToken(app, { grant_type: 'client_credentials', client_id: String(idCliente), client_secret });
    await confirmar(idCliente);
    const token = (await porCliente(segredo)).json().access_token;
    const comSenha = await pedirToken(app, {
      grant_type: 'password',
      client_id: String(idCliente),
      client_secret: segredo,
      username: login,
      password: senha,
    });
    expect(comSenha.statusCode, comSenha.body).toBe(200);
    const usar = (bearer: string) =>
      app.inject({
        url: '/api/manifestacoes?MaxResultados=1',
        headers: { authorization: `Bearer ${bearer}` },
      });
    expect((await usar(token)).statusCode).toBe(200);
    const visto = async () => (await admin.get(`${CLIENTES}/${idCliente}`)).json();
    expect(JSON.stringify(await visto())).not.toContain(segredo);
    expect((await visto()).ultimoUsoEm).not.toBeNull();
    const { rows } = await app.platform.pool.query('select * from integracao_cliente where id = $1', [
      idCliente,
    ]);
    expect(JSON.stringify(rows)).not.toContain(segredo);

    const ato = async (nome: string, corpo: object) =>
      admin.post(`${CLIENTES}/${idCliente}/${nome}`, { versao: (await visto()).versao, ...corpo });
    const trocado = await ato('trocar-segredo', { qual: 'segredo', anteriorVale: '24-horas' });
    expect((await porCliente(segredo)).statusCode, 'for a day still').toBe(200);
    expect((await porCliente(trocado.json().segredo)).statusCode).toBe(200);
    app.clock.advance(25 * 3_600_000);
    admin = await entrarComo(app, 'admin');
    expect((await porCliente(segredo)).statusCode).toBe(401);
    const vivo = (await porCliente(trocado.json().segredo)).json().access_token;
    const deNovo = await ato('trocar-segredo', { qual: 'segredo' });
    expect((await usar(vivo)).statusCode, 'its tokens ended with it').toBe(401);
    const ultimo = (await porCliente(deNovo.json().segredo)).json().access_token;
    expect((await ato('desligar', {})).statusCode).toBe(200);
    expect((await usar(ultimo)).statusCode).toBe(401);
    expect((await porCliente(deNovo.json().segredo)).statusCode).toBe(401);
    expect((await ato('ligar', {})).statusCode).toBe(200);
    expect((await porCliente(deNovo.json().segredo)).statusCode).toBe(200);
    const velha = await admin.send({
      method: 'PUT',
      url: `${CLIENTES}/${idCliente}`,
      payload: { versao: 1, nome: 'Outro', limitePorMinuto: 5 },
    });
    expect([velha.statusCode, velha.json().code]).toEqual([409, 'integracao.cliente-mudou']);
    const atos = await app.db
      .selectFrom('auditoria')
      .select(['acao', 'informacoes'])
      .where('area', '=', 'integracao')
      .where('id_alvo', '=', idCliente)
      .orderBy('id')
      .execute();
    expect(atos.map(({ acao }) => acao)).toEqual([
      'Cadastro de cliente de integração',
      'Troca do segredo de integração',
      'Troca do segredo de integração',
      'Desligamento de cliente de integração',
      'Religamento de cliente de integração',
    ]);
    expect(JSON.stringify(atos)).not.toContain(deNovo.json().segredo);
    expect(app.log()).not.toContain(segredo);
  });

  it('are listed a page at a time, found by name, office or number', async () => {
    const admin = await entrarComo(app, 'admin');
    const lista = (consulta: string) => admin.get(`${CLIENTES}?${consulta}`).then((r) => r.json());
    expect((await lista('busca=1002')).itens.map(({ nome }: { nome: string }) => nome)).toEqual([
      'Central de atendimento da CGU',
    ]);
    expect((await lista('busca=painel%20do%20munic')).itens).toHaveLength(1);
    expect((await lista('situacao=desligados')).itens).toEqual([]);
    expect((await lista('cursor=nada')).code).toBe('lista.cursor-invalido');
    expect((await admin.post(CLIENTES, { ...novo, idPerfil: 1 })).statusCode).toBe(400);
    expect((await admin.post(CLIENTES, { ...novo, idOuvidoria: 999_999 })).json().code).toBe(
      'integracao.orgao-inativo',
    );
  });
});
