import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCodigoBemFormado } from '#capabilities/codigo-acesso/domain/codigo-acesso.ts';
import { isProtocoloValido } from '#kernel/protocolo.ts';
import { emailsEscritos } from '#testing/casos.ts';
import { novoRegistro, Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const row = async (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const historico = async (id: number) =>
  app.db
    .selectFrom('manifestacao_historico')
    .select(['acao', 'responsavel'])
    .where('id_manifestacao', '=', id)
    .orderBy('id')
    .execute();
const count = async () => {
  const { n } = await app.db
    .selectFrom('manifestacao')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

describe('filing', () => {
  it('S3-03 gives a valid protocol, an access code, the office’s due date, a history row and two mails', async () => {
    const response = await registrar(maria);
    expect(response.statusCode, response.body).toBe(200);
    const body = response.json();
    expect(body.numeroProtocolo).toMatch(/^00106\.\d{6}\/2026-\d{2}$/);
    expect(isProtocoloValido(body.numeroProtocolo)).toBe(true);
    expect(isCodigoBemFormado(body.codigoAcesso)).toBe(true);
    // Thirty days after Thu 12/03/2026 is Sat 11/04, so Mon 13/04.
    expect(body.prazoAtendimento).toBe('2026-04-13');
    expect(await historico(body.idManifestacao)).toEqual([{ acao: 'Cadastro', responsavel: 'Manifestante' }]);
    const mails = (await emailsEscritos(app)).filter(({ evento }) => evento.startsWith('manifestacao.'));
    expect(mails.map(({ evento }) => evento).sort()).toEqual([
      'manifestacao.cadastrada',
      'manifestacao.nova-no-orgao',
    ]);
    for (const { texto } of mails) {
      expect(texto).toContain(body.numeroProtocolo);
      expect(texto).not.toContain(body.codigoAcesso);
      expect(texto).not.toContain('três horas');
    }
  });

  it('S3-03 uses 5-4-6-2 outside the federal sphere', async () => {
    const body = (await registrar(maria, { idOuvidoriaDestino: Orgaos.ceara, uf: 'CE' })).json();
    expect(body.numeroProtocolo).toMatch(/^\d{5}\.2026\.\d{6}-\d{2}$/);
    expect(isProtocoloValido(body.numeroProtocolo)).toBe(true);
  });

  it('counts what is filed from 19:00 on as told on the next business day (Lei 9.784, art. 66)', async () => {
    app.clock.set('2026-03-12T19:00:00-03:00');
    const joao = await entrarComo(app, 'joao.cidadao');
    const body = (await registrar(joao, { idTipoManifestacao: 8 })).json();
    app.clock.set('2026-03-12T09:00:00-03:00');
    // Told on Fri 13/03, counted from Mon 16/03: the 20th day is Sat 04/04, so Mon 06/04.
    expect(body.prazoAtendimento).toBe('2026-04-06');
  });

  it('files each type with the form of its kind', async () => {
    for (const [tipo, formulario] of [
      [1, 4],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [8, 3],
      [9, 2],
    ] as const) {
      const body = (await registrar(maria, { idTipoManifestacao: tipo })).json();
      expect(await row(body.idManifestacao)).toMatchObject({ id_tipo: tipo, id_tipo_formulario: formulario });
    }
  });

  it('S2-10 keeps ouvidoriaInterna with the case', async () => {
    const body = (await registrar(maria, { ouvidoriaInterna: true })).json();
    expect((await row(body.idManifestacao)).ouvidoria_interna).toBe(true);
  });

  it('creates one case for a sending repeated by double click, time-out or back button', async () => {
    const before = await count();
    const registro = novoRegistro();
    const [a, b] = await Promise.all([
      maria.post('/api/app-web/v1/manifestacoes', registro),
      maria.post('/api/app-web/v1/manifestacoes', registro),
    ]);
    const c = await maria.post('/api/app-web/v1/manifestacoes', registro);
    expect(a.json()).toEqual(b.json());
    expect(a.json()).toEqual(c.json());
    expect(a.json().conteudoAnterior).toBe(false);
    expect(await count()).toBe(before + 1);
  });

  it('says so when a repeated sending has other content, and keeps the first', async () => {
    const registro = novoRegistro();
    const primeira = (await maria.post('/api/app-web/v1/manifestacoes', registro)).json();
    const before = await count();
    const outra = { ...registro, teor: { texto: 'Pensei melhor: foram quatro horas.' } };
    const segunda = await maria.post('/api/app-web/v1/manifestacoes', outra);
    expect(segunda.json()).toEqual({ ...primeira, conteudoAnterior: true });
    expect(await count()).toBe(before);
    expect((await row(primeira.idManifestacao)).teor).toEqual(registro.teor);
  });

  it('gives the code of a sending to nobody but the account that sent it', async () => {
    const registro = novoRegistro();
    await maria.post('/api/app-web/v1/manifestacoes', registro);
    const joao = await entrarComo(app, 'joao.cidadao');
    for (const other of [joao, new Visitor(app)]) {
      const response = await other.post('/api/app-web/v1/manifestacoes', registro);
      expect(response.statusCode).toBe(409);
      expect(response.body).not.toContain('codigoAcesso');
    }
  });

  it('numbers an office’s cases of the year without gap or repeat, also when a filing fails between', async () => {
    const first = (await registrar(maria, { idOuvidoriaDestino: Orgaos.ifce })).json();
    const failed = await registrar(maria, {
      idOuvidoriaDestino: Orgaos.ifce,
      anexos: [{ idAnexo: 999_999, segredo: 'x'.repeat(30) }],
    });
    expect(failed.statusCode).toBeGreaterThanOrEqual(400);
    const many = await Promise.all(
      Array.from({ length: 10 }, () => registrar(maria, { idOuvidoriaDestino: Orgaos.ifce })),
    );
    const sequencias = [first, ...many.map((r) => r.json())].map((body) =>
      Number(body.numeroProtocolo.slice(6, 12)),
    );
    const sorted = sequencias.toSorted((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_, i) => (sorted[0] ?? 0) + i));
  });
});

describe('the anonymous denúncia', () => {
  const anonima = { idTipoManifestacao: 1, anonimo: true };

  it('S2-05 needs no login, becomes Comunicação with its own history row, and mails nobody but the office', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const visitor = new Visitor(app);
    const body = (await registrar(visitor, anonima)).json();
    expect(await row(body.idManifestacao)).toMatchObject({
      id_tipo: 7,
      id_tipo_identificacao: 1,
      id_modo_resposta: null,
      dono: null,
      teor: null,
    });
    expect(await historico(body.idManifestacao)).toEqual([
      { acao: 'Cadastro', responsavel: 'Anônimo' },
      { acao: 'Alteração de tipo', responsavel: 'Sistema' },
    ]);
    const mails = await app.db.selectFrom('email_saida').select('evento').execute();
    expect(mails.map(({ evento }) => evento)).toEqual(['manifestacao.nova-no-orgao']);
    expect(body.emailEnviadoPara).toBeNull();
  });

  it('keeps no link to the account of a person who was signed in', async () => {
    const body = (await registrar(maria, anonima)).json();
    const saved = await row(body.idManifestacao);
    expect(saved.dono).toBeNull();
    const pessoa = await app.db
      .selectFrom('manifestante')
      .selectAll()
      .where('id_manifestacao', '=', saved.id)
      .execute();
    expect(pessoa).toEqual([]);
  });

  it('leaves its moment in no session', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    const atividades = () =>
      app.db.selectFrom('sessao').select(['id', 'ultima_atividade_em']).orderBy('id').execute();
    const before = await atividades();
    app.clock.advance(10 * 60_000);
    expect((await registrar(joao, anonima)).statusCode).toBe(200);
    expect(await atividades()).toEqual(before);
    app.clock.advance(-10 * 60_000);
  });

  it.each([2, 3, 4, 5, 8, 9])('refuses type %i without identification', async (idTipoManifestacao) => {
    const before = await count();
    const visitor = new Visitor(app);
    for (const anonimo of [true, false]) {
      const response = await registrar(visitor, { idTipoManifestacao, anonimo });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.json().message).toMatch(/denúncia/);
    }
    expect(await count()).toBe(before);
  });
});

