import { AMBIGUO, CABECA, COMUM, NOME_PROPRIO, PARTICULA, PRENOME, TITULO } from '../classes.ts';
import { MINUSCULA, NUMERO, type Palavras } from '../palavras.ts';
import { classeEm, comprimento, palavra, seguido } from '../vizinhos.ts';
import { cabecaAntes } from './coisas.ts';
import { contextoAntes, dizProprioNome, SEM_CONTEXTO } from './contexto.ts';
import { ditoDePassagem } from './perto-de-gente.ts';

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
    return (titulo && contextoAntes(p, k) !== SEM_CONTEXTO) || ditoDePassagem(p, k) ? k : -1;
  }
  const outroCerto = (classeEm(p, ultima) & AMBIGUO) === 0;
  const dito = contextoAntes(p, k) !== SEM_CONTEXTO;
  const aceita = certo || (dito && (outroCerto || EU_SOU.test(palavra(p, k - 1))));
  if (!aceita || (k > 0 && (classeEm(p, k - 1) & CABECA) !== 0) || cabecaAntes(p, k)) return -1;
  return ultima;
};
