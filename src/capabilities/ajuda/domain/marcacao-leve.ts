/**
 * The light markup of help texts: paragraphs separated by an empty line, list lines that begin with
 * '- ', `**forte**` and `[texto](/caminho)`, where the path is a screen of this product. Anything
 * else is shown as plain text and never becomes a tag, so that nothing written here can run.
 */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const marks = /\*\*(?<strong>[^*\n]+)\*\*|\[(?<label>[^[\]\n]+)\]\((?<to>[^()\s]+)\)/gu;

/** True inside this site: neither another host ('//…') nor another scheme ('javascript:…'). */
export const isEnderecoInterno = (to: string): boolean => /^\/(?![/\\])[^\\]*$/u.test(to);

const pieceOf = (found: string, { strong, label, to }: Partial<Record<string, string>>): Piece => {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return label !== undefined && to !== undefined && isEnderecoInterno(to)
    ? { kind: 'link', text: label, to }
    : { kind: 'text', text: found };
};

export const parseMarked = (source: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of source.matchAll(marks)) {
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    pieces.push(pieceOf(match[0], match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
};

export const plainText = (source: string): string =>
  parseMarked(source)
    .map((piece) => piece.text)
    .join('');

export const linksOf = (source: string): string[] =>
  parseMarked(source).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));

/** Links that lead outside the site: refused when an administrator writes them. */
export const linksDeFora = (source: string): string[] =>
  [...source.matchAll(marks)].flatMap(({ groups }) =>
    groups?.to !== undefined && !isEnderecoInterno(groups.to) ? [groups.to] : [],
  );

export type BlocoDeTexto =
  | { readonly tipo: 'paragrafo'; readonly texto: string }
  | { readonly tipo: 'lista'; readonly itens: readonly string[] };

const ITEM = /^\s*-\s+/u;

const blocoDe = (trecho: string): BlocoDeTexto[] => {
  const linhas = trecho.split('\n').filter((linha) => linha.trim() !== '');
  if (linhas.length === 0) return [];
  return linhas.every((linha) => ITEM.test(linha))
    ? [{ tipo: 'lista', itens: linhas.map((linha) => linha.replace(ITEM, '').trim()) }]
    : [{ tipo: 'paragrafo', texto: linhas.map((linha) => linha.trim()).join(' ') }];
};

/** An answer as it is shown: paragraphs and lists, each in the markup above. */
export const blocosDe = (resposta: string): BlocoDeTexto[] =>
  resposta
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/u)
    .flatMap(blocoDe);

/** An answer in one line of plain words, for excerpts and descriptions. */
export const emUmaLinha = (resposta: string): string =>
  blocosDe(resposta)
    .flatMap((bloco) => (bloco.tipo === 'lista' ? bloco.itens : [bloco.texto]))
    .map(plainText)
    .join(' ');