describe('at the desk', () => {
  const atendimento = {
    idCanalEntrada: 2,
    manifestante: { nome: 'José da Silva', email: 'jose@exemplo.test' },
  };

  it('registers the channel, the person and who received them', async () => {
    const atendente = await entrarComo(app, 'atendente.cgu');
    const body = (await registrar(atendente, { atendimento })).json();
    const saved = await row(body.idManifestacao);
    expect(saved).toMatchObject({ id_canal_entrada: 2, dono: null });
    expect(saved.id_atendente).not.toBeNull();
    expect(body.emailEnviadoPara).toBe('jose@exemplo.test');
    const [cadastro] = await historico(body.idManifestacao);
    expect(cadastro?.responsavel).toMatch(/\(CGU\)$/);
  });

  it('refuses a citizen, and another office', async () => {
    expect((await registrar(maria, { atendimento })).statusCode).toBe(403);
    const atendente = await entrarComo(app, 'atendente.cgu');
    const other = await registrar(atendente, { atendimento, idOuvidoriaDestino: Orgaos.ifce });
    expect(other.statusCode).toBe(403);
  });
});

describe('what is refused, with nothing written', () => {
  it.each([
    [
      'an office of another sphere',
      { uf: 'CE', idOuvidoriaDestino: Orgaos.cgu },
      'manifestacao.orgao-de-outra-esfera',
    ],
    ['an unknown office', { idOuvidoriaDestino: 987_654 }, 'manifestacao.orgao-nao-recebe'],
    ['an unknown subject', { idAssunto: 987_654 }, 'manifestacao.assunto-nao-existe'],
    ['a form of another type', { idSubtipoFormulario: 1 }, 'manifestacao.subtipo-nao-existe'],
    [
      'Simplifique outside the federal sphere',
      { idTipoManifestacao: 9, idOuvidoriaDestino: Orgaos.ceara },
      'manifestacao.orgao-nao-recebe',
    ],
    ['an empty text', { teor: { texto: ' ' } }, 'entrada.invalida'],
    ['a field of another form', { teor: { texto: 'x', resumo: 'y' } }, 'entrada.invalida'],
    ['a type of the system', { idTipoManifestacao: 7 }, 'entrada.invalida'],
    [
      'a way of answering that does not exist',
      { idModoResposta: 99 },
      'manifestacao.modo-resposta-nao-existe',
    ],
    ['half a character', { teor: { texto: 'abc\ud800d' } }, 'entrada.caractere'],
    ['a key that is no key', { chaveEnvio: 'abc' }, 'entrada.invalida'],
  ])('S5-04 %s', async (_, mudancas, code) => {
    const before = await count();
    const response = await registrar(maria, mudancas);
    expect(response.json().code, response.body).toBe(code);
    expect(response.statusCode).toBe(400);
    expect(await count()).toBe(before);
  });
});

