import { type IdInstancia, Instancia, isAcimaDoOrgao } from '#capabilities/remedio/domain/instancia.ts';
import type { ActsTable } from '#kernel/acts.ts';
import { type IdPerfil, Perfil, perfisSistema, todosOsPerfis } from '#kernel/perfil.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  esclarecimentoEncerrado,
  esclarecimentoJaAberto,
  faltaAdmissibilidade,
  impedidoDeJulgar,
  incidenteJaAberto,
  jaConhecido,
  jaQualificada,
  nadaAEntregar,
  naoJulga,
  naoRecorreu,
  naoRespondeuOPedido,
  semEsclarecimentoAberto,
  semPermissaoDeQualificar,
  soAcimaDoOrgao,
  soNaComissao,
  subiu,
} from './recurso-errors.ts';

/** Ids of the original platform. */
export const SituacaoRecurso = { emTramitacao: 1, respondido: 2 } as const;
export type IdSituacaoRecurso = (typeof SituacaoRecurso)[keyof typeof SituacaoRecurso];

/** What the person is to the appeal; more than one where an office judges what it answered. */
export interface PapeisNoRecurso {
  readonly recorrente: boolean;
  readonly julgador: boolean;
  /** Would judge, had they not answered, decided below or changed the type themselves. */
  readonly impedido: boolean;
  /** Works where the request was answered. */
  readonly doOrgao: boolean;
}

export interface FatosDoRecurso extends PapeisNoRecurso {
  readonly idInstancia: IdInstancia;
  /** Found fit to be judged; null until somebody looked. */
  readonly conhecido: boolean | null;
  /** The term passed and the next instance has it. */
  readonly subiu: boolean;
  readonly esclarecimentoAberto: boolean;
  /** The decision did not wait for it. */
  readonly esclarecimentoEncerrado: boolean;
  readonly tramitacaoAberta: boolean;
  /** The decision set a day until which something must be delivered. */
  readonly temEntrega: boolean;
  readonly incidenteAberto: boolean;
  /** By this person. */
  readonly qualificada: boolean;
  /** Staff of the authority that watches over the others (Decreto 7.724/2012, art. 68) rate too (S6-02). */
  readonly podeQualificar: boolean;
}

type Regra = (fatos: FatosDoRecurso) => Verdict;

const exige =
  (vale: (fatos: FatosDoRecurso) => boolean, recusa: () => Parameters<typeof refuse>[0]): Regra =>
  (fatos) =>
    vale(fatos) ? allow : refuse(recusa());

const all =
  (...regras: readonly Regra[]): Regra =>
  (fatos) =>
    allOf(...regras.map((regra) => regra(fatos)));

const aindaAqui = exige((fatos) => !fatos.subiu, subiu);
const julga = all(
  exige((fatos) => !fatos.impedido, impedidoDeJulgar),
  exige((fatos) => fatos.julgador, naoJulga),
  aindaAqui,
);
const recorreu = exige((fatos) => fatos.recorrente, naoRecorreu);
const respondeuOPedido = exige((fatos) => fatos.doOrgao, naoRespondeuOPedido);
const semAdmissibilidade = exige((fatos) => fatos.conhecido === null, jaConhecido);
const conhecido = exige((fatos) => fatos.conhecido === true, faltaAdmissibilidade);
const acimaDoOrgao = exige((fatos) => isAcimaDoOrgao(fatos.idInstancia), soAcimaDoOrgao);
const semEsclarecimento = exige((fatos) => !fatos.esclarecimentoAberto, esclarecimentoJaAberto);
const semDecisaoAntes = exige((fatos) => !fatos.esclarecimentoEncerrado, esclarecimentoEncerrado);
const comEsclarecimento = exige((fatos) => fatos.esclarecimentoAberto, semEsclarecimentoAberto);
const naComissao = exige((fatos) => fatos.idInstancia === Instancia.cmri, soNaComissao);
const umaVez = exige((fatos) => !fatos.qualificada, jaQualificada);
const qualifica = exige((fatos) => fatos.recorrente || fatos.podeQualificar, semPermissaoDeQualificar);
const haOQueEntregar = exige((fatos) => fatos.temEntrega, nadaAEntregar);
const semIncidente = exige((fatos) => !fatos.incidenteAberto, incidenteJaAberto);

const pessoas = todosOsPerfis.filter((perfil) => !perfisSistema.some((sistema) => sistema === perfil));
const analistas: readonly IdPerfil[] = [Perfil.administrador, Perfil.gestor, Perfil.respondente];
const { emTramitacao, respondido } = SituacaoRecurso;

export type AtoDoRecurso =
  | 'assumir'
  | 'conhecer'
  | 'naoConhecer'
  | 'tramitar'
  | 'pedirEsclarecimento'
  | 'esclarecer'
  | 'marcarReuniao'
  | 'responder'
  | 'qualificar'
  | 'abrirIncidente'
  | 'denunciarDescumprimento';

/** The life of an appeal (Lei 12.527/2011, arts. 15 to 20; Decreto 7.724/2012, arts. 21 to 24). Filing has no row. */
// biome-ignore format: read as a table.
export const recursoActs: ActsTable<AtoDoRecurso, IdSituacaoRecurso, FatosDoRecurso> = {
  assumir:                 { from: [emTramitacao], to: 'same', perfis: analistas, when: julga },
  conhecer:                { from: [emTramitacao], to: 'same', perfis: analistas, when: all(julga, semAdmissibilidade) },
  naoConhecer:             { from: [emTramitacao], to: respondido, perfis: analistas, when: all(julga, semAdmissibilidade) },
  tramitar:                { from: [emTramitacao], to: 'same', perfis: analistas, when: julga },
  pedirEsclarecimento:     { from: [emTramitacao], to: 'same', perfis: analistas, when: all(julga, acimaDoOrgao, semEsclarecimento) },
  esclarecer:              { from: [emTramitacao, respondido], to: 'same', perfis: analistas, when: all(respondeuOPedido, aindaAqui, semDecisaoAntes, comEsclarecimento) },
  marcarReuniao:           { from: [emTramitacao], to: 'same', perfis: analistas, when: all(julga, naComissao) },
  responder:               { from: [emTramitacao], to: respondido, perfis: analistas, when: all(julga, conhecido) },
  qualificar:              { from: [respondido], to: 'same', perfis: pessoas, when: all(qualifica, umaVez) },
  abrirIncidente:          { from: [respondido], to: 'same', perfis: analistas, when: all(respondeuOPedido, haOQueEntregar, semIncidente) },
  denunciarDescumprimento: { from: [respondido], to: 'same', perfis: pessoas, when: all(recorreu, haOQueEntregar) },
};
