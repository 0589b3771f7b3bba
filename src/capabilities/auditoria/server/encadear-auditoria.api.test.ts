import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type Inicio, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { textoDasPalavras } from '../domain/palavras.ts';
import { fraseDoProblema } from '../domain/problema.ts';
import { auditar } from './auditar.ts';
import { insertVisualizacao } from './auditoria-repository.ts';
import { encadearAuditoria } from './encadear-auditoria.ts';
import { sha256 } from './sha256.ts';
import { adulterar, encadearTudo } from './testing-encadear.ts';
import { verificarAuditoria } from './verificar-auditoria.ts';

const CGU = 6;
const IFCE = 65;

const inicio: Inicio = {
  nome: 'encadear-auditoria',
  escrever: async (platform) => {
    for (const [n, idOuvidoria] of [CGU, IFCE, CGU, null, CGU].entries()) {
      await auditar(platform.db, platform.clock, null, {
        area: 'feriado',
        acao: 'Cadastro de feriado',
        alvo: `Feriado ${n + 1}`,
        idOuvidoria,
        depois: { nome: `Feriado ${n + 1}` },
      });
    }
    await criarCaso(platform);
    await criarCaso(platform, { idOuvidoria: IFCE, tipo: TipoManifestacao.denuncia });
    await encadearTudo(platform);
  },
};

let app: TestApp;
const abrir = async (): Promise<void> => {
  app = await createTestApp({ demo: true, inicio });
};
const fechar = () => app.close();

const elos = () =>
  app.db
    .selectFrom('auditoria_elo')
    .select(['id_ouvidoria', 'numero', 'origem', 'id_origem'])
    .orderBy('id_ouvidoria')
    .orderBy('numero')
    .execute();
const achados = async (depois = minutes(20)): Promise<string[]> => {
  // Acts of a moment ago may be under way; these are old enough to be judged.
  app.clock.advance(depois);
  const frases: string[] = [];
  await verificarAuditoria(app, (problema) => frases.push(fraseDoProblema(problema)));
  return frases;
};
const auditadas = async (): Promise<number[]> => {
  const rows = await app.db.selectFrom('auditoria').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};
const mexer = (comando: string): Promise<void> => adulterar(app, comando);

const JUSTIFICATIVA = 'Faltou responder a segunda pergunta.';

/** The gestor reopens a case, with a written reason; returns its number. */
const reabrir = async (): Promise<number> => {
  const gestor = await entrarComo(app, 'gestor.cgu');
  const { id } = await criarCaso(app, { resposta: { texto: 'Feito.' } });
  const reaberta = await gestor.post('/api/app-web/v1/tratamento/reabrir', {
    casos: [{ idManifestacao: id }],
    justificativa: JUSTIFICATIVA,
  });
  expect(reaberta.statusCode, reaberta.body).toBe(200);
  const [feito] = reaberta.json().resultados as { feito: boolean; mensagem: string }[];
  expect(feito?.feito, feito?.mensagem).toBe(true);
  return id;
};
const tornarDenuncia = async (id: number): Promise<void> => {
  const gestor = await entrarComo(app, 'gestor.cgu');
  const analise = await gestor.post('/api/app-web/v1/tratamento/alterar-tipo', {
    casos: [{ idManifestacao: id }],
    idTipoManifestacao: TipoManifestacao.denuncia,
    motivo: 'O relato aponta irregularidade.',
  });
  expect(analise.statusCode, analise.body).toBe(200);
};
const reabertura = (idManifestacao: number) =>
  app.db
    .selectFrom('manifestacao_historico')
    .select(['id', 'detalhes'])
    .where('id_manifestacao', '=', idManifestacao)
    .where('acao', '=', 'Reabertura')
    .executeTakeFirstOrThrow();
const PALAVRAS_ALTERADAS = 'o que foi escrito no ato mudou depois de encadeado, ou o seu selo não abre mais';

