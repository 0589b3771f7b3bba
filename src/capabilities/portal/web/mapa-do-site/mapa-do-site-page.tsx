import { Link } from 'react-router';
import { type Acesso, podeAcessar } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { useScreens } from '#shell/navegacao/screens-context.ts';
import { toQuemAcessa, useUsuario } from '#shell/session/session.ts';

const groups: readonly { readonly title: string; readonly has: (acesso: Acesso) => boolean }[] = [
  { title: 'Para todas as pessoas', has: (acesso) => acesso.tipo === 'aberto' },
  { title: 'Com a sua conta', has: (acesso) => acesso.tipo === 'login' },
  { title: 'Para quem trabalha em ouvidorias', has: (acesso) => acesso.tipo === 'perfis' },
];

const nameOf = (screen: Screen): string => screen.banner?.title ?? screen.title ?? screen.path;

/** Made from the routes themselves, so that it never lists a missing page or forgets a new one. */
export default function MapaDoSitePage() {
  const quem = toQuemAcessa(useUsuario());
  const listed = useScreens().filter(
    (screen) => !screen.hidden && (podeAcessar(screen.acesso, quem).allowed || !quem),
  );
  return (
    <article className="conteudo">
      <p>Todas as páginas da plataforma. As que pedem uma conta levam antes à página de entrada.</p>
      {groups.map(({ title, has }) => {
        const pages = listed.filter((screen) => has(screen.acesso));
        if (pages.length === 0) return null;
        return (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="mapa-do-site">
              {pages.map((screen) => (
                <li key={screen.path}>
                  <Link to={screen.path}>{nameOf(screen)}</Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </article>
  );
}
