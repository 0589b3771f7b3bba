import { caminhoSeguro } from '#kernel/endereco/redirecionamento.ts';
import { createApi } from '#shell/api/client.ts';
import { beginRequest } from '#shell/api/loading.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { setUsuario, type Usuario } from '#shell/session/session.ts';
import type { sessaoContract } from '../../contract.ts';

/** The filters of the three work lists; they make no sense in another office. */
const STORED_FILTERS = ['filtro-manifestacoes', 'filtro-recursos', 'filtro-encaminhamentos'] as const;

const api = createApi<typeof sessaoContract>();

/** Asks the server, clears the filters of the old profile and takes the new user data (S4-05). */
export const trocarPerfil = async (idUsuarioPerfilOuvidoria: string): Promise<Usuario> => {
  const usuario = await api(
    'POST /app-web/v1/usuarios/perfilouvidoria/:idUsuarioPerfilOuvidoria',
    { params: { idUsuarioPerfilOuvidoria } },
    { errors: 'silent' },
  );
  for (const name of STORED_FILTERS) localStorage.removeItem(name);
  return setUsuario(usuario);
};

type DepoisDaTroca = { readonly to: string } | { readonly href: string };

/** Where a change of profile leads: the redirect, our main page, or the legacy one and its flag. */
export const depoisDaTroca = (usuario: Usuario, redirect: string | null): DepoisDaTroca => {
  const { legacyBaseUrl } = getInstalacao();
  const own = caminhoSeguro(redirect);
  if (own) return { to: own };
  return usuario.indPerfilUsuario || !legacyBaseUrl
    ? { to: '/principal' }
    : { href: `${legacyBaseUrl}/?perfilAlterado=1` };
};

/** Leaves the application, with the loading indicator on until the other page takes over. */
export const leaveTo = (href: string): void => {
  beginRequest(new AbortController(), false);
  window.location.assign(href);
};
