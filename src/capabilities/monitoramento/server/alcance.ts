import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { type Alcance, alcanca, alcanceDe, monitora } from '../domain/autoridade.ts';
import { orgaoForaDoAlcance } from '../domain/monitoramento-errors.ts';
import { findOrgao, listOrgaosDaPessoa, type OrgaoRow } from './alcance-repository.ts';

/** A person and their office, which decides what they may see and whom they watch. */
export interface QuemMonitora {
  readonly usuario: UsuarioAtual;
  readonly orgao: OrgaoRow | null;
  readonly alcance: Alcance;
}

export const quemMonitora = async (db: Db, usuario: UsuarioAtual): Promise<QuemMonitora> => {
  const orgao = usuario.idOuvidoria === null ? null : ((await findOrgao(db, usuario.idOuvidoria)) ?? null);
  return { usuario, orgao, alcance: alcanceDe(usuario, orgao) };
};

/** Somebody who may evaluate, and the offices they work for, which they may not evaluate. */
export interface QuemAvalia extends QuemMonitora {
  readonly trabalhaEm: ReadonlySet<number>;
}

export const quemAvalia = async (db: Db, usuario: UsuarioAtual, agora: Date): Promise<QuemAvalia> => ({
  ...(await quemMonitora(db, usuario)),
  trabalhaEm: new Set(await listOrgaosDaPessoa(db, usuario.idUsuario, agora)),
});

/** People who may not look at an office do not learn whether it exists. */
export const orgaoAlcancado = async (
  db: Db,
  { alcance }: QuemMonitora,
  idOuvidoria: number,
): Promise<OrgaoRow> => {
  const orgao = await findOrgao(db, idOuvidoria);
  if (!orgao || !alcanca(alcance, orgao)) throw orgaoForaDoAlcance();
  return orgao;
};

export const isAutoridadeDe = (quem: QuemMonitora, orgao: OrgaoRow): boolean => monitora(quem.orgao, orgao);

/** The person's role in the evaluation of one office. */
export const papelNaAvaliacao = (quem: QuemAvalia, orgao: OrgaoRow) => ({
  daAutoridade: isAutoridadeDe(quem, orgao),
  trabalhaNoOrgao: quem.trabalhaEm.has(orgao.idOuvidoria),
});

/** How an act's rows are signed. */
export const assinar = ({ usuario, orgao }: QuemMonitora) => ({
  idResponsavel: usuario.idUsuario,
  responsavel: orgao ? `${usuario.nome} (${orgao.sigla})` : usuario.nome,
});
