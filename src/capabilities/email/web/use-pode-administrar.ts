import { perfisDaAcao } from '#kernel/permissoes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';

/** Only an administrador manages templates and the log; everybody else sees mails sent to them. */
export const usePodeAdministrar = (): boolean => {
  const usuario = useUsuario();
  return usuario !== null && perfisDaAcao('email.administrar').includes(idPerfilDe(usuario));
};