describe('chaining the log', () => {
  beforeEach(abrir);
  afterEach(fechar);

  it('gives each office a chain of its own, of acts of the administration and of its cases', async () => {
    expect((await elos()).map(({ id_ouvidoria, numero, origem }) => [id_ouvidoria, numero, origem])).toEqual([
      [0, 1, 'administracao'],
      [CGU, 1, 'administracao'],
      [CGU, 2, 'administracao'],
      [CGU, 3, 'administracao'],
      [CGU, 4, 'caso'],
      [IFCE, 1, 'administracao'],
      [IFCE, 2, 'caso'],
    ]);
    expect(await achados()).toEqual([]);
  });

  it('chains nothing twice, and every view of a case like an act', async () => {
    const { id } = await criarCaso(app);
    const vista = { idManifestacao: id, responsavel: 'Ana', idResponsavel: 1, idOuvidoria: CGU };
    const agora = app.clock.now();
    for (const _ of [1, 2]) await insertVisualizacao(app.db, { ...vista, agora, desde: new Date(0) });
    await encadearTudo(app);
    const depois = await elos();
    await encadearTudo(app);
    expect(await elos()).toEqual(depois);
    expect(depois.filter(({ origem }) => origem === 'caso')).toHaveLength(4);
    expect(await achados()).toEqual([]);
  });

  it('does not wait for an act that took its number first and is not done yet', async () => {
    const antes = (await elos()).length;
    const { promise: espera, resolve: soltar } = Promise.withResolvers<void>();
    const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>();
    const ato = (alvo: string) => ({ area: 'feriado', acao: 'Cadastro de feriado', alvo }) as const;
    const lento = app.db.transaction().execute(async (tx) => {
      await auditar(tx, app.clock, null, ato('primeiro'));
      avisar();
      await espera;
    });
    await comecou;
    await auditar(app.db, app.clock, null, ato('segundo'));
    await encadearAuditoria(app);
    expect(await elos()).toHaveLength(antes + 1);
    expect(await achados(minutes(10))).toEqual([]);
    soltar();
    await lento;
    await encadearTudo(app);
    expect(await elos()).toHaveLength(antes + 2);
    expect(await achados()).toEqual([]);
  });

  it('still agrees after the words of a case that became a denúncia are sealed', async () => {
    const id = await reabrir();
    await encadearTudo(app);
    await tornarDenuncia(id);
    await encadearTudo(app);
    const selada = await reabertura(id);
    expect(Object.keys(selada.detalhes as object)).toEqual(['justificativaCifrado']);
    expect(await achados()).toEqual([]);
  });

  it('keeps no words in the proof of them: a copy of the database cannot try them out', async () => {
    const { id, detalhes } = await reabertura(await reabrir());
    await encadearTudo(app);
    const { palavras } = await app.db
      .selectFrom('auditoria_elo')
      .select('palavras')
      .where('origem', '=', 'caso')
      .where('id_origem', '=', id)
      .executeTakeFirstOrThrow();
    const semChave = textoDasPalavras({ id, detalhes }, () => null);
    expect(palavras?.toString('hex')).not.toBe(sha256(semChave));
    expect(palavras).toHaveLength(32);
  });

  it('agrees also when they were sealed before their row was chained, and when they were never open', async () => {
    const id = await reabrir();
    await tornarDenuncia(id);
    await encadearTudo(app);
    expect(await achados()).toEqual([]);
  });
});

// All of it is refused, so nothing affects the next test.
describe('what the database refuses while its triggers are on', () => {
  beforeAll(abrir);
  afterAll(fechar);

  it('what was written is never changed or removed', async () => {
    const comandos = [
      "update auditoria set acao = 'x'",
      'delete from auditoria',
      'truncate auditoria',
      "update auditoria_elo set hash = ''",
      'delete from auditoria_elo',
      'delete from auditoria_verificacao',
      "update manifestacao_historico set acao = 'x'",
      'update manifestacao_historico set detalhes = \'{"idResposta": 9}\'',
      'delete from manifestacao_historico',
      'truncate manifestacao_historico cascade',
    ];
    for (const comando of comandos) {
      await expect(sql.raw(comando).execute(app.db)).rejects.toThrow('só recebe linhas novas');
    }
  });

  const mudar = (id: number, detalhes: object) =>
    sql`update manifestacao_historico set detalhes = ${JSON.stringify(detalhes)}::jsonb where id = ${id}`.execute(
      app.db,
    );

  it.each([
    ['rewritten', { justificativa: 'Outra.' }],
    ['erased', {}],
    ['emptied', { justificativa: null }],
    ['joined by others', { justificativa: JUSTIFICATIVA, motivo: 'Outro.' }],
    ['sealed beside the open ones', { justificativa: JUSTIFICATIVA, justificativaCifrado: 'AAAA' }],
    ['sealed under another name', { motivoCifrado: 'AAAA' }],
    ['sealed in a case that has no vault', { justificativaCifrado: 'AAAA' }],
  ])('the words of an act on a case are never %s', async (_, detalhes) => {
    const { id } = await reabertura(await reabrir());
    await expect(mudar(id, detalhes)).rejects.toThrow('só recebe linhas novas');
  });

  it.each([
    ['opened again', { justificativa: JUSTIFICATIVA }],
    ['sealed anew', { justificativaCifrado: 'AAAA' }],
    ['erased', {}],
  ])('once sealed, the words are never %s', async (_, detalhes) => {
    const caso = await reabrir();
    await tornarDenuncia(caso);
    await expect(mudar((await reabertura(caso)).id, detalhes)).rejects.toThrow('só recebe linhas novas');
  });
});

