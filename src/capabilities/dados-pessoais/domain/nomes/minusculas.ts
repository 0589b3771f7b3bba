import { pareceComum } from '../aparencia.ts';
import { AMBIGUO, CABECA, COMUM, NOME_PROPRIO, PARTICULA, PRENOME, TITULO } from '../classes.ts';
import { MINUSCULA, NUMERO, type Palavras } from '../palavras.ts';
import { classeEm, comprimento, palavra, seguido, sinalAntes } from '../vizinhos.ts';
import { cabecaAntes } from './coisas.ts';
import { contextoAntes, dizProprioNome, SEM_CONTEXTO } from './contexto.ts';
import { ditoDePassagem, PALAVRA_SEM_CAPITAL } from './perto-de-gente.ts';

const MAX_PARTES = 7;
const EU_SOU = /^(?:sou|[ao])$/i;

/** The last word of a name in lower case, as long as its words are listed. */
const ultimaConhecida = (p: Palavras, k: number): number => {
  let ultima = k;
  let m = k + 1;
  while (m < k + MAX_PARTES && seguido(p, m) && p.forma[m] === MINUSCULA) {
    if ((classeEm(p, m) & NOME_PROPRIO) !== 0 && comprimento(p, m) > 1) ultima = m;
    else if ((classeEm(p, m) & PARTICULA) === 0 || /^[ey]$/i.test(palavra(p, m))) break;
    m++;
  }
  return ultima;
};

/** After 'meu nome é' every word belongs to the name until a sign or an impossible word. */
const ultimaDita = (p: Palavras, k: number): number => {
  let ultima = -1;
  for (
    let m = k;
    m < k + MAX_PARTES && m < p.total && p.forma[m] !== NUMERO && (m === k || seguido(p, m));
    m++
  ) {
    const qual = classeEm(p, m);
    if ((qual & PARTICULA) !== 0 && comprimento(p, m) > 1) continue;
    if ((qual & NOME_PROPRIO) === 0 && ((qual & (COMUM | TITULO)) !== 0 || comprimento(p, m) < 3)) break;
    ultima = m;
  }
  return ultima;
};

/** 'carlos eduardo zanetti.': a last word of no list, if it ends the clause and looks like no other. */
const comDesconhecida = (p: Palavras, ultima: number): number => {
  const k = ultima + 1;
  const isSolta =
    seguido(p, k) &&
    !seguido(p, k + 1) &&
    p.forma[k] === MINUSCULA &&
    classeEm(p, k) === 0 &&
    comprimento(p, k) >= 5;
  return isSolta && !pareceComum(p.texto, p.inicio[k] as number, p.fim[k] as number, 'muita') ? k : ultima;
};

/** 'joana disse que', 'wellington cobrou propina': what people do, right after the name. */
const FAZ =
  /^(?:disse|falou|pediu|mandou|cobrou|recebeu|trabalha|trabalhava|mora|ligou|veio|fez|confirmou|negou|respondeu|atendeu|amea[cç]ou|gritou|xingou|bateu|agrediu|roubou|desviou|assinou|prometeu|ofereceu|exigiu|contou|sabia|vende)$/;

const fazAlgo = (p: Palavras, k: number): boolean =>
  comprimento(p, k) >= 4 &&
  seguido(p, k + 1) &&
  FAZ.test(palavra(p, k + 1)) &&
  !PALAVRA_SEM_CAPITAL.test(palavra(p, k)) &&
  !cabecaAntes(p, k);

/** 'o diretor, gilberto zanella, disse': said beside, with a surname of no list. */
const isAposto = (p: Palavras, k: number): boolean => {
  const ultima = comDesconhecida(p, k);
  return ultima > k && sinalAntes(p, k) === ',' && sinalAntes(p, ultima + 1) === ',';
};

/** 'joana e marlene', 'o odair, a telma': one of a list of first names. */
const comOutro = (p: Palavras, k: number): boolean => {
  const isPrenome = (m: number): boolean =>
    m >= 0 &&
    p.forma[m] === MINUSCULA &&
    (classeEm(p, m) & (PRENOME | AMBIGUO)) === PRENOME &&
    !PALAVRA_SEM_CAPITAL.test(palavra(p, m));
  if (comprimento(p, k) < 4 || !isPrenome(k)) return false;
  if (sinalAntes(p, k) === ',') return isPrenome(k - 1);
  const comE = (m: number): boolean => seguido(p, m) && palavra(p, m) === 'e' && seguido(p, m + 1);
  return (comE(k - 1) && isPrenome(k - 2)) || (comE(k + 1) && isPrenome(k + 2));
};

/** The last word of the lower-case name that begins here, or -1. */
export const nomeEmMinusculas = (p: Palavras, k: number): number => {
  if (dizProprioNome(p, k)) return ultimaDita(p, k);
  const qual = classeEm(p, k);
  if ((qual & PRENOME) === 0) return -1;
  const ultima = ultimaConhecida(p, k);
  const certo = (qual & AMBIGUO) === 0;
  if (ultima === k) {
    const titulo =
      k > 0 ? (classeEm(p, k - 1) & TITULO) !== 0 && !/^(?:um|uma)$/i.test(palavra(p, k - 1)) : false;
    if (!certo) return -1;
    const dito = (titulo && contextoAntes(p, k) !== SEM_CONTEXTO) || ditoDePassagem(p, k);
    return dito || fazAlgo(p, k) || comOutro(p, k) || isAposto(p, k) ? comDesconhecida(p, k) : -1;
  }
  const outroCerto = (classeEm(p, ultima) & AMBIGUO) === 0;
  const dito = contextoAntes(p, k) !== SEM_CONTEXTO;
  const aceita = certo || (dito && (outroCerto || EU_SOU.test(palavra(p, k - 1))));
  if (!aceita || (seguido(p, k) && (classeEm(p, k - 1) & CABECA) !== 0) || cabecaAntes(p, k)) return -1;
  return comDesconhecida(p, ultima);
};
