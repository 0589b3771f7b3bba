import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { orgaoNaoEncontrado } from '../domain/orgao-errors.ts';
import { podeGerenciarOrgao } from '../domain/orgao-policy.ts';
import { existsOuvidoria } from './orgao-repository.ts';

type Tela = 'cadastro' | 'unidades';

const aqui = (idOuvidoria: number, tela: Tela): string =>
  `/orgao/orgaogerenciarorgaos/${idOuvidoria}${tela === 'unidades' ? '?aba=unidades' : ''}`;

const noLegado = (base: string, idOuvidoria: number, tela: Tela): string =>
  `${base}/orgao/orgaogerenciarorgaos?idOuvidoria=${idOuvidoria}${tela === 'unidades' ? '&aba=unidades' : ''}`;

/** Our screen, or the same page of the legacy system where one is configured (S1-06). */
export const findRotaOrgao = async (
  { db, config }: Pick<Platform, 'db' | 'config'>,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  tela: Tela,
): Promise<{ rota: string }> => {
  enforce(podeGerenciarOrgao(usuario, idOuvidoria));
  if (!(await existsOuvidoria(db, idOuvidoria))) throw orgaoNaoEncontrado();
  return {
    rota: config.legacyBaseUrl ? noLegado(config.legacyBaseUrl, idOuvidoria, tela) : aqui(idOuvidoria, tela),
  };
};
