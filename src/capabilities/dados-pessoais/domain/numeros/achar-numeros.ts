import { MES, Rotulo, rotuloDa } from '../classes.ts';
import { CAPITAL, MINUSCULA, MISTA, NUMERO, type Palavras } from '../palavras.ts';
import type { TipoDeDado } from '../tipos.ts';
import { comprimento, palavra, vao } from '../vizinhos.ts';
import { acharAlfanumerico } from './achar-alfanumerico.ts';
import { type Cifra, comecaNumero, readCifra, terminaNumero } from './cifra.ts';
import { type AgenciaLida, acharConta } from './conta.ts';
import { fimDaConta } from './conta-inteira.ts';
import { dataEmPalavras } from './data-em-palavras.ts';
import { acharRg } from './rg.ts';
import { RotulosLidos } from './rotulos-lidos.ts';
import { tipoPeloDesenho } from './tipo-pelo-desenho.ts';

export type Anotar = (inicio: number, fim: number, tipo: TipoDeDado) => void;

/** Numbers of cases and lawsuits: nobody's data (Decreto 8.539/2015; Resolução CNJ 65/2008). */
const DE_PROCESSO = new Set([
  '7-2.4.1.2.4',
  '5.6/4-2',
  '5.4.6-2',
  '5.6/2-2',
  '5-6/4-2',
  '6.6/4-2',
  '7.6/4-2',
  '8.6/4-2',
  '17',
  '20',
  '21',
  '44',
]);

const DATA = /^(?:[12]([/.-])[12]\1(?:2|4)|4-2-2)$/;
const LONGE = 10;
const NUNCA = -1000;

/** How many groups belong to a case's number or a date, to be skipped. */
const gruposDeCoisa = ({ desenhos }: Cifra): number => {
  for (let g = desenhos.length - 1; g >= 0; g--) if (DE_PROCESSO.has(desenhos[g] as string)) return g + 1;
  return 0;
};

const gruposDeData = ({ desenhos }: Cifra): number => (DATA.test(desenhos[2] ?? '') ? 3 : 0);

const isPalavra = (p: Palavras, k: number, qual: RegExp): boolean => k < p.total && qual.test(palavra(p, k));

/** '2 de março de 1980', '12 dias do mês de março do ano de 1980': index of the year, or zero. */
const anoPorExtenso = (p: Palavras, k: number): number => {
  if (comprimento(p, k) > 2) return 0;
  let m = k + 1;
  if (m >= p.total || p.forma[m] === NUMERO || comprimento(p, m) > 4) return 0;
  while (m < k + 6 && isPalavra(p, m, /^(?:dias?|do|de|m[eê]s|o)$/i)) m++;
  if (m >= p.total || ((p.classe[m] as number) & MES) === 0) return 0;
  m++;
  while (m < k + 10 && isPalavra(p, m, /^(?:de|do|ano)$/i)) m++;
  return m < p.total && p.forma[m] === NUMERO && (comprimento(p, m) === 4 || comprimento(p, m) === 2) ? m : 0;
};

/** '0xx85 3222-4567': the carrier's code and the area code. */
const COM_OPERADORA = /^0(?:xx|\d\d)?\d\d$/i;

const inicioDoTelefone = (p: Palavras, k: number): number => {
  if (k === 0 || vao(p, k) > 2 || (p.linhas[k] as number) > 0) return p.inicio[k] as number;
  if (p.forma[k - 1] !== MISTA || !COM_OPERADORA.test(palavra(p, k - 1))) return p.inicio[k] as number;
  const inicio = p.inicio[k - 1] as number;
  return p.texto.charAt(inicio - 1) === '(' ? inicio - 1 : inicio;
};

const inicioDoNumero = (p: Palavras, k: number, desenho: string, tipo: TipoDeDado): number => {
  let inicio = tipo === 'telefone' ? inicioDoTelefone(p, k) : (p.inicio[k] as number);
  if (desenho.includes(')') && p.texto.charAt(inicio - 1) === '(') inicio--;
  if (p.texto.charAt(inicio - 1) === '+') inicio--;
  return inicio;
};

const ESTRANGEIRO = /^\d{8,15}$/;

