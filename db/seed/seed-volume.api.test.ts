import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificarAuditoria } from '#capabilities/auditoria/server/index.ts';
import { gerarJobs } from '#capabilities/dados-abertos/server/gerar-jobs.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { prazoParaResponder } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { findCasoSemLeitor } from '#capabilities/manifestacao/server/caso.ts';
import { painelJobs } from '#capabilities/painel/server/atualizar.ts';
import type { FormularioDeRegistro } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { isProtocoloValido } from '#kernel/protocolo.ts';
import { lerCopia } from '#testing/ladrao/copia.ts';
import { tentarIgualdades } from '#testing/ladrao/igualdades.ts';
import { tentarMomentos } from '#testing/ladrao/momentos.ts';
import { tentarPalavras } from '#testing/ladrao/palavras.ts';
import { tentarTamanhos } from '#testing/ladrao/tamanhos.ts';
import { lerVerdade } from '#testing/ladrao/verdade.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { atacar } from '../../scripts/lib/curioso/ataque.ts';
import { seedVolume } from './seed-volume.ts';

const TOTAL = 800;
const DA_DEMONSTRACAO = 428;
let app: TestApp;
const frases: string[] = [];
let regrasAntes: string[];

/** Every index, constraint and whether it was checked on the rows there are. */
const listRegras = async (): Promise<string[]> => {
  const { rows } = await sql<{ regra: string }>`
    select pg_get_indexdef(indexrelid) || indisvalid as regra from pg_index i
    join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace
    union all
    select conrelid::regclass || conname || pg_get_constraintdef(oid) || convalidated from pg_constraint
    where connamespace = 'public'::regnamespace order by 1`.execute(app.db);
  return rows.map(({ regra }) => regra);
};

beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, env: { SEED: String(TOTAL) } });
  regrasAntes = await listRegras();
  await seedVolume(app.platform, (frase) => frases.push(frase));
}, 300_000);
afterAll(() => app.close());

