import type { ReactNode } from 'react';
import './graficos.css';

export interface Indicador {
  readonly nome: string;
  readonly valor: string;
  /** Of what, or out of how many: a figure is never shown alone. */
  readonly detalhe: ReactNode;
}

/** The few figures that a panel begins with. */
export function Indicadores({ itens }: { readonly itens: readonly Indicador[] }) {
  return (
    <dl className="indicadores">
      {itens.map(({ nome, valor, detalhe }) => (
        <div key={nome} className="indicador">
          <dt>{nome}</dt>
          <dd className="indicador-valor">{valor}</dd>
          <dd className="ui-muted">{detalhe}</dd>
        </div>
      ))}
    </dl>
  );
}
