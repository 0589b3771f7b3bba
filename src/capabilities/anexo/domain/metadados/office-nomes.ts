/** A quoted value. No repeat matches in two ways: a hostile file must not make it run for ever. */
const VALOR = `=(?:"\\s*[^"<\\s][^"<]*"|'\\s*[^'<\\s][^'<]*')`;
const naMarca = (marca: string, atributo: string): RegExp =>
  new RegExp(`(<(?:\\w{1,20}:)?${marca}\\b[^<>]*?\\b${atributo})${VALOR}`, 'g');

/** Names in comments, tracked changes, shared sheets and pivot tables. */
const NOMES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(author|initials|userId|userName|userEmail|refreshedBy)${VALOR}`, 'g'), '$1="Autor"'],
  [naMarca('person', 'displayName'), '$1="Autor"'],
  [naMarca('author', 'name'), '$1="Autor"'],
  [naMarca('userInfo', 'name'), '$1="Autor"'],
  [naMarca('customWorkbookView', 'name'), '$1="Autor"'],
  [naMarca('scenario', 'user'), '$1="Autor"'],
  [naMarca('scenario', 'comment'), '$1=""'],
  [naMarca('dbPr', 'connection'), '$1=""'],
  [naMarca('docVar', 'val'), '$1=""'],
  [naMarca('absPath', 'url'), '$1=""'],
  [/<((?:\w{1,20}:)?author)>\s*[^<\s][^<]*<\/\1>/g, '<$1>Autor</$1>'],
  // The owner that an office's shared folders (SharePoint) write into a document.
  [
    /<((?:\w{1,20}:)?(?:DisplayName|AccountId|AccountName|UserName))(?:\s[^<>]*)?>\s*[^<\s][^<]*<\/\1>/g,
    '<$1></$1>',
  ],
];

/** Marks of editing sessions, the same in all that one installation wrote, and when each change was made. */
const SESSOES: readonly RegExp[] = [
  /\sw:rsid\w{0,12}="[^"<]*"/g,
  /<w:rsids>.*?<\/w:rsids>/gs,
  /(?<=<w:(?:ins|del|comment|moveFrom|moveTo)\s[^<>]{0,400})\sw:date="[^"<]*"/g,
];

export const semSessoes = (xml: string): string =>
  SESSOES.reduce((cada, marca) => cada.replace(marca, ''), xml);

const SEM_NOME = new Set(['Autor', '']);

/** Excel also writes the commenter's name at the start of the comment itself. */
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

/** Paths on somebody's machine, often with the person's name: only the file's name stays. */
const CAMINHO = /=(["'])((?:file:\/\/|[a-z]:[\\/]|\\\\|\/(?:users|home)\/)[^<>]*?)\1/gi;

/** A folder of one's own in the cloud is named after its owner. */
const PASTA_PESSOAL = /(\/personal\/)[^/"'<>]+/gi;

export const semCaminhos = (xml: string): string =>
  xml.replace(PASTA_PESSOAL, '$1autor').replace(CAMINHO, (_tudo, aspas: string, caminho: string) => {
    const nome = caminho.split(/[\\/]/).at(-1) || 'arquivo';
    return `=${aspas}${nome}${aspas}`;
  });

const PROPRIEDADES =
  /<(?:\w{1,20}:)?(?:coreProperties|Properties)\b[^<>]*\/(core-properties|extended-properties|custom-properties)\b[^<>]*>/;

const CABECALHO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Empty versions of the parts that tell of people. */
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

/** Programs name the property parts as they like, so they are recognized by their content. */
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
