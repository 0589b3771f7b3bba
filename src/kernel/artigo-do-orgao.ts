/** First words of offices' names; the rest follow their ending. */
const femininas = new Set([
  'fundacao',
  'comissao',
  'superintendencia',
  'agencia',
  'advocacia',
  'policia',
  'caixa',
  'marinha',
]);
const masculinas = new Set([
  'banco',
  'tribunal',
  'hospital',
  'conselho',
  'comando',
  'exercito',
  'museu',
  'programa',
  'sistema',
]);

const semAcento = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** By the first word of the whole name, as people say it: a Controladoria, o Instituto; null where it does not tell. */
const generoDe = (nome: string): 'f' | 'm' | null => {
  const [primeira = ''] = semAcento(nome).split(/[^a-z]/);
  // A name that brings its own article ('A Prefeitura'), typed by somebody.
  if (primeira.length < 3) return null;
  if (femininas.has(primeira)) return 'f';
  if (masculinas.has(primeira)) return 'm';
  if (/(?:a|dade|cao|sao|gem)$/.test(primeira)) return 'f';
  return /(?:o|io|or)$/.test(primeira) ? 'm' : null;
};

interface Orgao {
  readonly sigla: string;
  readonly nome: string;
}

const comArtigo =
  (formas: Readonly<Record<'f' | 'm', string>>, neutra: string) =>
  ({ sigla, nome }: Orgao): string => {
    const genero = generoDe(nome);
    return `${genero ? formas[genero] : neutra} ${sigla}`.trim();
  };

/** 'da CGU', 'do INSS'; 'de' where the name does not tell. */
export const deOrgao = comArtigo({ f: 'da', m: 'do' }, 'de');
/** 'na CGU', 'no INSS'. */
export const noOrgao = comArtigo({ f: 'na', m: 'no' }, 'em');
/** 'A CGU', 'O INSS', at the beginning of a sentence. */
export const oOrgao = comArtigo({ f: 'A', m: 'O' }, '');

const contracoes = {
  de: { f: 'da', m: 'do' },
  em: { f: 'na', m: 'no' },
  por: { f: 'pela', m: 'pelo' },
  para: { f: 'para a', m: 'para o' },
  a: { f: 'à', m: 'ao' },
} as const;
export type Preposicao = keyof typeof contracoes;

/** Said by its sigla, or as 'CGU – Controladoria-Geral da União', or by its whole name. */
export type OrgaoEscrito = string | Orgao;

export const escrever = (orgao: OrgaoEscrito): string => (typeof orgao === 'string' ? orgao : orgao.sigla);

/** A sigla alone does not tell. */
const generoDoEscrito = (orgao: OrgaoEscrito): 'f' | 'm' | null => {
  if (typeof orgao !== 'string') return generoDe(orgao.nome);
  const [primeiro = '', nome] = orgao.split(' – ');
  if (nome !== undefined) return generoDe(nome);
  return /\p{Ll}/u.test(primeiro) ? generoDe(primeiro) : null;
};

/** 'da CGU – Controladoria-Geral da União'; the bare preposition where the name does not tell. */
export const comPreposicao = (preposicao: Preposicao, orgao: OrgaoEscrito): string => {
  const genero = generoDoEscrito(orgao);
  return `${genero ? contracoes[preposicao][genero] : preposicao} ${escrever(orgao)}`;
};

/** 'a CGU – Controladoria-Geral da União', as who does something in a sentence. */
export const comArtigoEscrito = (orgao: OrgaoEscrito): string => {
  const genero = generoDoEscrito(orgao);
  return genero ? `${genero === 'f' ? 'a' : 'o'} ${escrever(orgao)}` : escrever(orgao);
};
