const MINUTE = 60_000;

/** Without activity for an hour the session ends by itself (S9-02). */
export const MINUTOS_SEM_USO = 60;
export const OCIOSIDADE_MAXIMA = MINUTOS_SEM_USO * MINUTE;
/** However active, a session is asked to sign in again after half a day: a stolen one does not live on. */
export const HORAS_DE_SESSAO = 12;
export const DURACAO_MAXIMA = HORAS_DE_SESSAO * 60 * MINUTE;
/** The browser is warned this long before the end and may stay. */
export const AVISO_ANTES = 5 * MINUTE;
/** Activity closer together than this is one activity: it spares a write per request. */
export const INTERVALO_ENTRE_TOQUES = 10_000;

export interface TemposDaSessao {
  readonly criadaEm: Date;
  readonly ultimaAtividadeEm: Date;
}

/** The end that no activity moves. */
export const limiteEm = (criadaEm: Date): Date => new Date(criadaEm.getTime() + DURACAO_MAXIMA);

/** When the session ends if nothing more happens: idle time or total time, whichever comes first. */
export const expiraEm = ({ criadaEm, ultimaAtividadeEm }: TemposDaSessao): Date =>
  new Date(Math.min(ultimaAtividadeEm.getTime() + OCIOSIDADE_MAXIMA, limiteEm(criadaEm).getTime()));
