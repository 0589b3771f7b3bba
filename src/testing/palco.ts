import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import type { DesistenciaPedida } from '#capabilities/manifestacao/domain/fatos.ts';
import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { type CasoCriado, criarCaso, type NovoCaso } from './casos.ts';
import { criarUnidade, idDoLogin } from './pessoas-do-caso.ts';
import type { TestApp } from './test-app.ts';

/** What the acts of a case refer to: created once, used by every case of a test file. */
export interface Cenario {
  readonly app: TestApp;
  /** The unit that has the open steps; everybody who may contribute works there. */
  readonly unidade: number;
  /** A unit that was not asked to contribute yet. */
  readonly outraUnidade: number;
  /** The principal of groups of duplicates. */
  readonly principal: number;
  readonly respondente: number;
}

export const montarCenario = async (app: TestApp): Promise<Cenario> => ({
  app,
  unidade: await criarUnidade(app, 'UNI-A'),
  outraUnidade: await criarUnidade(app, 'UNI-B'),
  principal: (await criarCaso(app)).id,
  respondente: await idDoLogin(app, 'respondente.cgu'),
});

/** Facts that a case's acts depend on, besides the type and the situação. */
export interface FatosDoPalco extends NovoCaso {
  /** An internal step; open unless 'encerrado'. */
  readonly passo?: boolean | 'encerrado';
  /** Its area asked for more time. */
  readonly prazoPedido?: boolean;
  readonly desistenciaPedida?: DesistenciaPedida;
  readonly reaberturaPedida?: boolean;
  /** Nobody knows that the person was told of an answer. */
  readonly semCiencia?: boolean;
  readonly triada?: boolean;
  readonly restrita?: boolean;
  readonly avaliada?: boolean;
  readonly agrupada?: boolean;
  /** The answer only told where to find the information. */
  readonly orientada?: boolean;
  /** A denúncia that another office forwarded to this one. */
  readonly vinda?: { readonly comIdentidade: boolean };
}

export interface CasoNoPalco extends CasoCriado {
  readonly idTramitacao: number;
}

/** Due today, so that more time may be asked for. */
const hojeNo = ({ clock }: TestApp): string => toIsoDate(localDate(clock.now().getTime()));
const POR_QUE = 'O processo está no arquivo de outra cidade.';

