import type { KeyboardEvent } from 'react';
import type { Etapa } from '../etapas.ts';

const SEGUIR: Readonly<Record<Etapa, string>> = {
  assunto: 'segue sem assunto',
  relato: 'continua',
  orgao: 'continua',
  identificacao: 'continua',
  revisao: 'envia',
};

/** Enter ends a line of text, so that it takes Ctrl (on a Mac, Command) to go on; a key held down goes on once. */
export const isSeguir = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

/** Presses the step's own button, which checks what is written. */
export const seguirComTeclado = (event: KeyboardEvent<HTMLElement>): void => {
  if (!isSeguir(event)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('.registrar-acoes > .br-button.primary')?.click();
};

/** What the keys do in this step, for who files with a telephone in the other hand. */
export function TeclasDaMesa({ etapa }: { readonly etapa: Etapa }) {
  return (
    <p className="ui-muted registrar-teclas">
      {etapa === 'assunto' && (
        <>
          <kbd>Enter</kbd> escolhe o primeiro da busca.{' '}
        </>
      )}
      {etapa === 'identificacao' && (
        <>
          <kbd>Enter</kbd> continua.{' '}
        </>
      )}
      {etapa !== 'identificacao' && (
        <>
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd> {SEGUIR[etapa]}.
        </>
      )}
    </p>
  );
}
