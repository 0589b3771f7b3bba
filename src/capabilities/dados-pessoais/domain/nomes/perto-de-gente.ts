import { CARGO, COMUM, NOME_PROPRIO } from '../classes.ts';
import { CAPITAL, INICIAL, MINUSCULA, type Palavras } from '../palavras.ts';
import { classeEm, comecaFrase, comprimento, palavra, seguido } from '../vizinhos.ts';
import { cabecaAntes } from './coisas.ts';

/** Signs around a single first name that a person is meant. */

const ARTIGO = /^(?:[oaà]|ao|pel[oa]|pr[oa]|d[oa]|n[oa])$/i;
const DE_ONDE = /^(?:d[oa]s?|n[oa]s?)$/i;
/** 'Em Cláudio' is a city, 'com Cláudio' a person. */
const EM_LUGAR = /^(?:em|para|de|por|entre|até|e)$/i;
/** 'Chegou a Jussara', 'de Pirapó a Jussara'; 'falei com a Jussara' is a person. */
const RUMO_A =
  /^(?:ir|ida|indo|vou|vai|vamos|fui|fomos|foram|viag\w+|viaj\w+|cheg\w+|pr[oó]xim[oa]s?|volt\w+|retorn\w+|rumo|ligad[oa]s?|vizinh[oa]s?|de|desde|at[eé]|quanto|referentes?|relativ[oa]s?)$/i;

/** 'O Marcelo da portaria': an article that begins a sentence. */
export const artigoInicial = (p: Palavras, k: number): boolean =>
  k >= 0 && p.forma[k] === INICIAL && /^[OA]$/.test(palavra(p, k)) && comecaFrase(p, k);

/** 'Cláudia do setor', 'marcelo da portaria': somebody identified by where they work. */
const deUmSetor = (p: Palavras, k: number): boolean =>
  seguido(p, k + 1) &&
  DE_ONDE.test(palavra(p, k + 1)) &&
  seguido(p, k + 2) &&
  p.forma[k + 2] === MINUSCULA &&
  ((classeEm(p, k + 2) & NOME_PROPRIO) === 0 || (classeEm(p, k + 2) & (COMUM | CARGO)) !== 0);

/** True if the context means a city whose name is also a person's. */
export const dizLugar = (p: Palavras, k: number): boolean => {
  if (k === 0 || deUmSetor(p, k)) return false;
  const antes = palavra(p, k - 1);
  if (/^a$/i.test(antes))
    return k > 1 && seguido(p, k - 1) && (p.forma[k - 2] === CAPITAL || RUMO_A.test(palavra(p, k - 2)));
  return EM_LUGAR.test(antes);
};

const COM = /^(?:com|contra|para|pra|por|chamad[oa])$/i;
/** Names if capitalized, ordinary words if not: 'a marina', 'por marcos legais', 'eu daria'. */
export const PALAVRA_SEM_CAPITAL =
  /^(?:marina|b[aá]rbara|estela|patr[ií]cio|germana|daria|marcos|tom[aá]s|nadir|mariano|benigno|caio|augusto|clemente|inocencio|eros|expedit[oa])$/;

/** 'falei com a jussara', 'o marcelo da portaria': an unambiguous first name in lower case. */
export const ditoDePassagem = (p: Palavras, k: number): boolean => {
  if (k === 0 || !seguido(p, k) || comprimento(p, k) < 4) return false;
  const antes = palavra(p, k - 1);
  return (
    (ARTIGO.test(antes) || COM.test(antes)) && !PALAVRA_SEM_CAPITAL.test(palavra(p, k)) && !cabecaAntes(p, k)
  );
};
