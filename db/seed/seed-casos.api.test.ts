import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listEncaminhamentosFalsos,
  listForaDoLugar,
} from '#capabilities/auditoria/server/lugar-do-caso-repository.ts';
import { hashDoCodigo } from '#capabilities/codigo-acesso/server/codigo.ts';
import {
  type DetalhesSelados,
  readAcessoGuardado,
  readDetalhes,
} from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import {
  diasDeProrrogacao,
  prazoParaResponder,
} from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { parseTeor, type Teor } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { chaveDoCofre } from '#capabilities/manifestacao/server/caso.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { prazoParaDecidir } from '#capabilities/remedio/domain/recurso-prazos.ts';
import type { FormularioDeRegistro, IdEsfera, IdTipoManifestacao } from '#kernel/enumeracoes.ts';
import { isSigilosa } from '#kernel/enumeracoes.ts';
import { naHora } from '#kernel/momento.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { countedDay, extend, resumeAfterStop } from '#kernel/prazo/prazo.ts';
import { digitosDoProtocolo, isProtocoloValido, parseProtocolo } from '#kernel/protocolo.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { podeChegarA, tiposDaDemonstracao } from './casos/plano.ts';
import { type ExemploAnonimo, seedCasos } from './seed-casos.ts';

/** Thursday, 12/03/2026, nine in the morning. */
const HOJE = '2026-03-12';
const CGU = 6;
const situacoes = Object.values(Situacao);

let app: TestApp;
let exemplos: ExemploAnonimo[];
let segundos: number;

const listCasos = () =>
  app.db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .leftJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'm.id')
    .selectAll('m')
    .select([
      'r.id_esfera as esfera_registro',
      'o.id_esfera as esfera',
      'c.chave_embrulhada',
      'c.identidade_cifrada',
    ])
    .orderBy('m.id')
    .execute();
let casos: Awaited<ReturnType<typeof listCasos>>;

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  const comeco = performance.now();
  ({ exemplos } = await seedCasos(app.platform));
  segundos = (performance.now() - comeco) / 1000;
  casos = await listCasos();
});
afterAll(() => app.close());

const cofreDe = (caso: (typeof casos)[number]) => {
  if (!caso.chave_embrulhada) throw new Error(`Case ${caso.id} has no vault`);
  return openEnvelope(chaveDoCofre(app), caso.chave_embrulhada);
};
const teorDe = (caso: (typeof casos)[number]): Teor =>
  caso.teor_cifrado
    ? (JSON.parse(cofreDe(caso).open(caso.teor_cifrado)) as Teor)
    : (caso.teor as unknown as Teor);

it('N13 every office with staff has at least five templates for each type that it takes', async () => {
  const { rows } = await sql<{ id_ouvidoria: number; tipos: number; menos: number }>`
    select id_ouvidoria, count(*)::int as tipos, min(quantos)::int as menos
    from (select id_ouvidoria, id_tipo_manifestacao, count(*) as quantos from modelo_resposta group by 1, 2) t
    group by 1 order by 1`.execute(app.db);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.find((row) => row.id_ouvidoria === CGU)).toMatchObject({ tipos: 8 });
  for (const { menos } of rows) expect(menos).toBeGreaterThanOrEqual(5);
});

