import { faSignOutAlt } from '@fortawesome/free-solid-svg-icons/faSignOutAlt.js';
import { useEffect } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { sairDepressa } from './saida.ts';
import './sair-depressa.css';

/** Two within this time; dialogs and menus that Esc closes keep theirs to themselves. */
const INTERVALO_MS = 1000;

const useEscDuasVezes = (fazer: () => void): void => {
  useEffect(() => {
    let ultimo = Number.NEGATIVE_INFINITY;
    const onKeyDown = ({ key, repeat, defaultPrevented, timeStamp }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat || defaultPrevented) return;
      if (timeStamp - ultimo <= INTERVALO_MS) fazer();
      ultimo = timeStamp;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [fazer]);
};

/** On every page where somebody without a name writes or reads: one touch, and nothing of it is left to see. */
export function SairDepressa() {
  useEscDuasVezes(sairDepressa);
  return (
    <>
      <div className="sair-depressa ui-no-print">
        <Button variant="primary" size="small" tone="danger" icon={faSignOutAlt} onClick={sairDepressa}>
          Sair depressa
        </Button>
      </div>
      <p className="sair-depressa-ajuda ui-no-print">
        Apaga o que está aqui e abre outro site.{' '}
        <span className="sair-depressa-teclado">No teclado: Esc duas vezes.</span>
      </p>
    </>
  );
}
