import type { sessaoContract } from '#capabilities/sessao/contract.ts';
import { createApi } from '#web/api/client.ts';
import { beginRequest } from '#web/api/loading.ts';
import { getInstalacao } from '#web/instalacao.ts';
import { queryClient, setUsuario, type Usuario } from '#web/session/session.ts';
import { createStore } from '#web/store.ts';

/** The filters of the three work lists; they mean nothing in another office. */
const STORED_FILTERS = ['filtro-manifestacoes', 'filtro-recursos', 'filtro-encaminhamentos'] as const;

const api = createApi<typeof sessaoContract>();

/** Grows with each change of profile: the shell draws the open screen anew, so that nothing of the old one stays. */
export const trocasDePerfilStore = createStore(0);

/** Spec section 4, 'Profile change': post, clear the stored filters, take the new user data. */
export const trocarPerfil = async (idUsuarioPerfilOuvidoria: string): Promise<Usuario> => {
  const usuario = await api(
    'POST /app-web/v1/usuarios/perfilouvidoria/:idUsuarioPerfilOuvidoria',
    { params: { idUsuarioPerfilOuvidoria } },
    { errors: 'silent' },
  );
  for (const name of STORED_FILTERS) localStorage.removeItem(name);
  queryClient.clear();
  return setUsuario(usuario);
};

/** Only our own screens: an address from the query must not lead to another site. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

export type DepoisDaTroca = { readonly to: string } | { readonly href: string };

/** Where a profile change ends: the redirect, our main page, or the legacy one with its flag. */
export const depoisDaTroca = (usuario: Usuario, redirect: string | null): DepoisDaTroca => {
  const { legacyBaseUrl } = getInstalacao();
  if (redirect && isOwnPath(redirect)) return { to: redirect };
  return usuario.indPerfilUsuario || !legacyBaseUrl
    ? { to: '/principal' }
    : { href: `${legacyBaseUrl}/?perfilAlterado=1` };
};

/** Leaves the application with the loading indicator on until the other page takes over. */
export const leaveTo = (href: string): void => {
  beginRequest(new AbortController(), false);
  window.location.assign(href);
};
