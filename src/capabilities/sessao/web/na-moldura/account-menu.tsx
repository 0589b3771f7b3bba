import { faExchangeAlt } from '@fortawesome/free-solid-svg-icons/faExchangeAlt.js';
import { faIdCard } from '@fortawesome/free-solid-svg-icons/faIdCard.js';
import { faSignOutAlt } from '@fortawesome/free-solid-svg-icons/faSignOutAlt.js';
import type { usuarioContract } from '#capabilities/usuario/contract.ts';
import { createReader } from '#shell/api/client.ts';
import { destinoDe } from '#shell/layout/menu/menu-link.tsx';
import { useServerData } from '#shell/layout/server-data.ts';
import { openPerfilDialog } from '#shell/layout/shell-state.ts';
import type { Usuario } from '#shell/session/session.ts';
import { Avatar } from '#shell/ui/avatar.tsx';
import { Dropdown, type DropdownItem } from '#shell/ui/janela/dropdown.tsx';

const MEU_CADASTRO = '/usuario/meucadastro';

const api = createReader<typeof usuarioContract>();
const loadDadosBasicos = () => api('GET /app-web/v1/usuarios/dadosbasicos', undefined, { quiet: true });

/**
 * Citizens edit their data here. Staff data may be kept in another system, whose address the server
 * knows.
 */
function useMeuCadastro(usuario: Usuario): string {
  const key = usuario.indPerfilUsuario || usuario.pendencia ? null : ['dadosbasicos', usuario.login];
  return useServerData(key, loadDadosBasicos, usuario)?.linkUsuario ?? MEU_CADASTRO;
}

/** The avatar and its menu (S2-25); loaded only when somebody is signed in. */
export default function AccountMenu({ usuario }: { readonly usuario: Usuario }) {
  const { nome, perfilAtual, nomeOuvidoriaAtual, perfisOuvidorias } = usuario;
  const meuCadastro = destinoDe(useMeuCadastro(usuario));
  const work = [perfilAtual.descPerfil, nomeOuvidoriaAtual].filter(Boolean).join(' · ');
  const trocarPerfil: DropdownItem = {
    id: 'perfil',
    label: 'Trocar perfil',
    icon: faExchangeAlt,
    onSelect: () => openPerfilDialog(),
  };
  return (
    <Dropdown
      // Begins with the visible text, so that people who use voice control can say it (WCAG 2.5.3).
      label={`${nome.split(' ')[0]} ${work}, sua conta`}
      align="end"
      trigger={
        <>
          <Avatar name={nome} size="dense" decorative />
          <span className="sh-who">
            <span>{nome.split(' ')[0]}</span>
            <small>{work}</small>
          </span>
        </>
      }
      items={[
        { id: 'cadastro', label: 'Meu Cadastro', icon: faIdCard, ...meuCadastro },
        ...(perfisOuvidorias.length > 1 ? [trocarPerfil] : []),
        { id: 'sair', label: 'Sair', icon: faSignOutAlt, to: '/logout' },
      ]}
    />
  );
}
