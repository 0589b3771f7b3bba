import {
  AMBIGUO,
  COMPLEMENTO,
  FIM_DE_RUA,
  LOGRADOURO,
  MORADIA,
  NOME_PROPRIO,
  PARTICULA,
  QUADRA,
} from '../classes.ts';
import type { Anotar } from '../numeros/achar-numeros.ts';
import { CAIXA_ALTA, CAPITAL, INICIAL, MINUSCULA, MISTA, NUMERO, type Palavras } from '../palavras.ts';
import { classeEm, colado, comprimento, palavra, seguido, sinalAntes, vao } from '../vizinhos.ts';
import { ateOFim } from './ate-o-fim.ts';
import {
  complementos,
  DIZ_NUMERO,
  isNumeroDeCasa,
  isSemNumero,
  isValorDeComplemento,
  ligadoPor,
} from './complementos.ts';
import { comCasaRural, enderecoNoKm } from './quilometro.ts';

const MAX_PALAVRAS_DA_RUA = 8;
/** What follows a number that counts things, not houses: 'na rua Sete, 3 casas foram'. */
const CONTA_COISAS =
  /^(?:pessoas?|fam[ií]lias?|casos?|metros?|dias?|vezes|horas?|casas|lojas|moradores|vagas|postes|buracos|[aá]rvores|km|mil|anos?|meses|crian[cç]as|de|reais)$/i;

const contaCoisas = (p: Palavras, k: number): boolean =>
  k < p.total && seguido(p, k) && CONTA_COISAS.test(palavra(p, k));

/** True unless it begins a date, an amount or a longer number. */
const isNumeroSolto = (p: Palavras, k: number): boolean =>
  !(
    k + 1 < p.total &&
    vao(p, k + 1) === 1 &&
    '/.,-:%'.includes(sinalAntes(p, k + 1) || ' ') &&
    p.forma[k + 1] === NUMERO
  ) ||
  (p.forma[k + 1] === NUMERO &&
    sinalAntes(p, k + 1) === '.' &&
    comprimento(p, k) <= 2 &&
    comprimento(p, k + 1) === 3);

/** True if nothing countable follows the number: 'rua jose bonifacio 88, perto da feira'. */
const terminaAli = (p: Palavras, k: number): boolean =>
  !(
    seguido(p, k + 1) &&
    p.forma[k + 1] === MINUSCULA &&
    (classeEm(p, k + 1) & (FIM_DE_RUA | COMPLEMENTO | PARTICULA)) === 0
  );

/** The index of the house number after a street's name, or -1. */
const numeroDaRua = (p: Palavras, k: number): number => {
  let nomes = 0;
  let capitais = 0;
  let deGente = 0;
  for (let m = k + 1; m <= k + MAX_PALAVRAS_DA_RUA && m < p.total; m++) {
    if (!ligadoPor(p, m, m === k + 1 ? '.' : ',-–.º°')) return -1;
    if (sinalAntes(p, m) === '.' && m > k + 1 && comprimento(p, m - 1) > 4) return -1;
    if (
      DIZ_NUMERO.test(palavra(p, m)) &&
      nomes > 0 &&
      m + 1 < p.total &&
      (isNumeroDeCasa(p, m + 1) || isSemNumero(p, m + 1))
    )
      continue;
    if (nomes > 0 && isSemNumero(p, m)) return m + 1;
    if (isNumeroDeCasa(p, m) && isNumeroSolto(p, m)) {
      const dito = DIZ_NUMERO.test(palavra(p, m - 1)) || ',-–º°'.includes(sinalAntes(p, m) || ' ');
      if (
        nomes > 0 &&
        (dito || capitais > 0 || (deGente > 0 && terminaAli(p, m))) &&
        !contaCoisas(p, m + 1) &&
        (classeEm(p, m - 1) & PARTICULA) === 0
      ) {
        return sinalAntes(p, m + 1) === '.' && vao(p, m + 1) === 1 && p.forma[m + 1] === NUMERO ? m + 1 : m;
      }
      if (nomes > 0) return -1;
    } else if ((classeEm(p, m) & (FIM_DE_RUA | COMPLEMENTO)) !== 0 && p.forma[m] === MINUSCULA && nomes > 0)
      return -1;
    const isComposto = sinalAntes(p, m) === '-' && colado(p, m);
    if (
      nomes > 0 &&
      !isComposto &&
      ',-–'.includes(sinalAntes(p, m) || ' ') &&
      p.forma[m] !== NUMERO &&
      p.forma[m] !== MISTA
    )
      return -1;
    if ((classeEm(p, m) & PARTICULA) === 0) nomes++;
    if (p.forma[m] === CAPITAL || p.forma[m] === CAIXA_ALTA) capitais++;
    if ((classeEm(p, m) & NOME_PROPRIO) !== 0 && (classeEm(p, m) & AMBIGUO) === 0) deGente++;
  }
  return -1;
};

