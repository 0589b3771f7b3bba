import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { type Alcance, alcanca, alcanceDe, monitora } from '../domain/autoridade.ts';
import { orgaoForaDoAlcance } from '../domain/monitoramento-errors.ts';
import { findOrgao, listOrgaosDaPessoa, type OrgaoRow } from './alcance-repository.ts';

/** A person with the office they work for, which decides what they look at and whom they watch. */
export interface QuemMonitora {
  readonly usuario: UsuarioAtual;
  readonly orgao: OrgaoRow | null;
  readonly alcance: Alcance;
}

export const quemMonitora = async (db: Db, usuario: UsuarioAtual): Promise<QuemMonitora> => {
  const orgao = usuario.idOuvidoria === null ? null : ((await findOrgao(db, usuario.idOuvidoria)) ?? null);
  return { usuario, orgao, alcance: alcanceDe(usuario, orgao) };
};

/** Who may come to evaluate: also the offices where they have a place, whose evaluation is not theirs to make. */
export interface QuemAvalia extends QuemMonitora {
  readonly trabalhaEm: ReadonlySet<number>;
}

export const quemAvalia = async (db: Db, usuario: UsuarioAtual, agora: Date): Promise<QuemAvalia> => ({
  ...(await quemMonitora(db, usuario)),
  trabalhaEm: new Set(await listOrgaosDaPessoa(db, usuario.idUsuario, agora)),
});

/** Whether it exists is not told to who may not look at it. */
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

/** What the person is to the evaluation of one office. */
export const papelNaAvaliacao = (quem: QuemAvalia, orgao: OrgaoRow) => ({
  daAutoridade: isAutoridadeDe(quem, orgao),
  trabalhaNoOrgao: quem.trabalhaEm.has(orgao.idOuvidoria),
});

/** How an act is signed in its rows. */
export const assinar = ({ usuario, orgao }: QuemMonitora) => ({
  idResponsavel: usuario.idUsuario,
  responsavel: orgao ? `${usuario.nome} (${orgao.sigla})` : usuario.nome,
});
