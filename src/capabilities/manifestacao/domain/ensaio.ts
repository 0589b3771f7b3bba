import type { Palco } from '#kernel/ato/ato.ts';
import type { IdTipoManifestacao } from '#kernel/enumeracoes.ts';
import type { FatosDaManifestacao } from './fatos.ts';

/** What acts may change of a case besides its situação and its terms. */
interface Mutavel
  extends Pick<
    FatosDaManifestacao,
    | 'idTipo'
    | 'protegida'
    | 'prorrogada'
    | 'avaliada'
    | 'restrita'
    | 'triada'
    | 'tramitacaoAberta'
    | 'esperaAPrincipal'
  > {
  readonly idOuvidoria: number;
  /** The area that was asked already had more time, which it has once. */
  readonly passoProrrogado: boolean;
  /** Who filed allowed their name to go with the case. */
  readonly consentiu: boolean;
  readonly veioComIdentidade: boolean;
  /** A complement was asked once: only the first request stops the clock. */
  readonly pediuComplementacao: boolean;
}

/** A case of the tests' walks before an act. */
export interface CasoNoEnsaio extends Mutavel {
  readonly anonima: boolean;
  /** It is in the office where it was filed, whose people, units and cases the rehearsed bodies name. */
  readonly emCasa: boolean;
}

/** What somebody else than the office is asked for, by a day. */
export type TermoDoCidadao = 'complementacao' | 'consentimento';

/** What an act leaves otherwise, besides the situação: the tests hold the server against it after every act. */
export interface EfeitoNoCaso extends Partial<Mutavel> {
  /** What becomes of the office's term: it stands still, goes on, grows or begins again. */
  readonly prazo?: 'para' | 'volta' | 'estende' | 'recomeca' | undefined;
  /** Days that who filed has from today on; null: waited for no more. */
  readonly vence?: Readonly<Partial<Record<TermoDoCidadao, number | null>>>;
}

/** How a case stands on the tests' stage. */
export interface PalcoDaManifestacao extends Palco {
  readonly com: {
    readonly tipo?: IdTipoManifestacao;
    readonly passo?: true;
    readonly agrupada?: true;
    readonly restrita?: true;
    readonly consentimento?: Readonly<Record<never, never>>;
  };
  readonly caso: CasoNoEnsaio;
  readonly efeito: EfeitoNoCaso;
  /** Of these an act may be too late. */
  readonly termo: TermoDoCidadao;
}
