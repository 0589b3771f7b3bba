import { Suspense, useEffect } from 'react';
import { useAfterLoad } from '#shell/after-load.ts';
import { cookieBarStore } from '#shell/layout/shell-state.ts';
import { tardio } from '#shell/navegacao/tardio.ts';
import { useStore } from '#shell/store.ts';
import { readPreferences } from './cookie-preferences.ts';

const CookieBarPanel = tardio(() => import('./cookie-bar-panel.tsx'));

/** S4-09: opens by itself when no choice is saved; nothing is fetched before the page loaded. */
export function CookieBar() {
  const loaded = useAfterLoad();
  const state = useStore(cookieBarStore);
  useEffect(() => {
    if (loaded && readPreferences() === null) {
      cookieBarStore.set((current) => (current === 'fechada' ? 'aberta' : current));
    }
  }, [loaded]);
  if (!loaded || state === 'fechada') return null;
  return (
    <Suspense fallback={null}>
      <CookieBarPanel state={state} />
    </Suspense>
  );
}