/** Returns the word after the number. */
const readNumero = (
  p: Palavras,
  k: number,
  rotulos: RotulosLidos,
  agencia: AgenciaLida,
  anotar: Anotar,
): number => {
  // Rows of single digits are nobody's number.
  if (
    comprimento(p, k) === 1 &&
    k + 1 < p.total &&
    p.forma[k + 1] === NUMERO &&
    comprimento(p, k + 1) === 1 &&
    p.sinal[k + 1] === 0
  )
    return k + 1;
  const cifra = readCifra(p, k);
  const { desenhos, digitos } = cifra;
  const deCoisa = gruposDeCoisa(cifra);
  if (deCoisa > 0) return k + deCoisa;
  const nascimento = rotulos.perto(Rotulo.nascimento, k, LONGE);
  const daData = gruposDeData(cifra);
  const ultimaDaData = daData > 0 ? k + daData - 1 : anoPorExtenso(p, k);
  if (ultimaDaData > 0 && terminaNumero(p, ultimaDaData)) {
    if (nascimento) anotar(p.inicio[k] as number, p.fim[ultimaDaData] as number, 'data_nascimento');
    rotulos.esquecer(Rotulo.nascimento);
    return ultimaDaData + 1;
  }
  const antes = p.texto.charAt((p.inicio[k] as number) - 1);
  for (let g = desenhos.length - 1; g >= 0; g--) {
    const desenho = desenhos[g] as string;
    const ultima = k + g;
    if (!terminaNumero(p, ultima)) continue;
    const numero = { desenho, digitos: digitos[g] as string, k, rotulos, antes };
    const tipo =
      tipoPeloDesenho(numero) ?? (antes === '+' && ESTRANGEIRO.test(numero.digitos) ? 'telefone' : null);
    if (tipo === null) continue;
    const doRg = tipo === 'cep' || tipo === 'telefone' ? acharRg(p, cifra, rotulos) : null;
    if (doRg && rotulos.perto(Rotulo.rg, k, 3)) break;
    anotar(inicioDoNumero(p, k, desenho, tipo), p.fim[ultima] as number, tipo);
    return ultima + 1;
  }
  const achado = acharConta(p, cifra, rotulos, agencia) ?? acharRg(p, cifra, rotulos);
  if (!achado) return k + 1;
  const ultima = achado.tipo === 'conta_bancaria' ? fimDaConta(p, achado.ultima) : achado.ultima;
  anotar(achado.inicio, p.fim[ultima] as number, achado.tipo);
  return ultima + 1;
};

const TAMANHO_DA_SIGLA = 3;
/** 'Registro geral' is recognized at its second word. */
const isGeral = (p: Palavras, k: number): boolean =>
  k > 0 && comprimento(p, k) === 5 && rotuloDa(p.classe[k - 1] as number) === Rotulo.deCoisa;

/** One pass: labels are remembered on the way, and numbers are judged where they stand. */
export const acharNumeros = (p: Palavras, anotar: Anotar): void => {
  const rotulos = new RotulosLidos();
  const agencia: AgenciaLida = { inicio: 0, palavra: NUNCA };
  let k = 0;
  while (k < p.total) {
    const forma = p.forma[k] as number;
    const rotulado = rotuloDa(p.classe[k] as number) !== Rotulo.nenhum;
    const palavraComum =
      (forma === MINUSCULA || forma === CAPITAL) &&
      comprimento(p, k) > 1 &&
      comprimento(p, k) !== TAMANHO_DA_SIGLA;
    if (!rotulado && palavraComum && (p.linhas[k] as number) < 2 && !isGeral(p, k)) {
      k++;
      continue;
    }
    rotulos.ler(p, k);
    if (rotulado && rotulos.em(Rotulo.nascimento, k)) {
      const data = dataEmPalavras(p, k);
      if (data) {
        anotar(p.inicio[data.primeira] as number, p.fim[data.ultima] as number, 'data_nascimento');
        rotulos.esquecer(Rotulo.nascimento);
        k = data.ultima + 1;
        continue;
      }
    }
    const alfanumerico = acharAlfanumerico(p, k, rotulos, anotar);
    if (alfanumerico > k) k = alfanumerico;
    else if (p.forma[k] === NUMERO && comecaNumero(p, k)) k = readNumero(p, k, rotulos, agencia, anotar);
    else k++;
  }
};
