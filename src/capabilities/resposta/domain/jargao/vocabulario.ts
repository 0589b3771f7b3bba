import { semAcento } from '#kernel/texto.ts';
import { APAGAR, DICA_COM_FLEXAO, DICA_DE_VERBO, DIGA, SO_DICA } from './dicas.ts';
import { EXPRESSOES_SO_DICA } from './dicas-de-expressoes.ts';
import { FORMULAS, INFINITIVOS, VERBOS } from './formulas.ts';
import { ANTES_DE_VIRGULA, ESTRANGEIRAS, LIGACOES } from './ligacoes.ts';
import { CONCORDAM, NOMES, PARA_INVARIAVEL } from './nomes.ts';
import {
  A_PARA_DE,
  ANTES_DE,
  ANTES_DE_EM,
  ARTIGO_COM_DE,
  SEM_A,
  SEM_A_NO_COMECO,
  SEM_DE,
} from './regencias.ts';

/** One written form of a piece of jargon. */
export interface Forma {
  /** As it is written, with accents: 'à' is not 'a'. */
  readonly escrita: string;
  /** What takes its place; null where a swap would not agree with the rest of the sentence. */
  readonly troca: string | null;
  /** The advice where there is no swap. */
  readonly conselho: string | null;
  /** The only place in a sentence where the swap holds; elsewhere there is the advice. */
  readonly onde?: 'no-comeco' | 'antes-de-virgula';
  /** Found only with its accents, without which it says something else. */
  readonly isExata?: boolean;
}

/** One line of a list: the expression, what people say, and the forms in which it is written. */
interface Verbete {
  readonly expressao: string;
  readonly simples: string;
  readonly formas: readonly Forma[];
}

type Par = readonly [expressao: string, simples: string];

const paresDe = (lista: string): Par[] =>
  lista
    .trim()
    .split('\n')
    .map((linha) => {
      const [expressao = '', simples = ''] = linha.split('|').map((parte) => parte.trim());
      return [expressao, simples];
    });

const troca = (escrita: string, novo: string): Forma => ({ escrita, troca: novo, conselho: null });

const emVerbetes = (lista: string, formas: (par: Par) => readonly Forma[]): Verbete[] =>
  paresDe(lista).map((par) => ({ expressao: par[0], simples: par[1], formas: formas(par) }));

/** Without its accent 'é' joins words and 'à' is an article or nothing: 'necessário e imperioso', 'face a face'. */
const doAcento = (escrita: string): Pick<Forma, 'isExata'> =>
  /^é |\sàs?$/.test(escrita) ? { isExata: true } : {};

const comoEsta = ([expressao, simples]: Par): Forma[] => [
  { ...troca(expressao, simples), ...doAcento(expressao) },
];

const ARTIGOS = ['o', 'a', 'os', 'as'] as const;
const junto = (...partes: readonly string[]): string => partes.filter(Boolean).join(' ');

/** 'de' alone or joined with an article or with what points at something. */
const DEPOIS_DO_DE = [...ARTIGOS, 'isso', 'isto', 'esse', 'essa', 'esses', 'essas', 'este', 'esta', 'estes'];
const comDe = (expressao: string, novo: (depois: string) => string): Forma[] => [
  troca(`${expressao} de`, novo('')),
  ...DEPOIS_DO_DE.map((depois) => troca(`${expressao} d${depois}`, novo(depois))),
];

/** 'a' alone or joined with an article: 'ao', 'à', 'aos', 'às'. */
const comA = (expressao: string, novo: (artigo: '' | (typeof ARTIGOS)[number]) => string): Forma[] => [
  troca(`${expressao} a`, novo('')),
  troca(`${expressao} ao`, novo('o')),
  troca(`${expressao} à`, novo('a')),
  troca(`${expressao} aos`, novo('os')),
  troca(`${expressao} às`, novo('as')),
];

const concordar = (simples: string, fim: string, plural: string): string => {
  const [primeira = '', ...resto] = simples.split(' ');
  const base = primeira.endsWith('o') && fim !== '' ? primeira.slice(0, -1) + fim : primeira;
  return junto(base + plural, ...resto);
};

/** 'supracitado' is also 'supracitadas'; a word that ends in 'a' or 'e' has only its plural. */
const flexoes = ([expressao, simples]: Par, isInvariavel: boolean): Forma[] => {
  const generos = expressao.endsWith('o') ? ['o', 'a'] : [expressao.slice(-1)];
  return generos.flatMap((fim) =>
    ['', 's'].map((plural) =>
      troca(
        `${expressao.slice(0, -1)}${fim}${plural}`,
        isInvariavel ? simples : concordar(simples, expressao.endsWith('o') ? fim : '', plural),
      ),
    ),
  );
};

