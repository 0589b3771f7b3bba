import { type Pista, pista } from './achado.ts';
import {
  isComum,
  isDesconhecida,
  isNomeConhecido,
  isNomeDeLista,
  MAIOR_PALAVRA,
  type Palavra,
} from './palavras-do-texto.ts';
import { isColado, isParticula, MENOR_PARTE, type Nomes, somDe } from './quem-e.ts';

/** One letter left out, put in, exchanged or swapped with its neighbour. */
const isQuaseIgual = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let inicio = 0;
  while (inicio < a.length && a.charAt(inicio) === b.charAt(inicio)) inicio++;
  const [restoA, restoB] = [a.slice(inicio), b.slice(inicio)];
  const trocadas =
    restoA.charAt(0) === restoB.charAt(1) &&
    restoA.charAt(1) === restoB.charAt(0) &&
    restoA.slice(2) === restoB.slice(2);
  return (
    restoA.slice(1) === restoB.slice(1) ||
    restoA.slice(1) === restoB ||
    restoA === restoB.slice(1) ||
    trocadas
  );
};

const MENOR_COM_ERRO = 6;
const MENOR_SOM = 4;

const ARTIGOS = new Set(
  'a o da do pela pelo com para pra de eu e dona seu sra sr senhora senhor tia tio'.split(' '),
);

/** 'Yoyô', 'Zezé', 'Dudu': a syllable of the name, twice. */
const isDobrado = (dobrada: string, nomes: Nomes): boolean => {
  const metade = dobrada.slice(0, dobrada.length / 2);
  if (dobrada.length < 4 || dobrada !== metade + metade) return false;
  return nomes.primeiras.some((nome) => nome.includes(metade) || nome.startsWith(metade.charAt(0)));
};

const MENOR_FIM = 5;
const DIMINUTIVO = /^(.{3,})(?:z?inh|z?it)[ao]$/;

/** 'Severo' of Severino, 'Quita' of Quitéria: cut short, with another ending. */
const isCortado = (dobrada: string, nome: string): boolean =>
  dobrada.length >= MENOR_FIM &&
  dobrada.length <= nome.length &&
  !isNomeConhecido(dobrada) &&
  nome.startsWith(dobrada.slice(0, -1));

/** 'Pri' or 'Cleide': the beginning or the end of the name, or a diminutive of its beginning ('Clarinha'). */
const isPedacoDe = (dobrada: string, nomes: Nomes): boolean => {
  const curta = dobrada.replace(/y$/, 'i');
  const raiz = DIMINUTIVO.exec(dobrada)?.[1];
  return nomes.primeiras.some(
    (nome) =>
      nome.startsWith(curta) ||
      (dobrada.length >= MENOR_FIM && nome.endsWith(dobrada)) ||
      (raiz !== undefined &&
        (nome.startsWith(raiz) || (raiz.length >= MENOR_PARTE && nome.includes(raiz)))) ||
      isCortado(dobrada, nome),
  );
};

interface ComoSeLe {
  readonly abreFrase: boolean;
  readonly chamada: boolean;
  readonly destacada: boolean;
  /** Somebody is spoken to: '“Pi, apaga isso”'. */
  readonly vocativo: boolean;
}

/** Where no other word is written so. */
const isCurtoDe = (
  dobrada: string,
  nomes: Nomes,
  { abreFrase, chamada, destacada, vocativo }: ComoSeLe,
): boolean => {
  if (dobrada.length < MENOR_PARTE)
    return (
      destacada && vocativo && dobrada.length > 1 && nomes.primeiras.some((nome) => nome.startsWith(dobrada))
    );
  if (!destacada)
    return chamada && dobrada.length > MENOR_PARTE && !isComum(dobrada) && isPedacoDe(dobrada, nomes);
  if (isDobrado(dobrada, nomes)) return true;
  if (!isDesconhecida(dobrada) && (abreFrase || !isNomeDeLista(dobrada))) return false;
  if (isPedacoDe(dobrada, nomes)) return true;
  // 'o Naka', '“Tina, abre”': also of a surname, and a shorter end, where somebody is called so.
  if (!vocativo || dobrada.length <= MENOR_PARTE) return false;
  return [...nomes.partes].some(
    (parte) => parte !== dobrada && (parte.startsWith(dobrada) || parte.endsWith(dobrada)),
  );
};

