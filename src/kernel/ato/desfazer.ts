/** How long who acted on a screen may take the act back; mails and webhooks wait as long (ADR 0012). */
export const SEGUNDOS_PARA_DESFAZER = 30;

/** What the screens say of an act that its author may take back for some seconds. */
export interface DesfazDoAto {
  /** Completes 'O órgão desfez …', for the history: 'a resposta'. */
  readonly oQue: string;
  /** While it may be taken back, where the act's screen says nothing of its own (`tela.feito`): 'Resposta intermediária enviada.' */
  readonly feito?: string;
  /** Once it may not. Of an anonymous case nobody is told, so that it promises no notice: 'A resposta já vale e …' */
  readonly depois: string;
  /** The screen with its form, where what was typed comes back. */
  readonly formulario: `/${string}`;
}
