import type { Conhecido } from './achado.ts';
import { apelidosDe } from './apelidos.ts';
import { isComum } from './palavras-do-texto.ts';
import { dobrarTexto, soLetras } from './texto-dobrado.ts';

/** 'de', 'da' and the like identify nobody. */
export const MENOR_PARTE = 3;
const PARTICULA = /^(?:d[aeo]s?|e|y|del|von|van)$/;
export const isParticula = (dobrada: string): boolean => PARTICULA.test(dobrada);

/** How a name sounds: 'Souza' and 'Sousa', 'Thaís' and 'Tais', 'Luiz' and 'Luís'. */
export const somDe = (dobrada: string): string =>
  dobrada
    .replace(/ph/g, 'f')
    .replace(/ch|sh/g, 'x')
    .replace(/h/g, '')
    .replace(/[zç]|c(?=[ei])/g, 's')
    .replace(/[kq]u?(?=[ei])|k|q/g, 'c')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/j(?=[ei])/g, 'g')
    .replace(/(.)\1+/g, '$1');

const MENOR_SOM = 4;
const MENOR_AO_CONTRARIO = 5;
const aoContrario = (palavra: string): string => [...palavra].reverse().join('');

/** The person's names, ready to be compared with words of a text. */
export interface Nomes {
  /** Every part of three letters or more, folded. */
  readonly partes: ReadonlySet<string>;
  /** 'Sá', 'Li': the person's only beside another part. */
  readonly curtas: ReadonlySet<string>;
  readonly sons: ReadonlySet<string>;
  readonly avessas: ReadonlySet<string>;
  readonly apelidos: ReadonlySet<string>;
  /** The first letters of each whole name, in its order. */
  readonly iniciais: readonly string[];
  /** Parts that begin a name: they may be shortened. */
  readonly primeiras: readonly string[];
  /** Words that are the person's as they stand: the login, what precedes the at sign of the e-mail. */
  readonly usuarios: ReadonlySet<string>;
}

const partesDo = (nome: string): string[] =>
  dobrarTexto(nome)
    .texto.split(/[^\p{L}\p{N}]+/u)
    .filter((parte) => parte !== '' && !isParticula(parte));

/** 'José Rocha' signs J.R., or Z.R. as people call him. */
const iniciaisDe = (partes: readonly string[]): string[] => {
  const letras = partes.map((parte) => parte.charAt(0)).join('');
  const comoChamam = apelidosDe(partes[0] ?? '').map((apelido) => apelido.charAt(0));
  return [...new Set([letras, ...comoChamam.map((letra) => letra + letras.slice(1))])];
};

const usuariosDe = ({ email, login }: Conhecido): string[] => {
  const local = email?.split('@')[0] ?? '';
  return [local, login?.split('@')[0] ?? '']
    .map(soLetras)
    .filter((usuario) => usuario.length > MENOR_PARTE && !isComum(usuario));
};

export const nomesDe = (conhecidos: readonly Conhecido[]): Nomes => {
  const nomes = conhecidos.flatMap(({ nome, nomeSocial }) =>
    [nome, nomeSocial ?? ''].map(partesDo).filter((partes) => partes.length > 0),
  );
  const todas = nomes.flat();
  const partes = new Set(todas.filter((parte) => parte.length >= MENOR_PARTE));
  // A second first name is shortened like the first: 'Maria Aparecida' is Cida.
  const apelidos = nomes.flatMap((cada) => cada.flatMap((parte, i) => (i < 3 ? apelidosDe(parte) : [])));
  return {
    partes,
    curtas: new Set(todas.filter((parte) => parte.length > 1 && parte.length < MENOR_PARTE)),
    sons: new Set([...partes].filter((parte) => parte.length >= MENOR_SOM).map(somDe)),
    avessas: new Set([...partes].filter((parte) => parte.length >= MENOR_AO_CONTRARIO).map(aoContrario)),
    apelidos: new Set(apelidos.filter((apelido) => !partes.has(apelido))),
    iniciais: nomes.flatMap(iniciaisDe),
    primeiras: nomes.flatMap((cada) => cada.slice(0, 2)).filter((parte) => parte.length > MENOR_PARTE),
    usuarios: new Set(conhecidos.flatMap(usuariosDe)),
  };
};

