import type { ComponentType } from 'react';
import type { Acesso } from '#kernel/acesso.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { NomeDaParte } from '../partes.ts';
import type { RouteName } from './route-names.ts';

/** Shown above a screen (S2-29); the names of the first four fields are fixed (S3-01). */
export interface Banner {
  readonly title: string;
  readonly subtitle?: string;
  readonly image?: boolean;
  readonly icon?: string;
  readonly link?: { readonly label: string; readonly href: string };
}

export interface Crumb {
  readonly name: string;
  /** Where it leads; the last crumb, the page itself, has none. */
  readonly location?: string;
}

/**
 * A screen of the product. `acesso` is required on purpose: a screen that does not say who may open
 * it does not compile. The server enforces access in any case.
 */
export interface Screen {
  readonly name: RouteName;
  /** Below /web, in the router's notation. */
  readonly path: string;
  readonly acesso: Acesso;
  /** Where to send a profile that has its own screen for this; undefined for the others. */
  readonly desvio?: (perfil: IdPerfil) => string | undefined;
  readonly banner?: Banner;
  /** The banner for signed-in people: at a last step of the login, 'Entrar' would be untrue. */
  readonly bannerComLogin?: Banner;
  /** The trail between Home (and 'Principal') and the page itself. */
  readonly breadcrumb?: readonly Crumb[];
  /** The last crumb, when it is not the banner's title. */
  readonly crumb?: string;
  /** The browser tab's title; by default the banner's. */
  readonly title?: string;
  /** Path parameters that must be numbers; anything else shows the not-found screen. */
  readonly numericParams?: readonly string[];
  /** Left out of the site map: it needs an id, or leads elsewhere. */
  readonly hidden?: true;
  /** The page is part of the first chunk and must not use the query library. */
  readonly isInFirstChunk?: true;
  /** People write here: on phones the header is one line, the sign and a way out, and banner and trail are not drawn. */
  readonly cabecalhoCurto?: true;
  /** The page reads the acts (`readRegistro`), so they are fetched with it. */
  readonly comAtos?: true;
  /** The parts of other capabilities that the page shows, fetched with it. */
  readonly comPartes?: readonly NomeDaParte[];
  readonly page: () => Promise<{ default: ComponentType }>;
}
