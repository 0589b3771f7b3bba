import { Rotulo } from '../classes.ts';
import type { Palavras } from '../palavras.ts';
import type { TipoDeDado } from '../tipos.ts';
import { contaDoBanco } from './banco.ts';
import { type Cifra, terminaNumero } from './cifra.ts';
import type { RotulosLidos } from './rotulos-lidos.ts';
import { isAno } from './verificar.ts';

export interface NumeroAchado {
  readonly inicio: number;
  /** Index of the word with its last group. */
  readonly ultima: number;
  readonly tipo: TipoDeDado;
}

/** Where a bank branch was last read: with an account after it, both are one find. */
export interface AgenciaLida {
  inicio: number;
  palavra: number;
}

const DA_AGENCIA = /^[3-5](?:-1)?$/;
const DA_CONTA = /^(?:[1-4][.-])?(?:\d{1,2}|[1-3](?:\.3){1,3})(?:-[12])?$/;
const ATE_O_NUMERO = 6;
const DA_AGENCIA_A_CONTA = 12;
const MENOR_CONTA = 4;
const MAIOR_CONTA = 17;

const isConta = (desenho: string, digitos: string): boolean =>
  DA_CONTA.test(desenho) &&
  digitos.length >= (desenho.includes('-') ? MENOR_CONTA : MENOR_CONTA + 1) &&
  digitos.length <= MAIOR_CONTA &&
  !isAno(digitos);

/** The longest pattern without spaces that fits. */
const semEspaco = (
  p: Palavras,
  { primeira, desenhos, digitos }: Cifra,
  cabe: (desenho: string, digitos: string) => boolean,
): number => {
  for (let g = desenhos.length - 1; g >= 0; g--) {
    const desenho = desenhos[g] as string;
    if (
      !desenho.includes(' ') &&
      !desenho.includes(')') &&
      cabe(desenho, digitos[g] as string) &&
      terminaNumero(p, primeira + g)
    )
      return g;
  }
  return -1;
};

export const acharConta = (
  p: Palavras,
  cifra: Cifra,
  rotulos: RotulosLidos,
  agencia: AgenciaLida,
): NumeroAchado | null => {
  const k = cifra.primeira;
  if (rotulos.perto(Rotulo.conta, k, ATE_O_NUMERO) && rotulos.depoisDe(Rotulo.conta, Rotulo.agencia)) {
    const g = semEspaco(p, cifra, isConta);
    if (g >= 0) {
      const juntos = k - agencia.palavra <= DA_AGENCIA_A_CONTA;
      return {
        inicio: juntos ? agencia.inicio : (p.inicio[k] as number),
        ultima: k + g,
        tipo: 'conta_bancaria',
      };
    }
  }
  const doBanco = semEspaco(
    p,
    cifra,
    (desenho, digitos) => desenho.includes('-') && isConta(desenho, digitos),
  );
  const jaDito = rotulos.perto(Rotulo.agencia, k, ATE_O_NUMERO) || rotulos.deCoisa(k, ATE_O_NUMERO);
  if (doBanco >= 0 && !jaDito) {
    const inicio = contaDoBanco(p, k);
    if (inicio >= 0)
      return { inicio: p.inicio[inicio] as number, ultima: k + doBanco, tipo: 'conta_bancaria' };
  }
  const nova =
    rotulos.perto(Rotulo.agencia, k, ATE_O_NUMERO) &&
    !rotulos.perto(Rotulo.agencia, agencia.palavra, ATE_O_NUMERO);
  if (nova && semEspaco(p, cifra, (desenho) => DA_AGENCIA.test(desenho)) >= 0) {
    agencia.inicio = p.inicio[k] as number;
    agencia.palavra = k;
  }
  return null;
};