const criarPasso = async (
  { app, unidade, respondente }: Cenario,
  caso: CasoCriado,
  { passo, prazoPedido = false }: Pick<FatosDoPalco, 'passo' | 'prazoPedido'>,
): Promise<number> => {
  const texto = 'Quantos atendentes havia?';
  const { id } = await app.db
    .insertInto('tramitacao')
    .values({
      id_manifestacao: caso.id,
      id_unidade: unidade,
      id_remetente: respondente,
      remetente: 'Renata Oliveira Brandão (CGU)',
      mensagem: caso.cofre ? null : texto,
      mensagem_cifrada: caso.cofre?.seal(texto) ?? null,
      prazo: hojeNo(app),
      prazo_original: hojeNo(app),
      aberta_em: app.clock.now(),
      encerrada_em: passo === 'encerrado' ? app.clock.now() : null,
      ...(prazoPedido && {
        prazo_pedido_em: app.clock.now(),
        prazo_motivo: caso.cofre ? null : POR_QUE,
        prazo_motivo_cifrado: caso.cofre?.seal(POR_QUE) ?? null,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** What a case in this situação must also have for the acts to have been able to lead there. */
const comSituacao = (fatos: FatosDoPalco, situacao: IdSituacao): NovoCaso => ({
  ...fatos,
  situacao,
  ...(situacao === Situacao.complementacaoSolicitada && {
    complementacao: fatos.complementacao ?? { pedido: 'Em que dia foi o atendimento?' },
  }),
  ...(situacao === Situacao.concluida && {
    resposta: fatos.resposta ?? { texto: 'A lâmpada do posto foi trocada ontem.' },
  }),
});

/** A mail came back, and nobody knows that the person was told of what it said. */
export const avisoQueVoltou = async ({ db, clock }: TestApp, idManifestacao: number): Promise<void> => {
  await db
    .insertInto('comunicacao')
    .values({
      id_manifestacao: idManifestacao,
      tipo: 'resposta',
      feita_em: clock.now(),
      pendencia: 'devolvida',
    })
    .execute();
};

/** A case in a given situação and with given facts, written straight to the database. */
export const porNoPalco = async (
  cenario: Cenario,
  situacao: IdSituacao,
  fatos: FatosDoPalco = {},
): Promise<CasoNoPalco> => {
  const { app, principal, respondente } = cenario;
  const {
    passo,
    triada,
    restrita,
    avaliada,
    agrupada,
    vinda,
    orientada,
    desistenciaPedida,
    reaberturaPedida,
    semCiencia,
  } = fatos;
  const caso = await criarCaso(app, comSituacao(fatos, situacao));
  const mudancas = {
    ...(passo === true && { prazo_interno: hojeNo(app) }),
    ...(triada && { id_responsavel: respondente }),
    ...(restrita && { restrita_em: app.clock.now() }),
    ...(agrupada && { id_grupo: principal }),
    ...(vinda && { id_ouvidoria_registro: 65 }),
  };
  if (Object.keys(mudancas).length > 0) {
    await app.db.updateTable('manifestacao').set(mudancas).where('id', '=', caso.id).execute();
  }
  if (orientada) {
    await app.db
      .updateTable('resposta')
      .set({
        id_codigo_decisao: CodigoDecisao.concedido,
        id_especificacao_decisao: Especificacao.ondeEncontrar,
      })
      .where('id_manifestacao', '=', caso.id)
      .execute();
  }
  if (avaliada) {
    await app.db
      .insertInto('pesquisa_satisfacao')
      .values({
        id_manifestacao: caso.id,
        id_demanda_atendida: 1,
        id_facilidade: 5,
        id_satisfacao: 9,
        respondida_em: app.clock.now(),
      })
      .execute();
  }
  if (vinda) {
    await app.db
      .insertInto('encaminhamento')
      .values({
        id_manifestacao: caso.id,
        id_ouvidoria_origem: 65,
        id_ouvidoria_destino: 6,
        texto_solicitante: 'Quem cuida disto é outro órgão.',
        com_identidade: vinda.comIdentidade,
        id_responsavel: respondente,
        responsavel: 'Geísa Alencar Pinheiro (IFCE)',
        ocorrido_em: app.clock.now(),
      })
      .execute();
  }
  if (desistenciaPedida) {
    await app.db
      .insertInto('desistencia')
      .values({
        id_manifestacao: caso.id,
        em_parte: desistenciaPedida === 'em-parte',
        parte_cifrada:
          desistenciaPedida === 'em-parte' ? (caso.cofre?.seal('O segundo posto.') ?? null) : null,
        pedida_em: app.clock.now(),
      })
      .execute();
  }
  if (reaberturaPedida) {
    const texto = caso.cofre ? null : POR_QUE;
    await app.db
      .insertInto('pedido_reabertura')
      .values({
        id_manifestacao: caso.id,
        texto,
        texto_cifrado: caso.cofre?.seal(POR_QUE) ?? null,
        pedida_em: app.clock.now(),
      })
      .execute();
  }
  if (semCiencia) await avisoQueVoltou(app, caso.id);
  return { ...caso, idTramitacao: passo ? await criarPasso(cenario, caso, fatos) : 0 };
};

/** What an act must change, or leave alone. */
export interface EstadoDoCaso {
  readonly situacao: number;
  readonly versao: number;
  readonly linhasDoHistorico: number;
}

export const readEstado = async ({ db }: TestApp, id: number): Promise<EstadoDoCaso> => {
  const row = await db
    .selectFrom('manifestacao as m')
    .select((eb) => [
      'm.id_situacao as situacao',
      'm.versao',
      eb
        .selectFrom('manifestacao_historico as h')
        .select((h) => h.fn.countAll<number>().as('linhas'))
        .whereRef('h.id_manifestacao', '=', 'm.id')
        .as('linhas'),
    ])
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow();
  return { situacao: row.situacao, versao: row.versao, linhasDoHistorico: row.linhas ?? 0 };
};
