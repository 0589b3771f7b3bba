import { descricaoPerfil, type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { type CadastroDaPessoa, type Pendencia, proximaPendencia } from './pendencias.ts';

/** A profile the person may work under: an office and a role in it. */
export interface PerfilDeTrabalho {
  readonly idUsuarioPerfilOuvidoria: number;
  readonly idPerfil: IdPerfil;
  readonly idOuvidoria: number;
  readonly nomeOuvidoria: string;
  readonly siglaOuvidoria: string;
  readonly esfera: number;
  /** The office watches over the others (the CGU, in the federal sphere). */
  readonly isAutoridadeDeMonitoramento: boolean;
}

/** 'Gestor - CGU': what the profile switch shows and sorts by. */
export const descricaoPerfilOuvidoria = (perfil: PerfilDeTrabalho): string =>
  `${descricaoPerfil[perfil.idPerfil]} - ${perfil.siglaOuvidoria} - ${perfil.nomeOuvidoria}`;

/** The chosen profile if it still exists, else the first; nobody's profile is a citizen. */
export const perfilAtual = (
  perfis: readonly PerfilDeTrabalho[],
  escolhido: number | null,
): PerfilDeTrabalho | null =>
  perfis.find((p) => p.idUsuarioPerfilOuvidoria === escolhido) ?? perfis[0] ?? null;

export interface PessoaDaSessao {
  readonly idUsuario: number;
  readonly login: string;
  /** The social name where there is one (Decreto 8.727/2016). */
  readonly nome: string;
  readonly cadastro: CadastroDaPessoa;
  readonly perfis: readonly PerfilDeTrabalho[];
  readonly perfilAtual: PerfilDeTrabalho | null;
  /** Who signed on in gov.br, also while working as a company; null after a login with password. */
  readonly cpfGovbr: string | null;
  /** An appeal of the person's own was answered, and they have not said how well. */
  readonly temRecursoAQualificar: boolean;
}

export const idPerfilAtual = (pessoa: PessoaDaSessao): IdPerfil =>
  pessoa.perfilAtual?.idPerfil ?? Perfil.cidadao;

export const pendenciaDe = (pessoa: PessoaDaSessao): Pendencia | null => proximaPendencia(pessoa.cadastro);

/** A citizen with an answered, unrated appeal, and staff of the monitoring authority (S6-02). */
export const podeQualificarRespostaRecurso = (pessoa: PessoaDaSessao): boolean =>
  pessoa.temRecursoAQualificar ||
  (pessoa.perfilAtual?.isAutoridadeDeMonitoramento === true &&
    [Perfil.administrador, Perfil.gestor, Perfil.respondente].some(
      (perfil) => perfil === pessoa.perfilAtual?.idPerfil,
    ));
