import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Message } from '#shell/ui/estado/message.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { type Exposicao, readExposicao } from '../domain/exposicao.ts';
import './alertas-de-exposicao.css';

const PAUSA_MS = 800;
const SEPARADOR = '\u0000';

const NADA: Exposicao = { alertas: [], conferido: true };

/** The last result stays until the new text is read; an older one never replaces a newer. */
const useExposicao = (juntos: string): Exposicao => {
  const [exposicao, setExposicao] = useState(NADA);
  useEffect(() => {
    let isAtual = true;
    void readExposicao(juntos.split(SEPARADOR)).then((lida) => isAtual && setExposicao(lida));
    return () => {
      isAtual = false;
    };
  }, [juntos]);
  return exposicao;
};

/** Points out what seems to reveal an anonymous author. The person decides; nothing is blocked. */
export function AlertasDeExposicao({ textos }: { readonly textos: readonly string[] }) {
  const juntos = useDebounced(textos.join(SEPARADOR), PAUSA_MS);
  const { alertas, conferido } = useExposicao(juntos);
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
      {!conferido && (
        <Message type="warning" title="Releia o texto antes de enviar." still>
          Não foi possível conferir se há nele CPF, e-mail, telefone ou outro documento.
        </Message>
      )}
    </div>
  );
}

/** The same right under its field, where the person is writing. */
export function AlertaDoCampo({ name }: { readonly name: string }) {
  const texto: unknown = useWatch({ name });
  return <AlertasDeExposicao textos={typeof texto === 'string' ? [texto] : []} />;
}
