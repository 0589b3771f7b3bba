import { descricaoPerfil, isIdPerfil, isServidor } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Config } from '#server/config.ts';
import { diaDoAcesso } from '../domain/dia-do-acesso.ts';
import type { listUsuarios } from './perfil-repository.ts';

const MEU_CADASTRO = '/usuario/meucadastro';

/**
 * The address of 'Meu Cadastro': the legacy page for staff if one is configured (S1-06), else our
 * own screen.
 */
export const linkDoUsuario = (config: Pick<Config, 'legacyBaseUrl'>, usuario: UsuarioAtual): string =>
  config.legacyBaseUrl && isServidor(usuario.idPerfil)
    ? `${config.legacyBaseUrl}${MEU_CADASTRO}`
    : MEU_CADASTRO;

type UsuarioListado = Awaited<ReturnType<typeof listUsuarios>>[number];

export const toUsuarioDaLista = (row: UsuarioListado) => ({
  idUsuario: row.id,
  login: row.login,
  nome: row.nome,
  email: row.email,
  bloqueado: row.bloqueado_em !== null,
  ultimoAcessoEm: row.ultimo_acesso_em && diaDoAcesso(row.ultimo_acesso_em).toISOString(),
  perfis: row.perfis.map(({ idPerfil, sigla }) => ({
    idPerfil,
    descPerfil: isIdPerfil(idPerfil) ? descricaoPerfil[idPerfil] : '',
    ouvidoria: sigla,
  })),
});