describe('the cases of the demonstration', () => {
  it('are some four hundred over two years, and quick to write', () => {
    console.log(`${casos.length} cases in ${segundos.toFixed(2)} s`);
    expect(casos.length).toBeGreaterThanOrEqual(400);
    const dias = casos.map((caso) => caso.registrada_em.getTime()).sort((a, b) => a - b);
    expect(new Date(dias[0] ?? 0).getFullYear()).toBe(2024);
    expect(dias.at(-1)).toBeLessThanOrEqual(app.clock.now().getTime());
    expect(segundos).toBeLessThan(10);
  });

  it('cover every type in every situação it can reach, at CGU alone, and every sphere in every situação', () => {
    const tem = new Set(casos.map((caso) => `${caso.id_ouvidoria}/${caso.id_tipo}/${caso.id_situacao}`));
    const esperados = tiposDaDemonstracao.flatMap((tipo) =>
      situacoes
        .filter((situacao) => podeChegarA(tipo, situacao))
        .map((situacao) => `${CGU}/${tipo}/${situacao}`),
    );
    expect(esperados).toHaveLength(60);
    expect(esperados.filter((combinacao) => !tem.has(combinacao))).toEqual([]);
    const porEsfera = new Set(casos.map((caso) => `${caso.esfera}/${caso.id_situacao}`));
    expect(porEsfera.size).toBe(5 * situacoes.length);
  });

  it('Lei 12.527/2011, art. 11: name the earlier request of a repeated one, and where to ask what is no request or of another body', async () => {
    const { repetida, naoEPedido, semCompetencia } = CodigoDecisao;
    const decididas = await app.db
      .selectFrom('resposta')
      .select(['id_manifestacao', 'id_codigo_decisao', 'detalhes'])
      .where('id_codigo_decisao', 'in', [repetida, naoEPedido, semCompetencia])
      .execute();
    expect(new Set(decididas.map((cada) => cada.id_codigo_decisao)).size).toBe(3);
    for (const { id_manifestacao, id_codigo_decisao, detalhes } of decididas) {
      const { protocoloAnterior, ondePedir } = readAcessoGuardado(detalhes);
      if (id_codigo_decisao !== repetida) expect(ondePedir).toBeTruthy();
      else {
        const digitos = digitosDoProtocolo(protocoloAnterior ?? '');
        const anterior = casos.find(({ protocolo }) => protocolo === digitos);
        expect(anterior?.id).toBeLessThan(id_manifestacao);
      }
    }
  });

  it('hold a case of each kind that an investigation, a proxy and the desk bring', async () => {
    const quantas = async (
      tabela: 'desfecho' | 'processo_do_caso' | 'pedido_identidade' | 'representacao',
    ) => {
      const { total } = await app.db
        .selectFrom(tabela)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    };
    expect(await quantas('desfecho')).toBe(3);
    expect(await quantas('processo_do_caso')).toBe(1);
    expect(await quantas('representacao')).toBe(1);
    const pedidos = await app.db.selectFrom('pedido_identidade').select('concedido').execute();
    expect(new Set(pedidos.map(({ concedido }) => concedido))).toEqual(new Set([true, false, null]));
    const doBalcao = await app.db
      .selectFrom('manifestante')
      .select('dados')
      .where('id_usuario', 'is', null)
      .execute();
    const tipos = new Set(doBalcao.map(({ dados }) => (dados as { tipoDocumento?: number }).tipoDocumento));
    expect([20, 21, undefined].every((tipo) => tipos.has(tipo))).toBe(true);
  });

  it('Lei 9.784/1999, art. 26: has people who were not told of an answer and of a delivery, and who were by letter', async () => {
    const comunicacoes = await app.db
      .selectFrom('comunicacao')
      .select(['tipo', 'pendencia', 'ciente_em'])
      .execute();
    const kinds = comunicacoes.map(
      ({ tipo, pendencia, ciente_em }) => `${tipo} ${pendencia} ${ciente_em === null ? 'espera' : 'soube'}`,
    );
    for (const kind of [
      'resposta correspondencia espera',
      'resposta correspondencia soube',
      'resposta devolvida espera',
      'entrega correspondencia espera',
      'complementacao sem-contato espera',
      'resposta sem-contato espera',
      'resposta sem-contato soube',
    ])
      expect(kinds).toContain(kind);
    // Nobody served at the desk is asked for something without a notice, known or awaited.
    const semAviso = await app.db
      .selectFrom('complementacao as c')
      .innerJoin('manifestacao as m', 'm.id', 'c.id_manifestacao')
      .leftJoin('comunicacao as w', (join) =>
        join.onRef('w.id_manifestacao', '=', 'm.id').onRef('w.feita_em', '=', 'c.pedida_em'),
      )
      .select('m.id')
      .where('m.id_atendente', 'is not', null)
      .where('w.id', 'is', null)
      .execute();
    expect(semAviso).toEqual([]);
    // Nor answered or archived without one.
    const { rows: calados } = await sql`
      select m.id from manifestacao m
      where m.id_atendente is not null and (
        exists (select from resposta r where r.id_manifestacao = m.id and r.id_tipo_resposta = 2
          and not exists (select from comunicacao w where w.id_manifestacao = m.id and w.tipo = 'resposta'
            and w.feita_em = r.registrada_em))
        or (m.id_situacao = ${Situacao.arquivada}
          and not exists (select from comunicacao w where w.id_manifestacao = m.id and w.tipo = 'encerramento'
            and w.feita_em = m.encerrada_em)
          and not exists (select from desistencia d where d.id_manifestacao = m.id and d.pedida_em = m.encerrada_em)))`.execute(
      app.db,
    );
    expect(calados).toEqual([]);
    const semFim = await app.db
      .selectFrom('promessa')
      .select('situacao')
      .where('entregue_em', 'is not', null)
      .where('contestar_ate', 'is', null)
      .execute();
    expect(semFim).toEqual([{ situacao: 'entregue' }]);
  });

  it('never pause a request of information, nor a comunicação: of neither is a complement asked', () => {
    expect(
      casos.filter(
        (caso) => !podeChegarA(caso.id_tipo as IdTipoManifestacao, caso.id_situacao as IdSituacao),
      ),
    ).toEqual([]);
  });

  it('carry valid protocols, gapless per office and year, in the order they were filed', async () => {
    const porSequencia = Map.groupBy(casos, (caso) => {
      expect(isProtocoloValido(caso.protocolo)).toBe(true);
      const lido = parseProtocolo(caso.protocolo, caso.esfera_registro as IdEsfera);
      return `${caso.id_ouvidoria_registro}/${lido?.ano}`;
    });
    const sequencias = await app.db.selectFrom('protocolo_sequencia').selectAll().execute();
    expect(sequencias).toHaveLength(porSequencia.size);
    for (const { id_ouvidoria, ano, ultimo } of sequencias) {
      const numeros = porSequencia
        .get(`${id_ouvidoria}/${ano}`)
        ?.toSorted((a, b) => a.registrada_em.getTime() - b.registrada_em.getTime())
        .map((caso) => parseProtocolo(caso.protocolo, caso.esfera_registro as IdEsfera)?.sequencia);
      expect(numeros).toEqual(Array.from({ length: ultimo }, (_, i) => i + 1));
    }
  });

  it('have texts that the forms accept, with every word filled in', () => {
    for (const caso of casos) {
      const teor = teorDe(caso);
      expect(parseTeor(caso.id_tipo_formulario as FormularioDeRegistro, teor).success).toBe(true);
      expect(JSON.stringify(teor)).not.toMatch(/\{\w+\}/);
    }
    const textos = new Set(casos.map((caso) => teorDe(caso).texto));
    expect(textos.size).toBeGreaterThan(casos.length * 0.9);
  });

  it('seal every denúncia and comunicação, with what was written about it and who told it', async () => {
    const sigilosas = casos.filter((caso) => isSigilosa(caso.id_tipo));
    expect(sigilosas.length).toBeGreaterThan(60);
    const ids = new Set(sigilosas.map(({ id }) => id));
    for (const caso of sigilosas) {
      expect(caso.teor).toBeNull();
      const cofre = cofreDe(caso);
      expect(caso.identidade_cifrada === null).toBe(caso.id_tipo === 7);
      if (caso.identidade_cifrada) expect(JSON.parse(cofre.open(caso.identidade_cifrada)).nome).toBeTruthy();
    }
    for (const tabela of ['resposta', 'mensagem', 'complementacao'] as const) {
      const rows = await app.db.selectFrom(tabela).select(['id_manifestacao', 'texto']).execute();
      expect(rows.some((row) => ids.has(row.id_manifestacao))).toBe(true);
      expect(rows.filter((row) => ids.has(row.id_manifestacao) && row.texto !== null)).toEqual([]);
    }
    const abertos = await app.db.selectFrom('manifestante').select('id_manifestacao').execute();
    expect(abertos.filter((row) => ids.has(row.id_manifestacao))).toEqual([]);
  });

  it('end on the day the engine computes from their registration and what moved the term', async () => {
    const eventos = await app.db.selectFrom('manifestacao_prazo_evento').selectAll().orderBy('id').execute();
    const calendarios = new Map<number, Calendario>();
    const calendario = async (id: number): Promise<Calendario> => {
      const feito = calendarios.get(id) ?? (await calendarioDaOuvidoria(app.db, id));
      calendarios.set(id, feito);
      return feito;
    };
    for (const caso of casos) {
      const doRegistro = await calendario(caso.id_ouvidoria_registro);
      const contado = countedDay(doRegistro, caso.registrada_em.getTime());
      let prazo = prazoParaResponder(doRegistro, contado, caso.id_tipo_formulario);
      expect(caso.registro_contado).toBe(toIsoDate(contado));
      expect(caso.prazo_original).toBe(toIsoDate(prazo));
      for (const evento of eventos.filter(({ id_manifestacao }) => id_manifestacao === caso.id)) {
        expect(evento.prazo_anterior).toBe(toIsoDate(prazo));
        prazo =
          evento.tipo === 'prorrogacao'
            ? extend(await calendario(caso.id_ouvidoria), prazo, diasDeProrrogacao(caso.id_tipo_formulario))
            : resumeAfterStop(await calendario(caso.id_ouvidoria), {
                vencimento: prazo,
                parada: diaGuardado(evento.pedido ?? ''),
                retomada: diaGuardado(evento.resposta ?? ''),
              });
        expect(evento.prazo_novo).toBe(toIsoDate(prazo));
      }
      expect(caso.prazo).toBe(toIsoDate(prazo));
    }
    expect(new Set(eventos.map(({ tipo }) => tipo))).toEqual(new Set(['prorrogacao', 'parada']));
  });

  it('include some overdue, some due today and some with time left', () => {
    const correndo = casos.filter(({ id_situacao }) => id_situacao <= Situacao.encaminhada);
    expect(correndo.filter(({ prazo }) => prazo < HOJE).length).toBeGreaterThan(10);
    expect(correndo.filter(({ prazo }) => prazo === HOJE).length).toBeGreaterThanOrEqual(3);
    expect(correndo.filter(({ prazo }) => prazo > HOJE).length).toBeGreaterThan(30);
  });

  it('have a history in order, which begins with the registration and has one row per act', async () => {
    const rows = await app.db.selectFrom('manifestacao_historico').selectAll().orderBy('id').execute();
    const porCaso = Map.groupBy(rows, ({ id_manifestacao }) => id_manifestacao);
    for (const caso of casos) {
      const historico = porCaso.get(caso.id) ?? [];
      expect(historico[0]?.acao).toBe('Cadastro');
      const inicio = historico[0]?.ocorrido_em ?? new Date(0);
      // Of a sealed case the row tells the hour, even where the desk that filed it has its moment in the history.
      expect(caso.momento_cifrado ? naHora(inicio) : inicio).toEqual(caso.registrada_em);
      const momentos = historico.map(({ ocorrido_em }) => ocorrido_em.getTime());
      expect(momentos).toEqual(momentos.toSorted((a, b) => a - b));
      expect(momentos.at(-1)).toBeLessThan(app.clock.now().getTime());
      expect(historico.some(({ acao }) => acao === 'Alteração de tipo')).toBe(caso.id_tipo === 7);
    }
    const respostas = await app.db.selectFrom('resposta').select('id').execute();
    expect(rows.filter(({ acao }) => acao === 'Registro Resposta')).toHaveLength(respostas.length);
  });

  it('wait only for citizens who still have time, so that no job ends them on the first night', async () => {
    const complementos = await app.db
      .selectFrom('complementacao')
      .select(['prazo', 'parou_prazo'])
      .where('encerrada_em', 'is', null)
      .execute();
    const consentimentos = await app.db
      .selectFrom('consentimento')
      .select('prazo')
      .where('respondido_em', 'is', null)
      .execute();
    expect(complementos.length).toBe(casos.filter(({ id_situacao }) => id_situacao === 5).length);
    expect(new Set(complementos.map(({ parou_prazo }) => parou_prazo))).toEqual(new Set([true, false]));
    expect(consentimentos.length).toBeGreaterThan(0);
    expect([...complementos, ...consentimentos].filter(({ prazo }) => prazo < HOJE)).toEqual([]);
  });

  it('answer requests of information in the real shares of each decision, most of them published', async () => {
    const rows = await app.db
      .selectFrom('resposta as r')
      .innerJoin('manifestacao as m', 'm.id', 'r.id_manifestacao')
      .leftJoin('especificacao_decisao as e', 'e.id', 'r.id_especificacao_decisao')
      .select(['r.id_codigo_decisao', 'e.id_codigo_decisao as da_especificacao', 'm.publicada_em'])
      .where('m.id_tipo', '=', 8)
      .where('r.id_tipo_resposta', '=', 2)
      .execute();
    const parte = (id: number) => rows.filter((row) => row.id_codigo_decisao === id).length / rows.length;
    expect(parte(5)).toBeGreaterThan(0.66);
    expect(parte(5)).toBeLessThan(0.82);
    expect(new Set(rows.map((row) => row.id_codigo_decisao)).size).toBe(7);
    expect(
      rows.filter((row) => row.da_especificacao && row.da_especificacao !== row.id_codigo_decisao),
    ).toEqual([]);
    expect(rows.filter((row) => row.publicada_em).length).toBeGreaterThan(90);
  });

  it('show the public what passed the gate, and leave five answers with personal data to be decided', async () => {
    const publicos = await app.db
      .selectFrom('pedido_publico')
      .select(['id_manifestacao', 'publicado_em'])
      .execute();
    expect(new Map(publicos.map((row) => [row.id_manifestacao, row.publicado_em]))).toEqual(
      new Map(casos.flatMap((caso) => (caso.publicada_em ? [[caso.id, caso.publicada_em] as const] : []))),
    );
    const esperam = await app.db
      .selectFrom('achado_pessoal as a')
      .innerJoin('manifestacao as m', 'm.id', 'a.id_manifestacao')
      .select(['m.id', 'm.id_ouvidoria'])
      .distinct()
      .where('a.decisao', 'is', null)
      .execute();
    expect(esperam.map(({ id_ouvidoria }) => id_ouvidoria).sort((a, b) => a - b)).toEqual([6, 6, 6, 65, 65]);
  });

  it('is in each office by an act of its history, as the audit log demands', async () => {
    expect(await listForaDoLugar(app.db)).toEqual([]);
    expect(await listEncaminhamentosFalsos(app.db)).toEqual([]);
  });

  it('were forwarded and extended with the rows that the real acts write', async () => {
    const { rows } = await app.platform.pool.query<Record<string, number>>(
      `select count(*) filter (where h.acao = 'Encaminhamento')::int as encaminhadas,
          count(e.id)::int as com_linha,
          count(*) filter (where h.acao = 'Prorrogação')::int as prorrogadas,
          count(p.id_manifestacao)::int as com_prorrogacao
        from manifestacao_historico h
        left join encaminhamento e on e.id = (h.detalhes ->> 'idEncaminhamento')::int
          and e.id_manifestacao = h.id_manifestacao and e.ocorrido_em = h.ocorrido_em
        left join prorrogacao p on h.acao = 'Prorrogação' and p.id_manifestacao = h.id_manifestacao
          and p.ocorrida_em = h.ocorrido_em`,
    );
    const [contados] = rows;
    expect(contados?.encaminhadas).toBeGreaterThan(10);
    expect(contados?.com_linha).toBe(contados?.encaminhadas);
    expect(contados?.prorrogadas).toBeGreaterThan(10);
    expect(contados?.com_prorrogacao).toBe(contados?.prorrogadas);
    const identidades = await app.db
      .selectFrom('encaminhamento as e')
      .innerJoin('manifestacao as m', 'm.id', 'e.id_manifestacao')
      .select(['e.com_identidade', 'm.id_tipo'])
      .execute();
    expect(identidades.map(({ com_identidade }) => com_identidade)).toEqual(
      identidades.map(({ id_tipo }) => !isSigilosa(id_tipo)),
    );
  });
});

