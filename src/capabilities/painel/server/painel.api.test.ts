import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { days } from '#server/clock.ts';
import { criarCaso, type NovoCaso } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { createPseudonimo } from '../../dados-abertos/server/pseudonimo.ts';
import { replaceSolicitantes } from '../../dados-abertos/server/solicitante-repository.ts';
import type { RelatorioVisto } from '../../relatorio/contract.ts';
import type { NumerosDoInicio, Quadro, VisaoDoPainel } from '../domain/visao.ts';
import { painelJobs } from './atualizar.ts';

const HOJE = '2026-03-12T09:00:00-03:00';
const TUDO = 'de=2020-01&ate=2026-12';

let app: TestApp;
const get = (url: string) => app.inject({ url: `/api/app-web/v1${url}` });
const ver = async (painel: 'resolveu' | 'lai', query = ''): Promise<VisaoDoPainel> => {
  const response = await get(`/paineis/${painel}?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const atualizar = () =>
  painelJobs(app.platform)
    .find(({ name }) => name === 'atualizar-paineis')
    ?.run({});
const linha = ({ linhas }: Quadro, chave: string | number) =>
  linhas.find((cada) => cada.chave === String(chave));

/** This many people, each with one case. */
const criarCasos = async (quantos: number, novo: NovoCaso) => {
  for (let i = 0; i < quantos; i += 1) {
    const login = `painel.${i}`;
    await app.db
      .insertInto('usuario')
      .values({ login, nome: `Pessoa do Painel ${i}`, criado_em: new Date(HOJE) })
      .onConflict((conflito) => conflito.doNothing())
      .execute();
    await criarCaso(app, { login, ...novo });
  }
};

beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, now: HOJE });
});
afterAll(() => app.close());

describe('before the first refresh', () => {
  it('says that the figures are being counted', async () => {
    const response = await get('/paineis/resolveu');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'painel.em-preparo' });
  });
});

describe('the figures of the panels agree with a count in SQL and with the open data', () => {
  beforeAll(() => atualizar());

  const umNumero = async (consulta: ReturnType<typeof sql<{ n: number }>>) =>
    (await consulta.execute(app.db)).rows[0]?.n;

  const linhasAbertas = async (conjunto: string, ano: number): Promise<Record<string, string | null>[]> => {
    const linhas: Record<string, string>[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const pagina = await get(
        `/dados-abertos/${conjunto}?ano=${ano}&limite=1000${cursor && `&cursor=${cursor}`}`,
      );
      expect(pagina.statusCode, pagina.body).toBe(200);
      const lida: { itens: Record<string, string>[]; proximoCursor: string | null } = pagina.json();
      linhas.push(...lida.itens);
      cursor = lida.proximoCursor;
    }
    return linhas;
  };

  it.each([
    ['resolveu', '<>', 'manifestacoes'],
    ['lai', '=', 'pedidos'],
  ] as const)('%s', async (painel, sinal, conjunto) => {
    // Of denúncias, what was so when the last month closed (docs/adr/0008).
    const formulario = sql.raw(`m.id_tipo_formulario ${sinal} 3
      and (m.teor_cifrado is null or m.registrada_em < '2026-03-01T00:00-03:00')`);
    const respondida = sql.raw(`m.respondida_em is not null
      and (m.teor_cifrado is null or m.respondida_em < '2026-03-01T00:00-03:00')`);
    const { numeros, porSituacao, porMes, orgaos } = await ver(painel, TUDO);
    expect(numeros?.recebidas).toBe(
      await umNumero(sql`select count(*)::int as n from manifestacao m where ${formulario}`),
    );
    expect(linha(porSituacao, 1)?.total).toBe(
      await umNumero(
        sql`select count(*)::int as n from manifestacao m where ${formulario} and ${respondida}`,
      ),
    );
    expect(numeros?.mediana).toBe(
      await umNumero(sql`select percentile_cont(0.5) within group (order by
          (m.respondida_em at time zone 'America/Sao_Paulo')::date - (m.registrada_em at time zone 'America/Sao_Paulo')::date)
          as n from manifestacao m where ${formulario} and m.teor_cifrado is null and m.respondida_em is not null`),
    );
    expect(linha(orgaos, Orgaos.cgu)?.total).toBe(
      await umNumero(
        sql`select count(*)::int as n from manifestacao m where ${formulario} and m.id_ouvidoria = ${Orgaos.cgu}`,
      ),
    );
    // Month by month, the panel's number equals the rows of the open data.
    for (const ano of [2025, 2026]) {
      const linhas = await linhasAbertas(conjunto, ano);
      const doAno = await ver(painel, `de=${ano}-01&ate=${ano}-12`);
      expect(doAno.numeros?.recebidas).toBe(linhas.length);
      const dias = linhas.map((cada) => cada.DataRegistro ?? cada.data_registro ?? '');
      expect(dias.every((dia) => dia.startsWith(String(ano)))).toBe(true);
      for (const { chave, total } of porMes.linhas.filter((mes) => mes.chave.startsWith(`${ano}`))) {
        if (total !== null) expect(dias.filter((dia) => dia.startsWith(chave)).length, chave).toBe(total);
      }
    }
  });

  it('counts the appeals of requests as the facts do', async () => {
    const { numeros } = await ver('lai', TUDO);
    expect(numeros?.recursos).toBe(
      await umNumero(sql`select count(*)::int as n from recurso r join manifestacao m on m.id = r.id_manifestacao
        where m.id_tipo_formulario = 3`),
    );
  });

  it('says where people live as the open data do, state by state: a view taken from another tells no more', async () => {
    const numerar = createPseudonimo(app.platform.config);
    await app.db
      .transaction()
      .execute((tx) => replaceSolicitantes(tx, { area: 'ouvidoria', ano: 2026 }, numerar));
    await atualizar();
    const linhas = await linhasAbertas('manifestacoes', 2026);
    for (const ate of ['2026-01', '2026-02', '2026-03']) {
      const { porResidencia } = await ver('resolveu', `de=2026-01&ate=${ate}`);
      const ateEntao = linhas.filter((cada) => (cada.data_registro ?? '') < `${ate}-32`);
      expect(porResidencia.retido || porResidencia.linhas.length > 0).toBe(true);
      for (const { chave, total } of porResidencia.linhas) {
        const nasLinhas = ateEntao.filter((cada) => cada.uf_manifestante === chave).length;
        if (total !== null) expect(nasLinhas, `${chave} ${ate}`).toBe(total);
      }
    }
  });

  it('counts appeals as the report and the open data do, year by year, by instance and by outcome', async () => {
    // A request that changed its type takes its appeals out of the panel and the open data.
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.reclamacao, registradaEm: HOJE });
    await app.db
      .insertInto('recurso')
      .values({
        id_manifestacao: id,
        id_instancia: 1,
        id_situacao: 1,
        id_ouvidoria_julgadora: Orgaos.cgu,
        texto: 'Recorro.',
        envio_hash: Buffer.from('outro formulário'),
        registrado_em: new Date(HOJE),
        registro_contado: HOJE.slice(0, 10),
        atualizado_em: new Date(HOJE),
      })
      .execute();
    await atualizar();
    const admin = await entrarComo(app, 'admin');
    const tudo = await ver('lai', TUDO);
    let todasAsLinhas = 0;
    for (const ano of [2025, 2026]) {
      const linhas = await linhasAbertas('recursos', ano);
      todasAsLinhas += linhas.length;
      const doAno = await ver('lai', `de=${ano}-01&ate=${ano}-12`);
      // Four appeals may come from fewer than five people: then the panel says nothing about them.
      if (doAno.numeros?.recursos != null) expect(doAno.numeros.recursos).toBe(linhas.length);
      else expect(linhas.length).toBeLessThan(10);
      for (const [dimensao, quadro, coluna] of [
        ['instancia', doAno.recursosPorInstancia, 'Instancia'],
        ['resultado', doAno.recursosPorResultado, 'TipoResposta'],
      ] as const) {
        const relatorio: RelatorioVisto = (
          await admin.get(
            `/api/app-web/v1/relatorios/recursos?de=${ano}-01-01&ate=${ano}-12-31&formularios=3&dimensao=${dimensao}`,
          )
        ).json();
        expect(relatorio.total[0]).toBe(linhas.length);
        for (const { rotulo, valores } of relatorio.grupos) {
          const semDecisao = rotulo === 'Sem decisão';
          const nome = semDecisao ? 'Ainda sem decisão' : rotulo;
          const abertas = linhas.filter((cada) =>
            semDecisao ? cada[coluna] === null : cada[coluna] === rotulo,
          );
          expect(abertas.length, `${ano} ${rotulo}`).toBe(valores[0]);
          const noPainel = quadro.linhas.find((cada) => cada.nome === nome);
          if (!quadro.retido) expect(noPainel, `${ano} ${nome}`).toBeDefined();
          if (noPainel?.total != null) expect(noPainel.total, `${ano} ${nome}`).toBe(valores[0]);
        }
      }
    }
    expect(tudo.numeros?.recursos).toBe(todasAsLinhas);
    const todos: RelatorioVisto = (
      await admin.get('/api/app-web/v1/relatorios/recursos?periodo=todos')
    ).json();
    const dePedidos: RelatorioVisto = (
      await admin.get('/api/app-web/v1/relatorios/recursos?periodo=todos&formularios=3')
    ).json();
    expect(todos.total[0]).toBe((dePedidos.total[0] ?? 0) + 1);
    await sql`delete from recurso where id_manifestacao = ${id}`.execute(app.db);
  });

  it('a table that hides nothing adds up to the total, whatever was chosen', async () => {
    for (const filtro of [TUDO, `${TUDO}&idEsfera=1`, `${TUDO}&idOuvidoria=6,1`, '']) {
      const visao = await ver('resolveu', filtro);
      const quadros = [
        visao.porSituacao,
        visao.porMes,
        visao.porTipo,
        visao.porAssunto,
        visao.porUf,
        visao.orgaos,
      ];
      for (const { linhas } of quadros) {
        if (linhas.some(({ oculto }) => oculto)) continue;
        expect(linhas.reduce((soma, { total }) => soma + (total ?? 0), 0)).toBe(visao.numeros?.recebidas);
      }
    }
  });
});

describe('what few people did', () => {
  const assunto = 1001;
  const onde = `de=2026-03&ate=2026-03&idOuvidoria=${Orgaos.fortaleza}`;

  beforeAll(async () => {
    await app.db.deleteFrom('painel_atualizacao').execute();
    const novo = { idOuvidoria: Orgaos.fortaleza, registradaEm: HOJE };
    await criarCasos(9, { ...novo, tipo: TipoManifestacao.reclamacao, idAssunto: assunto });
    await criarCasos(7, { ...novo, tipo: TipoManifestacao.sugestao });
    await criarCasos(3, { ...novo, tipo: TipoManifestacao.elogio });
    // Forty cases of one person still count as one person.
    for (let i = 0; i < 40; i += 1) {
      await criarCaso(app, {
        ...novo,
        tipo: TipoManifestacao.acessoAInformacao,
        login: 'painel.0',
      });
    }
    await atualizar();
  });

  it('is not told, nor what would give it away', async () => {
    const { porTipo, numeros } = await ver('resolveu', onde);
    expect(numeros?.recebidas).toBe(19);
    expect(linha(porTipo, TipoManifestacao.reclamacao)).toMatchObject({ total: 9, oculto: null });
    expect(linha(porTipo, TipoManifestacao.elogio)).toMatchObject({ total: null, oculto: 'menos-de-5' });
    expect(linha(porTipo, TipoManifestacao.sugestao)).toMatchObject({ total: null, oculto: 'complemento' });
  });

  it('is not told of a whole view either, nor for one person with many cases', async () => {
    expect((await ver('resolveu', `${onde}&idTipo=${TipoManifestacao.elogio}`)).numeros).toBeNull();
    const lai = await ver('lai', onde);
    expect(lai.numeros).toBeNull();
    expect(lai.orgaos).toEqual({ linhas: [], retido: true });
    expect(JSON.stringify(lai)).not.toContain('40');
  });

  it('of ratings of requests is told by groups of five of an office and month, and of no part of them', async () => {
    const avaliar = async (quantos: number, registradaEm: string) => {
      for (let i = 0; i < quantos; i += 1) {
        const { id } = await criarCaso(app, {
          idOuvidoria: Orgaos.fortaleza,
          tipo: TipoManifestacao.acessoAInformacao,
          idAssunto: assunto,
          registradaEm,
          login: `painel.${i}`,
          resposta: { texto: 'Segue.', em: registradaEm },
        });
        await app.db
          .insertInto('pesquisa_satisfacao')
          .values({
            id_manifestacao: id,
            id_demanda_atendida: 1,
            id_facilidade: 4,
            id_satisfacao: 9,
            respondida_em: HOJE,
          })
          .execute();
      }
    };
    // Six people in October, two in November: periods with and without November give the same.
    await avaliar(6, '2021-10-10T10:00:00-03:00');
    await avaliar(2, '2021-11-11T10:00:00-03:00');
    await atualizar();
    const dos = (ate: string) => `de=2021-10&ate=${ate}&idOuvidoria=${Orgaos.fortaleza}`;
    expect((await ver('lai', dos('2021-10'))).numeros).toMatchObject({ recebidas: 6, avaliadas: 6 });
    expect((await ver('lai', dos('2021-11'))).numeros).toMatchObject({ recebidas: 8, avaliadas: 6 });
    const porAssunto = await ver('lai', `${dos('2021-10')}&idAssunto=${assunto}`);
    expect(porAssunto.numeros).toMatchObject({ recebidas: 6, avaliadas: null, satisfacao: null });
    expect(porAssunto.porRespostaDaPesquisa.retido).toBe(true);
    expect(porAssunto.orgaos.linhas).toMatchObject([{ total: 6, satisfacao: null }]);
  });

  it('is told from five people on, by subject, place and office', async () => {
    const { porAssunto, porUf, orgaos } = await ver('resolveu', `${onde}&idAssunto=${assunto}&uf=CE`);
    expect(linha(porAssunto, assunto)).toMatchObject({ total: 9, nome: 'Atendimento em posto ou hospital' });
    expect(linha(porUf, 'CE')).toMatchObject({ total: 9, nome: 'Ceará' });
    expect(orgaos.linhas).toMatchObject([{ total: 9, noPrazo: null, mediana: null, satisfacao: null }]);
  });
});

describe('the refresh', () => {
  it('shows what was until it is over, and says when it was', async () => {
    const antes = await ver('resolveu');
    expect(antes).toMatchObject({
      atualizadoEm: new Date(HOJE).toISOString(),
      de: '2025-04',
      ate: '2026-03',
    });
    await criarCasos(6, { idOuvidoria: Orgaos.fortaleza, registradaEm: HOJE });
    expect((await ver('resolveu')).numeros?.recebidas).toBe(antes.numeros?.recebidas);
    app.clock.advance(3_600_000);
    await atualizar();
    const depois = await ver('resolveu');
    expect(depois.numeros?.recebidas).toBe((antes.numeros?.recebidas ?? 0) + 6);
    expect(depois.atualizadoEm > antes.atualizadoEm).toBe(true);
  });

  it('has the first view ready: two statements, whatever the number of cases', async () => {
    app.takeQueries();
    const response = await get('/paineis/lai');
    expect(app.takeQueries().length).toBe(2);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
  });

  it('is not repeated by a server that starts soon after', async () => {
    const iniciar = painelJobs(app.platform).find(({ aoIniciar }) => aoIniciar);
    const { atualizadoEm } = await ver('lai');
    await iniciar?.run({});
    expect((await ver('lai')).atualizadoEm).toBe(atualizadoEm);
    app.clock.advance(days(1));
    await iniciar?.run({});
    expect((await ver('lai')).atualizadoEm > atualizadoEm).toBe(true);
  });
});

describe('the home', () => {
  it('has the figures of the month, of the same facts, without denúncias, which would be seen coming in; what is overdue counts against the rate', async () => {
    const response = await get('/paineis/inicio');
    const inicio: NumerosDoInicio = response.json();
    const desde = new Date(app.clock.now().getTime() - days(inicio.dias));
    const hoje = toIsoDate(localDate(app.clock.now().getTime()));
    const { rows } = await sql<{ recebidas: number; taxa: number }>`
      select count(*) filter (where registrada_em >= ${desde})::int as recebidas,
        round(100.0 * count(*) filter (where respondida_em >= ${desde} and dentro_do_prazo)
          / count(*) filter (where respondida_em >= ${desde} or (respondida_em is null and aberta and prazo_corre
            and dias_de_atraso(prazo, ${hoje}::date) > 0)), 1)::float as taxa
      from fato_manifestacao where not sigilosa`.execute(app.db);
    expect(inicio).toMatchObject({ recebidas: rows[0]?.recebidas, noPrazo: rows[0]?.taxa });
    expect(response.headers['cache-control']).toBe('public, max-age=300');
  });

  it('a month with few answers gives way to twelve', async () => {
    const antes = app.clock.now();
    const atualizar = painelJobs(app.platform).find(({ cron }) => cron);
    app.clock.advance(days(90));
    await atualizar?.run({});
    const inicio: NumerosDoInicio = (await get('/paineis/inicio')).json();
    expect(inicio.dias).toBe(365);
    expect(inicio.recebidas).toBeGreaterThan(5);
    app.clock.set(antes);
    await atualizar?.run({});
  });
});

it.each([
  'de=2026-13',
  'de=março',
  'uf=XX',
  'uf=Servicos',
  'idOuvidoria=1;2',
  'outra=1',
  'de=2026-03&ate=2025-01',
])('refuses a filter that means nothing: %s', async (filtro) => {
  expect((await get(`/paineis/resolveu?${filtro}`)).statusCode).toBe(400);
});