/** What a word of the text is, beside the names of the person. */
const lerPalavra = (
  texto: string,
  palavra: Palavra,
  antes: Palavra | undefined,
  nomes: Nomes,
): Pista | null => {
  const { dobrada, inicio, fim, isMaiuscula, isGritada } = palavra;
  if (dobrada.length > MAIOR_PALAVRA) return null;
  const entreGritos =
    antes !== undefined && (antes.isGritada || (antes.isMaiuscula && antes.dobrada.length === 1));
  const destacada = isMaiuscula && !(isGritada && entreGritos);
  const lugar = [inicio, fim] as const;
  const chamada = antes !== undefined && ARTIGOS.has(antes.dobrada);
  const entre = texto.slice(Math.max(antes?.fim ?? 0, inicio - 4), inicio);
  const vocativo = (/["“'‘]\s*$/.test(entre) && /^[,!"”]/.test(texto.slice(fim, fim + 1))) || chamada;
  // Any word has a capital after a full stop; one that is called is followed by a comma.
  const abreFrase = (antes === undefined || /[.!?:\n]/.test(entre)) && texto.charAt(fim) !== ',';
  if (
    nomes.partes.has(dobrada) ||
    (isMaiuscula &&
      (nomes.partes.has(dobrada.replace(/s$/, '')) ||
        (dobrada.length > 4 && nomes.partes.has(`${dobrada}s`))))
  )
    return pista(lugar, 'nome', destacada || !isComum(dobrada) ? 'cobrir' : 'dica');
  if (nomes.curtas.has(dobrada) && isMaiuscula && !isGritada)
    return chamada ? pista(lugar, 'nome') : pista(lugar, 'nome', 'dica');
  if (nomes.usuarios.has(dobrada)) return pista(lugar, 'usuario');
  if (nomes.apelidos.has(dobrada)) {
    if (dobrada.length < MENOR_PARTE) return isMaiuscula && vocativo ? pista(lugar, 'apelido') : null;
    if (destacada)
      return pista(lugar, 'apelido', isComum(dobrada) && !chamada && abreFrase ? 'dica' : 'cobrir');
    return isComum(dobrada) && !chamada
      ? null
      : pista(lugar, 'apelido', isComum(dobrada) ? 'dica' : 'cobrir');
  }
  if (dobrada.length >= MENOR_SOM && nomes.sons.has(somDe(dobrada)))
    return pista(lugar, 'nome', destacada || !isComum(dobrada) ? 'cobrir' : 'dica');
  if (nomes.avessas.has(dobrada)) return pista(lugar, 'disfarce');
  if (isColado(dobrada, nomes, false) && !isComum(dobrada) && !isNomeConhecido(dobrada))
    return pista(lugar, 'usuario');
  if (dobrada.length > MENOR_PARTE && isDesconhecida(dobrada) && nomes.iniciais.includes(dobrada))
    return pista(lugar, 'iniciais');
  if (isCurtoDe(dobrada, nomes, { abreFrase, chamada, destacada, vocativo })) return pista(lugar, 'apelido');
  if (!destacada || dobrada.length < MENOR_SOM) return null;
  const parecida = [...nomes.partes].find(
    (parte) => parte.length >= MENOR_SOM && isQuaseIgual(dobrada, parte),
  );
  if (!parecida) return null;
  // 'Marina' may be somebody else than Mariana; 'Valdecir' is Valdeci.
  const isOutra =
    (dobrada.length < MENOR_COM_ERRO || isNomeConhecido(dobrada) || isComum(dobrada)) &&
    !dobrada.startsWith(parecida);
  return pista(lugar, 'nome', isOutra ? 'dica' : 'cobrir');
};

/** In words; no name is longer. */
const MAIOR_NOME = 10;
const MAIOR_ALCUNHA = 40;

