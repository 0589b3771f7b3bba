import type { Crumb, Screen } from '#shell/navegacao/screen.ts';
import { trilhaStore } from '#shell/navegacao/trilha.ts';
import { useUsuario } from '#shell/session/session.ts';
import { useStore } from '#shell/store.ts';
import { Breadcrumb } from '#shell/ui/navegacao/breadcrumb.tsx';

const home = { name: 'Página inicial', location: '/' };
const principal = { name: 'Principal', location: '/principal' };

interface BreadcrumbsProps {
  readonly screen: Screen | undefined;
  /** The trail below Home and 'Principal', up to the page itself; empty for a page without one. */
  readonly crumbs: readonly Crumb[];
}

/** S2-30. */
export function Breadcrumbs({ screen, crumbs }: BreadcrumbsProps) {
  const signedIn = useUsuario() !== null;
  const daPagina = useStore(trilhaStore);
  if (crumbs.length === 0) return null;
  const start = signedIn && screen?.name !== 'PrincipalView' ? [home, principal] : [home];
  const proprias = daPagina ? [...daPagina, ...crumbs.slice(-1)] : crumbs;
  const trail = [...start, ...proprias.map(({ name, location = '' }) => ({ name, location }))];
  // A new key, so that each page starts with its trail folded.
  return <Breadcrumb key={trail.map(({ name }) => name).join(' ')} trail={trail} />;
}
