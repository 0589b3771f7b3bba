import type { ReactNode } from 'react';
import type { MenuLink } from '#kernel/menu/menu-link.ts';

export interface Menus {
  /** The header's link list (S2-24). */
  readonly cabecalho: readonly MenuLink[];
  /** The side menu (S2-28). */
  readonly lateral: readonly MenuLink[];
}

/** What capabilities put into the frame, which knows none of them (`web/moldura.tsx`). */
export interface Encaixes {
  readonly menus: Menus;
  /** The menu of the signed-in person; a visitor is offered the login instead. */
  readonly conta: ReactNode;
  /** The search box, drawn while it is open. */
  readonly busca: ReactNode;
  /** The header's alerts for staff. */
  readonly alertas: ReactNode;
  /** How to turn sign language on, shown when the installation has set no VLibras address. */
  readonly ajudaLibras: ReactNode;
  /** What staff just did and may take back: before the page in the order of the keyboard, at the bottom of the window. */
  readonly desfazer: ReactNode;
  /** The footer (S2-31), drawn after the page has loaded. */
  readonly rodape: ReactNode;
  /** The button of the assistant, drawn after the page has loaded. */
  readonly assistente: ReactNode;
  /** What waits to be sent, asked about once there is internet again; drawn after the page has loaded. */
  readonly aoVoltarAInternet: ReactNode;
  /** The session's windows: the warning before it ends, and the choice of a profile. */
  readonly sessao: ReactNode;
}