/** Only this between two words of one name. */
const isJunto = (texto: string, a: Palavra | Pista, b: Palavra): boolean =>
  /^[\s.,'’-]{1,3}$/.test(texto.slice(a.fim, b.inicio));

/**
 * A name goes on over what stands beside it: short parts, initials and particles. 'Maria S.', 'M. de Souza', 'Maria de
 * Sá' are found whole.
 */
const estender = (
  texto: string,
  palavras: readonly Palavra[],
  k: number,
  nomes: Nomes,
): readonly [number, number] => {
  const letras = new Set(nomes.iniciais.join(''));
  const continua = (palavra: Palavra, escrita: string): boolean =>
    nomes.curtas.has(palavra.dobrada) ||
    nomes.partes.has(palavra.dobrada) ||
    (palavra.isMaiuscula &&
      palavra.dobrada.length === 1 &&
      letras.has(palavra.dobrada) &&
      /^\.|^(?![\s]+[a-z])/.test(escrita));
  const atual = palavras[k] as Palavra;
  let { inicio, fim } = atual;
  let ultima = atual;
  for (let i = k + 1, pulou = 0; i < Math.min(palavras.length, k + MAIOR_NOME) && pulou < 3; i++) {
    const proxima = palavras[i] as Palavra;
    if (!isJunto(texto, ultima, proxima)) break;
    if (texto.slice(ultima.fim, proxima.inicio).includes(',') && !nomes.partes.has(proxima.dobrada)) break;
    ultima = proxima;
    if (isParticula(proxima.dobrada)) pulou++;
    else if (continua(proxima, texto.slice(proxima.fim, proxima.fim + 3))) {
      fim = proxima.fim + (proxima.dobrada.length === 1 && texto.charAt(proxima.fim) === '.' ? 1 : 0);
      pulou = 0;
    } else break;
  }
  // 'Tião do Posto', 'Lindalva do Chagas': people tell two of a name apart like that.
  const [alcunha] = /^\s+d[aeo]s?\s+\p{Lu}[\p{L}'’]+/u.exec(texto.slice(fim, fim + MAIOR_ALCUNHA)) ?? [];
  if (alcunha && atual.isMaiuscula && !atual.isGritada) fim += alcunha.length;
  ultima = atual;
  for (let i = k - 1, pulou = 0; i >= Math.max(0, k - MAIOR_NOME) && pulou < 3; i--) {
    const anterior = palavras[i] as Palavra;
    if (!/^[\s.,'’-]{1,3}$/.test(texto.slice(anterior.fim, ultima.inicio))) break;
    ultima = anterior;
    if (isParticula(anterior.dobrada)) pulou++;
    else if (anterior.isMaiuscula && continua(anterior, texto.slice(anterior.fim, anterior.fim + 3))) {
      inicio = anterior.inicio;
      pulou = 0;
    } else break;
  }
  return [inicio, fim];
};

const isSeguida = (texto: string, a: Pista, b: Pista): boolean =>
  b.inicio - a.fim <= 5 && /^[\s.'’-]*(?:d[aeo]s?\s+)?$/i.test(texto.slice(a.fim, b.inicio));

/** The names of the person and what is made of them, word by word. */
export const acharNomesConhecidos = (texto: string, palavras: readonly Palavra[], nomes: Nomes): Pista[] => {
  if (nomes.partes.size === 0 && nomes.usuarios.size === 0) return [];
  const achados: { readonly pista: Pista; readonly certa: boolean }[] = [];
  for (let k = 0; k < palavras.length; k++) {
    const lida = lerPalavra(texto, palavras[k] as Palavra, palavras[k - 1], nomes);
    if (!lida) continue;
    const estende = lida.tipo === 'nome' || lida.tipo === 'apelido';
    const [inicio, fim] = estende ? estender(texto, palavras, k, nomes) : [lida.inicio, lida.fim];
    const cresceu = inicio < lida.inicio || fim > lida.fim;
    achados.push({ pista: pista([inicio, fim], lida.tipo), certa: lida.confianca === 'cobrir' || cresceu });
  }
  // Next to a certain part, a doubtful one is certain.
  return achados.map(({ pista: cada, certa }, k) => {
    const antes = achados[k - 1];
    const depois = achados[k + 1];
    const acompanhada =
      cada.tipo === 'nome' &&
      ((antes?.certa && isSeguida(texto, antes.pista, cada)) ||
        (depois?.certa && isSeguida(texto, cada, depois.pista)));
    return certa || acompanhada ? cada : { ...cada, confianca: 'dica' };
  });
};