describe('what a citizen meets', () => {
  interface Item {
    readonly idManifestacao: number;
  }
  const casosDe = async (visitor: Visitor): Promise<Item[]> => {
    const itens: Item[] = [];
    let cursor = '';
    do {
      const response = await visitor.get(`/api/app-web/v1/manifestacoes?${cursor}`);
      expect(response.statusCode, response.body).toBe(200);
      const pagina: { itens: Item[]; proximoCursor: string | null } = response.json();
      itens.push(...pagina.itens);
      cursor = pagina.proximoCursor ? `cursor=${encodeURIComponent(pagina.proximoCursor)}` : '';
    } while (cursor);
    return itens;
  };

  it.each(['maria.cidada', 'joao.cidadao'])(
    '%s reads a dozen cases, each with its term explained up to its due date',
    async (login) => {
      const visitor = await entrarComo(app, login);
      const itens = await casosDe(visitor);
      expect(itens.length).toBe(14);
      for (const { idManifestacao } of itens) {
        const detalhe = await visitor.get(`/api/app-web/v1/manifestacoes/${idManifestacao}`);
        expect(detalhe.statusCode, detalhe.body).toBe(200);
        const prazo = (await visitor.get(`/api/app-web/v1/manifestacoes/${idManifestacao}/prazo`)).json();
        const caso = casos.find(({ id }) => id === idManifestacao);
        if (caso?.prazo_parado_em === null) expect(prazo.dias.at(-1).data).toBe(prazo.vencimento);
      }
    },
  );

  it('has something of every kind waiting for Maria', async () => {
    const visitor = await entrarComo(app, 'maria.cidada');
    const { esperando } = (await visitor.get('/api/app-web/v1/manifestacoes/painel')).json();
    const atos = new Set(esperando.map(({ ato }: { ato: string }) => ato));
    expect(atos).toEqual(new Set(['complementar', 'responderConsentimento', 'recorrer', 'avaliar']));
  });

  it('has one of each of what people ask after filing, for the office to decide', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    for (const marca of ['desistencia-a-decidir', 'reabertura-a-decidir', 'prazo-a-decidir']) {
      const lista = await gestor.get(`/api/app-web/v1/tratamento/manifestacoes?marcas=${marca}`);
      expect(lista.json().itens.length, marca).toBeGreaterThan(0);
    }
    const ameacas = await app.db.selectFrom('desistencia').selectAll().execute();
    expect(ameacas.some(({ ameaca_cifrada }) => ameaca_cifrada !== null)).toBe(true);
    expect(ameacas.some(({ em_parte }) => em_parte)).toBe(true);
  });

  it('Lei 9.784/1999, art. 3º, III: has an area that reads what was added to a denúncia while it has it', async () => {
    const area = await entrarComo(app, 'colaborador.cgu');
    const { itens } = (await area.get('/api/app-web/v1/tramitacoes')).json<{
      itens: { idTramitacao: number }[];
    }>();
    const lidos = await Promise.all(
      itens.map(async ({ idTramitacao }) =>
        (await area.get(`/api/app-web/v1/tramitacoes/${idTramitacao}`)).json<{
          identidadeGuardada: boolean;
          acrescimos: { isNovo: boolean }[];
        }>(),
      ),
    );
    expect(lidos.some((lido) => lido.identidadeGuardada && lido.acrescimos[0]?.isNovo)).toBe(true);
  });

  it('Decreto 9.492/2018, art. 22: says of every answered denúncia who investigates, or why it was archived', async () => {
    const rows = await app.db
      .selectFrom('resposta')
      .select(['id_manifestacao', 'detalhes'])
      .where('id_tipo_resposta', '=', 2)
      .execute();
    const destinos = new Set<string>();
    for (const caso of casos.filter(({ id_tipo }) => isSigilosa(id_tipo))) {
      const resposta = rows.find(({ id_manifestacao }) => id_manifestacao === caso.id);
      if (!resposta) continue;
      const { cifrado } = resposta.detalhes as unknown as DetalhesSelados;
      const { isAcesso, conteudo } = readDetalhes(
        JSON.parse(cofreDe(caso).open(Buffer.from(cifrado, 'base64'))),
        null,
      );
      if (isAcesso || !('destino' in conteudo)) throw new Error(`Case ${caso.id} does not say where it went`);
      destinos.add(conteudo.destino);
      expect(caso.apta).toBe(conteudo.apta);
    }
    expect(destinos).toEqual(new Set(['apuracao', 'arquivamento']));
  });

  it('lets the two printed codes open their comunicações', () => {
    expect(exemplos).toHaveLength(2);
    for (const { numeroProtocolo, codigo } of exemplos) {
      const caso = casos.find(({ protocolo }) => protocolo === digitosDoProtocolo(numeroProtocolo));
      expect(caso?.id_tipo).toBe(7);
      expect(caso?.codigo_acesso_hash.equals(hashDoCodigo(app.config, codigo))).toBe(true);
    }
  });
});

