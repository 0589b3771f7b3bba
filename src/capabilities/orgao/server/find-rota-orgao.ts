import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { orgaoNaoEncontrado } from '../domain/orgao-errors.ts';
import { podeGerenciarOrgao } from '../domain/orgao-policy.ts';
import { existsOuvidoria } from './orgao-repository.ts';

type Tela = 'cadastro' | 'unidades';

/** Our own screen, or the same page of the legacy system where one is configured (S1-06). */
export const findRotaOrgao = async (
  { db, config }: Pick<Platform, 'db' | 'config'>,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  tela: Tela,
): Promise<{ rota: string }> => {
  enforce(podeGerenciarOrgao(usuario, idOuvidoria));
  if (!(await existsOuvidoria(db, idOuvidoria))) throw orgaoNaoEncontrado();
  const aba = tela === 'unidades' ? '&aba=unidades' : '';
  return {
    rota: `${config.legacyBaseUrl ?? ''}/orgao/orgaogerenciarorgaos?idOuvidoria=${idOuvidoria}${aba}`,
  };
};
