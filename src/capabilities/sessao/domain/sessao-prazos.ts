const MINUTE = 60_000;

/** Without activity for an hour the session ends by itself (S9-02). */
export const MINUTOS_SEM_USO = 60;
export const OCIOSIDADE_MAXIMA = MINUTOS_SEM_USO * MINUTE;
/** However active, a session ends after half a day, so that a stolen one does not last. */
export const HORAS_DE_SESSAO = 12;
export const DURACAO_MAXIMA = HORAS_DE_SESSAO * 60 * MINUTE;
/** Who has shown only the password has this long for the second factor, whatever else they do. */
export const ESPERA_PELO_FATOR = 10 * MINUTE;
/** How long before the end the browser warns the person, who may then stay. */
export const AVISO_ANTES = 5 * MINUTE;
/** Activity closer together than this is recorded once, which spares a write per request. */
export const INTERVALO_ENTRE_TOQUES = 10_000;

export interface TemposDaSessao {
  readonly criadaEm: Date;
  readonly ultimaAtividadeEm: Date;
  /** It waits for the second factor. */
  readonly isFatorPendente: boolean;
}

/** The end that no activity can move. */
export const limiteEm = (criadaEm: Date): Date => new Date(criadaEm.getTime() + DURACAO_MAXIMA);

/** When the session ends if nothing more happens: by idle or total time, or by the wait for the factor, whichever is first. */
export const expiraEm = ({ criadaEm, ultimaAtividadeEm, isFatorPendente }: TemposDaSessao): Date => {
  const espera = isFatorPendente ? ESPERA_PELO_FATOR : DURACAO_MAXIMA;
  return new Date(Math.min(ultimaAtividadeEm.getTime() + OCIOSIDADE_MAXIMA, criadaEm.getTime() + espera));
};
