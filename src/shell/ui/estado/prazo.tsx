import { faCalendarCheck } from '@fortawesome/free-solid-svg-icons/faCalendarCheck.js';
import { faClock } from '@fortawesome/free-solid-svg-icons/faClock.js';
import { faExclamationCircle } from '@fortawesome/free-solid-svg-icons/faExclamationCircle.js';
import { textoDosDias } from '#shell/formato.ts';
import { Tag } from './tag.tsx';

const PERTO = 7;

export const tomDoPrazo = (dias: number): 'success' | 'warning' | 'danger' => {
  if (dias < 0) return 'danger';
  return dias <= PERTO ? 'warning' : 'success';
};

const ICONES = { danger: faExclamationCircle, warning: faClock, success: faCalendarCheck };

/** A deadline as text, colour and icon: the colour alone tells many people nothing. */
export function PrazoTag({ dias }: { readonly dias: number }) {
  const tom = tomDoPrazo(dias);
  return (
    <Tag tone={tom} icon={ICONES[tom]}>
      {textoDosDias(dias)}
    </Tag>
  );
}
