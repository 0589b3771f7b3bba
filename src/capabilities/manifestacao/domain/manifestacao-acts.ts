import type { ActsTable } from '#kernel/acts.ts';
import { type IdPerfil, Perfil, perfisSistema, todosOsPerfis } from '#kernel/perfil.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { isSigilosa } from './identificacao.ts';
import {
  consentimentoJaPedido,
  contatoRestrito,
  contatoSoAntesDaTriagem,
  identidadeNaoVeioJunto,
  jaAvaliada,
  jaFoiAInstancia,
  jaProrrogada,
  jaRestrita,
  naoAguardaConsentimento,
  naoAnonima,
  naoEResponsavel,
  naoEstaNaArea,
  naoNoAcessoAInformacao,
  naoRestrita,
  naoTrabalhaNoOrgao,
  noGrupo,
  soNaDenuncia,
  soNoAcessoAInformacao,
} from './manifestacao-errors.ts';
import { isAcesso } from './manifestacao-prazos.ts';
import { abertas, comOrgao, type IdSituacao, Situacao } from './situacao.ts';

/** What the person is to the case: filed it (by account or by access code), works where it is, works
 * where an appeal of it is judged, or nothing at all. */
export type Relacao = 'manifestante' | 'orgao' | 'instancia' | 'nenhuma';

export interface FatosDaManifestacao {
  readonly relacao: Relacao;
  readonly idTipo: number;
  readonly idTipoFormulario: number;
  /** Is, or ever was, a denúncia: who filed it is known elsewhere only by their consent. */
  readonly protegida: boolean;
  readonly anonima: boolean;
  /** The deadline was extended at some time, in whatever situação the case is now. */
  readonly prorrogada: boolean;
  /** Whether the term may still grow, judged beforehand by the day it ends (prorrogacao). */
  readonly prorrogavel: Verdict;
  readonly avaliada: boolean;
  readonly consentimentoAberto: boolean;
  /** The last day to answer the open request; null without one. */
  readonly consentimentoAte: PlainDate | null;
  /** The identity is not open to the office: what was filed with it is not the desk's to correct. */
  readonly contatoRestrito: boolean;
  /** The office may know who filed: it received the case from them, or with their consent. */
  readonly identidadeVisivel: boolean;
  readonly restrita: boolean;
  /** Somebody of the office already answers for it. */
  readonly triada: boolean;
  /** An internal step waits for the person. */
  readonly tramitacaoAberta: boolean;
  /** One of the duplicates of a group whose principal is still open in the same office: that one's answer is its own. */
  readonly esperaAPrincipal: boolean;
  /** Of an access request: something was taken to an instance, decided or not. */
  readonly temRecurso: boolean;
  /** The remedies of the access law have windows of their own, judged beforehand. */
  readonly remedios: Readonly<Record<Remedio, Verdict>>;
}

/** The ways on that the access law gives the citizen (recurso/domain/remedios.ts). */
export type Remedio = 'recorrer' | 'reclamar' | 'denunciarDescumprimento' | 'pedirRevisao';

type Regra = (fatos: FatosDaManifestacao) => Verdict;

const all =
  (...regras: readonly Regra[]): Regra =>
  (fatos) =>
    allOf(...regras.map((regra) => regra(fatos)));

const eManifestante: Regra = ({ relacao }) =>
  relacao === 'manifestante' ? allow : refuse(naoEResponsavel());
const trabalhaNoOrgao: Regra = ({ relacao }) => (relacao === 'orgao' ? allow : refuse(naoTrabalhaNoOrgao()));
const eOuvidoria: Regra = ({ idTipoFormulario }) =>
  isAcesso(idTipoFormulario) ? refuse(naoNoAcessoAInformacao()) : allow;
const eAcesso: Regra = ({ idTipoFormulario }) =>
  isAcesso(idTipoFormulario) ? allow : refuse(soNoAcessoAInformacao());
