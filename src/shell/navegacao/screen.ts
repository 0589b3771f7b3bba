import type { ComponentType } from 'react';
import type { Acesso } from '#kernel/acesso.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { NomeDaParte } from '../partes.ts';
import type { RouteName } from './route-names.ts';

/** What stands above a screen (S2-29); the names of the first four fields are fixed (S3-01). */
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
 * A screen of the product. `acesso` is required on purpose: a screen that does not say who may open it does not
 * compile; the server refuses the same people on its own.
 */
export interface Screen {
  readonly name: RouteName;
  /** Below /web, in the router's notation. */
  readonly path: string;
  readonly acesso: Acesso;
  /** Where a profile that has its own screen for this is brought instead; undefined for the others. */
  readonly desvio?: (perfil: IdPerfil) => string | undefined;
  readonly banner?: Banner;
  /** In its place while somebody is signed in: behind a last step of the login, 'Entrar' would be untrue. */
  readonly bannerComLogin?: Banner;
  /** The trail between Home (and 'Principal') and the page itself. */
  readonly breadcrumb?: readonly Crumb[];
  /** The last crumb, where it is not the banner's title. */
  readonly crumb?: string;
  /** Title of the browser's tab; the banner's title unless said otherwise. */
  readonly title?: string;
  /** Parameters of the path that must be numbers; anything else is the not-found screen. */
  readonly numericParams?: readonly string[];
  /** Not listed in the site map: it needs an id, or leads elsewhere. */
  readonly hidden?: true;
  /** The page is part of the first chunk and must not use the query library. */
  readonly isInFirstChunk?: true;
  /** The page reads which acts there are (`readRegistro`): they are fetched with it. */
  readonly comAtos?: true;
  /** What the page shows of other capabilities: fetched with it. */
  readonly comPartes?: readonly NomeDaParte[];
  readonly page: () => Promise<{ default: ComponentType }>;
}
