/**
 * The minimal markup of the content data: `**forte**` and `[texto](/caminho)`, the path being one of this product's own
 * screens. Data stays plain text, so it can be searched, tested and printed without React.
 */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const marks = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/gu;

export const parseMarked = (source: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of source.matchAll(marks)) {
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    const { strong, label, to } = match.groups ?? {};
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    if (label !== undefined && to !== undefined) pieces.push({ kind: 'link', text: label, to });
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