/** 'Rua 15, casa 3', 'Condomínio Solar das Águas, casa 12': only the home has a number. */
const comComplementos = (p: Palavras, k: number): number => {
  for (let m = k; m <= k + 5 && m < p.total; m++) {
    if (m > k && !ligadoPor(p, m, '.º°-')) {
      if (sinalAntes(p, m) !== ',') return -1;
    }
    const { ultima, quantos } = complementos(p, m);
    if (quantos > 0 && p.forma[ultima] !== CAPITAL) return ultima;
    if (m > k && (classeEm(p, m) & FIM_DE_RUA) !== 0) return -1;
    if (m > k && sinalAntes(p, m) === ',') return -1;
  }
  return -1;
};

/** The side of the city: 'Quadra 104 Norte'. */
const RUMO = /^(?:norte|sul|leste|oeste|nordeste|noroeste|sudeste|sudoeste)$/i;

/** 'SQN 205 bloco C apto 301', 'Quadra 5, lote 12': a block, its number and a complement. */
const daQuadra = (p: Palavras, k: number): number => {
  let m = k + 1;
  while (m < k + 3 && ligadoPor(p, m, '.') && (classeEm(p, m) & QUADRA) !== 0) m++;
  if (!ligadoPor(p, m, '.-') || !isValorDeComplemento(p, m)) return -1;
  if (seguido(p, m + 1) && RUMO.test(palavra(p, m + 1))) m++;
  const { ultima, quantos } = complementos(p, m);
  return quantos > 0 ? ultima : -1;
};

/** Sectors of Brasília with offices only. */
const SO_ESCRITORIOS =
  /^(?:SAS|SAN|SAUN|SAUS|SBN|SBS|SCN|SCS|SHN|SHS|SRTVN|SRTVS|SGAN|SGAS|SIA|SIG|SEPN|SEPS|SAF|SAFS|SAFN|SMAS|Sul|Norte|Autarquias|Banc[aá]rio|Comercial)$/;

const fimDoEndereco = (p: Palavras, k: number): number => {
  const qual = classeEm(p, k);
  if ((qual & LOGRADOURO) !== 0 || (/^R$/.test(palavra(p, k)) && sinalAntes(p, k + 1) === '.')) {
    const numero = numeroDaRua(p, k);
    if (numero >= 0) return complementos(p, numero).ultima;
    return (qual & LOGRADOURO) !== 0 ? comComplementos(p, k) : -1;
  }
  if ((qual & QUADRA) !== 0 && !(k > 0 && SO_ESCRITORIOS.test(palavra(p, k - 1)))) return daQuadra(p, k);
  if ((qual & MORADIA) === 0 || (p.forma[k] === MINUSCULA && p.forma[k + 1] === MINUSCULA)) return -1;
  const numero = numeroDaRua(p, k);
  return numero >= 0 ? complementos(p, numero).ultima : comComplementos(p, k);
};

/** 'km' has two letters; only these words are looked at. */
const podeSerKm = (p: Palavras, k: number): boolean =>
  k + 1 < p.total && p.forma[k + 1] === NUMERO && (comprimento(p, k) === 2 || comprimento(p, k) === 10);

export const acharEnderecos = (p: Palavras, anotar: Anotar): void => {
  for (let k = 0; k < p.total; k++) {
    const noKm = podeSerKm(p, k) ? enderecoNoKm(p, k) : null;
    if (noKm) {
      const { ultima } = ateOFim(p, noKm[1]);
      anotar(p.inicio[noKm[0]] as number, p.fim[ultima] as number, 'endereco');
      k = ultima;
      continue;
    }
    if (
      ((p.classe[k] as number) & (LOGRADOURO | MORADIA | QUADRA)) === 0 &&
      !(p.forma[k] === INICIAL && palavra(p, k) === 'R')
    )
      continue;
    const numero = fimDoEndereco(p, k);
    if (numero < 0) continue;
    const { ultima, depoisDoCep } = ateOFim(p, comCasaRural(p, numero));
    anotar(p.inicio[k] as number, p.fim[ultima] as number, 'endereco');
    if (depoisDoCep) {
      const [de, ate] = depoisDoCep;
      anotar(p.inicio[de] as number, p.fim[ate] as number, 'endereco');
    }
    k = depoisDoCep?.[1] ?? ultima;
  }
};
