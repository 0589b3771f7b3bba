import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '#server/clock.ts';
import { trilhaDe } from '#server/db/trilha.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type Inicio, type TestApp } from '#testing/test-app.ts';
import { encadear, type LinhaAEncadear, type Ponta } from '../domain/encadeamento.ts';
import { fraseDoProblema } from '../domain/problema.ts';
import { auditar } from './auditar.ts';
import { insertHistorico, insertVisualizacao } from './auditoria-repository.ts';
import { createChaves } from './chaves-da-auditoria.ts';
import { listAEncadear } from './encadeamento-repository.ts';
import { encadearAuditoria } from './encadear-auditoria.ts';
import { createSeguidor, seguirAuditoria } from './seguir-auditoria.ts';
import { sha256 } from './sha256.ts';
import { adulterar, encadearTudo } from './testing-encadear.ts';
import { verificarAuditoria } from './verificar-auditoria.ts';

const CGU = 6;
const ato = (alvo: string, idOuvidoria: number | null = CGU) =>
  ({ area: 'feriado', acao: 'Cadastro de feriado', alvo, idOuvidoria }) as const;

const inicio: Inicio = {
  nome: 'marcas-da-auditoria',
  escrever: async (platform) => {
    for (const n of [1, 2, 3]) await auditar(platform.db, platform.clock, null, ato(`Feriado ${n}`));
    await criarCaso(platform);
    await encadearTudo(platform);
  },
};

let app: TestApp;
let passar: () => Promise<void>;
beforeEach(async () => {
  app = await createTestApp({ demo: true, inicio });
  passar = createSeguidor(app.platform).passar;
});
afterEach(() => app.close());

const agir = (alvo: string) => auditar(app.db, app.clock, null, ato(alvo));
/** A view and three acts that this process wrote and linked, with their heads outside. */
const agirTresVezes = async (): Promise<number[]> => {
  const { id } = await app.db.selectFrom('manifestacao').select('id').executeTakeFirstOrThrow();
  const vista = { idManifestacao: id, responsavel: 'Ana', idResponsavel: 1, idOuvidoria: CGU };
  await insertVisualizacao(app.db, { ...vista, agora: app.clock.now(), desde: new Date(0) });
  for (const n of [4, 5, 6]) {
    await agir(`Feriado ${n}`);
    await passar();
  }
  const rows = await app.db.selectFrom('auditoria').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};
