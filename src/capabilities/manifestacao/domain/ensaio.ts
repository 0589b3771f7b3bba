import type { Palco } from '#kernel/ato/ato.ts';
import type { IdTipoManifestacao } from '#kernel/enumeracoes.ts';
import type { DesistenciaPedida, FatosDaManifestacao } from './fatos.ts';

/** What acts may change in a case besides its situação and its terms. */
interface Mutavel
  extends Pick<
    FatosDaManifestacao,
    | 'idTipo'
    | 'protegida'
    | 'prorrogada'
    | 'avaliada'
    | 'identidadePedida'
    | 'restrita'
    | 'retirado'
    | 'triada'
    | 'tramitacaoAberta'
    | 'esperaAPrincipal'
    | 'desistenciaPedida'
    | 'acrescentada'
    | 'pediuReabertura'
    | 'reaberturaPedida'
    | 'semCiencia'
  > {
  readonly idOuvidoria: number;
  /** The area that was asked to contribute already got its one extension. */
  readonly passoProrrogado: boolean;
  /** It asked for more time; `prazoADecidir` until the office decides. */
  readonly pediuPrazo: boolean;
  readonly prazoADecidir: boolean;
  /** The person who filed allowed their name to go with the case. */
  readonly consentiu: boolean;
  readonly veioComIdentidade: boolean;
  /** A complement was asked once: only the first request stops the clock. */
  readonly pediuComplementacao: boolean;
  /** An access request was decided; a reopening does not undo that. */
  readonly decidido: boolean;
  /** The answer only told where to find the information, and the person has not answered that. */
  readonly orientada: boolean;
}

/** A case in the tests' random walks, before an act. */
export interface CasoNoEnsaio extends Mutavel {
  readonly anonima: boolean;
  /** Still in the office where it was filed, whose people, units and cases the test bodies name. */
  readonly emCasa: boolean;
  /** The day of the open step is over. */
  readonly passoVencido: boolean;
  /** A day is left to give the step, until the case's own date: more time may be given. */
  readonly cabeMaisPrazo: boolean;
}

/** What the citizen, not the office, has to do by a certain day. */
export type TermoDoCidadao = 'complementacao' | 'consentimento' | 'semMeios' | 'reabertura';

/** What an act changes besides the situação; the tests compare the server with it each time. */
export interface EfeitoNoCaso extends Partial<Mutavel> {
  /** What happens to the office's term: it stops, goes on, grows or begins again. */
  readonly prazo?: 'para' | 'volta' | 'estende' | 'recomeca' | undefined;
  /** Days the person who filed has from today; null when nothing is awaited any more. */
  readonly vence?: Readonly<Partial<Record<TermoDoCidadao, number | null>>>;
}

/** How a test sets up a case. */
export interface PalcoDaManifestacao extends Palco {
  readonly com: {
    readonly tipo?: IdTipoManifestacao;
    readonly passo?: true;
    readonly prazoPedido?: true;
    readonly desistenciaPedida?: DesistenciaPedida;
    readonly reaberturaPedida?: true;
    readonly semCiencia?: true;
    readonly agrupada?: true;
    readonly restrita?: true;
    readonly orientada?: true;
    readonly consentimento?: Readonly<Record<never, never>>;
  };
  readonly caso: CasoNoEnsaio;
  readonly efeito: EfeitoNoCaso;
  /** The terms after which an act can come too late. */
  readonly termo: TermoDoCidadao;
}
