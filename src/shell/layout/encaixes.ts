import type { ReactNode } from 'react';
import type { MenuLink } from '#kernel/menu-link.ts';

export interface Menus {
  /** The header's link list (S2-24). */
  readonly cabecalho: readonly MenuLink[];
  /** The side menu (S2-28). */
  readonly lateral: readonly MenuLink[];
}

/** What capabilities put into the frame, which knows none of them: said by composition (`web/moldura.tsx`). */
export interface Encaixes {
  readonly menus: Menus;
  /** The menu of who is signed in; a visitor has none and is offered the login. */
  readonly conta: ReactNode;
  /** The search box, drawn while it is open. */
  readonly busca: ReactNode;
  /** What the header tells staff of without being asked. */
  readonly alertas: ReactNode;
  /** How to turn sign language on, shown where the installation has no address of VLibras. */
  readonly ajudaLibras: ReactNode;
  /** The footer (S2-31), drawn after the page has loaded. */
  readonly rodape: ReactNode;
  /** The way to the assistant, drawn after the page has loaded. */
  readonly assistente: ReactNode;
  /** The windows of the session: its end that comes near, the choice of a profile. */
  readonly sessao: ReactNode;
}
