import type { perfilContract } from '#capabilities/perfil/contract.ts';
import { type MenuLink, menuCompleto } from '#capabilities/perfil/domain/menus.ts';
import { createApi } from '#web/api/client.ts';
import { getInstalacao } from '#web/instalacao.ts';
import { idPerfilDe, useUsuario } from '#web/session/session.ts';
import { useServerData } from './server-data.ts';

const api = createApi<typeof perfilContract>();
const loadRotas = (): Promise<readonly MenuLink[]> =>
  api('GET /app-web/v1/rotas', undefined, { quiet: true, errors: 'silent' });

/** After login the menu comes from the server (S2-24); the profile's own stands in until it has come. */
export function useRotas(): readonly MenuLink[] {
  const usuario = useUsuario();
  const key = usuario && ['rotas', usuario.login, usuario.idUsuarioPerfilOuvidoriaAtual];
  const rotas = useServerData(key, loadRotas, usuario);
  return rotas ?? menuCompleto(idPerfilDe(usuario), getInstalacao());
}
