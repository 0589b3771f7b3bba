import { html, type Markup } from '../../sign-on/pages/html.ts';
import type { JsonSchema } from '../documento.ts';
import { isPorTipo, tabelaDeCampos } from './campos.ts';

/** A field whose rule depends on the type: one table for each, all from the schema that the rules gave. */
export const tabelasPorTipo = ({ properties = {} }: JsonSchema): readonly Markup[] =>
  Object.entries(properties)
    .filter(([, schema]) => isPorTipo(schema))
    .map(
      ([nome, { anyOf = [] }]) =>
        html`<h3>${nome}, por tipo</h3>${anyOf.map(
          (opcao) =>
            html`${
              tabelaDeCampos(`${nome}: ${opcao.title ?? ''}`, opcao) ??
              html`<p>${nome}: ${opcao.title ?? ''}. Nada é pedido.</p>`
            }`,
        )}`,
    );
