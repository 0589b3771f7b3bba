import { type MenuLink, menuCompleto } from '#capabilities/sessao/domain/menus.ts';
import type { perfilContract } from '#capabilities/sessao/rotas-contract.ts';
import { createApi } from '#shell/api/client.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { useServerData } from '../server-data.ts';

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
