import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { jaDesfeito, jaLida, outroAgiu, tardeParaDesfazer } from './desfazer-errors.ts';

export interface AtoADesfazer {
  /** The version of the case that the act left. */
  readonly versao: number;
  readonly ate: Date;
  /** What waited for it was let go. */
  readonly encerrado: boolean;
  readonly desfeito: boolean;
}

interface Agora {
  readonly agora: Date;
  readonly versaoDoCaso: number;
  /** Who filed opened the case since, and that is when they were told. */
  readonly lida: boolean;
}

/** Only what nobody has built upon: within the seconds, once, on the case as the act left it. */
export const podeDesfazer = (ato: AtoADesfazer, { agora, versaoDoCaso, lida }: Agora): Verdict => {
  if (ato.desfeito) return refuse(jaDesfeito());
  if (agora > ato.ate) return refuse(tardeParaDesfazer());
  // Before `encerrado`: another act let its mails go, and that is why.
  if (versaoDoCaso !== ato.versao) return refuse(outroAgiu());
  if (ato.encerrado) return refuse(tardeParaDesfazer());
  return lida ? refuse(jaLida()) : allow;
};
