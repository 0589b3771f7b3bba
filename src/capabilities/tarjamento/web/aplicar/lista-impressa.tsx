import { cabecalhoDaLista, linhasDaLista } from '../../domain/lista-de-marcas.ts';
import type { MarcaEmObra } from '../../domain/marcas.ts';

/** What this screen prints: the list of marks with their reasons, never the document. */
export function ListaImpressa({
  nome,
  marcas,
}: {
  readonly nome: string;
  readonly marcas: readonly MarcaEmObra[];
}) {
  return (
    <section className="tj-impressa">
      <h2>Lista de marcas: {nome}</h2>
      <table>
        <thead>
          <tr>
            {cabecalhoDaLista.map((titulo) => (
              <th key={titulo} scope="col">
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhasDaLista(marcas).map(({ numero, pagina, motivo, artigo, origem }) => (
            <tr key={numero}>
              <td>{numero}</td>
              <td>{pagina}</td>
              <td>{motivo}</td>
              <td>{artigo}</td>
              <td>{origem}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
