import type { Procura } from '../texto/procura.ts';

const MAIOR_ENDERECO = 200;
const MAIOR_PALAVRA = 24;
/** Scheme, host and path; no user, port, query, fragment, escape or entity. */
const FORMA = /^https?:\/\/([a-z0-9.-]+)((?:\/[A-Za-z0-9._-]*)*)$/i;
/** A word in lower case, capitalised or in capitals; or the few digits of a year or a version. */
const PALAVRA = /^(?:[A-Z]?[a-z]+\d{0,2}|[A-Z]+|[A-Za-z]?\d{1,4})$/;
const VOGAL = /[aeiouy]/i;
/** A word this short may be the initials of an office, and needs no vowel. */
const SIGLA = 4;
const HEXADECIMAL = /^[0-9a-f]{8,}$/i;
const MUITAS_LETRAS_SOLTAS = 2;
const MAIS_DIGITOS = 4;

const isPalavra = (palavra: string): boolean =>
  PALAVRA.test(palavra) &&
  palavra.length <= MAIOR_PALAVRA &&
  !HEXADECIMAL.test(palavra) &&
  (palavra.length <= SIGLA || VOGAL.test(palavra));

const partesDe = (texto: string): string[] => texto.split(/[./_-]+/).filter((parte) => parte !== '');

const aoContrario = (texto: string): string => [...texto].reverse().join('');

/**
 * An address can carry data in disguise. It stays only if it is made of readable words that repeat
 * nothing that was removed, forwards or backwards.
 */
export const isEnderecoClaro = (uri: string, procura: Procura): boolean => {
  const [, servidor, caminho] = FORMA.exec(uri) ?? [];
  if (servidor === undefined || uri.length > MAIOR_ENDERECO) return false;
  const partes = [...partesDe(servidor), ...partesDe(caminho ?? '')];
  if (!partes.every(isPalavra)) return false;
  if (partes.filter(({ length }) => length === 1).length > MUITAS_LETRAS_SOLTAS) return false;
  if (partes.join('').replace(/\D/g, '').length > MAIS_DIGITOS) return false;
  return !procura.estaEscondidaEm(uri) && !procura.estaEscondidaEm(aoContrario(uri));
};
