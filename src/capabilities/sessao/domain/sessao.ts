import { pendenciaDoFator } from '#capabilities/segundo-fator/domain/fator.ts';
import type { FatorDaSessao } from '#kernel/confirmacao.ts';
import { descricaoPerfil, type IdPerfil, isServidor, Perfil, perfisQueTratam } from '#kernel/perfil.ts';
import { type CadastroDaPessoa, type Pendencia, proximaPendencia } from './pendencias.ts';

/** A profile that the person may work in: a role in an office. */
export interface PerfilDeTrabalho {
  readonly idUsuarioPerfilOuvidoria: number;
  readonly idPerfil: IdPerfil;
  readonly idOuvidoria: number;
  readonly nomeOuvidoria: string;
  readonly siglaOuvidoria: string;
  readonly esfera: number;
  /** Whether the office monitors the others (the CGU, in the federal sphere). */
  readonly isAutoridadeDeMonitoramento: boolean;
}

/** 'Gestor - CGU - Controladoria-Geral da União': shown and sorted by in the choice of profile. */
export const descricaoPerfilOuvidoria = (perfil: PerfilDeTrabalho): string =>
  `${descricaoPerfil[perfil.idPerfil]} - ${perfil.siglaOuvidoria} - ${perfil.nomeOuvidoria}`;

/** The chosen profile if it still exists, else the first; null for a citizen, who has none. */
export const perfilAtual = (
  perfis: readonly PerfilDeTrabalho[],
  escolhido: number | null,
): PerfilDeTrabalho | null =>
  perfis.find((p) => p.idUsuarioPerfilOuvidoria === escolhido) ?? perfis[0] ?? null;

export interface PessoaDaSessao {
  readonly idUsuario: number;
  readonly login: string;
  /** The nome social, if there is one (Decreto 8.727/2016). */
  readonly nome: string;
  readonly cadastro: CadastroDaPessoa;
  readonly perfis: readonly PerfilDeTrabalho[];
  readonly perfilAtual: PerfilDeTrabalho | null;
  /** The CPF that signed on in gov.br, also while working as a company; else null. */
  readonly cpfGovbr: string | null;
  /** One of the person's appeals was answered and they have not rated the answer yet. */
  readonly temRecursoAQualificar: boolean;
  readonly fator: FatorDaSessao;
}

export const idPerfilAtual = (pessoa: PessoaDaSessao): IdPerfil =>
  pessoa.perfilAtual?.idPerfil ?? Perfil.cidadao;

/**
 * The factor that the account has comes first: whoever only knows the password changes nothing. One that is still to be
 * set up comes last, once it is known whose account it is.
 */
export const pendenciaDe = ({ cadastro, fator }: PessoaDaSessao): Pendencia | null => {
  const doFator = pendenciaDoFator(fator);
  return doFator === 'segundo-fator' ? doFator : (proximaPendencia(cadastro) ?? doFator);
};

/** Staff of some office, in whatever profile they work now. A system has no second factor. */
export const isDaEquipe = (
  perfis: readonly Pick<PerfilDeTrabalho, 'idPerfil'>[],
  isSistema: boolean,
): boolean => !isSistema && perfis.some(({ idPerfil }) => isServidor(idPerfil));

/** A citizen with an answered, unrated appeal, and staff of the monitoring authority (S6-02). */
export const podeQualificarRespostaRecurso = (pessoa: PessoaDaSessao): boolean =>
  pessoa.temRecursoAQualificar ||
  (pessoa.perfilAtual?.isAutoridadeDeMonitoramento === true &&
    perfisQueTratam.includes(pessoa.perfilAtual.idPerfil));
