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
/** 'A CGU', 'O INSS', at the beginning of a sentence. */
export const oOrgao = comArtigo({ f: 'A', m: 'O' }, '');
