import { dobrar } from './letras.ts';

/**
 * Endings of nouns, adjectives and verbs. An unlisted word with such an ending is taken for a
 * common word: surnames with these endings (Nascimento, Trindade, Batista) are in the list of
 * surnames.
 */
const CERTO =
  /(?:cao|coes|soes|mentos?|mente|dades?|ismos?|[aei]vel|veis|[ae]ncias?|agens?|agem|ologi[ac]|logic[oa]s?|grafias?|[aei]tic[oa]s?|onal|onais)$/;
const CLARO =
  /(?:sao|[oa]ri[oa]s?|ndo|[ai]d[oa]s?|[ai]tiv[oa]s?|siv[oa]s?|[aei]ram|[aei]ssem?|ou|eu|iu|ava|avam|ais|eis|idao|amos|emos)$/;
/** In a text all in capitals the first letter tells nothing, so more endings are doubted. */
const LARGO =
  /(?:ar|er|ir|or|em|am|al|il|oes|aes|[bcdfgmnprstvxz][oa]s|istas?|[ei]c[oa]s?|nic[oa]s?|fic[oa]s?|eir[oa]s|ezas?|uras?|ores|oras?|[aei]ntes?|ul[oa]s?|ia|ias|io|ios|ns|que|se|ou|eu|iu|nte|ste|ram|ndo|isse|ria|rao|ra)$/;

/** Endings typical of Brazilian first names. */
const NOME =
  /(?:[iae]lson|[ae]rson|[aeiou]dson|[aeil]son|ysson|isson|[iae]lton|[iae]rton|ivan|[iaeo]naldo|[iaeo]valdo|[ie]raldo|valdo|[ij]naldo|berto|berta|fredo|cleide|cleia|cleyde|neide|neyde|neia|[aeiouy]ton|nilda|nildo|nilde|zilda|vania|vanio|lene|[ilru]ane|iany|ielle|ielly|iele|ellen|elly|elle|ylla|yane|yanne|ynara|aine|ayne|lainy|laine|mara|meire|mary|valda|linda|elina|elino|lindo|domiro|miro|wander|welly|dyr|cyr|mir|mira|eison|eyson|ayson|anderson|erton|ewton|ickson|iston|iely|ianny|ianne|ilaine|islaine|islane|ysa|yssa|issa|iza|yna|ynna|anna|enna|inha|uelen|elton|ailton|aylon|eylon|ielton|yel|iel|uel|ael|eus|ssica|erson|[cdlr]imar|lamar|[sr]le[iy]|ing?ton|dolfo|nalva|ivonete|sberto|andro|dineia|euza|ilza|stenes|ythe|eth|clea|cleane|djane)$/;

const ULTIMAS = 12;

const finalDa = (texto: string, inicio: number, fim: number): string =>
  dobrar(texto.slice(Math.max(inicio, fim - ULTIMAS), fim));

/** How much an unlisted word is doubted: less after a first name, more in all capitals. */
export type Duvida = 'pouca' | 'normal' | 'muita';

export const pareceComum = (texto: string, inicio: number, fim: number, duvida: Duvida): boolean => {
  const final = finalDa(texto, inicio, fim);
  if (CERTO.test(final)) return true;
  if (duvida === 'pouca') return false;
  return CLARO.test(final) || (duvida === 'muita' && LARGO.test(final) && !NOME.test(final));
};

export const pareceNome = (texto: string, inicio: number, fim: number): boolean =>
  fim - inicio >= 5 && NOME.test(finalDa(texto, inicio, fim));
