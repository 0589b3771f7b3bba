import { useEffect, useState } from 'react';
import { cx } from '../cx.ts';

/** Also the first step is said, so the region stands empty for a moment: one that enters filled is not read by all. */
const ANNOUNCE_AFTER_MS = 100;

export interface StepsProps {
  readonly steps: readonly string[];
  /** Index of the current step, from 0. */
  readonly current: number;
  /** Goes back to a completed step; later steps are never links. */
  readonly onStep?: (index: number) => void;
  readonly label?: string;
}

const stateOf = (index: number, current: number): 'done' | 'current' | 'todo' =>
  index < current ? 'done' : index === current ? 'current' : 'todo';

const STATE_WORDS = { done: 'concluída', current: 'atual', todo: 'a fazer' };

/** The named steps of a wizard, one line of text on phones. A new step is announced, since the address may stay the same. */
export function Steps({ steps, current, onStep, label = 'Etapas' }: StepsProps) {
  const now = `${current + 1} de ${steps.length} · ${steps[current] ?? ''}`;
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(`Etapa ${now}`), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <>
      <nav className="br-step" data-label="bottom" aria-label={label}>
        <ol className="step-progress">
          {steps.map((name, index) => {
            const state = stateOf(index, current);
            const inside = (
              <span className="step-info">
                {name}
                <span className="sr-only">, etapa {STATE_WORDS[state]}</span>
              </span>
            );
            const look = {
              className: cx('step-progress-btn', state === 'current' && 'active'),
              'data-state': state,
            };
            return (
              <li key={name} aria-current={state === 'current' ? 'step' : undefined}>
                {state === 'done' && onStep ? (
                  <button type="button" {...look} step-num={index + 1} onClick={() => onStep(index)}>
                    {inside}
                  </button>
                ) : (
                  <span {...look} step-num={index + 1}>
                    {inside}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
      <p className="ui-step-now" aria-hidden="true">
        {now}
      </p>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  );
}