const contar = async (
  tabela:
    | 'manifestacao'
    | 'recurso'
    | 'resposta_recurso'
    | 'pesquisa_satisfacao'
    | 'resposta'
    | 'usuario_perfil_cidadao'
    | 'pedido_publico',
) =>
  Number(
    (
      await app.db
        .selectFrom(tabela)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('L10: SEED of a number makes so many cases by COPY', { timeout: 300_000 }, () => {
  it('with answers, appeals, ratings and people, and says how long it took', async () => {
    expect(await contar('manifestacao')).toBe(TOTAL);
    expect(await contar('resposta')).toBeGreaterThan(TOTAL / 2);
    expect(await contar('pesquisa_satisfacao')).toBeGreaterThan(TOTAL / 10);
    expect(await contar('recurso')).toBeGreaterThan(15);
    expect(await contar('resposta_recurso')).toBeGreaterThan(5);
    expect(await contar('usuario_perfil_cidadao')).toBeGreaterThan((TOTAL - DA_DEMONSTRACAO) / 5);
    expect(await contar('pedido_publico')).toBeGreaterThan(100);
    expect(frases.some((frase) => /manifestações em [\d.]+ linhas, em \d+ s/.test(frase))).toBe(true);
  });

  it('with texts as people write them, filled in for each, and what became of each in its history', async () => {
    const novos = await app.db
      .selectFrom('manifestacao')
      .select(['id', 'id_situacao'])
      .orderBy('id', 'desc')
      .limit(TOTAL - DA_DEMONSTRACAO)
      .execute();
    const textos: string[] = [];
    for (const { id } of novos) textos.push((await findCasoSemLeitor(app.platform, id))?.teor().texto ?? '');
    const tamanhos = textos.map((texto) => texto.length).toSorted((a, b) => a - b);
    expect(tamanhos.at(0)).toBeGreaterThan(40);
    expect(tamanhos.at(Math.floor(tamanhos.length / 2))).toBeGreaterThan(120);
    expect(new Set(textos).size).toBeGreaterThan(textos.length / 2);
    for (const texto of textos) expect(texto).not.toMatch(/[{}<>]|lorem|undefined|\bnull\b/i);
    const acoes = await app.db
      .selectFrom('manifestacao_historico')
      .select(['id_manifestacao', 'acao'])
      .where(
        'id_manifestacao',
        'in',
        novos.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    const doCaso = Map.groupBy(acoes, ({ id_manifestacao }) => id_manifestacao);
    for (const { id, id_situacao } of novos) {
      const suas = doCaso.get(id) ?? [];
      expect(suas[0]?.acao, `case ${id}`).toBe('Cadastro');
      if (id_situacao !== Situacao.cadastrada) expect(suas.length, `case ${id}`).toBeGreaterThan(1);
    }
    expect(acoes.length).toBeGreaterThan(novos.length * 2.5);
  });

  it('and puts back every index and reference that it took off, checked', async () => {
    expect(await listRegras()).toEqual(regrasAntes);
  });

  it('and none again at the next start', async () => {
    const dito: string[] = [];
    await seedVolume(app.platform, (frase) => dito.push(frase));
    expect(dito).toEqual(['Já há 800 manifestações de SEED: nada foi criado.']);
    expect(await contar('manifestacao')).toBe(TOTAL);
  });

  it('whose offices are few large and many small, whose numbers follow the calendar, and whose terms are the law’s', async () => {
    const casos = await app.db.selectFrom('manifestacao').selectAll().orderBy('id').execute();
    const doOrgao = [...Map.groupBy(casos, (caso) => caso.id_ouvidoria_registro).values()].map(
      (c) => c.length,
    );
    expect(Math.max(...doOrgao)).toBeGreaterThan(TOTAL / 5);
    expect(doOrgao.filter((n) => n < 15).length).toBeGreaterThan(doOrgao.length / 3);
    const calendarios = new Map<number, Calendario>();
    for (const { id_ouvidoria_registro: id } of casos)
      if (!calendarios.has(id)) calendarios.set(id, await calendarioDaOuvidoria(app.db, id));
    for (const caso of casos) {
      const calendario = calendarios.get(caso.id_ouvidoria_registro) as Calendario;
      const formulario = caso.id_tipo_formulario as FormularioDeRegistro;
      const contado = diaGuardado(caso.registro_contado);
      expect(isProtocoloValido(caso.protocolo), caso.protocolo).toBe(true);
      expect(caso.prazo_original).toBe(toIsoDate(prazoParaResponder(calendario, contado, formulario)));
    }
    const novos = casos.slice(-(TOTAL - DA_DEMONSTRACAO));
    for (const [i, caso] of novos.entries()) {
      const anterior = novos[i - 1];
      // Of sealed ones the column tells the hour.
      if (anterior && !caso.momento_cifrado)
        expect(caso.registrada_em.getTime()).toBeGreaterThanOrEqual(anterior.registrada_em.getTime());
    }
  });

  it('sealed as people’s are: the thief of the database finds nothing (Lei 13.608/2018, art. 4-B)', async () => {
    const verdade = await lerVerdade(app);
    const copia = await lerCopia(app.url);
    expect(verdade.seladas.length).toBeGreaterThan(150);
    for (const tentar of [tentarIgualdades, tentarTamanhos, tentarMomentos, tentarPalavras])
      expect(tentar(copia, verdade).achados).toEqual(new Map());
  });

  it('in a log that verifies', async () => {
    const achados: unknown[] = [];
    const { problemas, elos } = await verificarAuditoria(app.platform, (problema) => achados.push(problema));
    expect(achados).toEqual([]);
    expect(problemas).toBe(0);
    expect(elos).toBeGreaterThan(TOTAL * 3);
  });

  it('in whose open data and panels nobody finds a denúncia', async () => {
    const jobs = [...gerarJobs(app.platform), ...painelJobs(app.platform)];
    for (const nome of ['gerar-dados-abertos', 'atualizar-paineis'])
      await jobs.find(({ name }) => name === nome)?.run({});
    const { sigilosas, achados } = await atacar(app.db, '2026-03-12');
    expect(sigilosas).toBeGreaterThan(120);
    expect(Object.entries(achados).filter(([, n]) => n > 0)).toEqual([]);
  });
});
