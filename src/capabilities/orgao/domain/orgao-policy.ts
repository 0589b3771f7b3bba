import { conflict, type DomainError } from '#kernel/errors.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { type Adesao, mudancasDaAdesao } from './dados-do-orgao.ts';
import {
  esferaJaUsada,
  outroOrgao,
  prefixoJaUsado,
  soAdministradorMudaAdesao,
  soGestorPoeNaUnidade,
} from './orgao-errors.ts';

type Quem = Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'>;

export const isDaPlataforma = ({ idPerfil }: Pick<Quem, 'idPerfil'>): boolean =>
  idPerfil === Perfil.administrador;

/** An administrador manages any office; gestor and cadastrador their own. */
export const podeGerenciarOrgao = (usuario: Quem, idOuvidoria: number): Verdict =>
  isDaPlataforma(usuario) || usuario.idOuvidoria === idOuvidoria ? allow : refuse(outroOrgao());

/**
 * Decreto 10.153/2019, art. 6: who works in a unit reads the denúncias sent to it, and its mailbox is told of them. Who that is, a
 * gestor of the office says, as with a profile that reads denúncias; nobody stands in.
 */
export const podePorNaUnidade = ({ idPerfil, idOuvidoria }: Quem, idDoOrgao: number): Verdict =>
  idPerfil === Perfil.gestor && idOuvidoria === idDoOrgao ? allow : refuse(soGestorPoeNaUnidade());

export interface MudancaDeAdesao {
  readonly usuario: Quem;
  readonly antes: Adesao;
  readonly depois: Adesao;
  /** A protocol with the office's prefix already exists. */
  readonly emitiuProtocolo: boolean;
}

/**
 * The joining data decide which law the office works under and the protocols it issues: only the
 * platform's administrador changes them, and nobody changes what issued protocols show.
 */
export const podeMudarAdesao = ({ usuario, antes, depois, emitiuProtocolo }: MudancaDeAdesao): Verdict => {
  const mudancas = mudancasDaAdesao(antes, depois);
  const [primeira] = mudancas;
  if (primeira === undefined) return allow;
  if (!isDaPlataforma(usuario)) return refuse(soAdministradorMudaAdesao(primeira));
  if (!emitiuProtocolo) return allow;
  if (mudancas.includes('prefixoProtocolo')) return refuse(prefixoJaUsado());
  if (mudancas.includes('idEsfera')) return refuse(esferaJaUsada());
  return allow;
};

/** What others still await from an office. */
export interface Pendencias {
  readonly manifestacoes: number;
  readonly recursos: number;
  /** Spheres whose law names it as an instance. */
  readonly instancias: number;
}

const quantos = (n: number, um: string, varios: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? um : varios}`;

const partesAbertas = ({ manifestacoes, recursos }: Pendencias): string =>
  [
    manifestacoes > 0 && quantos(manifestacoes, 'manifestação aberta', 'manifestações abertas'),
    recursos > 0 && quantos(recursos, 'recurso aberto', 'recursos abertos'),
  ]
    .filter((parte) => parte !== false)
    .join(' e ');

const comPendencias = (pendencias: Pendencias): DomainError =>
  conflict(
    'orgao.com-pendencias',
    `O órgão tem ${partesAbertas(pendencias)}. Responda, arquive ou encaminhe antes de inativar.`,
    { ...pendencias },
  );

const comInstancias = (pendencias: Pendencias): DomainError =>
  conflict(
    'orgao.julga-recursos',
    'O órgão é instância de recurso de outros órgãos. Dê antes essa instância a outro.',
    { ...pendencias },
  );

/** Nobody may be left waiting for an office that no longer answers. */
export const podeInativar = (pendencias: Pendencias): Verdict => {
  if (pendencias.manifestacoes + pendencias.recursos > 0) return refuse(comPendencias(pendencias));
  return pendencias.instancias > 0 ? refuse(comInstancias(pendencias)) : allow;
};
