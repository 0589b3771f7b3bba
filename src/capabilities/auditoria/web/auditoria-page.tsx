import { Perfil } from '#kernel/perfil.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EstadoDaCadeia } from './estado-da-cadeia.tsx';
import { ListaDaAuditoria } from './lista-da-auditoria.tsx';

export default function AuditoriaPage() {
  const usuario = useUsuario();
  if (!usuario) return null;
  const isAdministrador = idPerfilDe(usuario) === Perfil.administrador;
  return (
    <div data-largura="total">
      <p>
        {isAdministrador
          ? 'O que foi feito na administração e nas manifestações de todos os órgãos.'
          : `O que foi feito na administração e nas manifestações de ${usuario.nomeOuvidoriaAtual ?? 'seu órgão'}.`}{' '}
        Das manifestações aparecem só o ato, o protocolo, quem e quando.
      </p>
      <EstadoDaCadeia />
      <ListaDaAuditoria key={String(isAdministrador)} comOrgaos={isAdministrador} />
    </div>
  );
}
