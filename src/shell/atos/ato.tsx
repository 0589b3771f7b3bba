import type { ReactNode } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { BotaoEnviar } from '#shell/ui/form/formulario.tsx';
import { AvisoNoBotao, ComAviso, useCaixaDoAviso } from './aviso-do-ato.tsx';
import type { CasoEscolhido } from './casos.ts';
import { EstadoDoLote, fraseDoEstado } from './lote/estado-do-lote.tsx';
import { ResultadoDoLote } from './lote/resultado.tsx';
import type { Lote } from './lote/use-lote.ts';

interface AtoProps {
  readonly casos: readonly CasoEscolhido[];
  readonly lote: Lote<never>;
  /** The form of the act. */
  readonly children: ReactNode;
}

/**
 * Wraps the form of an act: shows above it why it was refused, and in its place the results when
 * there were several cases.
 */
export function Ato({ casos, lote, children }: AtoProps) {
  const caixa = useCaixaDoAviso();
  if (lote.linhas)
    return (
      <ResultadoDoLote
        casos={casos}
        linhas={lote.linhas}
        onConcluir={lote.concluir}
        onTentarDeNovo={lote.tentarDeNovo}
      />
    );
  return (
    <ComAviso frase={fraseDoEstado(lote)} caixa={caixa}>
      <EstadoDoLote lote={lote} caixa={caixa} />
      {children}
    </ComAviso>
  );
}

interface BotoesDoAtoProps {
  /** The act's name: 'Prorrogar', 'Encaminhar'. */
  readonly children: string;
  readonly onCancelar?: (() => void) | undefined;
  readonly disabled?: boolean;
}

/** The form's buttons: do it, or cancel. */
export function BotoesDoAto({ children, onCancelar, disabled }: BotoesDoAtoProps) {
  return (
    <>
      <AvisoNoBotao />
      <div className="ui-actions">
        <BotaoEnviar disabled={disabled}>{children}</BotaoEnviar>
        {onCancelar && <Button onClick={onCancelar}>Cancelar</Button>}
      </div>
    </>
  );
}
