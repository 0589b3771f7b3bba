import type { AtoDoCiclo } from '#kernel/ato/ato.ts';
import { checkAct, stateAfter } from '#kernel/ato/interpretar.ts';
import type { DomainError } from '#kernel/errors.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';

/** What an act is done on, and the version of it that the person saw. */
export interface Alvo {
  readonly versao?: number | undefined;
}

/** What every act has at hand, whatever its life cycle. */
export interface NoCiclo<Quem> {
  readonly platform: Platform;
  readonly tx: Db;
  readonly quem: Quem;
  readonly agora: Date;
  /** True when no person asked for it: the clock did. */
  readonly isSistema: boolean;
}

/**
 * A life cycle, as the runner needs it. `trava` locks the thing and reads it with all its facts; to
 * those who may not know of it, it answers not-found. `grava` writes what every act leaves behind:
 * state, version, history, mails, jobs.
 */
export interface DescricaoDoCiclo<Quem, A extends Alvo, Coisa, Estado, Fatos, Efeito> {
  trava(no: NoCiclo<Quem>, alvo: A): Promise<Coisa>;
  /** The same for the clock, from which nothing is hidden; left out where the clock never acts. */
  travaPeloSistema?(no: NoCiclo<Quem>, alvo: A): Promise<Coisa>;
  versaoDe(coisa: Coisa): number;
  /** The refusal for somebody who saw an older version: it says what others have done since. */
  recusaVersao(tx: Db, coisa: Coisa, vista: number): Promise<DomainError> | DomainError;
  estadoDe(coisa: Coisa): Estado;
  /** The moment that the act's rows tell, if it is not the clock's. */
  momentoDe?(coisa: Coisa, agora: Date): Date;
  fatosDe(coisa: Coisa, no: NoCiclo<Quem>): Fatos;
  perfilDe(quem: Quem): IdPerfil;
  grava(
    no: NoCiclo<Quem>,
    coisa: Coisa,
    feito: { readonly ato: AtoDoCiclo<Estado, Fatos>; readonly estado: Estado; readonly efeito: Efeito },
  ): Promise<void>;
}

/** Runs in the given transaction, or opens one. */
export const emTransacao = <R>(db: Db, fazer: (tx: Db) => Promise<R>): Promise<R> =>
  db.isTransaction ? fazer(db) : db.transaction().execute(fazer);

interface Contexto<Quem> {
  readonly platform: Platform;
  readonly quem: Quem;
  /** The caller's transaction, when there is one. */
  readonly db?: Db | undefined;
}

/**
 * The only way to act, the same for every life cycle and always in this order: lock, version, what
 * the act declares, what it does, then state, history and mails, all in one transaction. The clock
 * (`agirPeloSistema`) saw no version and has no profile, so only the declared state is checked.
 */
export const createCiclo = <Quem, A extends Alvo, Coisa, Estado, Fatos, Efeito extends object>(
  ciclo: DescricaoDoCiclo<Quem, A, Coisa, Estado, Fatos, Efeito>,
) => {
  type NaCoisa = NoCiclo<Quem> & { readonly coisa: Coisa; readonly estado: Estado };
  type ComResultado<R> = Efeito & { readonly resultado: R };

  const agir = <R>(
    { platform, quem, db = platform.db }: Contexto<Quem>,
    alvo: A,
    ato: AtoDoCiclo<Estado, Fatos>,
    fazer: (na: NaCoisa) => Promise<ComResultado<R>>,
  ): Promise<R> =>
    emTransacao(db, async (tx) => {
      const aberto = { platform, tx, quem, agora: platform.clock.now(), isSistema: false };
      const coisa = await ciclo.trava(aberto, alvo);
      const no = { ...aberto, agora: ciclo.momentoDe?.(coisa, aberto.agora) ?? aberto.agora };
      if (alvo.versao !== undefined && alvo.versao !== ciclo.versaoDe(coisa)) {
        throw await ciclo.recusaVersao(tx, coisa, alvo.versao);
      }
      const antes = ciclo.estadoDe(coisa);
      const fatos = ciclo.fatosDe(coisa, no);
      enforce(checkAct(ato, { estado: antes, perfil: ciclo.perfilDe(quem), fatos }));
      const estado = stateAfter(ato, antes);
      const efeito = await fazer({ ...no, coisa, estado });
      await ciclo.grava(no, coisa, { ato, estado, efeito });
      return efeito.resultado;
    });

  /** Null when the thing has changed in the meantime, or when `fazer` finds nothing left to do. */
  const agirPeloSistema = <R>(
    { platform, quem, db = platform.db }: Contexto<Quem>,
    alvo: A,
    ato: AtoDoCiclo<Estado, Fatos>,
    fazer: (na: NaCoisa) => Promise<ComResultado<R> | null>,
  ): Promise<R | null> =>
    emTransacao(db, async (tx) => {
      const no = { platform, tx, quem, agora: platform.clock.now(), isSistema: true };
      if (!ciclo.travaPeloSistema) throw new Error('The clock never acts on this life cycle');
      const coisa = await ciclo.travaPeloSistema(no, alvo);
      const antes = ciclo.estadoDe(coisa);
      if (!ato.de.includes(antes)) return null;
      const estado = stateAfter(ato, antes);
      const efeito = await fazer({ ...no, coisa, estado });
      if (!efeito) return null;
      await ciclo.grava(no, coisa, { ato, estado, efeito });
      return efeito.resultado;
    });

  return { agir, agirPeloSistema };
};
