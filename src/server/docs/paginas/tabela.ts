import { html, type Markup } from '../../sign-on/pages/html.ts';

/**
 * A table that a phone reads without going sideways: there each row is a block and each cell says its column. The roles keep
 * it a table for who hears it, whatever the style sheet makes of it.
 */
export const tabela = (
  legenda: string,
  colunas: readonly string[],
  linhas: readonly (readonly [nome: string, ...celulas: string[]])[],
): Markup => html`<table class="empilha" role="table">
    <caption>${legenda}</caption>
    <thead role="rowgroup"><tr role="row">${colunas.map(
      (coluna) => html`<th scope="col" role="columnheader">${coluna}</th>`,
    )}</tr></thead>
    <tbody role="rowgroup">${linhas.map(
      ([nome, ...celulas]) =>
        html`<tr role="row"><th scope="row" role="rowheader"><code>${nome}</code></th>${celulas.map(
          (celula, i) =>
            html`<td role="cell"${celula !== '' && html` data-rotulo="${colunas[i + 1] ?? ''}"`}>${celula}</td>`,
        )}</tr>`,
    )}</tbody>
  </table>`;
