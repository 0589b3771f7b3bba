import type { ReactNode } from 'react';
import { CaixaDoAviso, ComAviso, useCaixaDoAviso } from '#shell/atos/aviso-do-ato.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import type { AtoNoRecurso } from './use-ato-do-recurso.ts';

interface EstadoDoAtoProps {
  readonly ato: Omit<AtoNoRecurso<never>, 'enviar'>;
  /** Reads the appeal again below the form. */
  readonly onReler: () => void;
  readonly children: ReactNode;
}

const frase = ({ erro, mudou }: EstadoDoAtoProps['ato']): string | null => {
  if (mudou) return 'Ainda não foi feito: este recurso mudou enquanto você escrevia.';
  return erro === null ? null : 'Não foi feito.';
};

/** Why the act failed, above its form, which keeps what was typed. */
export function EstadoDoAto({ ato, onReler, children }: EstadoDoAtoProps) {
  const caixa = useCaixaDoAviso();
  const { erro, mudou, enviando, insistir } = ato;
  return (
    <ComAviso frase={frase(ato)} caixa={caixa}>
      <CaixaDoAviso caixa={caixa} aviso={mudou || erro !== null ? `${mudou} ${erro}` : null}>
        {erro && (
          <Message type="danger" title="Não foi possível concluir.">
            {erro}
          </Message>
        )}
        {mudou && (
          <Message type="warning" title="Este recurso mudou enquanto você escrevia.">
            <p>
              Nada do que você escreveu se perdeu. Veja como ele está e, se ainda for o caso, confirme de
              novo.
            </p>
            <div className="ui-actions">
              <Button size="small" variant="secondary" onClick={onReler}>
                Ver como está agora
              </Button>
              <Button size="small" loading={enviando} onClick={() => void insistir()}>
                Fazer mesmo assim
              </Button>
            </div>
          </Message>
        )}
      </CaixaDoAviso>
      {children}
    </ComAviso>
  );
}
