import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import type { ReactNode } from 'react';
import { serverNow } from '#shell/api/server-clock.ts';
import { formatMomento } from '#shell/formato.ts';
import type { ButtonLook } from '#shell/ui/button.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { type FormaDaImpressao, useVaiAoProcesso } from './formas.ts';
import './impressao.css';

/** Left out of what is filed in a process; only hidden, because a form in it may hold what somebody typed. */
export function ForaDoProcesso({ children }: { readonly children: ReactNode }) {
  return (
    <div className="papel-fora" hidden={useVaiAoProcesso()}>
      {children}
    </div>
  );
}

interface CabecaDoPapelProps {
  /** The body's full name. */
  readonly orgao: string;
  readonly numeroProtocolo: string;
}

/** On paper alone: whose it is, of what and when; the pages are numbered by the browser (impressao.css). */
export function CabecaDoPapel({ orgao, numeroProtocolo }: CabecaDoPapelProps) {
  const vaiAoProcesso = useVaiAoProcesso();
  return (
    <header className="papel-cabeca">
      <p>
        <strong>{orgao}</strong>
      </p>
      <p>
        Protocolo {numeroProtocolo}. Impresso em {formatMomento(serverNow().toISOString())}.
      </p>
      <p>
        {vaiAoProcesso
          ? 'Via para juntar a processo: sem visualizações, sem outros casos e sem o que trata da identidade de quem registrou; cada ato diz o órgão, e não quem agiu nele. Os textos podem citar outras pessoas: confira antes de juntar.'
          : 'Via completa.'}
      </p>
    </header>
  );
}

interface ImprimirProps extends ButtonLook {
  readonly onImprimir: (forma: FormaDaImpressao) => void;
}

/** Chosen when it is printed: a person who prints for themselves wants all of it. */
export function Imprimir({ onImprimir, ...look }: ImprimirProps) {
  return (
    <Dropdown
      label="Imprimir"
      icon={faPrint}
      {...look}
      items={[
        { id: 'completa', label: 'Completa', onSelect: () => onImprimir('completa') },
        { id: 'processo', label: 'Para juntar a processo', onSelect: () => onImprimir('processo') },
      ]}
    />
  );
}
