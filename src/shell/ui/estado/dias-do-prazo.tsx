import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faMinus } from '@fortawesome/free-solid-svg-icons/faMinus.js';
import { formatDia } from '#shell/formato.ts';
import { Icon } from '../icon.tsx';
import './dias-do-prazo.css';

interface DiasDoPrazoProps {
  readonly dias: readonly { readonly data: string; readonly conta: boolean; readonly motivo: string }[];
}

/** A term day by day, each with the reason why it counts or does not. */
export function DiasDoPrazo({ dias }: DiasDoPrazoProps) {
  return (
    <ol className="prazo-dias">
      {dias.map(({ data, conta, motivo }) => (
        <li key={data} data-conta={conta}>
          <Icon icon={conta ? faCheck : faMinus} size="sm" />
          <span>{formatDia(data)}</span>
          <span className="ui-muted">{motivo}</span>
        </li>
      ))}
    </ol>
  );
}
