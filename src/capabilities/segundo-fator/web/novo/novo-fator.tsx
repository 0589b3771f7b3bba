import { faKey } from '@fortawesome/free-solid-svg-icons/faKey.js';
import { faMobileAlt } from '@fortawesome/free-solid-svg-icons/faMobileAlt.js';
import { type ReactNode, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Codigos } from '../codigos.tsx';
import { temPasskeys } from '../passkey.ts';
import { NovaPasskey } from './nova-passkey.tsx';
import { NovoApp } from './novo-app.tsx';

interface NovoFatorProps {
  /** What the button under the recovery codes says. */
  readonly rotulo: string;
  /** Called after the recovery codes were shown, if there are any. */
  readonly onPronto: () => void;
  /** Shown above the choice. */
  readonly children?: ReactNode;
}

/** The choice of a kind of factor, its steps, and the recovery codes at the end. */
export function NovoFator({ rotulo, onPronto, children }: NovoFatorProps) {
  const [tipo, setTipo] = useState<'passkey' | 'app' | null>(null);
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);
  const voltar = () => setTipo(null);
  const criado = (novos: readonly string[] | null) => {
    voltar();
    if (novos) setCodigos(novos);
    else onPronto();
  };
  if (codigos)
    return (
      <Codigos
        codigos={codigos}
        rotulo={rotulo}
        onGuardados={() => {
          setCodigos(null);
          onPronto();
        }}
      />
    );
  if (tipo === 'passkey') return <NovaPasskey onCriado={criado} onVoltar={voltar} />;
  if (tipo === 'app') return <NovoApp onCriado={criado} onVoltar={voltar} />;
  return (
    <>
      {children}
      <ul className="fator-escolhas">
        <li>
          <h3>Chave de acesso (passkey)</h3>
          <p>
            A digital, o rosto ou o PIN deste aparelho, ou uma chave de segurança. Não funciona em sites
            falsos: é a mais segura.
          </p>
          {temPasskeys() ? (
            <Button variant="secondary" icon={faKey} onClick={() => setTipo('passkey')}>
              Usar chave de acesso
            </Button>
          ) : (
            <p className="ui-muted">Este navegador não oferece chaves de acesso neste endereço.</p>
          )}
        </li>
        <li>
          <h3>Aplicativo autenticador</h3>
          <p>
            Um aplicativo no celular mostra 6 números que mudam a cada 30 segundos. Funciona sem internet.
          </p>
          <Button variant="secondary" icon={faMobileAlt} onClick={() => setTipo('app')}>
            Usar aplicativo
          </Button>
        </li>
      </ul>
    </>
  );
}