describe('S5-04 what was written is judged by the form of its type', () => {
  const recusa = async (mudancas: Record<string, unknown>, visitor = maria) => {
    const response = await registrar(visitor, mudancas);
    const { code, message, details } = response.json();
    return { status: response.statusCode, code, message, campos: details?.campos };
  };

  it.each([
    ['the people of a denúncia', 2, { texto: 'x', envolvidos: [] }, 'envolvidos'],
    [
      'the summary of a request',
      9,
      { servico: 'a', texto: 'x', propostaMelhoria: 'b', resumo: 'c' },
      'resumo',
    ],
    ['the service of Simplifique', 8, { resumo: 'a', texto: 'x', servico: 'b' }, 'servico'],
    ['the proposal of Simplifique', 1, { texto: 'x', propostaMelhoria: 'a' }, 'propostaMelhoria'],
    ['a field that no form has', 2, { texto: 'x', outra: { a: 1 } }, 'outra'],
  ])('%s is refused by its name on another form', async (_, idTipoManifestacao, teor, campo) => {
    const message = `Campo desconhecido: ${campo}.`;
    expect(await recusa({ idTipoManifestacao, teor })).toEqual({
      status: 400,
      code: 'entrada.invalida',
      message,
      campos: { [`teor.${campo}`]: message },
    });
  });

  it.each([
    ['nothing', 8, {}, ['resumo', 'texto'], 'O campo Resumo do pedido é obrigatório!'],
    ['a number for a text', 2, { texto: 5 }, ['texto'], 'Campo inválido!'],
    [
      'a person without a name',
      1,
      { texto: 'x', envolvidos: [{}] },
      ['envolvidos.0.nome'],
      'O campo Nome é obrigatório!',
    ],
    ['an answer that is none', 1, { texto: 'x', temProvas: 'talvez' }, ['temProvas'], 'Campo inválido!'],
    [
      'a field inside the place',
      1,
      { texto: 'x', local: { rua: 'A' } },
      ['local'],
      'Campo desconhecido: rua.',
    ],
  ])('%s is refused beside its field', async (_, idTipoManifestacao, teor, campos, message) => {
    const refused = await recusa({ idTipoManifestacao, teor });
    expect(refused).toMatchObject({ status: 400, code: 'entrada.invalida', message });
    expect(Object.keys(refused.campos)).toEqual(campos.map((nome) => `teor.${nome}`));
  });

  it.each([
    ['left out', undefined, 'O campo teor é obrigatório!'],
    ['null', null, 'O campo teor é obrigatório!'],
    ['a text', 'Esperei três horas.', 'Campo inválido!'],
    ['a list', [{ texto: 'x' }], 'Campo inválido!'],
  ])('%s is no teor at all', async (_, teor, message) => {
    expect(await recusa({ teor })).toEqual({
      status: 400,
      code: 'entrada.invalida',
      message,
      campos: { teor: message },
    });
  });

  it('comes after the other fields, after who may file, and after a sending that was already received', async () => {
    const errado = { texto: 'x', outra: 1 };
    expect(Object.keys((await recusa({ chaveEnvio: 'abc', teor: errado })).campos)).toEqual(['chaveEnvio']);
    expect((await recusa({ teor: errado }, new Visitor(app))).message).toMatch(/denúncia/);
    const registro = novoRegistro();
    await maria.post('/api/app-web/v1/manifestacoes', registro);
    const repetida = await maria.post('/api/app-web/v1/manifestacoes', { ...registro, teor: errado });
    expect([repetida.statusCode, repetida.json().conteudoAnterior]).toEqual([200, true]);
  });

  it('is kept as the form reads it, in either casing and trimmed', async () => {
    const body = (await registrar(maria, { teor: { Texto: '  Esperei três horas. ' } })).json();
    expect((await row(body.idManifestacao)).teor).toEqual({ texto: 'Esperei três horas.' });
  });
});

