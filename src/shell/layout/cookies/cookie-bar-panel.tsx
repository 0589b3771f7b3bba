import './cookie-bar.css';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { now } from '#shell/clock.ts';
import { type CookieBarState, cookieBarStore } from '#shell/layout/shell-state.ts';
import { Button } from '#shell/ui/button.tsx';
import { focusContent, onTrapKeyDown, useTrappedFocus } from '../menu/trapped-focus.ts';
import { CookieCategories } from './cookie-categories.tsx';
import { type CookieCategory, readPreferences, savePreferences } from './cookie-preferences.ts';

const NECESSARY: readonly CookieCategory[] = ['necessarios'];
const ALL: readonly CookieCategory[] = ['necessarios', 'desempenho'];

const save = (categories: readonly CookieCategory[]): void => {
  savePreferences(categories, now());
  cookieBarStore.set('fechada');
  focusContent();
};

/** Leaving without saving: an earlier choice stays; without one the bar is still shown. */
const leave = (): void => cookieBarStore.set(readPreferences() ? 'fechada' : 'aberta');

/** S2-33: a bar at the foot of the page, or the whole screen while managing the choices. */
export default function CookieBarPanel({ state }: { readonly state: Exclude<CookieBarState, 'fechada'> }) {
  const layer = useRef<HTMLDivElement>(null);
  const managing = state === 'gerenciando';
  const [performance, setPerformance] = useState(
    () => readPreferences()?.categories.includes('desempenho') ?? false,
  );
  useTrappedFocus(layer, managing);
  const dialog = managing
    ? {
        role: 'dialog',
        'aria-modal': true,
        tabIndex: -1,
        'data-autofocus': '',
        onKeyDown: onTrapKeyDown(leave),
      }
    : undefined;
  return createPortal(
    <div ref={layer}>
      <section className="sh-cookies" data-state={state} aria-labelledby="cookies-titulo" {...dialog}>
        <div className="container-lg">
          <div className="sh-cookies-text">
            <h2 id="cookies-titulo">Respeitamos a sua Privacidade</h2>
            <p className="ui-muted">
              Última atualização: <time dateTime="2022-11-23">23/11/2022</time>
            </p>
            <p>
              Usamos cookies para manter você conectado e lembrar suas escolhas. Você decide sobre os
              opcionais. Saiba mais na{' '}
              <Link to="/termos-de-uso?declaracaoCookies=true" onClick={leave}>
                declaração de cookies
              </Link>
              .
            </p>
            {managing && <CookieCategories performance={performance} onChange={setPerformance} />}
          </div>
          <div className="sh-cookies-actions">
            {!managing && (
              <Button onClick={() => cookieBarStore.set('gerenciando')}>Gerenciar cookies</Button>
            )}
            <Button variant="secondary" onClick={() => save(NECESSARY)}>
              Rejeitar cookies opcionais
            </Button>
            <Button variant="primary" onClick={() => save(managing && !performance ? NECESSARY : ALL)}>
              {managing ? 'Salvar' : 'Aceitar todos'}
            </Button>
          </div>
        </div>
      </section>
    </div>,
    document.body,
  );
}
