import { descricaoPerfil, Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { OpcoesDaGestao } from '../../domain/gestao.ts';
import { perfisQuePodeDar } from '../../domain/gestao-policy.ts';
import { findOuvidoriaAtiva } from './perfis-repository.ts';

export const mostrarOpcoes = async (
  { db }: Platform,
  { idPerfil, idOuvidoria }: UsuarioAtual,
): Promise<OpcoesDaGestao> => {
  const isDeUmOrgao = idPerfil !== Perfil.administrador && idOuvidoria !== null;
  const ouvidoria = isDeUmOrgao ? await findOuvidoriaAtiva(db, idOuvidoria) : undefined;
  return {
    ouvidoria: ouvidoria ? { idOuvidoria: ouvidoria.id, sigla: ouvidoria.sigla, nome: ouvidoria.nome } : null,
    perfis: perfisQuePodeDar(idPerfil).map((id) => ({ idPerfil: id, descPerfil: descricaoPerfil[id] })),
    passaTrabalho: perfisDaAcao('trabalho.passar').includes(idPerfil),
  };
};
