import { foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { OrgaoGerenciado } from '../../domain/orgao-gerenciado.ts';
import { isDaPlataforma } from '../../domain/orgao-policy.ts';
import { findEmailPendente } from './email-pendente-repository.ts';
import { countPendencias, listFormulariosDoOrgao } from './gerenciar-repository.ts';
import { findMeuOrgao } from './orgao-do-administrador.ts';
import { presentGerenciado } from './orgao-gerenciado-presenter.ts';

export const verGerenciado = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<OrgaoGerenciado> => {
  const row = await findMeuOrgao(db, usuario, idOuvidoria);
  const [pendencias, formularios, emailPendente] = await Promise.all([
    countPendencias(db, idOuvidoria, foraSoOsImpedidos(usuario)),
    listFormulariosDoOrgao(db, idOuvidoria),
    findEmailPendente(db, idOuvidoria, clock.now()),
  ]);
  return presentGerenciado({
    row,
    pendencias,
    formularios,
    emailPendente: emailPendente?.email ?? null,
    daPlataforma: isDaPlataforma(usuario),
  });
};