const eDenuncia: Regra = ({ idTipo }) => (isSigilosa(idTipo) ? allow : refuse(soNaDenuncia()));
const eProtegida: Regra = ({ protegida }) => (protegida ? allow : refuse(soNaDenuncia()));
const eAnonima: Regra = ({ anonima }) => (anonima ? allow : refuse(naoAnonima()));
const temDono: Regra = ({ anonima }) => (anonima ? refuse(naoAguardaConsentimento()) : allow);
const prorrogaUmaVez: Regra = ({ prorrogada }) => (prorrogada ? refuse(jaProrrogada()) : allow);
const prorrogaNoPrazo: Regra = ({ prorrogavel }) => prorrogavel;
const avaliaUmaVez: Regra = ({ avaliada }) => (avaliada ? refuse(jaAvaliada()) : allow);
const consentimentoAberto: Regra = ({ consentimentoAberto }) =>
  consentimentoAberto ? allow : refuse(naoAguardaConsentimento());
const semConsentimentoAberto: Regra = ({ consentimentoAberto, consentimentoAte }) =>
  consentimentoAberto ? refuse(consentimentoJaPedido(consentimentoAte)) : allow;
const contatoAberto: Regra = (fatos) => (fatos.contatoRestrito ? refuse(contatoRestrito()) : allow);
const antesDaTriagem: Regra = ({ triada }) => (triada ? refuse(contatoSoAntesDaTriagem()) : allow);
const passoInternoAberto: Regra = ({ tramitacaoAberta }) =>
  tramitacaoAberta ? allow : refuse(naoEstaNaArea());
const naoEsperaAPrincipal: Regra = ({ esperaAPrincipal }) => (esperaAPrincipal ? refuse(noGrupo()) : allow);
const semRecurso: Regra = ({ idTipoFormulario, temRecurso }) =>
  isAcesso(idTipoFormulario) && temRecurso ? refuse(jaFoiAInstancia()) : allow;
const identidadeVeioJunto: Regra = ({ identidadeVisivel }) =>
  identidadeVisivel ? allow : refuse(identidadeNaoVeioJunto());
const semRestricao: Regra = ({ restrita }) => (restrita ? refuse(jaRestrita()) : allow);
const comRestricao: Regra = ({ restrita }) => (restrita ? allow : refuse(naoRestrita()));
const remedio =
  (nome: Remedio): Regra =>
  ({ remedios }) =>
    remedios[nome];

/** Whoever filed it may be signed in with any profile, or with none but the access code. */
const pessoas = todosOsPerfis.filter((perfil) => !perfisSistema.some((sistema) => sistema === perfil));
const gestores: readonly IdPerfil[] = [Perfil.administrador, Perfil.gestor];
const analistas: readonly IdPerfil[] = [...gestores, Perfil.respondente];
/** What an office may also do through its own system, by the integration API. */
const analistasOuSistema: readonly IdPerfil[] = [...analistas, Perfil.webServiceRespondente];
const sistema: readonly IdPerfil[] = [];
const ponta: readonly IdSituacao[] = [...abertas, Situacao.concluida];

export type AtoDaManifestacao =
  | 'triar'
  | 'corrigirContato'
  | 'analisarDenuncia'
  | 'agrupar'
  | 'tramitar'
  | 'tratar'
  | 'pedirComplementacao'
  | 'complementar'
  | 'conversar'
  | 'arquivarSemComplementacao'
  | 'recontarPrazo'
  | 'prorrogar'
  | 'encaminhar'
  | 'encaminharParaFora'
  | 'responderIntermediaria'
  | 'responder'
  | 'arquivar'
  | 'alterarTipo'
  | 'reabrir'
  | 'recorrer'
  | 'reclamar'
  | 'denunciarDescumprimento'
  | 'pedirRevisao'
  | 'avaliar'
  | 'pedirConsentimento'
  | 'responderConsentimento'
  | 'verIdentidade'
  | 'restringirConteudo'
  | 'liberarConteudo'
  | 'desistir';

/**
 * The life cycle of a manifestação (Lei 13.460/2017; Decreto 9.492/2018; Lei 12.527/2011). Registration has no row: it
 * is where a case begins.
 */
