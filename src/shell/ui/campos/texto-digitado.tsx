import { Fragment } from 'react';
import { linhas } from '#kernel/texto.ts';
import './texto-digitado.css';

/** What a person wrote, with its line breaks; nothing in it is treated as markup. */
export function TextoDigitado({ texto }: { readonly texto: string }) {
  return (
    <p className="ui-texto-digitado">
      {linhas(texto).map((linha, indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text are never reordered
        <Fragment key={indice}>
          {indice > 0 && <br />}
          {linha}
        </Fragment>
      ))}
    </p>
  );
}
