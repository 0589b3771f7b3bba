import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import type { ReactNode } from 'react';
import { formatMomento } from '../formato.ts';
import { Button } from '../ui/button.tsx';
import { Ficha } from '../ui/ficha.tsx';
import { TituloFocado } from '../ui/titulo-focado.tsx';

interface ReciboProps {
  readonly numeroProtocolo: string;
  readonly registro: {
    readonly nome: string;
    readonly comoChegou: string;
    readonly registradoEm: string;
    readonly responsavel: string;
  };
  /** What else the act's receipt says, by its label. */
  readonly fatos: Readonly<Record<string, ReactNode>>;
  /** Above the facts. */
  readonly aviso?: ReactNode;
  /** Below them. */
  readonly children?: ReactNode;
  readonly onFechar: () => void;
}

/** What the person takes home from the desk: on paper there is nothing else. */
export function ReciboDoBalcao({ numeroProtocolo, registro, fatos, aviso, children, onFechar }: ReciboProps) {
  return (
    <section className="ui-so-isto-no-papel">
      <TituloFocado>Pedido registrado</TituloFocado>
      {aviso}
      <Ficha
        fatos={{
          Protocolo: <span className="ui-mono">{numeroProtocolo}</span>,
          'O que foi pedido': registro.nome,
          'Como foi pedido': registro.comoChegou,
          'Registrado em': formatMomento(registro.registradoEm),
          'Registrado por': registro.responsavel,
          ...fatos,
        }}
      />
      {children}
      <div className="ui-actions ui-no-print">
        <Button variant="primary" onClick={onFechar}>
          Fechar o recibo
        </Button>
        <Button variant="secondary" icon={faPrint} onClick={() => window.print()}>
          Imprimir o recibo
        </Button>
      </div>
    </section>
  );
}
