/** An account with a document that was only typed, when gov.br proves whose it is. */
interface ContaDoDocumento {
  /** Any profile that was not ended, waiting or in force. */
  readonly temPerfil: boolean;
  readonly temCasos: boolean;
  /** The same browser is signed in to this account with all that it asks for: its owner proves their own document. */
  readonly isDonoNaSessao: boolean;
}

/** 'tomar': the account becomes the person's; 'conta-nova': they get one of their own, and the document leaves the other. */
type Posse = 'comprovar' | 'tomar' | 'conta-nova';

/**
 * Whoever really has a CPF may not become the servant, or read the reports, of somebody who typed it by mistake or invented it
 * (LGPD art. 46; Lei 13.608/2018, art. 4-B). Of an account without either there is nothing to inherit.
 */
export const posseDe = ({ temPerfil, temCasos, isDonoNaSessao }: ContaDoDocumento): Posse => {
  if (isDonoNaSessao) return 'comprovar';
  return temPerfil || temCasos ? 'conta-nova' : 'tomar';
};
