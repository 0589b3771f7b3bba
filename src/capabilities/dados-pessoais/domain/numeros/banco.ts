import { MINUSCULA, NUMERO, type Palavras } from '../palavras.ts';
import { comprimento, palavra, sinalAntes, vao } from '../vizinhos.ts';

/** Names that are nothing else. */
const BANCO =
  /^(?:bradesco|ita[uú]|santander|nubank|banrisul|banestes|sicoob|sicredi|pagbank|picpay|cef|bb|brb|bnb|basa|banpar[aá]|c6)$/i;
/** A bank only with a capital: the words mean other things too. */
const BANCO_COM_CAPITAL = /^(?:Caixa|CAIXA|Inter|INTER|Safra|SAFRA)$/;
/** 'Banco do Brasil', 'Banco da Amazônia'; not 'banco de dados', nor the one that keeps nobody's account. */
const DIZ_BANCO = /^(?:Banco|BANCO)$/;
const SEM_CONTAS = /^(?:central|mundial|dados|de|horas)$/i;
const ENTRE = /^(?:n|no|nr|num|n[uú]mero|op|do|da|de)$/i;
const ATE_O_BANCO = 5;

const isBanco = (p: Palavras, k: number): boolean => {
  const nome = palavra(p, k);
  if (DIZ_BANCO.test(nome)) return k + 1 < p.total && !SEM_CONTAS.test(palavra(p, k + 1));
  return (
    (BANCO.test(nome) && (p.forma[k] !== MINUSCULA || comprimento(p, k) > 3)) || BANCO_COM_CAPITAL.test(nome)
  );
};

/** Of the same clause as the word after it: little between them, and no end of a sentence. */
const juntas = (p: Palavras, k: number): boolean =>
  (p.linhas[k] as number) <= 1 && vao(p, k) <= 4 && !'.!?'.includes(sinalAntes(p, k) || ' ');

const isAgenciaSolta = (p: Palavras, k: number): boolean =>
  (p.forma[k] === NUMERO && comprimento(p, k) >= 3 && comprimento(p, k) <= 5) ||
  (p.forma[k] === NUMERO && comprimento(p, k) === 1 && sinalAntes(p, k) === '-');

/**
 * 'Bradesco 1234 98765-4': a bank's name announces an account as the word does. Answers where it begins, with a branch before it;
 * -1 if no bank is named.
 */
export const contaDoBanco = (p: Palavras, conta: number): number => {
  let inicio = conta;
  for (let k = conta - 1; k >= Math.max(0, conta - ATE_O_BANCO) && juntas(p, k + 1); k--) {
    if (isBanco(p, k)) return inicio;
    if (isAgenciaSolta(p, k)) inicio = k;
    else if (p.forma[k] === NUMERO || (p.forma[k] === MINUSCULA && !ENTRE.test(palavra(p, k)))) return -1;
  }
  return -1;
};