/** The endings of regular verbs in -ar that are spelled alike in every stem. */
const TERMINACOES =
  `ar a am ou aram amos ava avam ando ado ada ados adas ará arão aria ariam asse assem arem armos`.split(' ');
/** Before 'e' a stem in 'c' or 'g' is spelled otherwise. */
const DO_SUBJUNTIVO = ['e', 'em'];
const conjugar = ([expressao, simples]: Par): Forma[] => {
  const [radical, novo] = [expressao.slice(0, -2), simples.slice(0, -2)];
  const mudaDeLetra = /[cgç]$/.test(radical) || /[cgç]$/.test(novo);
  return [...TERMINACOES, ...(mudaDeLetra ? [] : DO_SUBJUNTIVO)].map((fim) =>
    troca(radical + fim, novo + fim),
  );
};

/** 'com, ou por meio de' are two things to choose from. */
const conselhoDe = (simples: string): string =>
  `prefira ${simples
    .split(', ou ')
    .map((cada) => `“${cada}”`)
    .join(' ou ')}, mudando a frase`;
const dica = (escrita: string, conselho: string): Forma => ({
  escrita,
  troca: null,
  conselho,
  ...doAcento(escrita),
});
const soDica = ([expressao, simples]: Par): Forma[] => [dica(expressao, conselhoDe(simples))];
const diga = ([expressao, simples]: Par): Forma[] => [dica(expressao, `diga ${simples}`)];
/** The forms of a swap, with nothing but the advice. */
const soDicas = (formas: readonly Forma[], [, simples]: Par): Forma[] =>
  formas.map(({ escrita }) => dica(escrita, conselhoDe(simples)));
const so = (onde: NonNullable<Forma['onde']>, forma: Forma, [, simples]: Par): Forma => ({
  ...forma,
  onde,
  conselho: conselhoDe(simples),
});
const apagar = ([expressao]: Par): Forma[] => [
  { escrita: expressao, troca: null, conselho: 'pode sair: não diz nada a quem lê' },
];

/** Some bureaucratic words and expressions, each with what people say instead. */
export const vocabulario: readonly Verbete[] = [
  ...[LIGACOES, ESTRANGEIRAS, FORMULAS, INFINITIVOS, NOMES].flatMap((lista) => emVerbetes(lista, comoEsta)),
  ...emVerbetes(VERBOS, conjugar),
  ...emVerbetes(ANTES_DE, ([expressao, simples]) =>
    comDe(expressao, (depois) => junto(simples, depois === '' ? 'de' : `d${depois}`)),
  ),
  ...emVerbetes(SEM_DE, ([expressao, simples]) => comDe(expressao, (depois) => junto(simples, depois))),
  ...emVerbetes(ANTES_DE_EM, ([expressao, simples]) =>
    ['em', ...ARTIGOS.map((artigo) => `n${artigo}`)].map((em) =>
      troca(`${expressao} ${em}`, `${simples} ${em}`),
    ),
  ),
  ...emVerbetes(ANTES_DE_VIRGULA, (par) => comoEsta(par).map((forma) => so('antes-de-virgula', forma, par))),
  ...emVerbetes(SEM_A_NO_COMECO, (par) =>
    comA(par[0], (artigo) => junto(par[1], artigo)).map((forma) => so('no-comeco', forma, par)),
  ),
  ...emVerbetes(SEM_A, ([expressao, simples]) => comA(expressao, (artigo) => junto(simples, artigo))),
  // 'posteriormente a equipe' is the team's turn, or after 'essa data': only 'à equipe' says which.
  ...emVerbetes(A_PARA_DE, ([expressao, simples]) => [
    dica(`${expressao} a`, conselhoDe(simples)),
    ...comA(expressao, (artigo) => `${simples} d${artigo}`)
      .slice(1)
      .map((forma) => ({ ...forma, isExata: true })),
  ]),
  ...emVerbetes(ARTIGO_COM_DE, ([expressao, simples]) =>
    ARTIGOS.map((artigo) => troca(`${expressao} ${artigo}`, `${simples} d${artigo}`)),
  ),
  ...emVerbetes(CONCORDAM, (par) => flexoes(par, false)),
  ...emVerbetes(PARA_INVARIAVEL, (par) => flexoes(par, true)),
  ...[SO_DICA, EXPRESSOES_SO_DICA].flatMap((lista) => emVerbetes(lista, soDica)),
  ...emVerbetes(DICA_COM_FLEXAO, (par) => soDicas(flexoes(par, true), par)),
  ...emVerbetes(DICA_DE_VERBO, (par) => soDicas(conjugar(par), par)),
  ...emVerbetes(DIGA, diga),
  ...emVerbetes(APAGAR, apagar),
];

/** How a form is looked for: accents are often left out, and case tells nothing. */
export const chaveDe = (escrita: string): string => semAcento(escrita).toLowerCase();
