import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { Button } from '#shell/ui/button.tsx';
import './lote/lote.css';

interface CaixaDoAvisoProps {
  readonly caixa: RefObject<HTMLDivElement | null>;
  /** The notice; a new one takes the focus again. */
  readonly aviso: unknown;
  readonly children: ReactNode;
}

/** A form may be longer than the window: a notice above it scrolls into view and takes focus. */
export function CaixaDoAviso({ caixa, aviso, children }: CaixaDoAvisoProps) {
  useEffect(() => {
    if (aviso === null) return;
    // Must come after the confirmation dialog, which gives the focus back as it closes.
    const relogio = setTimeout(() => mostrar(caixa));
    return () => clearTimeout(relogio);
  }, [caixa, aviso]);
  return (
    <div ref={caixa} tabIndex={-1}>
      {children}
    </div>
  );
}

const mostrar = (caixa: RefObject<HTMLDivElement | null>): void => {
  caixa.current?.focus({ preventScroll: true });
  caixa.current?.scrollIntoView?.({ block: 'center' });
};

interface AvisoDoAto {
  /** A short sentence, beside the button that was pressed. */
  readonly frase: string;
  readonly onMostrar: () => void;
}

const Aviso = createContext<AvisoDoAto | null>(null);

interface ComAvisoProps {
  readonly frase: string | null;
  readonly caixa: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

export function ComAviso({ frase, caixa, children }: ComAvisoProps) {
  return <Aviso value={frase === null ? null : { frase, onMostrar: () => mostrar(caixa) }}>{children}</Aviso>;
}

/** Beside the act's button: says that it was not done, for people who scroll back down. */
export function AvisoNoBotao() {
  const aviso = useContext(Aviso);
  if (!aviso) return null;
  return (
    <p className="lote-aviso-no-botao">
      {aviso.frase}{' '}
      <Button size="small" onClick={aviso.onMostrar}>
        Ver o aviso
      </Button>
    </p>
  );
}

export const useCaixaDoAviso = () => useRef<HTMLDivElement>(null);