const mexer = (comando: string) => adulterar(app, comando);
const achados = async (): Promise<string[]> => {
  // Acts of a moment ago may be under way; these are old enough to be judged.
  app.clock.advance(minutes(20));
  const frases: string[] = [];
  await verificarAuditoria(app, (problema) => frases.push(fraseDoProblema(problema)));
  return frases;
};
const semElo = async (): Promise<number> => (await linhasSemElo()).length;
const cabecas = async (): Promise<string[]> => {
  const pasta = app.config.auditoriaCabecas;
  const textos = await Promise.all(
    (await readdir(pasta)).map((nome) => readFile(path.join(pasta, nome), 'utf8')),
  );
  return textos.join('').split('\n').filter(Boolean);
};
const trabalhos = async (nome: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from graphile_worker.jobs where task_identifier = ${nome}`.execute(app.db);
  return rows[0]?.n ?? 0;
};

/** Links as somebody who knows the rules but not the key would write them; without seals, as the version before did. */
const escreverElos = async (linhas: readonly LinhaAEncadear[], comSelo: boolean): Promise<void> => {
  const elos = encadear({ resumir: sha256, selar: sha256 }, new Map<number, Ponta>(), linhas);
  for (const { idOuvidoria, numero, origem, idOrigem, palavras, resumo, hash, selo } of elos)
    await mexer(`insert into auditoria_elo values (${idOuvidoria}, ${numero}, '${origem}', ${idOrigem}, '\\x${resumo}',
      ${palavras ? `'\\x${palavras}'` : 'null'}, '\\x${hash}', now(), ${comSelo ? `'\\x${selo}'` : 'null'})`);
};
const linhasSemElo = async (): Promise<LinhaAEncadear[]> => {
  const quais = { ids: 'todas', limite: 100, depoisDe: 0 } as const;
  return [
    ...(await listAEncadear(app.db, 'administracao', quais, createChaves(app))),
    ...(await listAEncadear(app.db, 'caso', quais, createChaves(app))),
  ];
};
const SEM_MARCAS = `update auditoria set marca = null, marca_serie = null, marca_numero = null;
  update manifestacao_historico set marca = null, marca_serie = null, marca_numero = null;
  delete from auditoria_lacuna; delete from auditoria_marco; delete from auditoria_elo; delete from auditoria_verificacao`;

describe('L9 each view and act gets a keyed mark and a number in its own transaction', () => {
  it('in the one statement that writes it, and acts need not queue for one head', async () => {
    const { id } = await criarCaso(app);
    const vista = { idManifestacao: id, responsavel: 'Ana', idResponsavel: 1, idOuvidoria: CGU };
    app.takeQueries();
    await agir('Natal');
    await insertVisualizacao(app.db, { ...vista, agora: app.clock.now(), desde: new Date(0) });
    expect(app.takeQueries()).toHaveLength(2);
    await Promise.all(Array.from({ length: 20 }, (_, n) => agir(`Feriado ${n}`)));
    const { rows } = await sql<{ numeros: number; maior: number; marcas: number }>`
      select count(distinct marca_numero) as numeros, max(marca_numero) as maior, count(marca) as marcas from (
        select marca_numero, marca, marca_serie from auditoria
        union all select marca_numero, marca, marca_serie from manifestacao_historico
      ) l where marca_serie = ${trilhaDe(app.db).serie}`.execute(app.db);
    expect(rows).toEqual([{ numeros: 23, maior: 23, marcas: 23 }]);
    await passar();
    expect(await achados()).toEqual([]);
  });

  it('that is right for whatever an act says: letters, numbers, lists, moments, halves of a character', async () => {
    const { id } = await criarCaso(app);
    await auditar(
      app.db,
      app.clock,
      { idUsuario: 1, nome: 'Zé \u{1F600} "aspas" \\ \ud800' },
      {
        ...ato('çãõ\n\t', null),
        idAlvo: 7,
        antes: { b: 1.5, a: [null, true, { d: -0, c: 1e21 }], semValor: undefined, 10: 'x', 9: 'y' },
        depois: { texto: '\u2028', quando: new Date(0) as unknown as string },
      },
    );
    await insertHistorico(app.db, {
      id_manifestacao: id,
      acao: 'Reabertura',
      ocorrido_em: new Date('2026-03-12T12:00:00.007Z'),
      responsavel: 'Manifestante',
      informacoes: 'metade \udc00',
      detalhes: JSON.stringify({ motivo: 'porque sim', idResposta: 3 }),
      versao: 2,
    });
    await passar();
    expect(await achados()).toEqual([]);
  });

  it('and several requests of one page at once are one view', async () => {
    const { id } = await criarCaso(app);
    const agora = app.clock.now();
    const vista = { idManifestacao: id, responsavel: 'Ana', idResponsavel: 1, idOuvidoria: CGU, agora };
    const desde = new Date(agora.getTime() - minutes(1));
    await Promise.all(Array.from({ length: 8 }, () => insertVisualizacao(app.db, { ...vista, desde })));
    const vistas = await app.db
      .selectFrom('manifestacao_historico')
      .select('id')
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Visualização')
      .execute();
    expect(vistas).toHaveLength(1);
    await passar();
    expect(await achados()).toEqual([]);
  });

  it('and a reload that adds no view uses up no number', async () => {
    const { id } = await criarCaso(app);
    const agora = app.clock.now();
    const vista = { idManifestacao: id, responsavel: 'Ana', idResponsavel: 1, idOuvidoria: CGU, agora };
    for (const _ of [1, 2, 3])
      await insertVisualizacao(app.db, { ...vista, desde: new Date(agora.getTime() - minutes(1)) });
    await passar();
    expect(await app.db.selectFrom('auditoria_lacuna').selectAll().execute()).toEqual([]);
    expect(await achados()).toEqual([]);
  });
});

describe('L9 linked into the office’s chain within a second', () => {
  it('while the server runs, and without a statement while nothing happens', async () => {
    const { parar } = seguirAuditoria(app.platform);
    try {
      await passar();
      app.takeQueries();
      await agir('Natal');
      const inicioDoAto = performance.now();
      while ((await semElo()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(performance.now() - inicioDoAto).toBeLessThan(3000);
      await new Promise((resolve) => setTimeout(resolve, 100));
      app.takeQueries();
      await new Promise((resolve) => setTimeout(resolve, 1100));
      expect(app.takeQueries()).toEqual([]);
    } finally {
      await parar();
    }
  });

  it('each head is written outside the database too', async () => {
    await agirTresVezes();
    const pontas = await app.db
      .selectFrom('auditoria_elo')
      .select(['numero', 'hash'])
      .where('id_ouvidoria', '=', CGU)
      .orderBy('numero', 'desc')
      .limit(3)
      .execute();
    for (const { numero, hash } of pontas)
      expect(await cabecas()).toContainEqual(
        expect.stringMatching(new RegExp(`^\\S+ ${CGU} ${numero} ${hash.toString('hex')}$`)),
      );
  });

  it('an act that was undone leaves a number with its explanation, not an alarm', async () => {
    const desfeito = app.db.transaction().execute(async (tx) => {
      await auditar(tx, app.clock, null, ato('desfeito'));
      throw new Error('não');
    });
    await expect(desfeito).rejects.toThrow('não');
    await agir('depois');
    await passar();
    expect(await app.db.selectFrom('auditoria_lacuna').select(['numero', 'motivo']).execute()).toEqual([
      { numero: 1, motivo: 'desfeita' },
    ]);
    expect(await achados()).toEqual([]);
  });

  it('an act under way is waited for, and what follows it is linked meanwhile', async () => {
    const { promise: espera, resolve: soltar } = Promise.withResolvers<void>();
    const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>();
    const lento = app.db.transaction().execute(async (tx) => {
      await auditar(tx, app.clock, null, ato('primeiro'));
      avisar();
      await espera;
    });
    await comecou;
    await agir('segundo');
    await passar();
    expect(trilhaDe(app.db).anotadas).toHaveLength(1);
    expect(await semElo()).toBe(0);
    soltar();
    await lento;
    await passar();
    expect(trilhaDe(app.db).anotadas).toEqual([]);
    expect(await achados()).toEqual([]);
  });
});

describe('L9 a gap is an alarm: what a superuser does before the link', () => {
  it('a row removed within the second is told at once, and every night', async () => {
    await agir('Natal');
    await mexer("delete from auditoria where alvo = 'Natal'");
    await passar();
    await passar();
    expect(await trabalhos('verificar-auditoria')).toBe(1);
    expect(app.log()).toContain('removida');
    expect(await achados()).toEqual([
      expect.stringMatching(
        /^Órgão 6, linha \d+ de auditoria: a linha foi removida antes de ser encadeada\.$/,
      ),
    ]);
  });

  it('also when the server dies with it: the number is missing', async () => {
    await agir('Natal');
    await agir('Ano Novo');
    await mexer("delete from auditoria where alvo = 'Natal'");
    await encadearAuditoria(app);
    expect(await achados()).toEqual([
      expect.stringContaining('número 1: falta uma linha na numeração do servidor'),
    ]);
  });

  it('a forged explanation of the missing number is found itself', async () => {
    await agir('Natal');
    await agir('Ano Novo');
    const { serie } = trilhaDe(app.db);
    await mexer(`delete from auditoria where alvo = 'Natal';
      insert into auditoria_lacuna (serie, numero, motivo, registrada_em, marca) values ('${serie}', 1, 'desfeita', now(), '\\x00')`);
    await encadearAuditoria(app);
    expect(await achados()).toEqual([expect.stringContaining('não foi escrita pelo servidor')]);
  });

  it('a row changed, and one moved to another office', async () => {
    await agir('Natal');
    await criarCaso(app);
    await mexer(`update auditoria set responsavel = 'Outra pessoa' where alvo = 'Natal';
      update manifestacao_historico set id_ouvidoria_do_caso = 65 where id = (select max(id) from manifestacao_historico)`);
    await passar();
    expect(await trabalhos('verificar-auditoria')).toBe(1);
    expect(await achados()).toEqual([
      expect.stringMatching(/linha \d+ de auditoria: a linha não foi escrita pelo servidor/),
      expect.stringMatching(/linha \d+ de manifestacao_historico: a linha foi levada a outro órgão/),
      expect.stringMatching(/manifestação \d+: está, ou esteve, em um órgão para o qual nenhum ato a levou/),
    ]);
  });

  it('a row put in, without a mark or with a copied one', async () => {
    await agirTresVezes();
    await mexer(`insert into auditoria (area, acao, alvo, responsavel, ocorrido_em) values ('usuario', 'Bloqueio', 'Fulano', 'Ana', now());
      insert into auditoria (id_ouvidoria, area, acao, alvo, responsavel, informacoes, ocorrido_em, marca_serie, marca_numero, marca)
      select id_ouvidoria, area, acao, alvo, responsavel, informacoes, ocorrido_em, marca_serie, marca_numero, marca
      from auditoria where alvo = 'Feriado 6'`);
    expect((await achados()).join()).toContain('a linha não foi escrita pelo servidor');
    await encadearAuditoria(app);
    const depois = (await achados()).join('\n');
    expect(depois).toContain('a linha não foi escrita pelo servidor');
    expect(depois).toContain('número 4: duas linhas têm o mesmo número do servidor');
  });
});

describe('L9 removing or changing any row as a superuser is found', () => {
  it.each([
    [
      'the last row',
      (ids: number[]) => `delete from auditoria where id = ${ids.at(-1)}`,
      'a linha foi removida',
    ],
    [
      'a row in the middle',
      (ids: number[]) => `delete from auditoria where id = ${ids.at(-2)}`,
      'a linha foi removida',
    ],
    [
      'an edited row',
      (ids: number[]) => `update auditoria set alvo = 'x' where id = ${ids.at(-2)}`,
      'foi alterada',
    ],
    ['an act of a case', () => 'delete from manifestacao_historico where id = 1', 'a linha foi removida'],
    [
      "somebody's view",
      () => "delete from manifestacao_historico where acao = 'Visualização'",
      'a linha foi removida',
    ],
    ['an edited link', () => `update auditoria_elo set resumo = hash where numero = 2`, 'elo'],
    ['a seal', () => `update auditoria_elo set selo = hash where numero = 6`, 'o elo não segue o anterior'],
    [
      'a mark',
      (ids: number[]) => `update auditoria set marca = '\\x00' where id = ${ids.at(-1)}`,
      'foi alterada',
    ],
    ['the marco', () => 'delete from auditoria_marco', 'de onde as marcas começam foi removido'],
    [
      'a moved marco',
      () => `update auditoria_marco set pontas = '{"6": [99, "x"]}'`,
      'não foi escrito pelo servidor',
    ],
    [
      'the last row with its link',
      (ids: number[]) =>
        `delete from auditoria where id = ${ids.at(-1)}; delete from auditoria_elo where id_origem = ${ids.at(-1)} and origem = 'administracao'`,
      'o ponto que foi guardado fora do banco',
    ],
    ['all links', () => 'truncate auditoria_elo', 'o ponto que foi guardado fora do banco'],
    [
      'everything',
      () =>
        'truncate auditoria_elo; delete from auditoria; delete from manifestacao_historico; delete from auditoria_marco',
      'o ponto que foi guardado fora do banco',
    ],
  ])('%s', async (_, comando, frase) => {
    const ids = await agirTresVezes();
    expect(await achados()).toEqual([]);
    await mexer(`delete from auditoria_verificacao; ${comando(ids)}`);
    expect((await achados()).join('\n')).toContain(frase);
  });

  it('all of it rewritten without the key', async () => {
    await agirTresVezes();
    await mexer(`update auditoria set alvo = 'Nada' where alvo = 'Feriado 5'; delete from auditoria_elo;
      delete from auditoria_verificacao`);
    await escreverElos(await linhasSemElo(), true);
    const frases = (await achados()).join('\n');
    expect(frases).toContain('a linha não foi escrita pelo servidor');
    expect(frases).toContain('o elo não segue o anterior');
  });

  it('all of it rewritten as an earlier version would have left it, and the server started again', async () => {
    await agirTresVezes();
    await mexer(`update auditoria set alvo = 'Nada' where alvo = 'Feriado 5'; ${SEM_MARCAS}`);
    await escreverElos(await linhasSemElo(), false);
    await encadearAuditoria(app);
    expect(await app.db.selectFrom('auditoria_marco').selectAll().execute()).toEqual([]);
    const frases = (await achados()).join('\n');
    expect(frases).toContain('de onde as marcas começam foi removido');
    expect(frases).toContain('o ponto que foi guardado fora do banco');
  });

  it('all of it put back to an older dump', async () => {
    const ids = await agirTresVezes();
    // Two acts were never done, and nothing inside the database tells of them.
    await mexer(`delete from auditoria where id > ${ids[3]}; delete from auditoria_verificacao;
      delete from auditoria_elo where origem = 'administracao' and id_origem > ${ids[3]}`);
    expect(await achados()).toEqual([
      'Órgão 6, elo 7: a cadeia não contém mais o ponto que foi guardado fora do banco.',
    ]);
  });

  it('a head that a crash cut off is no alarm', async () => {
    await agirTresVezes();
    const [nome = ''] = await readdir(app.config.auditoriaCabecas);
    await appendFile(path.join(app.config.auditoriaCabecas, nome), '2026-03-12T12:00:00Z 6 9');
    expect(await achados()).toEqual([]);
  });
});

describe('L9 a database of the version before', () => {
  it('keeps its links, gets its views linked and everything afterwards marked', async () => {
    await rm(app.config.auditoriaCabecas, { recursive: true, force: true });
    await mexer(SEM_MARCAS);
    await escreverElos(await linhasSemElo(), false);
    await mexer(`insert into manifestacao_historico (id_manifestacao, acao, ocorrido_em, responsavel)
      select id, 'Visualização', now(), 'Ana (CGU)' from manifestacao limit 1`);
    const elos = () => app.db.selectFrom('auditoria_elo').selectAll().execute();
    const antes = await elos();
    expect(await achados()).toEqual([]);
    await encadearAuditoria(app);
    expect(await elos()).toEqual(expect.arrayContaining(antes));
    expect(await semElo()).toBe(0);
    expect(await achados()).toEqual([]);
    await agir('Natal');
    await passar();
    expect(await achados()).toEqual([]);
    await mexer(
      "insert into auditoria (area, acao, alvo, responsavel, ocorrido_em) values ('usuario', 'x', 'y', 'z', now())",
    );
    await encadearAuditoria(app);
    expect(await achados()).toEqual([expect.stringContaining('a linha não foi escrita pelo servidor')]);
  });
});