it('S2-31 the documentation shows what each form takes', async () => {
  const { paths } = (await app.inject('/api/docs/openapi.json')).json();
  const { post } = paths['/api/app-web/v1/manifestacoes'];
  const { anyOf } = post.requestBody.content['application/json'].schema.properties.teor;
  const campos = anyOf.map(({ properties }: { properties: object }) => Object.keys(properties));
  expect(campos.slice(0, 1)).toEqual([['texto']]);
  expect(campos[1]).toContain('envolvidos');
  expect(campos.slice(2)).toEqual([
    ['resumo', 'texto'],
    ['servico', 'texto', 'propostaMelhoria'],
  ]);
});

describe('at rest', () => {
  it('a dump holds no planted string of a denúncia’s text or identity', async () => {
    const plantado = `segredo${randomUUID().replaceAll('-', '')}`;
    const atendente = await entrarComo(app, 'atendente.cgu');
    const response = await registrar(atendente, {
      idTipoManifestacao: 1,
      teor: {
        texto: `${plantado} texto`,
        quem: `${plantado} quem`,
        envolvidos: [{ nome: `${plantado} nome` }],
      },
      atendimento: {
        idCanalEntrada: 1,
        manifestante: {
          nome: `${plantado} pessoa`,
          email: `${plantado}@exemplo.test`,
          telefone: '85 99999-1234',
          endereco: `${plantado} rua`,
        },
      },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(await tablesHolding(plantado)).toEqual([]);
    expect(app.log()).not.toContain(plantado);
  });
});

/** Every column of every table, as text and as bytes: what `pg_dump` would write. */
const tablesHolding = async (needle: string): Promise<string[]> => {
  const { rows } = await app.platform.pool.query<{ tabela: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as tabela
       from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { tabela } of rows) {
    const result = await app.platform.pool.query(
      `select 1 from ${tabela} t
        where position($1 in t::text) > 0 or position(encode(convert_to($1, 'UTF8'), 'hex') in t::text) > 0 limit 1`,
      [needle],
    );
    if (result.rowCount) found.push(tabela);
  }
  return found;
};
