import { html, type Markup } from '../../sign-on/pages/html.ts';

/**
 * A table that fits a phone without scrolling sideways: there each row becomes a block and each
 * cell shows its column's name. The roles keep it a table for screen readers, whatever the style
 * sheet does.
 */
export const tabela = (
  legenda: string,
  colunas: readonly string[],
  linhas: readonly (readonly [nome: string, ...celulas: string[]])[],
  /** False where the rows are named by words and not by fields. */
  emCodigo = true,
): Markup => html`<table class="empilha" role="table">
    <caption>${legenda}</caption>
    <thead role="rowgroup"><tr role="row">${colunas.map(
      (coluna) => html`<th scope="col" role="columnheader">${coluna}</th>`,
    )}</tr></thead>
    <tbody role="rowgroup">${linhas.map(
      ([nome, ...celulas]) =>
        html`<tr role="row"><th scope="row" role="rowheader">${emCodigo ? html`<code>${nome}</code>` : nome}</th>${celulas.map(
          (celula, i) =>
            html`<td role="cell"${celula !== '' && html` data-rotulo="${colunas[i + 1] ?? ''}"`}>${celula}</td>`,
        )}</tr>`,
    )}</tbody>
  </table>`;
