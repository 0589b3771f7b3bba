import {
  type AtoDaManifestacao,
  manifestacaoActs,
} from '#capabilities/manifestacao/domain/manifestacao-acts.ts';
import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { escreverIds } from './casos.ts';

/** What the office does to its cases, in the order of a working day. */
export const atosDaEquipe = [
  'assumir',
  'analisar',
  'responder',
  'reabrir',
  'analisePreliminar',
  'tramitar',
  'encaminhar',
  'prorrogar',
  'pedirComplementacao',
  'pedirConsentimento',
  'alterarTipo',
  'agrupar',
  'arquivar',
  'restringir',
  'liberar',
  'contribuir',
] as const;
export type AtoDaEquipe = (typeof atosDaEquipe)[number];

interface Descricao {
  readonly nome: string;
  /** What to say once it is done to one case. */
  readonly feito: string;
  /** The rows of the acts table that open it. */
  readonly abertoPor: readonly AtoDaManifestacao[];
}

/** Taking a case over asks for nothing to be filled in. */
export type AtoComTela = Exclude<AtoDaEquipe, 'assumir'>;

interface DescricaoComTela extends Descricao {
  /** The screen that does the same for several cases. */
  readonly tela: string;
}

/** Name, sentence and screen of every act of the staff: the page of a case, the lists and the acts' own screens read it. */
export const descricaoDosAtos: Readonly<Record<AtoComTela, DescricaoComTela> & Record<'assumir', Descricao>> =
  {
    assumir: {
      nome: 'Assumir',
      feito: 'Você agora é responsável por esta manifestação.',
      abertoPor: ['triar'],
    },
    analisar: {
      nome: 'Analisar',
      feito: 'Análise guardada.',
      abertoPor: ['triar'],
      tela: '/manifestacao/analisar',
    },
    responder: {
      nome: 'Responder',
      feito: 'Resposta enviada.',
      abertoPor: ['responder', 'responderIntermediaria'],
      tela: '/manifestacao/responder',
    },
    analisePreliminar: {
      nome: 'Análise preliminar',
      feito: 'Análise preliminar guardada.',
      abertoPor: ['analisarDenuncia'],
      tela: '/manifestacao/analise-admissibilidade/criar',
    },
    tramitar: {
      nome: 'Tramitar',
      feito: 'Enviada à área.',
      abertoPor: ['tramitar'],
      tela: '/manifestacao/tramitar',
    },
    encaminhar: {
      nome: 'Encaminhar',
      feito: 'Manifestação encaminhada.',
      abertoPor: ['encaminhar', 'encaminharParaFora'],
      tela: '/manifestacao/encaminhar',
    },
    prorrogar: {
      nome: 'Prorrogar',
      feito: 'Prazo prorrogado.',
      abertoPor: ['prorrogar'],
      tela: '/manifestacao/prorrogar',
    },
    pedirComplementacao: {
      nome: 'Pedir complementação',
      feito: 'Pedido de complementação enviado.',
      abertoPor: ['pedirComplementacao'],
      tela: '/manifestacao/pedir-complementacao',
    },
    pedirConsentimento: {
      nome: 'Pedir consentimento',
      feito: 'Pedido de consentimento enviado.',
      abertoPor: ['pedirConsentimento'],
      tela: '/manifestacao/pedir-consentimento',
    },
    alterarTipo: {
      nome: 'Alterar tipo',
      feito: 'Tipo alterado.',
      abertoPor: ['alterarTipo'],
      tela: '/manifestacao/alterar-tipo',
    },
    agrupar: {
      nome: 'Agrupar',
      feito: 'O grupo mudou.',
      abertoPor: ['agrupar'],
      tela: '/manifestacao/agrupar',
    },
    arquivar: {
      nome: 'Arquivar',
      feito: 'Manifestação arquivada.',
      abertoPor: ['arquivar'],
      tela: '/manifestacao/arquivar',
    },
    restringir: {
      nome: 'Restringir conteúdo',
      feito: 'Conteúdo restrito.',
      abertoPor: ['restringirConteudo'],
      tela: '/restricao-conteudo',
    },
    liberar: {
      nome: 'Liberar conteúdo',
      feito: 'Conteúdo liberado.',
      abertoPor: ['liberarConteudo'],
      tela: '/restricao-conteudo',
    },
    reabrir: {
      nome: 'Reabrir',
      feito: 'Manifestação reaberta.',
      abertoPor: ['reabrir'],
      tela: '/manifestacao/reabrir',
    },
    contribuir: {
      nome: 'Contribuir',
      feito: 'Contribuição enviada.',
      abertoPor: ['tratar'],
      tela: '/manifestacao/colaborar',
    },
  };

/** The screen of an act, on these cases. */
export const enderecoDoAto = (ato: AtoComTela, ids: readonly number[]): string =>
  `${descricaoDosAtos[ato].tela}?ids=${escreverIds(ids)}`;

/** Done in a window over the list; what is said after it, before how many they were. */
export const atosNaLista = {
  assumir: { nome: descricaoDosAtos.assumir.nome, feito: 'Agora com você:' },
  atribuir: { nome: 'Atribuir', feito: 'Com outra pessoa:' },
  distribuir: { nome: 'Distribuir', feito: 'Distribuídas:' },
} as const;
export type AtoNaLista = keyof typeof atosNaLista;

/** Offered on the cases chosen in a list, in the order of a case's life. */
export const atosEmLote = [
  'analisar',
  'responder',
  'prorrogar',
  'tramitar',
  'encaminhar',
  'pedirComplementacao',
  'arquivar',
  'reabrir',
  'restringir',
] as const satisfies readonly AtoComTela[];

/** As far as a list knows: the profile and the situação. What else an act asks of a case, the server says. */
/** In this situação the act is nobody's. */
export const naoCabeNaSituacao = (ato: AtoDaEquipe, idSituacao: number): boolean =>
  descricaoDosAtos[ato].abertoPor.every(
    (linha) => !manifestacaoActs[linha].from.includes(idSituacao as IdSituacao),
  );

export const cabeNaSituacao = (
  ato: AtoDaEquipe,
  { idPerfil, idSituacao }: { readonly idPerfil: IdPerfil; readonly idSituacao: number },
): boolean =>
  descricaoDosAtos[ato].abertoPor.some((linha) => {
    const { from, perfis } = manifestacaoActs[linha];
    return perfis.includes(idPerfil) && from.includes(idSituacao as IdSituacao);
  });
