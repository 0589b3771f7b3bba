import { Rotulo, rotuloDa } from '../classes.ts';
import { siglas } from '../lexico/lugares.ts';
import { CAIXA_ALTA, INICIAL, MINUSCULA, MISTA, NUMERO, type Palavras } from '../palavras.ts';
import { comprimento, palavra, sinalAntes, vao } from '../vizinhos.ts';
import type { Anotar } from './achar-numeros.ts';
import type { RotulosLidos } from './rotulos-lidos.ts';
import { isAno, isCnpjValido } from './verificar.ts';

const CNPJ = /[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}(?![0-9A-Za-z])/y;
const CNPJ_SEM_SINAIS = /^(?=.*[A-Z])[0-9A-Z]{12}\d{2}$/;
/** The chave aleatória of Pix (Resolução BCB 1/2020) is a UUID; elsewhere UUIDs mean machines. */
const CHAVE = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-z])/i;
const ATE_A_CHAVE = 120;

const MERCOSUL = /^[A-Z]{3}\d[A-Z]\d{2}$/;
const ANTIGA = /^[A-Z]{3}\d{4}$/;
const ATE_A_PLACA = 10;

const pularAte = (p: Palavras, k: number, lugar: number): number => {
  let seguinte = k;
  while (seguinte < p.total && (p.inicio[seguinte] as number) < lugar) seguinte++;
  return seguinte;
};

const acharCnpj = (p: Palavras, k: number, rotulos: RotulosLidos, anotar: Anotar): number => {
  const inicio = p.inicio[k] as number;
  if (comprimento(p, k) === 2 && p.texto.charAt(inicio + 2) === '.') {
    CNPJ.lastIndex = inicio;
    const fim = CNPJ.test(p.texto) ? CNPJ.lastIndex : 0;
    if (fim === 0) return k;
    anotar(inicio, fim, 'cnpj');
    return pularAte(p, k, fim);
  }
  if (p.forma[k] !== MISTA || comprimento(p, k) !== 14) return k;
  const junto = palavra(p, k);
  if (!CNPJ_SEM_SINAIS.test(junto) || !(isCnpjValido(junto) || rotulos.perto(Rotulo.cnpj, k, 4))) return k;
  anotar(inicio, p.fim[k] as number, 'cnpj');
  return k + 1;
};

/** Old plates look like names of rules ('CGU-2024'): a year or a body's letters are no plate. */
const isAntiga = (placa: string, dita: boolean): boolean =>
  ANTIGA.test(placa) && (dita || !(siglas.has(placa.slice(0, 3)) || isAno(placa.slice(3))));

const acharPlaca = (p: Palavras, k: number, rotulos: RotulosLidos, anotar: Anotar): number => {
  const tamanho = comprimento(p, k);
  const partida = tamanho === 3 && k + 1 < p.total && vao(p, k + 1) === 1 && comprimento(p, k + 1) === 4;
  if (!partida && tamanho !== 7) return k;
  const dita = rotulos.perto(Rotulo.placa, k, ATE_A_PLACA);
  const bruta = partida ? palavra(p, k) + palavra(p, k + 1) : palavra(p, k);
  const placa = dita ? bruta.toUpperCase() : bruta;
  const comEspaco = partida && sinalAntes(p, k + 1) === '';
  if (partida && !['', '-', '.', '·', '•'].includes(sinalAntes(p, k + 1))) return k;
  const ultima = partida ? k + 1 : k;
  const inteira = !(
    ultima + 1 < p.total &&
    vao(p, ultima + 1) === 1 &&
    '/-'.includes(sinalAntes(p, ultima + 1) || ' ')
  );
  if (!MERCOSUL.test(placa) && !(inteira && isAntiga(placa, dita) && (dita || !comEspaco))) return k;
  anotar(p.inicio[k] as number, p.fim[ultima] as number, 'placa');
  return ultima + 1;
};

const acharChave = (p: Palavras, k: number, anotar: Anotar): number => {
  const fim = p.fim[k] as number;
  const achada = CHAVE.exec(p.texto.slice(fim, fim + ATE_A_CHAVE));
  if (!achada) return k;
  const inicio = fim + achada.index;
  anotar(inicio, inicio + achada[0].length, 'conta_bancaria');
  return pularAte(p, k + 1, inicio + achada[0].length);
};

/** Numbers with letters. Returns the word to go on with: the same one if nothing was found. */
export const acharAlfanumerico = (p: Palavras, k: number, rotulos: RotulosLidos, anotar: Anotar): number => {
  const forma = p.forma[k];
  if (rotuloDa(p.classe[k] as number) === Rotulo.pix) return acharChave(p, k, anotar);
  if (forma === MISTA || forma === CAIXA_ALTA || forma === NUMERO || forma === INICIAL) {
    const tamanho = comprimento(p, k);
    if (tamanho === 2 || tamanho === 14) return acharCnpj(p, k, rotulos, anotar);
    if (forma !== NUMERO && (tamanho === 3 || tamanho === 7)) return acharPlaca(p, k, rotulos, anotar);
  }
  if (forma === MINUSCULA && comprimento(p, k) === 3 && rotulos.perto(Rotulo.placa, k, ATE_A_PLACA)) {
    return acharPlaca(p, k, rotulos, anotar);
  }
  return k;
};
