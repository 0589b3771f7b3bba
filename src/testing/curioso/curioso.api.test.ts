import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gerarJobs } from '#capabilities/dados-abertos/server/gerar-jobs.ts';
import { painelJobs } from '#capabilities/painel/server/atualizar.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { days } from '#server/clock.ts';
import { atacar } from '../../../scripts/lib/curioso/ataque.ts';
import { criarCaso } from '../casos.ts';
import { Orgaos } from '../registro.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;

const publicar = async (): Promise<void> => {
  const jobs = [...gerarJobs(app.platform), ...painelJobs(app.platform)];
  for (const nome of ['gerar-dados-abertos', 'atualizar-paineis'])
    await jobs.find(({ name }) => name === nome)?.run({});
};

type Linha = Readonly<Record<string, unknown>>;
const baixar = async (ano: number): Promise<Linha[]> => {
  const linhas: Linha[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url = `/api/app-web/v1/dados-abertos/manifestacoes?ano=${ano}&limite=1000${cursor && `&cursor=${cursor}`}`;
    const pagina: { itens: Linha[]; proximoCursor: string | null } = (await app.inject({ url })).json();
    linhas.push(...pagina.itens);
    cursor = pagina.proximoCursor;
  }
  return linhas;
};
const sigilosas = (linhas: readonly Linha[]) =>
  linhas.filter(({ tipo }) => tipo === 'Denúncia' || tipo === 'Comunicação');

const recebidas = async (query: string): Promise<number | null> => {
  const resposta = await app.inject({ url: `/api/app-web/v1/paineis/resolveu?${query}` });
  return resposta.json<{ numeros: { recebidas: number } | null }>().numeros?.recebidas ?? null;
};

beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, now: '2026-03-12T09:00:00-03:00' });
  await publicar();
}, 120_000);
afterAll(() => app.close());

describe('L10: open data and panels expose no denúncia (Lei 13.608/2018, art. 4-B; Lei 13.709/2018, art. 12)', () => {
  it('nobody finds one by day, office, subject and satisfaction, by place and profile, or by the order of the rows', async () => {
    const { sigilosas: quantas, achados, medidas } = await atacar(app.db, '2026-03-12');
    console.log('O curioso:', { quantas, ...medidas });
    expect(quantas).toBeGreaterThan(50);
    expect(achados).toEqual(Object.fromEntries(Object.keys(achados).map((frase) => [frase, 0])));
  });

  it('tells the month, once it has closed, of every one, and nothing else of time or of the person', async () => {
    const linhas = sigilosas([...(await baixar(2024)), ...(await baixar(2025)), ...(await baixar(2026))]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from manifestacao where id_tipo in (1, 7) and registrada_em < '2026-03-01T00:00-03:00'`.execute(
      app.db,
    );
    expect(linhas).toHaveLength(rows[0]?.n ?? 0);
    for (const linha of linhas) {
      expect(linha.data_registro).toMatch(/^20\d\d-\d\d-01$/);
      expect(linha).toMatchObject({
        data_prazo_resposta: null,
        dias_para_resolucao: null,
        satisfacao: 'Não Informado',
        demanda_atendida: 'Não Informado',
        servico: 'Não Informado',
        municipio_manifestante: 'Não Informado',
        faixa_etaria: 'Não Informado',
      });
    }
  });

  it('leaves subject and municipality out where fewer than three of an office and month stand together', async () => {
    const linhas = sigilosas([...(await baixar(2025)), ...(await baixar(2026))]);
    const grupos = Map.groupBy(linhas, (linha) => `${linha.nome_orgao_siorg}/${linha.data_registro}`);
    const pequenos = [...grupos.values()].filter(({ length }) => length < 3).flat();
    const grandes = [...grupos.values()].filter(({ length }) => length >= 3).flat();
    expect(pequenos.length).toBeGreaterThan(5);
    for (const linha of pequenos)
      expect(linha).toMatchObject({
        assunto: 'Não Informado',
        municipio_manifestacao: 'Não Informado',
        uf_manifestacao: 'NI',
      });
    expect(grandes.some(({ assunto }) => assunto !== 'Não Informado')).toBe(true);
  });

  it('subtracting two views of a panel gives neither the month that runs nor the subject of a lone one', async () => {
    const TUDO = 'de=2020-01';
    const { rows } = await sql<{ id_ouvidoria: number; id_assunto: number; mes: string }>`
      select f.id_ouvidoria, min(f.id_assunto) as id_assunto, to_char(f.dia_registro, 'YYYY-MM') as mes
      from fato_manifestacao f where f.id_tipo in (1, 7) and f.dia_registro < '2026-03-01' and f.id_assunto is not null
      group by 1, 3 having count(*) = 1 order by 3 desc`.execute(app.db);
    expect(rows.length).toBeGreaterThan(3);
    const { rows: casos } = await sql<{ n: number }>`
      select count(*)::int as n from painel_caso c join painel_atualizacao a on a.lado = c.lado
      join (select unnest(${rows.map((r) => r.id_ouvidoria)}::int[]) as o, unnest(${rows.map((r) => `${r.mes}-01`)}::date[]) as m) s
        on s.o = c.id_ouvidoria and s.m = c.mes
      where c.id_tipo in (1, 7) and c.id_assunto <> 0`.execute(app.db);
    expect(casos[0]?.n).toBe(0);
    for (const tipo of [TipoManifestacao.denuncia, TipoManifestacao.comunicacao]) {
      const ate = async (mes: string) => recebidas(`${TUDO}&ate=${mes}&idTipo=${tipo}`);
      expect(await ate('2026-03')).toBe(await ate('2026-02'));
    }
  });

  it('is in no file of changes: files, panels and home of two days of a month tell the same of them', async () => {
    const ler = async () => ({
      linhas: sigilosas([...(await baixar(2025)), ...(await baixar(2026))]),
      painel: (await app.inject({ url: '/api/app-web/v1/paineis/resolveu?idTipo=1&de=2020-01' })).json(),
      inicio: (await app.inject({ url: '/api/app-web/v1/paineis/inicio' })).json(),
    });
    const antes = await ler();
    await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: Orgaos.cgu });
    await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: Orgaos.cgu, login: null });
    await sql`update manifestacao set id_situacao = 6, respondida_em = ${app.clock.now()}, encerrada_em = ${app.clock.now()}
      where id = (select min(id) from manifestacao where id_tipo in (1, 7) and id_situacao = 1
        and registrada_em < '2026-03-01')`.execute(app.db);
    app.clock.advance(days(1));
    await publicar();
    const depois = await ler();
    expect(depois.linhas).toEqual(antes.linhas);
    expect({ ...depois.painel, atualizadoEm: '' }).toEqual({ ...antes.painel, atualizadoEm: '' });
    app.clock.advance(days(20));
    await publicar();
    const noMesSeguinte = await ler();
    expect(
      noMesSeguinte.linhas.filter(({ data_registro }) => data_registro === '2026-03-01').length,
    ).toBeGreaterThan(1);
    expect(await atacar(app.db, '2026-04-02')).toMatchObject({
      achados: { 'são de um mês que não se encerrou': 0, 'dizem um dia': 0 },
    });
  }, 60_000);
});
