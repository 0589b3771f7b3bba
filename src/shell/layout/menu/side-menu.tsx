import { Suspense } from 'react';
import type { MenuLink } from '#kernel/menu/menu-link.ts';
import { menuStore } from '#shell/layout/shell-state.ts';
import { tardio } from '#shell/navegacao/tardio.ts';
import { useStore } from '#shell/store.ts';

const loadPanel = () => import('./side-menu-panel.tsx');
const SideMenuPanel = tardio(loadPanel);

/** Called when the pointer comes near the button; a failure shows only if the menu is opened. */
export const preloadSideMenu = (): void => void loadPanel().catch(() => undefined);

export function SideMenu({ links }: { readonly links: readonly MenuLink[] }) {
  if (!useStore(menuStore)) return null;
  return (
    <Suspense fallback={null}>
      <SideMenuPanel links={links} />
    </Suspense>
  );
}
