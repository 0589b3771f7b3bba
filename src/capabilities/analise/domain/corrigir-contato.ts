import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { emailEDaConta } from './analise-errors.ts';

interface MudancaDeEmail {
  readonly temConta: boolean;
  readonly de: string | undefined;
  /** Undefined: not told; empty or null: taken out. */
  readonly para: string | null | undefined;
}

/**
 * What is owed to the person goes to this address, consent to be identified too (Decreto 10.153/2019, art. 7): of somebody with
 * an account no servant leads it elsewhere.
 */
export const podeMudarEmail = ({ temConta, de, para }: MudancaDeEmail): Verdict =>
  temConta && para !== undefined && (para || undefined) !== de ? refuse(emailEDaConta()) : allow;
