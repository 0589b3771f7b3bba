import { Fragment } from 'react';
import { Link } from 'react-router';
import { type Piece, parseMarked } from '../domain/marcacao-leve.ts';

const render = (piece: Piece) => {
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>;
  if (piece.kind === 'link') return <Link to={piece.to}>{piece.text}</Link>;
  return piece.text;
};

/** Renders a text in the light markup, inside the paragraph, item or cell that holds it. */
export const Marked = ({ text }: { readonly text: string }) => {
  let offset = 0;
  return parseMarked(text).map((piece) => {
    const key = offset;
    offset += piece.text.length;
    return <Fragment key={key}>{render(piece)}</Fragment>;
  });
};
