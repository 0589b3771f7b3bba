import type { Lugar } from '#capabilities/tabela-apoio/domain/lugar.ts';
import { isFormularioPermitido } from '#capabilities/tabela-apoio/domain/lugar.ts';
import { type IdEsfera, nomeUf, type Uf } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { podeSerAnonima } from '../identificacao.ts';
import {
  atendenteSoNoProprioOrgao,
  atendimentoSoPorAtendente,
  cadastroPendente,
  identificacaoNecessaria,
  orgaoDeOutraEsfera,
  orgaoNaoRecebe,
  preservadaSoPeloSistema,
} from '../manifestacao-errors.ts';

export interface QuemRegistra {
  readonly usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria' | 'cadastroPendente' | 'idCliente'> | null;
  readonly idTipo: number;
  readonly anonimo: boolean;
  /** Set when staff file for somebody; `temPessoa` is false for a person who gave no name. */
  readonly atendimento: { readonly temPessoa: boolean } | null;
  readonly idOuvidoriaDestino: number;
}

/** Profiles that receive people at the desk or on the phone, and file for them. */
export const atendem: readonly number[] = [
  Perfil.atendente,
  Perfil.gestor,
  Perfil.respondente,
  Perfil.administrador,
];

/** Programs that file for people who came another way; only through the integration API. */
const registramPorOutros: readonly number[] = [Perfil.webServiceRespondente, Perfil.webServiceAtendente];

const atende = ({ idPerfil, idCliente }: Pick<UsuarioAtual, 'idPerfil' | 'idCliente'>): boolean =>
  idCliente === undefined ? atendem.includes(idPerfil) : registramPorOutros.includes(idPerfil);

export const isAnonima = ({ anonimo, atendimento }: Pick<QuemRegistra, 'anonimo' | 'atendimento'>): boolean =>
  anonimo || (atendimento !== null && !atendimento.temPessoa);

const podeAtender = ({ usuario, atendimento, idOuvidoriaDestino }: QuemRegistra): Verdict => {
  if (!atendimento) return allow;
  if (!usuario || !atende(usuario)) return refuse(atendimentoSoPorAtendente());
  const isProprio = usuario.idOuvidoria === idOuvidoriaDestino;
  return isProprio || usuario.idPerfil === Perfil.administrador ? allow : refuse(atendenteSoNoProprioOrgao());
};

/** Every filing has a name except a denúncia; staff file for others in their own office only. */
export const podeRegistrar = (quem: QuemRegistra): Verdict => {
  if (!quem.usuario && !quem.anonimo) return refuse(identificacaoNecessaria());
  if (!quem.anonimo && quem.usuario?.cadastroPendente) return refuse(cadastroPendente());
  return allOf(podeAtender(quem), isAnonima(quem) ? podeSerAnonima(quem.idTipo) : allow);
};

const PELO_SISTEMA = 1;

/** Who is not to be known can be answered only where they look it up: the office has no address to write to. */
export const podePreservar = (preservar: boolean, idModoResposta: number | undefined): Verdict =>
  preservar && (idModoResposta ?? PELO_SISTEMA) !== PELO_SISTEMA ? refuse(preservadaSoPeloSistema()) : allow;

export interface OrgaoDestino {
  readonly nome: string;
  readonly idEsfera: number;
  readonly uf: string | null;
  readonly idMunicipio: number | null;
  readonly formularios: readonly number[];
}

export const pertenceAoLugar = (orgao: OrgaoDestino, lugar: Lugar): boolean =>
  orgao.idEsfera === lugar.idEsfera &&
  (lugar.uf === null || orgao.uf === lugar.uf) &&
  (lugar.idMunicipio === null || orgao.idMunicipio === lugar.idMunicipio);

/** A filing stays in the place whose home it began on: a state's does not end up in Brasília. */
export const podeReceber = (
  orgao: OrgaoDestino,
  idTipoFormulario: number,
  lugar: { readonly lugar: Lugar; readonly nome: string } | null,
): Verdict => {
  if (lugar && !pertenceAoLugar(orgao, lugar.lugar))
    return refuse(orgaoDeOutraEsfera(orgao.nome, lugar.nome));
  const oferece =
    orgao.formularios.includes(idTipoFormulario) &&
    isFormularioPermitido(orgao.idEsfera as IdEsfera, idTipoFormulario);
  return oferece ? allow : refuse(orgaoNaoRecebe());
};

/** 'Ceará', 'Fortaleza/CE', 'Serviços Autônomos': the place as the header names it. */
export const nomeDoLugar = (uf: Uf | null, municipio: string | undefined): string => {
  if (!uf) return 'este lugar';
  return municipio ? `${municipio}/${uf}` : nomeUf[uf];
};
