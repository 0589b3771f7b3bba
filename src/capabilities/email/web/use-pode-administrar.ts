import { perfisDaAcao } from '#kernel/permissoes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';

/** Templates and the log are the administrador's; everybody else has the mails sent to themselves. */
export const usePodeAdministrar = (): boolean => {
  const usuario = useUsuario();
  return usuario !== null && perfisDaAcao('email.administrar').includes(idPerfilDe(usuario));
};