// biome-ignore format: read as a table.
export const manifestacaoActs: ActsTable<AtoDaManifestacao, IdSituacao, FatosDaManifestacao> = {
  triar:                     { from: comOrgao, to: 'same', perfis: analistasOuSistema, when: trabalhaNoOrgao },
  corrigirContato:           { from: comOrgao, to: 'same', perfis: [Perfil.atendente, ...analistas], when: all(trabalhaNoOrgao, temDono, contatoAberto, antesDaTriagem) },
  analisarDenuncia:          { from: comOrgao, to: 'same', perfis: analistas, when: all(trabalhaNoOrgao, eDenuncia) },
  agrupar:                   { from: abertas, to: 'same', perfis: analistas, when: trabalhaNoOrgao },
  tramitar:                  { from: comOrgao, to: 'same', perfis: analistas, when: trabalhaNoOrgao },
  tratar:                    { from: comOrgao, to: 'same', perfis: [Perfil.colaborador, ...analistas], when: all(trabalhaNoOrgao, passoInternoAberto) },
  pedirComplementacao:       { from: comOrgao, to: Situacao.complementacaoSolicitada, perfis: analistasOuSistema, when: all(trabalhaNoOrgao, eOuvidoria) },
  complementar:              { from: [Situacao.complementacaoSolicitada], to: Situacao.complementada, perfis: pessoas, when: eManifestante },
  conversar:                 { from: ponta, to: 'same', perfis: pessoas, when: (fatos) => allOf(eAnonima(fatos), fatos.relacao === 'nenhuma' ? refuse(naoEResponsavel()) : allow) },
  arquivarSemComplementacao: { from: [Situacao.complementacaoSolicitada], to: Situacao.arquivada, perfis: sistema },
  recontarPrazo:             { from: abertas, to: 'same', perfis: sistema },
  prorrogar:                 { from: comOrgao, to: Situacao.prorrogada, perfis: analistasOuSistema, when: all(trabalhaNoOrgao, prorrogaUmaVez, prorrogaNoPrazo) },
  encaminhar:                { from: comOrgao, to: Situacao.encaminhada, perfis: analistasOuSistema, when: trabalhaNoOrgao },
  encaminharParaFora:        { from: comOrgao, to: Situacao.encaminhadaParaFora, perfis: analistasOuSistema, when: trabalhaNoOrgao },
  responderIntermediaria:    { from: comOrgao, to: 'same', perfis: analistasOuSistema, when: trabalhaNoOrgao },
  responder:                 { from: comOrgao, to: Situacao.concluida, perfis: analistasOuSistema, when: all(trabalhaNoOrgao, naoEsperaAPrincipal) },
  arquivar:                  { from: comOrgao, to: Situacao.arquivada, perfis: analistasOuSistema, when: trabalhaNoOrgao },
  alterarTipo:               { from: comOrgao, to: 'same', perfis: analistasOuSistema, when: trabalhaNoOrgao },
  reabrir:                   { from: [Situacao.concluida, Situacao.arquivada], to: Situacao.cadastrada, perfis: [...gestores, Perfil.webServiceRespondente], when: all(trabalhaNoOrgao, semRecurso) },
  recorrer:                  { from: ponta, to: 'same', perfis: pessoas, when: all(eManifestante, eAcesso, remedio('recorrer')) },
  reclamar:                  { from: ponta, to: 'same', perfis: pessoas, when: all(eManifestante, eAcesso, remedio('reclamar')) },
  denunciarDescumprimento:   { from: ponta, to: 'same', perfis: pessoas, when: all(eManifestante, eAcesso, remedio('denunciarDescumprimento')) },
  pedirRevisao:              { from: ponta, to: 'same', perfis: pessoas, when: all(eManifestante, remedio('pedirRevisao')) },
  avaliar:                   { from: [Situacao.concluida], to: 'same', perfis: pessoas, when: all(eManifestante, avaliaUmaVez) },
  pedirConsentimento:        { from: comOrgao, to: 'same', perfis: gestores, when: all(trabalhaNoOrgao, eProtegida, temDono, semConsentimentoAberto) },
  responderConsentimento:    { from: abertas, to: 'same', perfis: pessoas, when: all(eManifestante, eProtegida, consentimentoAberto) },
  verIdentidade:             { from: Object.values(Situacao), to: 'same', perfis: analistas, when: all(trabalhaNoOrgao, temDono, identidadeVeioJunto) },
  restringirConteudo:        { from: Object.values(Situacao), to: 'same', perfis: analistas, when: all(trabalhaNoOrgao, semRestricao) },
  liberarConteudo:           { from: Object.values(Situacao), to: 'same', perfis: analistas, when: all(trabalhaNoOrgao, comRestricao) },
  desistir:                  { from: abertas, to: Situacao.arquivada, perfis: pessoas, when: eManifestante },
};
