import type { ActsTable } from '#kernel/acts.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { Resultado, SituacaoDoItem, TipoDeResposta } from './resposta-do-item.ts';
import {
  naoAvaliaOOrgao,
  naoAvaliaOQueEnviou,
  naoRespondePeloOrgao,
  parteDoQueNaoSeAplica,
} from './transparencia-errors.ts';

export interface FatosDoItem {
  /** Works for the body that answers; the administrador works for every one. */
  readonly doOrgao: boolean;
  /** Works for the authority that watches over the body. */
  readonly daAutoridade: boolean;
  /** Sent the answer that waits. */
  readonly enviou: boolean;
}

type Regra = (fatos: FatosDoItem) => Verdict;

const respondePeloOrgao: Regra = ({ doOrgao }) => (doOrgao ? allow : refuse(naoRespondePeloOrgao()));
const monitoraOOrgao: Regra = ({ daAutoridade }) => (daAutoridade ? allow : refuse(naoAvaliaOOrgao()));
/** An authority is evaluated too, by somebody else of it. */
const outraPessoa: Regra = ({ enviou }) => (enviou ? refuse(naoAvaliaOQueEnviou()) : allow);

const all =
  (...regras: readonly Regra[]): Regra =>
  (fatos) =>
    allOf(...regras.map((regra) => regra(fatos)));

const responde = perfisDaAcao('transparencia.responder');
const avalia = perfisDaAcao('monitoramento.realizar');

export const atosDoItem = ['responder', 'corrigir', 'enviar', 'retomar', 'avaliar'] as const;
export type AtoDoItem = (typeof atosDoItem)[number];

/**
 * The life of one item of one body. What was evaluated is answered anew by `corrigir`, also where it complied: pages
 * move. The authority may take its word back, hence `avaliar` of what is evaluated.
 */
// biome-ignore format: read as a table.
export const itemActs: ActsTable<AtoDoItem, SituacaoDoItem, FatosDoItem> = {
  responder: { from: ['sem-resposta', 'respondido'], to: 'respondido', perfis: responde, when: respondePeloOrgao },
  corrigir:  { from: ['avaliado'],                   to: 'respondido', perfis: responde, when: respondePeloOrgao },
  enviar:    { from: ['respondido'],                 to: 'enviado',    perfis: responde, when: respondePeloOrgao },
  retomar:   { from: ['enviado'],                    to: 'respondido', perfis: responde, when: respondePeloOrgao },
  avaliar:   { from: ['enviado', 'avaliado'],        to: 'avaliado',   perfis: avalia,   when: all(monitoraOOrgao, outraPessoa) },
};

export const nomesDosAtos: Readonly<Record<AtoDoItem, string>> = {
  responder: 'Resposta salva',
  corrigir: 'Resposta corrigida',
  enviar: 'Enviado para avaliação',
  retomar: 'Retomado pelo órgão',
  avaliar: 'Avaliação',
};

/** What does not concern a body is so or is not so: there is no part of it. */
export const podeTerResultado = (tipo: TipoDeResposta, resultado: Resultado): Verdict =>
  tipo === 'nao-se-aplica' && resultado === 'cumpre-em-parte' ? refuse(parteDoQueNaoSeAplica()) : allow;

export const temOQueCorrigir = (resultado: Resultado): boolean => resultado !== 'cumpre';
