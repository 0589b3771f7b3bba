import { formatMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';

interface Linha {
  readonly ato: string;
  readonly ocorridoEm: string;
  readonly responsavel: string;
  readonly informacoes: string;
}

/** Everything that was done, newest first. */
export function Historico({ linhas }: { readonly linhas: readonly Linha[] }) {
  return (
    <section aria-labelledby="historico">
      <h2 id="historico">Histórico</h2>
      <ol className="desclassificacao-passos">
        {linhas.map(({ ato, ocorridoEm, responsavel, informacoes }) => (
          <li key={`${ocorridoEm} ${ato}`}>
            <strong>{ato}</strong>
            <p className="ui-muted">
              {responsavel}, em {formatMomento(ocorridoEm)}
            </p>
            <TextoDigitado texto={informacoes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
