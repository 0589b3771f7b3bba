import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type CasoCriado, criarCaso, type NovoCaso } from './casos.ts';
import { criarPromessa } from './promessas.ts';
import { Orgaos } from './registro.ts';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

export const CMRI = 90;
export const TEXTO_DO_RECURSO = 'A planilha que veio não tem os gastos de 2025, que eu pedi.';

/** An access request of the IFCE, by default denied one hour before the test's clock. */
export const criarPedido = (app: TestApp, novo: NovoCaso = {}): Promise<CasoCriado> =>
  criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    idOuvidoria: Orgaos.ifce,
    resposta: { texto: 'O acesso foi negado porque o documento é sigiloso.' },
    ...novo,
  });

/** A request that was not answered. */
export const criarPedidoSemResposta = (app: TestApp, novo: NovoCaso = {}): Promise<CasoCriado> =>
  criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao, idOuvidoria: Orgaos.ifce, ...novo });

export const urlDoRecurso = (idRecurso: number, ato = ''): string =>
  `/api/app-web/v1/recursos/${idRecurso}${ato && `/${ato}`}`;

/** Files an appeal as the citizen's browser does. */
export const interpor = (
  visitor: Visitor,
  idManifestacao: number,
  dados: Readonly<Record<string, unknown>> = {},
) =>
  visitor.post('/api/app-web/v1/recursos', {
    chaveEnvio: randomUUID(),
    idManifestacao,
    remedio: 'recorrer',
    idTipoRecurso: 2,
    texto: TEXTO_DO_RECURSO,
    anexos: [],
    ...dados,
  });

export interface Interposto {
  readonly idRecurso: number;
  readonly instancia: string;
  readonly quemDecide: string;
  readonly prazo: string | null;
  readonly semDecisao: string;
}

export const interposto = async (
  visitor: Visitor,
  idManifestacao: number,
  dados: Readonly<Record<string, unknown>> = {},
): Promise<Interposto> => {
  const response = await interpor(visitor, idManifestacao, dados);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Interposto>();
};

export const INDEFERIDO = {
  idTipoResposta: TipoRespostaRecurso.indeferido,
  idEspecificacao: 3,
  texto: 'A decisão do órgão fica mantida, pelas razões que ele deu.',
} as const;

/** Admits and decides an appeal, as the person who judges does. */
export const decidir = async (
  visitor: Visitor,
  idRecurso: number,
  decisao: Readonly<Record<string, unknown>> = INDEFERIDO,
) => {
  const conhecido = await visitor.post(urlDoRecurso(idRecurso, 'admissibilidade'), { conhecer: true });
  expect(conhecido.statusCode, conhecido.body).toBe(200);
  const response = await visitor.post(urlDoRecurso(idRecurso, 'responder'), decisao);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ instanciaSeguinte: string | null; prazoSeguinte: string | null }>();
};

/** The state of an appeal before an act, written straight to the database. */
export interface NovoRecurso {
  readonly idInstancia?: number;
  readonly idJulgadora?: number;
  readonly respondido?: boolean;
  readonly conhecido?: boolean | null;
  readonly subiu?: boolean;
  /** Waits for the office's clarification; 'vencido': its last day has passed. */
  readonly esclarecimento?: boolean | 'vencido';
  readonly idTipoResposta?: number;
  readonly dataEntrega?: string;
  readonly prazo?: string | null;
}

export const criarRecurso = async (
  app: TestApp,
  idManifestacao: number,
  novo: NovoRecurso = {},
): Promise<number> => {
  const { db, clock } = app;
  const agora = clock.now();
  const { idInstancia = Instancia.primeira, idJulgadora = Orgaos.ifce, respondido = false } = novo;
  const { id } = await db
    .insertInto('recurso')
    .values({
      id_manifestacao: idManifestacao,
      id_instancia: idInstancia,
      id_situacao: respondido ? SituacaoRecurso.respondido : SituacaoRecurso.emTramitacao,
      id_tipo_recurso: 2,
      id_ouvidoria_julgadora: idJulgadora,
      texto: TEXTO_DO_RECURSO,
      envio_hash: randomBytes(32),
      registrado_em: agora,
      registro_contado: '2026-03-12',
      prazo_original: novo.prazo === undefined ? '2026-03-17' : novo.prazo,
      prazo: novo.prazo === undefined ? '2026-03-17' : novo.prazo,
      conhecido: novo.conhecido ?? null,
      subiu_em: novo.subiu ? agora : null,
      respondido_em: respondido ? agora : null,
      atualizado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (respondido) {
    await db
      .insertInto('resposta_recurso')
      .values({
        id_recurso: id,
        id_tipo_resposta_recurso: novo.idTipoResposta ?? TipoRespostaRecurso.indeferido,
        texto: 'A decisão do órgão fica mantida.',
        data_entrega: novo.dataEntrega ?? null,
        data_entrega_original: novo.dataEntrega ?? null,
        id_ouvidoria: idJulgadora,
        responsavel: 'Sérgio Luiz Cavalcante (IFCE)',
        registrada_em: agora,
      })
      .execute();
    if (novo.dataEntrega) {
      await criarPromessa(app, idManifestacao, { origem: 'decisao', idRecurso: id, prazo: novo.dataEntrega });
    }
  }
  if (novo.esclarecimento) {
    await db
      .insertInto('esclarecimento')
      .values({
        id_recurso: id,
        pergunta: 'O documento existe em outro formato?',
        id_solicitante: 1,
        solicitante: 'Rogério Antunes Farias (CGU)',
        pedido_em: agora,
        prazo: novo.esclarecimento === 'vencido' ? '2026-03-11' : '2026-03-17',
      })
      .execute();
  }
  return id;
};
