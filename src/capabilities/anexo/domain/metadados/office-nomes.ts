/** Quoted either way; each repeat can end in one way only: a stranger's file must not make the search go on for ever. */
const VALOR = `=(?:"\\s*[^"<\\s][^"<]*"|'\\s*[^'<\\s][^'<]*')`;
const naMarca = (marca: string, atributo: string): RegExp =>
  new RegExp(`(<(?:\\w{1,20}:)?${marca}\\b[^<>]*?\\b${atributo})${VALOR}`, 'g');

/** Names beside comments, tracked changes, shared sheets and pivot tables. */
const NOMES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(author|initials|userId|userName|userEmail|refreshedBy)${VALOR}`, 'g'), '$1="Autor"'],
  [naMarca('person', 'displayName'), '$1="Autor"'],
  [naMarca('userInfo', 'name'), '$1="Autor"'],
  [naMarca('customWorkbookView', 'name'), '$1="Autor"'],
  [naMarca('scenario', 'user'), '$1="Autor"'],
  [naMarca('scenario', 'comment'), '$1=""'],
  [naMarca('dbPr', 'connection'), '$1=""'],
  [naMarca('docVar', 'val'), '$1=""'],
  [naMarca('absPath', 'url'), '$1=""'],
  [/<((?:\w{1,20}:)?author)>\s*[^<\s][^<]*<\/\1>/g, '<$1>Autor</$1>'],
  // What the shared folders of an office write beside a document: who it belongs to.
  [
    /<((?:\w{1,20}:)?(?:DisplayName|AccountId|AccountName|UserName))(?:\s[^<>]*)?>\s*[^<\s][^<]*<\/\1>/g,
    '<$1></$1>',
  ],
];

const SEM_NOME = new Set(['Autor', '']);

/** Excel also writes who comments at the start of the comment itself. */
const semNomeNoTexto = (antes: string, depois: string): string => {
  const nomes = new Set(
    [...antes.matchAll(/<(?:\w{1,20}:)?author>([^<]*)</g)].map(([, nome = '']) => nome.trim()),
  );
  if (nomes.size === 0) return depois;
  const isNome = (texto: string): boolean => nomes.has(texto.trim()) && !SEM_NOME.has(texto.trim());
  return depois.replace(/(<(?:\w{1,20}:)?t(?:\s[^<>]*)?>)([^<:]*):/g, (tudo, marca: string, texto: string) =>
    isNome(texto) ? `${marca}Autor:` : tudo,
  );
};

const semMalaDireta = (xml: string): string => {
  const inicio = xml.indexOf('<w:mailMerge>');
  const fim = xml.indexOf('</w:mailMerge>', inicio);
  return inicio < 0 || fim < 0 ? xml : xml.slice(0, inicio) + xml.slice(fim + '</w:mailMerge>'.length);
};

export const semNomes = (xml: string): string =>
  semMalaDireta(
    semNomeNoTexto(
      xml,
      NOMES.reduce((cada, [nome, sem]) => cada.replace(nome, sem), xml),
    ),
  );

/** Where a file stood in somebody's machine, often under the person's name: only the file's own name stays. */
const CAMINHO = /=(["'])((?:file:\/\/|[a-z]:[\\/]|\\\\|\/(?:users|home)\/)[^<>]*?)\1/gi;

export const semCaminhos = (xml: string): string =>
  xml.replace(CAMINHO, (_tudo, aspas: string, caminho: string) => {
    const nome = caminho.split(/[\\/]/).at(-1) || 'arquivo';
    return `=${aspas}${nome}${aspas}`;
  });

const PROPRIEDADES =
  /<(?:\w{1,20}:)?(?:coreProperties|Properties)\b[^<>]*\/(core-properties|extended-properties|custom-properties)\b[^<>]*>/;

const CABECALHO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts that tell of people, as they are when they tell nothing. */
const VAZIOS: Readonly<Record<string, string>> = {
  core: `${CABECALHO}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>`,
  app: `${CABECALHO}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>`,
  custom: `${CABECALHO}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>`,
};
const PELO_NOME = /^docProps\/(core|app|custom)\d*\.xml$/i;
const PELO_CONTEUDO: Readonly<Record<string, string>> = {
  'core-properties': 'core',
  'extended-properties': 'app',
  'custom-properties': 'custom',
};
const AUTORIA = /<(?:\w{1,20}:)?(?:creator|lastModifiedBy|Company|Manager)\b[^<>]*>\s*[^<\s]/;

/** Programs name the properties of a document as they like: what they are is told by what they hold. */
export const propriedadesVazias = (
  nome: string,
  xml: string,
): { readonly vazio: string; readonly temAutor: boolean } | null => {
  const pelaMarca = PELO_CONTEUDO[PROPRIEDADES.exec(xml.slice(0, 4000))?.[1] ?? ''];
  const qual = PELO_NOME.exec(nome)?.[1]?.toLowerCase() ?? pelaMarca;
  const vazio = qual && VAZIOS[qual];
  if (!vazio) return null;
  return {
    vazio,
    temAutor: AUTORIA.test(xml) || (qual === 'custom' && /<(?:\w{1,20}:)?property\b/.test(xml)),
  };
};
