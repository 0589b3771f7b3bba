import type { Qualidade } from '#capabilities/manifestacao/domain/registrar/representante.ts';
import type { IdTipoManifestacao } from '#kernel/enumeracoes.ts';
import type { IdDocumentoDeEstrangeiro } from '#kernel/numeros/documento.ts';
import type { QualquerModelo } from './modelo.ts';

/** What happens to a case; `dia` counts from the registration and moves to a business day where staff acts. */
export type Passo =
  | { readonly ato: 'visualizar' | 'triar'; readonly dia: number }
  | { readonly ato: 'pedirComplementacao' | 'complementar' | 'prorrogar'; readonly dia: number }
  | { readonly ato: 'responderIntermediaria' | 'encaminharParaFora' | 'desistir'; readonly dia: number }
  | { readonly ato: 'arquivarSemComplementacao' | 'calarSobreConsentimento' }
  | { readonly ato: 'arquivar'; readonly dia: number }
  | { readonly ato: 'encaminhar'; readonly dia: number; readonly para: number }
  | {
      readonly ato: 'responder';
      readonly dia: number;
      /** Requests of information only; granted unless said otherwise. */
      readonly decisao?: number;
      /** How it was granted, or why not; drawn among those of the decision unless said. */
      readonly especificacao?: number;
      /** Requests of information only: false where who answered marked it as not publishable. */
      readonly publicar?: boolean;
      /** A last sentence with somebody's personal data, which waits for a decision before it is published. */
      readonly comDados?: string;
    }
  | { readonly ato: 'avaliar'; readonly dia: number }
  | {
      readonly ato: 'mensagem';
      readonly dia: number;
      readonly doManifestante: boolean;
      readonly texto: string;
    }
  | { readonly ato: 'pedirConsentimento'; readonly dia: number }
  | { readonly ato: 'pedirDesistencia'; readonly dia: number; readonly ameaca?: string }
  | { readonly ato: 'desistirEmParte' | 'pedirReabertura'; readonly dia: number; readonly texto: string }
  | {
      readonly ato: 'negarReabertura' | 'prosseguirAposDesistencia' | 'arquivarPorDesistencia';
      readonly dia: number;
    }
  /** To the colaborador of CGU, who asks for more time. */
  | { readonly ato: 'tramitar'; readonly dia: number; readonly pedePrazo?: string }
  | { readonly ato: 'responderConsentimento'; readonly dia: number; readonly consente: boolean }
  | { readonly ato: 'registrarDesfecho'; readonly dia: number; readonly idResultado: 1 | 3 | 9 }
  | { readonly ato: 'informarProcesso' | 'pedirIdentidade'; readonly dia: number }
  | { readonly ato: 'decidirIdentidade'; readonly dia: number; readonly concede: boolean }
  | {
      readonly ato: 'registrarRepresentacao';
      readonly dia: number;
      readonly qualidade: Qualidade;
      /** How long the instrument is good for; as long as the case, if left out. */
      readonly meses?: number;
    };

export type Ato = Passo['ato'];

/** Registered so many days ago, or so that the office's term ends in so many days (negative: it has ended). */
export type Quando = { readonly ha: number } | { readonly venceEm: number };

export interface Caminho {
  readonly quando: Quando;
  readonly passos: readonly Passo[];
}

/** How many days ago it was delivered, and contested; nothing where it is still owed. */
export interface CumprimentoPlanejado {
  readonly entregueHa?: number;
  readonly contestadaHa?: number;
}

/** An appeal of an access request; days are counted back from today. */
export interface RecursoPlanejado {
  readonly ha: number;
  readonly remedio?: 'recorrer' | 'reclamar';
  readonly conhecido?: boolean;
  /** Filed by who attends, for the person who came to the desk. */
  readonly noBalcao?: true;
  readonly esclarecimento?: 'aberto' | 'respondido';
  /** Of the commission: in so many days, or so many ago. */
  readonly reuniao?: number;
  readonly naoConhecido?: { readonly ha: number; readonly idJustificativa: number };
  readonly decisao?: CumprimentoPlanejado & {
    readonly ha: number;
    readonly idTipoResposta: number;
    readonly idEspecificacao: number;
    /** Where something must be delivered: in so many days, or so many ago. */
    readonly entrega?: number;
  };
}

export interface CasoPlanejado extends Caminho {
  /** Says which case it is at every start. */
  readonly chave: string;
  readonly tipo: IdTipoManifestacao;
  readonly idOuvidoria: number;
  readonly modelo: QualquerModelo;
  /** An account, somebody at the desk, or nobody. */
  readonly quem: { readonly login: string } | 'balcao' | 'anonima';
  /** Of somebody at the desk who has no CPF: another document, or none. */
  readonly documento?: { readonly tipo: IdDocumentoDeEstrangeiro; readonly numero: string } | null;
  readonly ouvidoriaInterna?: boolean;
  readonly preservada?: boolean;
  /** Asked for the answer by letter, which is on its way or came. */
  readonly carta?: 'espera' | 'avisada';
  /** The mail that told of the answer came back. */
  readonly devolvida?: boolean;
  /** What was promised went by letter, and nobody knows yet that it came. */
  readonly entregaPorCarta?: boolean;
  readonly recursos?: readonly RecursoPlanejado[];
  /** So many days ago the person said that they cannot get what the answer pointed to. */
  readonly semMeiosHa?: number;
}
