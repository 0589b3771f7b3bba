import { type IdRotulo, Rotulo, rotuloDa } from '../classes.ts';
import { CAPITAL, MINUSCULA, NUMERO, type Palavras } from '../palavras.ts';
import { comprimento, palavra, sinalDepois, vao } from '../vizinhos.ts';

const TOTAL = 32;
const NUNCA = -1000;

/** 'Conta com 300 servidores', 'conta de luz': not a bank account. */
const NAO_E_CONTA = /^(?:com|de|do|da|que|dos|das|para)$/i;

/** 'João do Nascimento' is a name; 'Nascimento:' and 'data de nascimento' announce a date. */
const isNascimento = (p: Palavras, k: number): boolean =>
  p.forma[k] === MINUSCULA ||
  !/^nascimento$/i.test(palavra(p, k)) ||
  ':|'.includes(sinalDepois(p, k) || ' ') ||
  /^data$/i.test(palavra(p, Math.max(0, k - 2))) ||
  (p.forma[k] === CAPITAL && (k === 0 || (p.linhas[k] as number) > 0)) ||
  (k + 1 < p.total && p.forma[k + 1] === NUMERO && p.sinal[k + 1] === 0);

const LETRAS_SEPARADAS: readonly (readonly [string, IdRotulo])[] = [
  ['C.P.F', Rotulo.cpf],
  ['R.G', Rotulo.rg],
  ['D.N', Rotulo.nascimento],
  ['C/C', Rotulo.conta],
  ['C/P', Rotulo.conta],
];

const isRegistroGeral = (p: Palavras, k: number): boolean =>
  /^registro geral$/i.test(p.texto.slice(p.inicio[k - 1], p.fim[k]));

/** Which labels of numbers were read, and where. */
export class RotulosLidos {
  readonly #em = new Int32Array(TOTAL).fill(NUNCA);

  ler(p: Palavras, k: number): void {
    if ((p.linhas[k] as number) > 1) this.#em.fill(NUNCA);
    const rotulo = rotuloDa(p.classe[k] as number);
    if (rotulo !== Rotulo.nenhum && this.#vale(p, k, rotulo)) this.#em[rotulo] = k;
    if (comprimento(p, k) === 1 && p.forma[k] !== NUMERO) this.#readLetras(p, k);
    if (
      rotulo === Rotulo.nenhum &&
      k > 0 &&
      rotuloDa(p.classe[k - 1] as number) === Rotulo.deCoisa &&
      isRegistroGeral(p, k)
    ) {
      this.#em[Rotulo.rg] = k;
    }
  }

  /** 'C/C 1234-5', 'D.N. 02/03/1980', 'R.G.', 'C.P.F.'. */
  #readLetras(p: Palavras, k: number): void {
    if (k === 0 || comprimento(p, k - 1) !== 1 || vao(p, k) !== 1) return;
    const letras = p.texto.slice(p.inicio[Math.max(0, k - 2)], p.fim[k]).toUpperCase();
    const rotulo = LETRAS_SEPARADAS.find(([fim]) => letras.endsWith(fim))?.[1];
    if (rotulo) this.#em[rotulo] = k;
  }

  #vale(p: Palavras, k: number, rotulo: IdRotulo): boolean {
    if (rotulo === Rotulo.conta)
      return !(k + 1 < p.total && p.sinal[k + 1] === 0 && NAO_E_CONTA.test(palavra(p, k + 1)));
    if (rotulo === Rotulo.nascimento) return isNascimento(p, k);
    return true;
  }

  em(rotulo: IdRotulo, k: number): boolean {
    return this.#em[rotulo] === k;
  }

  /** True if read at most that many words before, with nothing impersonal named since. */
  perto(rotulo: IdRotulo, k: number, palavras: number): boolean {
    const em = this.#em[rotulo] as number;
    return k >= em && k - em <= palavras && em > (this.#em[Rotulo.deCoisa] as number);
  }

  /** True if the first was read after the second. */
  depoisDe(rotulo: IdRotulo, outro: IdRotulo): boolean {
    return (this.#em[rotulo] as number) > (this.#em[outro] as number);
  }

  deCoisa(k: number, palavras: number): boolean {
    return k - (this.#em[Rotulo.deCoisa] as number) <= palavras;
  }

  esquecer(rotulo: IdRotulo): void {
    this.#em[rotulo] = NUNCA;
  }
}