describe('the verifier finds what was done by hand in the database', () => {
  beforeEach(abrir);
  afterEach(fechar);

  const mexerNasPalavras = (id: number, detalhes: object) =>
    mexer(`update manifestacao_historico set detalhes = '${JSON.stringify(detalhes)}' where id = ${id}`);

  it.each([
    ['rewritten', { justificativa: 'Outra.' }],
    ['erased', {}],
    ['moved to another name', { motivo: JUSTIFICATIVA }],
    ['replaced by a seal that does not open', { justificativaCifrado: 'AAAA' }],
  ])('the words of an act %s', async (_, detalhes) => {
    const { id } = await reabertura(await reabrir());
    await encadearTudo(app);
    await mexerNasPalavras(id, detalhes);
    expect(await achados()).toEqual([
      expect.stringContaining(`linha ${id} de manifestacao_historico: ${PALAVRAS_ALTERADAS}`),
    ]);
  });

  it('other words sealed in the place of those of a denúncia, even with the own key of its vault', async () => {
    const caso = await reabrir();
    await tornarDenuncia(caso);
    await encadearTudo(app);
    const { chave_embrulhada } = await app.db
      .selectFrom('manifestacao_cofre')
      .select('chave_embrulhada')
      .where('id_manifestacao', '=', caso)
      .executeTakeFirstOrThrow();
    const selada = openEnvelope(chaveDoCofre(app), chave_embrulhada).seal('Outra.').toString('base64');
    await mexerNasPalavras((await reabertura(caso)).id, { justificativaCifrado: selada });
    expect(await achados()).toEqual([expect.stringContaining(PALAVRAS_ALTERADAS)]);
  });

  it('the proof of the words taken out of its link', async () => {
    const { id } = await reabertura(await reabrir());
    await encadearTudo(app);
    await mexer(`update auditoria_elo set palavras = null where origem = 'caso' and id_origem = ${id}`);
    expect((await achados()).join()).toContain(`linha ${id} de manifestacao_historico`);
  });

  it('an edited row of the administration', async () => {
    const [, , terceira] = await auditadas();
    await mexer(`update auditoria set alvo = 'Outro feriado' where id = ${terceira}`);
    expect(await achados()).toEqual([
      `Órgão 6, elo 2, linha ${terceira} de auditoria: a linha foi alterada depois de encadeada.`,
    ]);
  });

  it('an edited moment of an act of a case', async () => {
    const elo = (await elos()).find(({ origem }) => origem === 'caso');
    await mexer(
      `update manifestacao_historico set ocorrido_em = ocorrido_em - interval '1 microsecond' where id = ${elo?.id_origem}`,
    );
    expect(await achados()).toEqual([
      `Órgão 6, elo 4, linha ${elo?.id_origem} de manifestacao_historico: a linha foi alterada depois de encadeada.`,
    ]);
  });

  it('a removed row', async () => {
    const [, segunda] = await auditadas();
    await mexer(`delete from auditoria where id = ${segunda}`);
    expect(await achados()).toEqual([
      `Órgão 65, elo 1, linha ${segunda} de auditoria: a linha foi removida.`,
      expect.stringContaining('número 2: falta uma linha na numeração do servidor'),
    ]);
  });

  it('an act of a case turned into a view, so that it leaves the log', async () => {
    const elo = (await elos()).find(({ origem }) => origem === 'caso');
    await mexer(`update manifestacao_historico set acao = 'Visualização' where id = ${elo?.id_origem}`);
    expect(await achados()).toEqual([expect.stringContaining('a linha foi alterada depois de encadeada')]);
  });

  it('two rows that changed places', async () => {
    const [primeira, , terceira] = await auditadas();
    await mexer(`update auditoria set alvo = case id when ${primeira} then 'Feriado 3' else 'Feriado 1' end
      where id in (${primeira}, ${terceira})`);
    expect(await achados()).toHaveLength(2);
  });

  it('two links that changed places', async () => {
    await mexer(`update auditoria_elo set numero = numero + 100 where id_ouvidoria = 6 and numero in (1, 2);
      update auditoria_elo set numero = 103 - numero where id_ouvidoria = 6 and numero > 100`);
    expect((await achados()).filter((frase) => frase.includes('trocado de lugar')).length).toBeGreaterThan(1);
  });

  it('a removed link, whose row has none any more', async () => {
    const [, , terceira] = await auditadas();
    await mexer(`delete from auditoria_elo where id_ouvidoria = 6 and numero = 2`);
    expect(await achados()).toEqual([
      'Órgão 6, elo 2: elos foram removidos da cadeia.',
      `Órgão 6, linha ${terceira} de auditoria: a linha foi posta entre outras já encadeadas, ou o seu elo foi removido.`,
    ]);
  });

  it('a row removed together with its link, the others renumbered to close the gap', async () => {
    const [, , terceira] = await auditadas();
    await mexer(`delete from auditoria where id = ${terceira};
      delete from auditoria_elo where id_ouvidoria = 6 and numero = 2;
      update auditoria_elo set numero = 2 where id_ouvidoria = 6 and numero = 3;
      update auditoria_elo set numero = 3 where id_ouvidoria = 6 and numero = 4`);
    expect(await achados()).toEqual([
      expect.stringContaining('Órgão 6, elo 2, '),
      expect.stringContaining('Órgão 6, elo 3, '),
      expect.stringContaining('número 3: falta uma linha na numeração do servidor'),
    ]);
  });

  it('a row put between others, also after the chain went on', async () => {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('auditoria', 'id')) as id`.execute(app.db);
    const id = rows[0]?.id;
    await auditar(app.db, app.clock, null, { area: 'feriado', acao: 'Cadastro de feriado', alvo: 'Natal' });
    await encadearTudo(app);
    await mexer(`insert into auditoria (id, area, acao, alvo, responsavel, ocorrido_em) overriding system value
      values (${id}, 'usuario', 'Perfil concedido', 'Fulano', 'Ana', now())`);
    await encadearTudo(app);
    expect(await achados()).toEqual([
      `Plataforma, elo 3, linha ${id} de auditoria: a linha não foi escrita pelo servidor, ou foi alterada antes de ser encadeada.`,
    ]);
  });

  it('a chain cut short since the last verification', async () => {
    expect(await achados()).toEqual([]);
    const ultima = (await elos()).find(({ id_ouvidoria, numero }) => id_ouvidoria === 6 && numero === 4);
    await mexer(`delete from auditoria_elo where id_ouvidoria = 6 and numero = 4;
      delete from manifestacao_historico where id = ${ultima?.id_origem}`);
    expect(await achados()).toEqual([
      expect.stringContaining('número 6: falta uma linha na numeração do servidor'),
      'Órgão 6, elo 4: a cadeia não contém mais o ponto em que terminava na última verificação.',
    ]);
  });
});

/** `npm run auditoria:verificar`, without its preparation. */
const comando = (): Promise<{ codigo: unknown; saida: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      DATABASE_URL: app.platform.pool.options.connectionString ?? '',
      AUDITORIA_CABECAS: app.config.auditoriaCabecas,
    };
    execFile(process.execPath, ['scripts/auditoria-verificar.ts'], { env }, (erro, stdout, stderr) =>
      resolve({ codigo: erro?.code ?? 0, saida: stdout + stderr }),
    );
  });

describe('the command', () => {
  beforeEach(abrir);
  afterEach(fechar);

  it('ends well and says where each chain ends, or names the tampered rows and ends with 1', async () => {
    const integra = await comando();
    expect(integra, integra.saida).toMatchObject({ codigo: 0 });
    expect(integra.saida).toContain('7 elos de 3 cadeias conferidos');
    expect(integra.saida).toMatch(/Órgão 6: 4 elos, o último é [0-9a-f]{64}/);
    const [primeira] = await auditadas();
    await mexer(`update auditoria set responsavel = 'Ninguém' where id = ${primeira}`);
    const adulterada = await comando();
    expect(adulterada.codigo).toBe(1);
    expect(adulterada.saida).toContain(
      `Órgão 6, elo 1, linha ${primeira} de auditoria: a linha foi alterada`,
    );
    expect(adulterada.saida).toContain('A auditoria foi adulterada: 1 problema');
  });
});
