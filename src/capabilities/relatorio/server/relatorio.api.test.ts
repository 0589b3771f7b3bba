import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fecharSigilosas } from '#capabilities/dados-abertos/server/index.ts';
import { type IdTipoManifestacao, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { deUtf8, readCsv, readZip } from '../../dados-abertos/server/testing-leitor.ts';
import type { ArquivoDoRelatorio, ItemDoRelatorio, RelatorioSalvo, RelatorioVisto } from '../contract.ts';
import { filtros, type NomeDoFiltro } from '../domain/filtros.ts';
import { definicaoDe, nomesDosRelatorios } from '../domain/relatorios.ts';
import { escreverAParte } from './arquivo/escrever-a-parte.ts';
import { novoLugar, readArquivo } from './arquivo/guardar-arquivo.ts';
import { prepararArquivo } from './arquivo/preparar-arquivo.ts';

const BASE = '/api/app-web/v1/relatorios';
const CGU = 6;
const IFCE = 65;
const CEARA = 1023;

let app: TestApp;
let cgu: Visitor;
let ifce: Visitor;
let admin: Visitor;

beforeAll(async () => {
  // Thursday, 12 March 2026, with the cases of the demonstration.
  app = await createTestApp({ demoCasos: true });
  [cgu, ifce, admin] = await Promise.all([
    entrarComo(app, 'gestor.cgu'),
    entrarComo(app, 'gestor.ifce'),
    entrarComo(app, 'admin'),
  ]);
  // The demonstration has no cases of Ceará in 2022, so these are the only ones: 10, 20 and 40
  // days, one late.
  const respondida = (
    dia: string,
    em: string,
    prazo: string,
    tipo: IdTipoManifestacao = TipoManifestacao.reclamacao,
  ) =>
    criarCaso(app, {
      idOuvidoria: CEARA,
      tipo,
      registradaEm: `${dia}T10:00:00-03:00`,
      prazo,
      resposta: { texto: 'Feito.', em: `${em}T10:00:00-03:00` },
    });
  await respondida('2022-01-02', '2022-01-12', '2022-02-01');
  await respondida('2022-01-02', '2022-01-22', '2022-02-01');
  await respondida('2022-01-31', '2022-03-12', '2022-03-01', TipoManifestacao.denuncia);
  await criarCaso(app, {
    idOuvidoria: CEARA,
    registradaEm: '2022-03-31T23:30:00-03:00',
    prazo: '2022-04-30',
    prorrogadaEm: '2022-04-10T10:00:00-03:00',
  });
});
afterAll(() => app.close());

const ver = async (visitor: Visitor, relatorio: string, query = 'periodo=todos') => {
  const resposta = await visitor.get(`${BASE}/${relatorio}?${query}`);
  expect(resposta.statusCode, `${relatorio}?${query} ${resposta.body}`).toBe(200);
  return resposta.json<RelatorioVisto>();
};
const recusa = async (visitor: Visitor, caminho: string) =>
  (await visitor.get(`${BASE}/${caminho}`)).statusCode;
const listar = async (visitor: Visitor, relatorio: string, query = 'periodo=todos') => {
  const resposta = await visitor.get(`${BASE}/${relatorio}/lista?${query}`);
  expect(resposta.statusCode, `${relatorio}?${query} ${resposta.body}`).toBe(200);
  return resposta.json<{ itens: ItemDoRelatorio[]; proximoCursor: string | null; total: number | null }>();
};
const contar = async (consulta: string): Promise<number> => {
  const { rows } = await sql
    .raw<{ total: number }>(`select count(*) as total from ${consulta}`)
    .execute(app.db);
  return rows[0]?.total ?? -1;
};
/** A figure of the total, by the label of its measure. */
const figura = (
  { relatorio, total }: RelatorioVisto,
  medida: string,
  valores: readonly (number | null)[] = total,
) => valores[Object.keys(definicaoDe(relatorio).medidas).indexOf(medida)];
const grupo = (visto: RelatorioVisto, rotulo: string) => {
  const achado = visto.grupos.find((cada) => cada.rotulo === rotulo);
  expect(achado, `${rotulo} in ${visto.grupos.map((cada) => cada.rotulo).join(', ')}`).toBeDefined();
  return achado?.valores ?? [];
};
const DE_2022 = `idOuvidoria=${CEARA}&de=2022-01-01&ate=2022-12-31`;

describe('the figures', () => {
  it('of every report are made of columns that its fact has', async () => {
    const { rows } = await sql<{ coluna: string }>`
      select table_name || '.' || column_name as coluna from information_schema.columns
      where table_name like 'fato\\_%'`.execute(app.db);
    const existem = new Set(rows.map(({ coluna }) => coluna));
    const faltam = nomesDosRelatorios.flatMap((nome) => {
      const {
        fato,
        dimensoes,
        medidas,
        momentos,
        filtros: seus,
        colunas = [],
        so,
        proprio,
      } = definicaoDe(nome);
      const usadas = [
        ...[...Object.values(dimensoes), ...Object.values(momentos), ...colunas].map(({ coluna }) => coluna),
        ...seus.map((filtro) => filtros[filtro].coluna),
        ...Object.values(medidas).flatMap(({ conta }) => [
          ...('coluna' in conta ? [conta.coluna] : []),
          ...('entre' in conta && conta.entre ? [conta.entre] : []),
          ...(conta.tipo === 'vencidas' || conta.tipo === 'vencendo' ? ['prazo', 'prazo_corre'] : []),
        ]),
        ...[so, proprio].flatMap((regra) => (regra ? [regra.coluna] : [])),
      ];
      return usadas.map((coluna) => `${fato}.${coluna}`).filter((coluna) => !existem.has(coluna));
    });
    expect(faltam).toEqual([]);
  });

  it('of every report add up to its whole, and are filtered by all that it has', async () => {
    for (const nome of nomesDosRelatorios) {
      const { dimensoes, medidas, momentos, filtros: seus, colunas, reservado } = definicaoDe(nome);
      const dimensao = Object.keys(dimensoes)[0];
      const visto = await ver(admin, nome, `${reservado ? '' : 'periodo=todos&'}dimensao=${dimensao}`);
      for (const [indice, { rotulo, conta }] of Object.values(medidas).entries()) {
        // In a reserved report small groups are withheld, so they do not add up to the total.
        if (reservado || !['total', 'quantas', 'preenchidas'].includes(conta.tipo)) continue;
        const soma = visto.grupos.reduce((total, { valores }) => total + (valores[indice] ?? 0), 0);
        expect(soma, `${nome}: ${rotulo}`).toBe(visto.total[indice]);
      }
      const todos = seus.map((filtro) => `${filtro}=${filtroDeExemplo(filtro)}`).join('&');
      const query = `periodo=ano-passado&momento=${Object.keys(momentos).at(-1)}&dimensao=${Object.keys(dimensoes).at(-1)}&${todos}`;
      await ver(admin, nome, query);
      if (colunas) await listar(admin, nome, query);
    }
  });

  it('agree with a count in SQL and with the rows of the open data', async () => {
    const daApi = async (conjunto: string, ano: number): Promise<number> => {
      let total = 0;
      let cursor = '';
      do {
        const url = `/api/app-web/v1/dados-abertos/${conjunto}?ano=${ano}&limite=1000${cursor && `&cursor=${cursor}`}`;
        const { itens, proximoCursor } = (await admin.get(url)).json<{
          itens: unknown[];
          proximoCursor: string | null;
        }>();
        total += itens.length;
        cursor = proximoCursor ?? '';
      } while (cursor);
      return total;
    };
    // Denúncias are published by closed month (docs/adr/0008).
    await app.db.deleteFrom('sigilosa_fechamento').execute();
    await app.db.transaction().execute((tx) => fecharSigilosas(tx, localDate(app.clock.now().getTime())));
    for (const ano of [2022, 2025, 2026]) {
      const periodo = `de=${ano}-01-01&ate=${ano}-12-31`;
      const deAcesso = await ver(admin, 'manifestacoes', `${periodo}&formularios=3`);
      const todas = figura(await ver(admin, 'manifestacoes', periodo), 'total') ?? 0;
      const pedidos = figura(deAcesso, 'total') ?? 0;
      const recursos = figura(await ver(admin, 'recursos', periodo), 'total');
      const noAno = `(registrada_em at time zone 'America/Sao_Paulo')::date between '${ano}-01-01' and '${ano}-12-31'`;
      expect(todas).toBe(await contar(`manifestacao where ${noAno}`));
      expect(pedidos).toBe(await daApi('pedidos', ano));
      const aindaNaoFechadas = await contar(`fato_manifestacao where sigilosa and id_tipo_formulario <> 3
        and dia_registro >= '2026-03-01' and extract(year from dia_registro) = ${ano}`);
      expect(todas - pedidos - aindaNaoFechadas).toBe(await daApi('manifestacoes', ano));
      expect(recursos).toBe(
        await contar(
          `recurso where extract(year from registrado_em at time zone 'America/Sao_Paulo') = ${ano}`,
        ),
      );
    }
    expect(figura(await ver(admin, 'manifestacoes'), 'total')).toBe(await contar('manifestacao'));
    expect(figura(await ver(admin, 'carga-por-pessoa'), 'abertas')).toBe(
      await contar('manifestacao where id_situacao in (1, 2, 3, 4, 5)'),
    );
    expect(figura(await ver(admin, 'emails'), 'total')).toBe(await contar('email_saida'));
    expect(figura(await ver(admin, 'carga-por-unidade'), 'pedidos')).toBe(await contar('tramitacao'));
    expect(figura(await ver(admin, 'mudancas-de-tipo'), 'mudaram')).toBe(
      await contar(`(select distinct id_manifestacao from manifestacao_historico
        where acao = 'Alteração de tipo' and id_responsavel is not null) x`),
    );
    expect(figura(await ver(admin, 'satisfacao', 'periodo=ano-passado'), 'avaliadas')).toBe(
      await contar(`pesquisa_satisfacao p join manifestacao m on m.id = p.id_manifestacao
        where extract(year from m.respondida_em at time zone 'America/Sao_Paulo') = 2025`),
    );
  });

  it('are the median, nine in ten, and what was in time', async () => {
    const tempo = await ver(admin, 'tempo-de-resposta', DE_2022);
    expect(['mediana', 'p90', 'media', 'maior', 'respondidas'].map((nome) => figura(tempo, nome))).toEqual([
      20, 36, 23.3, 40, 3,
    ]);
    const prazos = await ver(admin, 'prazos-cumpridos', `${DE_2022}&momento=registro&dimensao=tipo`);
    expect(
      ['encerradas', 'dentro', 'fora', 'percentual', 'vencidas'].map((nome) => figura(prazos, nome)),
    ).toEqual([3, 2, 1, 66.7, 1]);
    expect(figura(prazos, 'fora', grupo(prazos, 'Denúncia'))).toBe(1);
    const taxas = await ver(admin, 'prorrogacoes-e-encaminhamentos', DE_2022);
    expect(figura(taxas, 'taxaDeProrrogacao')).toBe(25);
  });

  it('credit a forwarding to the office that sent the case, in the report as in the monitoring', async () => {
    const mudado = await criarCaso(app, { idOuvidoria: CGU, registradaEm: '2021-05-03T10:00:00-03:00' });
    const paraFora = await criarCaso(app, { idOuvidoria: CGU, registradaEm: '2021-05-04T10:00:00-03:00' });
    await criarCaso(app, { idOuvidoria: IFCE, registradaEm: '2021-05-05T10:00:00-03:00' });
    await app.db
      .updateTable('manifestacao')
      .set({ id_ouvidoria: IFCE })
      .where('id', '=', mudado.id)
      .execute();
    await sql`insert into encaminhamento (id_manifestacao, id_ouvidoria_origem, id_ouvidoria_destino, orgao_externo,
        texto_solicitante, id_responsavel, responsavel, ocorrido_em)
      select x.caso, ${CGU}, x.destino, x.externo, 'Foi.', u.id, 'X', '2021-05-20T10:00:00-03:00'
      from (values (${mudado.id}::int, ${IFCE}::int, null::text), (${paraFora.id}, null, 'Fora')) x (caso, destino, externo),
        (select id from usuario where login = 'gestor.cgu') u`.execute(app.db);
    const visto = await ver(
      admin,
      'prorrogacoes-e-encaminhamentos',
      'de=2021-05-01&ate=2021-05-31&dimensao=orgao',
    );
    const doOrgao = (sigla: string) => {
      const { valores = [] } = visto.grupos.find(({ rotulo }) => rotulo.startsWith(`${sigla} `)) ?? {};
      return ['encaminhadas', 'taxaDeEncaminhamento', 'total', 'passaram'].map((nome) =>
        figura(visto, nome, valores),
      );
    };
    expect(doOrgao('CGU')).toEqual([2, 100, 1, 2]);
    expect(doOrgao('IFCE')).toEqual([0, 0, 2, 2]);
    expect(figura(visto, 'total')).toBe(3);
    for (const [idOuvidoria, encaminhadas] of [
      [CGU, 2],
      [IFCE, 0],
    ]) {
      const url = `/api/app-web/v1/monitoramento/relatorio?idOuvidoria=${idOuvidoria}&de=2021-05-01&ate=2021-05-31`;
      expect((await admin.get(url)).json()).toMatchObject({ periodo: { encaminhadas } });
      const pelaData = await ver(
        admin,
        'prorrogacoes-e-encaminhamentos',
        `de=2021-05-01&ate=2021-05-31&momento=encaminhamento&idOuvidoria=${idOuvidoria}`,
      );
      expect(figura(pelaData, 'encaminhadas')).toBe(encaminhadas);
    }
    // It counts for the office that sent it, and can be opened by the one that has it now.
    const daCgu = await listar(cgu, 'prorrogacoes-e-encaminhamentos', 'de=2021-05-01&ate=2021-05-31');
    expect(daCgu.itens.map(({ idManifestacao }) => idManifestacao)).toEqual([paraFora.id]);
  });

  it('of open cases are a dash where only ended ones are looked at', async () => {
    const visto = await ver(admin, 'prazos-cumpridos', 'periodo=todos');
    expect([visto.total, ...visto.grupos.map(({ valores }) => valores)].map((v) => v.at(-1))).toEqual(
      visto.grupos.map(() => null).concat(null),
    );
  });

  it('stand month by month by the days of Brasília, also where nothing happened', async () => {
    const { grupos } = await ver(admin, 'manifestacoes', `${DE_2022}&dimensao=mes`);
    expect(grupos.map(({ rotulo, valores }) => [rotulo, valores[0]])).toEqual([
      ['jan/2022', 3],
      ['fev/2022', 0],
      ['mar/2022', 1],
    ]);
  });

  it('tell a change of type from which to which, and by whom', async () => {
    const { id } = await criarCaso(app, { idOuvidoria: CGU });
    const mudou = await fazerAto(cgu, 'alterar-tipo', [{ idManifestacao: id }], {
      idTipoManifestacao: TipoManifestacao.solicitacao,
      motivo: 'A pessoa pede um serviço e não reclama de nada.',
    });
    expect(mudou.json(), mudou.body).toMatchObject({ resultados: [{ feito: true }] });
    const { itens } = await listar(
      cgu,
      'alteracao-de-tipo-detalhado',
      `periodo=este-mes&tipos=${TipoManifestacao.solicitacao}`,
    );
    expect(itens[0]?.idManifestacao).toBe(id);
    expect(itens[0]?.celulas.slice(2, 4)).toEqual(['Reclamação', 'Solicitação']);
    expect(itens[0]?.celulas[5]).toContain('(CGU)');
  });
});

const EXEMPLOS = { ids: '1,2,3', 'sim-nao': 'sim', uf: 'CE' } as const;
const filtroDeExemplo = (nome: NomeDoFiltro): string => EXEMPLOS[filtros[nome].como];

describe('who sees what', () => {
  it('an office sees its own figures, the authority those of its sphere, the administrador all', async () => {
    const orgaos = async (visitor: Visitor) =>
      (await ver(visitor, 'manifestacoes', 'periodo=todos&dimensao=orgao')).grupos.map(
        ({ rotulo }) => rotulo,
      );
    expect(await orgaos(ifce)).toEqual([expect.stringMatching(/^IFCE/)]);
    const daAutoridade = await orgaos(cgu);
    expect(daAutoridade.some((orgao) => orgao.startsWith('IFCE'))).toBe(true);
    expect(daAutoridade.some((orgao) => orgao.includes('Ceará') && orgao.startsWith('CGE'))).toBe(false);
    expect((await orgaos(admin)).length).toBeGreaterThan(daAutoridade.length);
    expect(await recusa(ifce, `manifestacoes?idOuvidoria=${CGU}`)).toBe(403);
    expect(await recusa(cgu, `manifestacoes?idOuvidoria=${CEARA}`)).toBe(403);
    expect(await recusa(cgu, 'manifestacoes?idOuvidoria=999999')).toBe(403);
    const respondente = await entrarComo(app, 'respondente.cgu');
    expect(await orgaos(respondente)).toEqual([expect.stringMatching(/^CGU/)]);
  });

  it('refuses a report of another profile, and what a report does not have', async () => {
    expect(await recusa(cgu, 'emails')).toBe(403);
    const atendente = await entrarComo(app, 'atendente.cgu');
    expect(await recusa(atendente, 'carga-por-pessoa')).toBe(403);
    expect(await recusa(admin, 'nenhum-deles')).toBe(400);
    expect(await recusa(admin, 'manifestacoes?dimensao=id_pessoa')).toBe(400);
    expect(await recusa(admin, 'emails?tipos=1')).toBe(400);
    expect(await recusa(admin, 'manifestacoes?de=2026-03-12&ate=2026-01-01')).toBe(400);
    const { relatorio, total } = await ver(atendente, 'registros-por-atendente');
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'atendente.cgu')
      .executeTakeFirstOrThrow();
    expect(relatorio).toBe('registros-por-atendente');
    expect(total[0]).toBe(await contar(`manifestacao where id_atendente = ${id} and id_ouvidoria = ${CGU}`));
  });

  it('lists behind a figure what the person may open: the authority its own office, nobody a survey', async () => {
    const visto = await ver(ifce, 'manifestacoes', 'periodo=todos&dimensao=situacao');
    for (const { chave, valores } of visto.grupos) {
      const query = `periodo=todos&dimensao=situacao&valor=${encodeURIComponent(chave)}`;
      expect((await listar(ifce, 'manifestacoes', query)).total).toBe(valores[0]);
    }
    const semDenuncias =
      'manifestacao m where not exists (select from manifestacao_cofre k where k.id_manifestacao = m.id)';
    expect((await listar(admin, 'manifestacoes')).total).toBe(await contar(semDenuncias));
    const daCgu = await listar(cgu, 'manifestacoes', 'periodo=todos&porPagina=100');
    expect(daCgu.total).toBe(await contar(`manifestacao where id_ouvidoria = ${CGU}`));
    expect(daCgu.itens.every(({ celulas }) => celulas[1] === 'CGU')).toBe(true);
    expect(await ver(cgu, 'manifestacoes')).toMatchObject({ podeListar: true, listaSoDoProprio: true });
    expect(await ver(ifce, 'manifestacoes')).toMatchObject({ listaSoDoProprio: false, variosOrgaos: false });
    expect(await recusa(admin, 'satisfacao/lista')).toBe(403);
    expect(await ver(admin, 'satisfacao', '')).toMatchObject({ podeListar: false });
  });

  it('shows the appeals to the office of the request and to the one that judges, with what each may open', async () => {
    for (const login of ['recursos.cgu', 'cmri']) {
      const quemJulga = await entrarComo(app, login);
      const { rows } = await sql<{ id: number; total: number }>`
        select p.id_ouvidoria as id, (select count(*) from recurso r join manifestacao m on m.id = r.id_manifestacao
          where p.id_ouvidoria in (r.id_ouvidoria_julgadora, m.id_ouvidoria)) as total
        from usuario u join usuario_perfil_ouvidoria p on p.id_usuario = u.id where u.login = ${login}`.execute(
        app.db,
      );
      const visto = await ver(quemJulga, 'recursos', 'periodo=todos&dimensao=julgador');
      expect(figura(visto, 'total')).toBe(rows[0]?.total);
      expect(visto.total[0]).toBeGreaterThan(0);
      const { itens, total } = await listar(quemJulga, 'recursos', 'periodo=todos&porPagina=100');
      expect(total).toBe(rows[0]?.total);
      for (const idManifestacao of new Set(itens.map((item) => item.idManifestacao)))
        expect((await quemJulga.get(`/api/app-web/v1/manifestacoes/${idManifestacao}`)).statusCode).toBe(200);
    }
  });

  it('lists no restricted case to an observador, for whom it does not exist', async () => {
    const { id } = await criarCaso(app, { idOuvidoria: CGU, registradaEm: '2020-02-03T10:00:00-03:00' });
    const observador = await entrarComo(app, 'observador.cgu');
    const query = 'de=2020-02-01&ate=2020-02-28';
    const listados = async (visitor: Visitor) =>
      (await listar(visitor, 'manifestacoes', query)).itens.map(({ idManifestacao }) => idManifestacao);
    expect(await listados(observador)).toEqual([id]);
    await app.db
      .updateTable('manifestacao')
      .set({ restrita_em: app.clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await listados(observador)).toEqual([]);
    expect(await listados(cgu)).toEqual([id]);
    expect(figura(await ver(observador, 'manifestacoes', query), 'total')).toBe(1);
  });

  it('says of nobody which grade they gave: not by a day, a type, a group or a subtraction', async () => {
    const observador = await entrarComo(app, 'observador.cgu');
    for (const query of [
      'de=2026-01-05&ate=2026-01-05',
      'periodo=mes-passado',
      'periodo=todos',
      'tipos=1',
      'canais=1',
    ])
      expect(await recusa(observador, `satisfacao?${query}`), query).toBe(400);
    const avaliar = async (idOuvidoria: number, quantas: number, tipo: IdTipoManifestacao) => {
      for (let i = 0; i < quantas; i += 1) {
        const em = '2025-06-10T10:00:00-03:00';
        const { id } = await criarCaso(app, {
          idOuvidoria,
          tipo,
          login: null,
          resposta: { texto: 'Feito.', em },
        });
        await app.db
          .insertInto('pesquisa_satisfacao')
          .values({
            id_manifestacao: id,
            id_demanda_atendida: 1,
            id_facilidade: 5,
            id_satisfacao: 9,
            respondida_em: new Date(em),
          })
          .execute();
      }
    };
    const fortaleza = await entrarComo(app, 'gestor.fortaleza');
    const { idOuvidoria } = (
      await sql<{ idOuvidoria: number }>`
      select p.id_ouvidoria as "idOuvidoria" from usuario_perfil_ouvidoria p join usuario u on u.id = p.id_usuario
      where u.login = 'gestor.fortaleza'`.execute(app.db)
    ).rows[0] ?? { idOuvidoria: 0 };
    await sql`delete from pesquisa_satisfacao p using manifestacao m
      where m.id = p.id_manifestacao and m.id_ouvidoria = ${idOuvidoria}`.execute(app.db);
    await avaliar(idOuvidoria, 4, TipoManifestacao.reclamacao);
    const quatro = await ver(fortaleza, 'satisfacao', 'periodo=ano-passado&dimensao=tipo');
    expect(quatro.total.every((valor) => valor === null)).toBe(true);
    expect(quatro.grupos.flatMap(({ valores }) => valores).filter((valor) => valor === 100)).toEqual([]);
    await avaliar(idOuvidoria, 1, TipoManifestacao.elogio);
    const cinco = await ver(fortaleza, 'satisfacao', 'periodo=ano-passado&dimensao=tipo');
    expect(figura(cinco, 'avaliadas')).toBe(5);
    for (const tipo of ['Reclamação', 'Elogio'])
      expect(grupo(cinco, tipo).every((valor) => valor === null)).toBe(true);
    await avaliar(idOuvidoria, 5, TipoManifestacao.elogio);
    expect(figura(await ver(fortaleza, 'satisfacao', 'periodo=ano-passado&dimensao=tipo'), 'avaliadas')).toBe(
      10,
    );
    await sql`delete from pesquisa_satisfacao p using manifestacao m
      where m.id = p.id_manifestacao and m.id_ouvidoria = ${idOuvidoria}`.execute(app.db);
  });

  it('turns pages without losing or repeating a case', async () => {
    const vistos = new Set<number>();
    let cursor: string | null = '';
    let total: number | null = 0;
    do {
      const pagina = await listar(
        admin,
        'manifestacoes',
        `periodo=todos&porPagina=100${cursor && `&cursor=${cursor}`}`,
      );
      for (const { id } of pagina.itens) vistos.add(id);
      total = pagina.total ?? total;
      cursor = pagina.proximoCursor;
    } while (cursor);
    expect(vistos.size).toBe(total);
    expect(await recusa(admin, 'manifestacoes/lista?cursor=abc')).toBe(400);
  });
});

describe('files', () => {
  const pedir = async (visitor: Visitor, body: Record<string, unknown>) => {
    const resposta = await visitor.post(`${BASE}/arquivos`, body);
    expect(resposta.statusCode, resposta.body).toBe(200);
    return resposta.json<{ idArquivo: number }>().idArquivo;
  };
  const baixar = (visitor: Visitor, idArquivo: number) => visitor.get(`${BASE}/arquivos/${idArquivo}`);
  const arquivos = async (visitor: Visitor) =>
    (await visitor.get(`${BASE}/arquivos`)).json<ArquivoDoRelatorio[]>();

  it('are written in the background, announced by the bell, and fetched only by the person who asked', async () => {
    const filtro = { periodo: 'todos', dimensao: 'tipo' };
    const csv = await pedir(cgu, { relatorio: 'manifestacoes', conteudo: 'lista', formato: 'csv', filtro });
    const xlsx = await pedir(cgu, {
      relatorio: 'prazos-cumpridos',
      conteudo: 'resumo',
      formato: 'xlsx',
      filtro,
    });
    const pdf = await pedir(cgu, { relatorio: 'manifestacoes', conteudo: 'resumo', formato: 'pdf', filtro });
    expect((await baixar(cgu, csv)).statusCode).toBe(409);
    const quarto = { relatorio: 'manifestacoes', conteudo: 'resumo', formato: 'csv', filtro };
    expect((await cgu.post(`${BASE}/arquivos`, quarto)).statusCode).toBe(409);
    await app.runJobs();
    expect((await arquivos(cgu)).map(({ estado, progresso }) => [estado, progresso])).toEqual([
      ['pronto', 100],
      ['pronto', 100],
      ['pronto', 100],
    ]);
    const texto = (await baixar(cgu, csv)).body;
    expect(texto.startsWith('\uFEFF')).toBe(true);
    const linhas = texto.trim().split(/\r?\n/);
    expect(linhas[0]).toBe(
      'Protocolo;Órgão;Tipo;Assunto;Situação;Registro;Prazo;Resposta;Dias até a resposta;No prazo',
    );
    expect(linhas.length - 1).toBe(await contar(`manifestacao where id_ouvidoria = ${CGU}`));
    const folha = readZip((await baixar(cgu, xlsx)).rawPayload);
    expect([...folha.keys()]).toContain('[Content_Types].xml');
    expect(deUtf8(folha.get('xl/worksheets/sheet1.xml') ?? Buffer.of())).toContain(
      'Em aberto e vencidas hoje',
    );
    const sobre = deUtf8(folha.get('xl/worksheets/sheet2.xml') ?? Buffer.of());
    for (const frase of [
      'Prazos cumpridos',
      'Órgão: todos os que você acompanha.',
      'todo o tempo.',
      'Agrupado por: Tipo.',
    ])
      expect(sobre).toContain(frase);
    expect(sobre).toMatch(/Linhas da tabela: \d+\./);
    expect(sobre).toMatch(/\d\d\/\d\d\/2026, \d\d:\d\d \(horário de Brasília\)/);
    const papel = await baixar(cgu, pdf);
    expect(papel.headers['content-type']).toBe('application/pdf');
    expect(papel.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(papel.rawPayload.toString('latin1')).toContain('/MarkInfo');
    expect((await baixar(ifce, csv)).statusCode).toBe(404);
    expect((await baixar(admin, csv)).statusCode).toBe(404);
    expect(await arquivos(ifce)).toEqual([]);
    const { itens } = (await cgu.get('/api/app-web/v1/alertas')).json<{ itens: { tipo: string }[] }>();
    expect(itens.filter(({ tipo }) => tipo === 'relatorio-pronto')).toHaveLength(3);
    const doIfce = (await ifce.get('/api/app-web/v1/alertas')).json<{ itens: { tipo: string }[] }>();
    expect(doIfce.itens.filter(({ tipo }) => tipo === 'relatorio-pronto')).toEqual([]);
  });

  it('belong to the profile and office they were asked from, and say what was asked', async () => {
    const duplo = await entrarComo(app, 'duplo');
    const filtro = { periodo: 'todos', tipos: [1], dimensao: 'tipo', valor: 'Denúncia' };
    const id = await pedir(duplo, { relatorio: 'manifestacoes', conteudo: 'lista', formato: 'csv', filtro });
    await app.runJobs();
    const [arquivo] = await arquivos(duplo);
    expect(arquivo?.recorte).toMatch(
      /^Só o grupo Tipo: Denúncia\. Só: Tipo: Denúncia\. Agrupado por: Tipo\. Data do registro: todo o tempo\. Órgão: /,
    );
    const baixado = await baixar(duplo, id);
    expect(baixado.statusCode).toBe(200);
    expect(baixado.headers['content-disposition']).toContain(
      'manifestacoes-lista-so-o-grupo-tipo-denuncia-so-tipo-denuncia-agrupado-por-tipo',
    );
    // The same person, now in another profile and office.
    await sql`update sessao s set id_usuario_perfil_ouvidoria = p.id
      from usuario u join usuario_perfil_ouvidoria p on p.id_usuario = u.id
      where u.login = 'duplo' and s.id_usuario = u.id and p.id_perfil = ${Perfil.respondente}`.execute(
      app.db,
    );
    expect(await arquivos(duplo)).toEqual([]);
    expect((await baixar(duplo, id)).statusCode).toBe(404);
    await app.db.deleteFrom('relatorio_arquivo').where('id', '=', id).execute();
  });

  it('have the figures of the screen, with decimals as sheets in Brazil read them', async () => {
    const filtro = {
      idOuvidoria: CEARA,
      de: '2022-01-01',
      ate: '2022-12-31',
      dimensao: 'tipo',
      momento: 'registro',
    };
    const id = await pedir(admin, {
      relatorio: 'prazos-cumpridos',
      conteudo: 'resumo',
      formato: 'csv',
      filtro,
    });
    await app.runJobs();
    expect((await baixar(admin, id)).body.trim().split(/\r?\n/)).toEqual([
      'Tipo;No prazo (%);Encerradas;No prazo;Fora do prazo;Em aberto e vencidas hoje',
      'Reclamação;100;2;2;0;1',
      'Denúncia;0;1;0;1;0',
      'Total;66,7;3;2;1;1',
    ]);
  });

  it('leave a row in the log: who took what away, with which filter, and not the group that was chosen', async () => {
    const filtro = { periodo: 'este-ano', tipos: [3], valor: 'Fulano de Tal' };
    await pedir(ifce, { relatorio: 'manifestacoes', conteudo: 'lista', formato: 'xlsx', filtro });
    const ato = await app.db
      .selectFrom('auditoria as a')
      .innerJoin('usuario as u', 'u.id', 'a.id_responsavel')
      .select(['u.login', 'a.acao', 'a.alvo', 'a.informacoes'])
      .where('a.area', '=', 'relatorio')
      .orderBy('a.id', 'desc')
      .executeTakeFirst();
    expect(ato).toEqual({
      login: 'gestor.ifce',
      acao: 'Exportação de relatório',
      alvo: 'Manifestações',
      informacoes: {
        depois: { conteudo: 'lista', formato: 'xlsx', periodo: 'este-ano', tipos: [3], soUmGrupo: true },
      },
    });
    await app.runJobs();
    await app.db.deleteFrom('relatorio_arquivo').where('formato', '=', 'xlsx').execute();
  });

  it('keep sealed what is out of the reach of who asked (Lei 9.784/1999, art. 18)', async () => {
    const filtro = { periodo: 'todos', dimensao: 'tipo' };
    const id = await pedir(ifce, { relatorio: 'manifestacoes', conteudo: 'resumo', formato: 'csv', filtro });
    const { olhar } = await app.db
      .selectFrom('relatorio_arquivo')
      .select('olhar')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Object.keys(olhar as object).sort()).toEqual(['idOuvidoria', 'selado']);
    await app.runJobs();
    await app.db.deleteFrom('relatorio_arquivo').where('id', '=', id).execute();
  });

  it('of many rows are written in a thread of their own: the same rows, as a sheet and as text', async () => {
    const escrever = async (formato: 'csv' | 'xlsx') => {
      const preparado = await prepararArquivo(
        { db: app.db, plataforma: 'Escuta', agora: app.clock.now() },
        {
          relatorio: 'manifestacoes',
          conteudo: 'lista',
          formato,
          filtro: { periodo: 'todos' },
          olhar: {
            alcance: { tipo: 'todos' },
            casos: { idOuvidoria: null, impedidoEm: [], denunciasAbertas: 'todas' },
            proprio: null,
            impedidoEm: [],
            denunciasAbertas: 'todas',
          },
        },
      );
      const ditos: number[] = [];
      const lugar = novoLugar(app.platform);
      const { pecas, bytes, linhas } = await escreverAParte(app.platform, preparado, lugar, (dito) =>
        ditos.push(dito),
      );
      expect(ditos.at(-1)).toBe(95);
      expect(linhas).toBe(await contar('manifestacao'));
      const arquivo = await buffer(readArquivo(app.platform, { ...lugar, pecas }));
      expect(arquivo.length).toBe(bytes);
      return arquivo;
    };
    const linhas = readCsv((await escrever('csv')).toString('utf8').slice(1), ';');
    expect(linhas.length - 1).toBe(await contar('manifestacao'));
    const folha = readZip(await escrever('xlsx'));
    const xml = deUtf8(folha.get('xl/worksheets/sheet1.xml') ?? Buffer.of());
    const doXml = [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/g)];
    expect(doXml.map(([, numero]) => Number(numero))).toEqual(linhas.map((_, i) => i + 1));
    for (const [i, [, , celulas = '']] of doXml.entries()) {
      expect(celulas.match(/<t xml:space="preserve">(.*?)<\/t>/)?.[1]).toBe(linhas[i]?.[0]);
    }
  });

  it('carry nobody of a denúncia, and no word of what was written', async () => {
    const filtro = { periodo: 'todos', tipos: [1, 7] };
    const id = await pedir(cgu, { relatorio: 'manifestacoes', conteudo: 'lista', formato: 'csv', filtro });
    await app.runJobs();
    const { body } = await baixar(cgu, id);
    const { rows } = await sql<{ nome: string }>`select nome from usuario u where not exists (
      select from usuario_perfil_ouvidoria p where p.id_usuario = u.id and p.id_perfil <> 4)`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(body.split('\n').length).toBeGreaterThan(2);
    for (const { nome } of rows) expect(body).not.toContain(nome);
    expect(body).not.toContain('A luz do posto');
  });

  it('say in words why one could not be made, and go after a week', async () => {
    const filtro = { periodo: 'todos' };
    const id = await pedir(ifce, { relatorio: 'manifestacoes', conteudo: 'resumo', formato: 'csv', filtro });
    await app.db
      .updateTable('relatorio_arquivo')
      .set({ filtro: JSON.stringify({ dimensao: 'velha' }) })
      .where('id', '=', id)
      .execute();
    await app.runJobs();
    expect(await arquivos(ifce)).toMatchObject([
      { estado: 'falhou', motivo: 'Este relatório não tem essa opção.' },
    ]);
    expect((await baixar(ifce, id)).statusCode).toBe(409);
    app.clock.set('2026-03-20T09:00:00-03:00');
    await sql`select graphile_worker.add_job('relatorio-arquivos-antigos')`.execute(app.db);
    await app.runJobs();
    expect(await contar('relatorio_arquivo')).toBe(0);
    app.clock.set('2026-03-12T09:00:00-03:00');
  });
});

