import { useWatch } from 'react-hook-form';
import { alertasDeExposicao } from '#capabilities/manifestacao/domain/auto-exposicao.ts';
import { Message } from '#web/ui/message.tsx';
import { useDebounced } from '#web/use-debounced.ts';
import './alertas-de-exposicao.css';

const PAUSA_MS = 800;
const SEPARADOR = '\u0000';

/** Points out what seems to name the author of an anonymous text. The person decides; nothing is stopped. */
export function AlertasDeExposicao({ textos }: { readonly textos: readonly string[] }) {
  const juntos = useDebounced(textos.join(SEPARADOR), PAUSA_MS);
  const alertas = juntos.split(SEPARADOR).flatMap((texto) => alertasDeExposicao(texto));
  return (
    <div role="status" className="exposicao">
      {alertas.length > 0 && (
        <Message type="warning" title="Isto pode mostrar quem você é:" still>
          <ul>
            {alertas.map(({ codigo, trecho, frase }) => (
              <li key={`${codigo} ${trecho}`}>
                “{trecho}”: {frase}
              </li>
            ))}
          </ul>
          Você decide: apague, se for sobre você, ou deixe, se for sobre outra pessoa.
        </Message>
      )}
    </div>
  );
}

/** Right under its field, where the person is writing. */
export function AlertaDoCampo({ name }: { readonly name: string }) {
  const texto: unknown = useWatch({ name });
  return <AlertasDeExposicao textos={typeof texto === 'string' ? [texto] : []} />;
}
