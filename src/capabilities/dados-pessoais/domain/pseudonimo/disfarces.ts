import { type Pista, pista } from './achado.ts';
import { MAIOR_PALAVRA, type Palavra } from './palavras-do-texto.ts';
import { isColado, type Nomes, somDe } from './quem-e.ts';
import { comoLetras } from './sinais-por-letras.ts';
import { soLetras, type TextoDobrado } from './texto-dobrado.ts';
import { acharUsuariosDisfarcados } from './usuarios-disfarcados.ts';

type Lugar = readonly [number, number];

const isDaPessoa = (letras: string, nomes: Nomes): boolean =>
  nomes.partes.has(letras) || nomes.usuarios.has(letras) || isColado(letras, nomes, false);

/** 'M a r i a', 'M-A-R-I-A', 'M 4 R I A': single letters, or what stands for them, with something between them. */
const SEPARADAS = /(?<![\p{L}\p{N}])[\p{L}\d](?:[^\p{L}\p{N}\n]{1,3}[\p{L}\d]){2,60}(?![\p{L}\p{N}])/gu;
const MENOR_SEPARADA = 3;

const isNomeSeparado = (letras: string, menor: number, nomes: Nomes): boolean =>
  [...nomes.partes].some((parte) => parte.length >= menor && letras.includes(parte)) ||
  [...nomes.apelidos].some((apelido) => apelido.length > 3 && letras === apelido) ||
  nomes.primeiras.some((nome) =>
    [letras, letras.slice(0, -1), letras.slice(1)].some(
      (cada) => cada.length >= menor && nome.startsWith(cada),
    ),
  );

/** Rows of numbers are dates and accounts: of a name at least half is written with letters. */
const temLetras = (trecho: string): boolean => {
  const sinais = trecho.replace(/[^\p{L}\d]/gu, '');
  return sinais.replace(/\d/g, '').length * 2 >= sinais.length;
};

const letrasSeparadas = ({ texto, noOriginal }: TextoDobrado, nomes: Nomes): Pista[] =>
  [...texto.matchAll(SEPARADAS)].flatMap(({ 0: trecho, index }) => {
    if (!temLetras(trecho)) return [];
    const letras = trecho.replace(/[^\p{L}]/gu, '');
    const lidas = /\d/.test(trecho) ? comoLetras(trecho.replace(/[^\p{L}\d]/gu, '')) : [];
    return isNomeSeparado(letras, MENOR_SEPARADA, nomes) ||
      lidas.some((lida) => isNomeSeparado(lida, MENOR_SEPARADA + 1, nomes))
      ? [pista(noOriginal(index, index + trecho.length), 'disfarce')]
      : [];
  });

const COM_SINAIS = /(?<![\p{L}\p{N}@])(?=[^\s]{0,59}[\d@$!|*])[\p{L}\d@$!|*]{4,60}(?![\p{L}\p{N}])/gu;

/** A star hides one letter: 'M*ria', 'S*uza'. */
const comBuracos = (palavra: string, nomes: Nomes): boolean => {
  if (!palavra.includes('*') || palavra.replace(/[^a-z]/g, '').length < 3) return false;
  const padrao = new RegExp(`^${palavra.replace(/[^a-z*]/g, '').replace(/\*+/g, '[a-z]{1,6}')}$`);
  return [...nomes.partes].some((parte) => padrao.test(parte));
};

const trocadas = ({ texto, noOriginal }: TextoDobrado, nomes: Nomes): Pista[] =>
  [...texto.matchAll(COM_SINAIS)].flatMap(({ 0: trecho, index }) => {
    if (!/\p{L}/u.test(trecho)) return [];
    const lidas = comoLetras(trecho);
    const da = lidas.some(
      (lida) =>
        isDaPessoa(lida, nomes) ||
        (lida.length > 3 && nomes.sons.has(somDe(lida))) ||
        nomes.apelidos.has(lida),
    );
    return da || comBuracos(trecho, nomes)
      ? [pista(noOriginal(index, index + trecho.length), 'disfarce')]
      : [];
  });

const MENOR_QUEBRADA = 6;

/** 'Sou-za', 'ma.ria', 'Apare cida': a name broken in two or three. */
const quebradas = (texto: string, palavras: readonly Palavra[], nomes: Nomes): Pista[] =>
  palavras.flatMap((primeira, k) => {
    let letras = primeira.dobrada;
    for (let i = k + 1; i < Math.min(k + 4, palavras.length); i++) {
      const proxima = palavras[i] as Palavra;
      const entre = texto.slice((palavras[i - 1] as Palavra).fim, proxima.inicio);
      letras += proxima.dobrada;
      if (letras.length > MAIOR_PALAVRA) return [];
      const isDe = nomes.partes.has(letras);
      if (
        /^[-._*/|~+]{1,2}$/.test(entre)
          ? isDe && letras.length > 3
          : isDe && /^\s{1,2}$/.test(entre) && letras.length >= MENOR_QUEBRADA
      )
        return [pista([primeira.inicio, proxima.fim], 'disfarce')];
      if (!/^(?:[-._*/|~+]{1,2}|\s{1,2})$/.test(entre)) return [];
    }
    return [];
  });