describe('the appeals of the demonstration', () => {
  it('stand at every federal instance, open, overdue, clarified and decided, as the rules have them', async () => {
    const recursos = await app.db
      .selectFrom('recurso as r')
      .leftJoin('resposta_recurso as a', 'a.id_recurso', 'r.id')
      .leftJoin('esclarecimento as e', 'e.id_recurso', 'r.id')
      .selectAll('r')
      .select([
        'a.id_tipo_resposta_recurso',
        'a.data_entrega',
        'e.id as id_esclarecimento',
        'e.respondido_em as esclarecido_em',
      ])
      .orderBy('r.id')
      .execute();
    const abertos = recursos.filter((row) => row.id_situacao === 1 && row.subiu_em === null);
    expect(new Set(recursos.map((row) => row.id_manifestacao)).size).toBeGreaterThanOrEqual(12);
    expect([...new Set(abertos.map((row) => row.id_instancia))].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(abertos.some((row) => row.prazo !== null && row.prazo < HOJE)).toBe(true);
    expect(abertos.some((row) => row.prazo !== null && row.prazo >= HOJE)).toBe(true);
    expect(abertos.some((row) => row.id_esclarecimento !== null && row.esclarecido_em === null)).toBe(true);
    expect(recursos.some((row) => row.esclarecido_em !== null)).toBe(true);
    const decisoes = new Set(recursos.map((row) => row.id_tipo_resposta_recurso));
    for (const tipo of [1, 2, 3, 4]) expect(decisoes).toContain(tipo);
    // A decision that was not carried out may be reported.
    expect(recursos.some((row) => row.data_entrega !== null && row.data_entrega < HOJE)).toBe(true);
    for (const row of recursos) {
      const calendario = await calendarioDaOuvidoria(app.db, row.id_ouvidoria_julgadora);
      const contado = countedDay(calendario, row.registrado_em.getTime());
      expect(row.registro_contado).toBe(toIsoDate(contado));
      // After a clarification the days count from it (Portaria Normativa CGU 101/2023).
      const desde = row.decisao_contada_de ? diaGuardado(row.decisao_contada_de) : contado;
      const prazo = prazoParaDecidir(calendario, desde, row.id_instancia as IdInstancia);
      if (prazo) expect(row.prazo).toBe(toIsoDate(prazo));
    }
  });

  it('are in the work lists of who judges them', async () => {
    const lista = async (login: string) => {
      const visitor = await entrarComo(app, login);
      const response = await visitor.get('/api/app-web/v1/recursos?soOsQueJulgo=true');
      return response.json<{ itens: unknown[] }>().itens.length;
    };
    for (const login of ['superior.ifce', 'maxima.ifce', 'autoridade.ifce', 'recursos.cgu', 'cmri']) {
      expect(await lista(login), login).toBeGreaterThan(0);
    }
  });
});

describe('a second start', () => {
  it('adds nothing, tells the same codes and says nothing, on another day too', async () => {
    const frases: string[] = [];
    app.clock.set('2026-03-20T10:00:00-03:00');
    const segunda = await seedCasos(app.platform, (frase) => frases.push(frase));
    app.clock.set('2026-03-12T09:00:00-03:00');
    expect(segunda.exemplos).toEqual(exemplos);
    expect(frases).toEqual([]);
    expect(await listCasos()).toEqual(casos);
  });

  it('leaves what a number asks for beyond the demonstration to the volume (seed-volume.api.test.ts)', async () => {
    const outro = await createTestApp({ demo: true });
    try {
      await seedCasos({ ...outro.platform, config: { ...outro.config, seed: 600 } });
      const { total } = await outro.db
        .selectFrom('manifestacao')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      expect(total).toBe(428);
    } finally {
      await outro.close();
    }
  });

  it('refuses production', async () => {
    const producao = { ...app.platform, config: { ...app.config, isProducao: true } };
    await expect(seedCasos(producao)).rejects.toThrow('não podem ser criados em produção');
  });
});

describe('on whatever day it starts', () => {
  it.each(['2026-01-01T00:05:00-03:00', '2026-11-15T23:50:00-03:00', '2027-12-27T07:00:00-03:00'])(
    '%s: nothing lies in the future',
    async (now) => {
      const outro = await createTestApp({ demo: true, now });
      try {
        await seedCasos(outro.platform);
        const { ultimo } = await outro.db
          .selectFrom('manifestacao_historico')
          .select((eb) => eb.fn.max('ocorrido_em').as('ultimo'))
          .executeTakeFirstOrThrow();
        expect(new Date(ultimo).getTime()).toBeLessThanOrEqual(outro.clock.now().getTime());
      } finally {
        await outro.close();
      }
    },
  );
});
