import type { MenuLink } from '#kernel/menu/menu-link.ts';
import { createReader } from '#shell/api/client.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import type { Menus } from '#shell/layout/encaixes.ts';
import { useServerData } from '#shell/layout/server-data.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import type { sessaoContract } from '../../contract.ts';
import { menuCompleto, menuPublicoDoCabecalho } from '../../domain/menus.ts';

/** The header has room for the first links only; the side menu has them all. */
const MOST_SIGNED_IN = 4;

const api = createReader<typeof sessaoContract>();
const loadRotas = (): Promise<readonly MenuLink[]> =>
  api('GET /app-web/v1/rotas', undefined, { quiet: true });

/** After a login the menu comes from the server (S2-24); until then, from the profile's table. */
export function useMenus(): Menus {
  const usuario = useUsuario();
  const key = usuario && ['rotas', usuario.login, usuario.idUsuarioPerfilOuvidoriaAtual];
  const rotas = useServerData(key, loadRotas, usuario);
  const lateral = rotas ?? menuCompleto(idPerfilDe(usuario), getInstalacao());
  return {
    cabecalho: usuario ? lateral.slice(0, MOST_SIGNED_IN) : menuPublicoDoCabecalho(getInstalacao()),
    lateral,
  };
}