const MENOR_PEDACO = 2;
const MENOR_INTEIRO = 5;
const MAIS_INICIAIS = 3;

/** 'caiquesl': a whole first name and the initials of the rest. */
const comecaInteiro = (palavra: string, { partes, iniciais }: Nomes): boolean =>
  [...partes].some((parte) => {
    const resto = palavra.slice(parte.length);
    return (
      parte.length >= MENOR_INTEIRO &&
      palavra.startsWith(parte) &&
      (resto.length > 1 || (resto !== 's' && parte.length > MENOR_INTEIRO)) &&
      resto.length <= MAIS_INICIAIS &&
      resto !== '' &&
      iniciais.some((cada) => (resto.length > 1 ? cada.slice(1) : cada).includes(resto))
    );
  });

/** 'souzama', 'souzam': a whole surname and the first initials, as networks name their users. */
const terminaEmIniciais = (palavra: string, { partes, iniciais }: Nomes): boolean =>
  [...partes].some((parte) => {
    const resto = palavra.slice(parte.length);
    return (
      parte.length >= MENOR_INTEIRO &&
      palavra.startsWith(parte) &&
      resto !== '' &&
      resto.length <= MAIS_INICIAIS &&
      iniciais.some((cada) => cada.startsWith(resto) && cada.charAt(0) !== parte.charAt(0))
    );
  });

/** How much of the beginning may be initials ('m', 'ma', 'mas' of Maria Aparecida Souza) or a name cut short ('ap'). */
const comecosDe = (palavra: string, { partes, iniciais }: Nomes): readonly number[] =>
  [1, 2, MAIS_INICIAIS].filter((tamanho) => {
    const comeco = palavra.slice(0, tamanho);
    return (
      iniciais.some((cada) => cada.startsWith(comeco)) ||
      (tamanho > 1 && [...partes].some((parte) => parte.startsWith(comeco)))
    );
  });

/**
 * 'mariasouza', 'souzamaria', 'msouza', 'masouza': names written together. Reads the word from left to right as parts, short
 * forms and initials of the name; an initial counts only together with a whole part.
 */
export const isColado = (palavra: string, nomes: Nomes, comIniciais: boolean): boolean => {
  if (palavra.length < 5 || palavra.length > 40) return false;
  const pedacos = [...nomes.partes, ...nomes.curtas, ...nomes.apelidos].filter(
    (pedaco) => pedaco.length >= MENOR_PEDACO,
  );
  const letras = new Set(nomes.iniciais.join(''));
  /** Of each place: the most parts that lead to it, and whether a whole part of the name is among them. */
  const chega = new Map<number, { partes: number; inteira: boolean }>([[0, { partes: 0, inteira: false }]]);
  for (let i = 0; i < palavra.length; i++) {
    const aqui = chega.get(i);
    if (!aqui) continue;
    const ir = (tamanho: number, partes: number, inteira: boolean): void => {
      const antes = chega.get(i + tamanho);
      const novo = { partes: aqui.partes + partes, inteira: aqui.inteira || inteira };
      if (!antes || Number(novo.inteira) - Number(antes.inteira) > 0 || novo.partes > antes.partes)
        chega.set(i + tamanho, novo);
    };
    for (const pedaco of pedacos)
      if (palavra.startsWith(pedaco, i)) ir(pedaco.length, 1, pedaco.length > MENOR_PARTE);
    for (const liga of ['de', 'da', 'do', 'dos', 'das'])
      if (palavra.startsWith(liga, i)) ir(liga.length, 0, false);
    if (comIniciais && letras.has(palavra.charAt(i))) ir(1, 1, false);
    if (!comIniciais && i === 0) for (const tamanho of comecosDe(palavra, nomes)) ir(tamanho, 1, false);
  }
  if (comecaInteiro(palavra, nomes) || terminaEmIniciais(palavra, nomes)) return true;
  const fim = chega.get(palavra.length);
  return fim !== undefined && fim.partes > 1 && fim.inteira;
};
