import { Perfil } from '#kernel/perfil.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { ListaDePessoas } from './gerenciar/lista-de-pessoas.tsx';
import { SoQuemGere } from './gerenciar/so-quem-gere.tsx';
import './gerenciar/gerenciar.css';

export default function GerenciarPage() {
  const usuario = useUsuario();
  const perfil = idPerfilDe(usuario);
  return (
    <SoQuemGere>
      <ListaDePessoas
        key={usuario?.idUsuarioPerfilOuvidoriaAtual}
        isAdministrador={perfil === Perfil.administrador}
      />
    </SoQuemGere>
  );
}