describe('kept reports', () => {
  const salvos = async (visitor: Visitor) => (await visitor.get(`${BASE}/salvos`)).json<RelatorioSalvo[]>();
  const salvar = (visitor: Visitor, body: Record<string, unknown>) => visitor.post(`${BASE}/salvos`, body);

  it('belong to the person who saved and named them, and come by mail with that name and the totals', async () => {
    const novo = {
      nome: 'Atrasos da equipe',
      relatorio: 'prazos-cumpridos',
      filtro: { periodo: 'mes-passado', tipos: [3] },
      frequencia: 'semanal',
    };
    const { idSalvo } = (await salvar(cgu, novo)).json<{ idSalvo: number }>();
    expect((await salvar(cgu, novo)).statusCode).toBe(409);
    expect((await salvar(cgu, { ...novo, nome: 'Outro', filtro: { instancias: [1] } })).statusCode).toBe(400);
    expect((await salvar(cgu, { ...novo, nome: 'Outro', relatorio: 'emails', filtro: {} })).statusCode).toBe(
      403,
    );
    expect(await salvos(cgu)).toMatchObject([{ idSalvo, nome: novo.nome, proximoEnvio: '2026-03-16' }]);
    expect(await salvos(ifce)).toEqual([]);
    const mexer = (visitor: Visitor, method: 'PUT' | 'DELETE') =>
      visitor.send({
        method,
        url: `${BASE}/salvos/${idSalvo}`,
        ...(method === 'PUT' && { payload: { nome: 'Meu', frequencia: 'diaria' } }),
      });
    expect((await mexer(ifce, 'PUT')).statusCode).toBe(404);
    expect((await mexer(ifce, 'DELETE')).statusCode).toBe(404);

    app.clock.set('2026-03-16T07:30:00-03:00');
    for (const _ of [1, 2]) {
      await sql`select graphile_worker.add_job('relatorios-agendados')`.execute(app.db);
      await app.runJobs();
    }
    const emails = await emailsDoEvento(app, 'relatorio.agendado');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.assunto).toBe('O seu relatório de 16/03/2026: Atrasos da equipe');
    expect(emails[0]?.texto).toContain(`/web/relatorios-do-sistema?salvo=${idSalvo}`);
    const visto = await ver(
      await entrarComo(app, 'gestor.cgu'),
      'prazos-cumpridos',
      'periodo=mes-passado&tipos=3',
    );
    expect(emails[0]?.texto).toContain('Data do encerramento, de 01/02/2026 a 28/02/2026');
    expect(emails[0]?.texto).toContain(`Encerradas: ${figura(visto, 'encerradas')}; No prazo: `);
    const { proximo_envio } = await app.db
      .selectFrom('relatorio_salvo')
      .select('proximo_envio')
      .where('id', '=', idSalvo)
      .executeTakeFirstOrThrow();
    expect(proximo_envio).toBe('2026-03-23');

    // Somebody who no longer works there gets no mail.
    const depois = await entrarComo(app, 'gestor.cgu');
    expect((await mexer(depois, 'PUT')).statusCode).toBe(200);
    await sql`update usuario_perfil_ouvidoria set encerrado_em = ${app.clock.now()}
      where id_usuario = (select id from usuario where login = 'gestor.cgu')`.execute(app.db);
    app.clock.set('2026-03-17T07:30:00-03:00');
    await sql`select graphile_worker.add_job('relatorios-agendados')`.execute(app.db);
    await app.runJobs();
    expect(await contar("email_saida where evento = 'relatorio.agendado'")).toBe(1);
  });
});