/** '@maria.s', 'maria_souza85', 'instagram.com/msouza': a row of letters, digits and the signs of user names. */
const USUARIO = /(?<![\p{L}\p{N}._@-])@?[a-z0-9](?:[._-]{0,2}[a-z0-9]){2,59}/gu;
const REDE =
  /(?<![a-z0-9])(?:(?:www\.)?(?:instagram|facebook|fb|twitter|x|tiktok|linkedin|youtube|t|wa|kwai|threads)\.(?:com|me|net)(?:\.br)?\/[a-z0-9@._/=?-]{2,60})/g;
/** A profile that its owner calls theirs. */
const MEU_PERFIL =
  /(?<!\p{L})(?:(?:o\s+)?meus?|minha)\s+(?:perfil|insta(?:gram)?|face(?:book)?|twitter|tiktok|telegram|usuario|login|nick|arroba|user|conta|canal)(?:\s+(?:no|do|na|da|de|e|eh|do)\s+\p{L}{1,12}){0,2}\s{0,3}(?:(?:era|foi|eh|e)(?!\p{L})|[:=-])?\s{0,3}(?!(?:era|foi|esta|estava|ficou|nao|que|com|para|por|tem|tinha)(?![\p{L}\p{N}]))(@?[a-z0-9._-]{3,60})/gu;

const comSinalDeUsuario = (trecho: string): boolean => trecho.startsWith('@') || /[._-]|\d/.test(trecho);

const isUsuarioDaPessoa = (trecho: string, nomes: Nomes): boolean => {
  const letras = soLetras(trecho).replace(/\d+/g, '');
  const inteiro = soLetras(trecho);
  if (nomes.usuarios.has(inteiro) || (letras.length > 3 && nomes.usuarios.has(letras))) return true;
  if (isColado(letras, nomes, true)) return true;
  const temPar = [...nomes.partes].some(
    (parte) =>
      parte.length > 3 &&
      letras.includes(parte) &&
      (trecho.startsWith('@') || letras.length - parte.length > 1),
  );
  return temPar && comSinalDeUsuario(trecho);
};

const usuarios = ({ texto, noOriginal }: TextoDobrado, nomes: Nomes): Pista[] => [
  ...[...texto.matchAll(USUARIO)].flatMap(({ 0: trecho, index }): Pista[] => {
    if (!comSinalDeUsuario(trecho)) return [];
    const lugar: Lugar = noOriginal(index, index + trecho.length);
    if (isUsuarioDaPessoa(trecho, nomes)) return [pista(lugar, 'usuario')];
    // Somebody's profile, perhaps the office's own.
    return trecho.startsWith('@') ? [pista(lugar, 'usuario', 'dica')] : [];
  }),
  ...[...texto.matchAll(REDE)].map(({ 0: trecho, index }) =>
    pista(
      noOriginal(index, index + trecho.length),
      'usuario',
      isUsuarioDaPessoa(trecho.split('/').slice(1).join(''), nomes) ? 'cobrir' : 'dica',
    ),
  ),
  ...[...texto.matchAll(MEU_PERFIL)].map(({ 0: trecho, 1: perfil = '', index }) => {
    const fim = index + trecho.length;
    return pista(noOriginal(fim - perfil.length, fim), 'usuario');
  }),
];

/** Units of measure are written with a Greek letter. */
const MEDIDA = /^μ\p{L}{0,2}$/u;

/** A word with letters of another alphabet says nothing to a reader of Portuguese but a name. */
const outrosAlfabetos = (palavras: readonly Palavra[]): Pista[] =>
  palavras.flatMap(({ dobrada, inicio, fim }) => {
    const letras = dobrada.replace(/[^\p{L}]/gu, '');
    return (letras.length > 1 || /\p{Script=Cyrillic}/u.test(letras)) &&
      /[^\p{Script=Latin}]/u.test(letras) &&
      !MEDIDA.test(dobrada)
      ? [pista([inicio, fim], 'disfarce')]
      : [];
  });

/** Names written so that a plain search does not find them. */
export const acharDisfarces = (
  texto: string,
  dobrado: TextoDobrado,
  palavras: readonly Palavra[],
  nomes: Nomes,
): Pista[] => [
  ...letrasSeparadas(dobrado, nomes),
  ...trocadas(dobrado, nomes),
  ...quebradas(texto, palavras, nomes),
  ...usuarios(dobrado, nomes),
  ...acharUsuariosDisfarcados(dobrado, nomes),
  ...outrosAlfabetos(palavras),
];
