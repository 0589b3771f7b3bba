import { isServidor } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Config } from '#server/config.ts';

const MEU_CADASTRO = '/usuario/meucadastro';

/** 'Meu Cadastro': the legacy page for staff where one is configured (S1-06), otherwise our own screen. */
export const linkDoUsuario = (config: Pick<Config, 'legacyBaseUrl'>, usuario: UsuarioAtual): string =>
  config.legacyBaseUrl && isServidor(usuario.idPerfil)
    ? `${config.legacyBaseUrl}${MEU_CADASTRO}`
    : MEU_CADASTRO;
