import { isSistema, Perfil } from '#kernel/perfil.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { TipoIdentificacao } from '../identificacao.ts';
import { observadores } from '../manifestacao-policy.ts';

export interface CasoLido {
  readonly relacao: Relacao;
  readonly idTipoIdentificacao: number;
  /** Is, or ever was, a denúncia. */
  readonly protegida: boolean;
  /** The identity was filed with the office that has the case, or came to it with consent; never when preserved. */
  readonly identidadeVisivel: boolean;
}

export type ModoDeLeitura = 'inteira' | 'sem-quem-registrou' | 'sem-pessoas';

/** How much of a case a person reads: all of it, all but who filed it, or nothing about people. */
export const modoDeLeitura = (
  caso: CasoLido,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): ModoDeLeitura => {
  if (caso.relacao === 'manifestante') return 'inteira';
  if (leSemDadosPessoais(caso, usuario)) return 'sem-pessoas';
  const semQuem = !caso.identidadeVisivel || isDaArea(usuario) || lePseudonimizada(caso, usuario);
  return semQuem ? 'sem-quem-registrou' : 'inteira';
};

/** An area is always asked what happened, not who told it (Lei 13.460/2017, art. 10 §7). */
const isDaArea = (usuario: Pick<UsuarioAtual, 'idPerfil'> | null): boolean =>
  usuario?.idPerfil === Perfil.colaborador;

/**
 * Text that is tied to no single case names nobody to areas and observers: it may come from a case
 * that they read without names.
 */
export const soVeOTrabalho = (usuario: Pick<UsuarioAtual, 'idPerfil'>): boolean =>
  isDaArea(usuario) || observadores.includes(usuario.idPerfil);

/** Observers see no personal data of protected people, as denunciantes are (`identificacao.ts`). */
export const leSemDadosPessoais = (
  { relacao, idTipoIdentificacao }: { relacao: Relacao; idTipoIdentificacao: number },
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  (relacao === 'orgao' || relacao === 'instancia') &&
  usuario !== null &&
  observadores.includes(usuario.idPerfil) &&
  idTipoIdentificacao !== TipoIdentificacao.semRestricao;

/**
 * A program gives no reason for opening an identity, a judge of an appeal judges only its words, and
 * an atendente files and does not investigate: they read the text of a protected person without who
 * wrote it (Decreto 10.153/2019, arts. 6 § 4º and 7).
 */
export const lePseudonimizada = (
  { relacao, protegida }: { readonly relacao: Relacao; readonly protegida: boolean },
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  protegida &&
  (relacao === 'instancia' ||
    relacao === 'extraordinaria' ||
    (relacao === 'orgao' &&
      usuario !== null &&
      (isSistema(usuario.idPerfil) || usuario.idPerfil === Perfil.atendente)));

/** Also what was covered for the office's own areas stays so; who handles the case reads what came to the office. */
export const leTudoCoberto = (usuario: Pick<UsuarioAtual, 'idPerfil'> | null): boolean =>
  usuario !== null && (usuario.idPerfil === Perfil.atendente || soVeOTrabalho(usuario));

/**
 * What the person asked the office after filing, threats included: theirs and of those who decide on it. Who judges an
 * appeal judges its words alone, and an observer looks at the work.
 */
export const lePedidosDaPessoa = (
  relacao: Relacao,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  relacao === 'manifestante' ||
  (relacao === 'orgao' && usuario !== null && !observadores.includes(usuario.idPerfil));

const quemAtende: readonly number[] = [
  Perfil.administrador,
  Perfil.gestor,
  Perfil.respondente,
  Perfil.atendente,
];

/**
 * Who acts for somebody tells who that somebody is: read by the person who filed and, where the
 * identity is open, by those of the office who handle the case (Lei 13.460/2017, art. 10 §7).
 */
export const leRepresentacao = (
  { relacao, contatoRestrito }: { readonly relacao: Relacao; readonly contatoRestrito: boolean },
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  relacao === 'manifestante' ||
  (relacao === 'orgao' && !contatoRestrito && usuario !== null && quemAtende.includes(usuario.idPerfil));

/**
 * A letter shows who wrote it. Who judges an appeal made on paper reads it too: its day says whether
 * the appeal came in time.
 */
export const leCarta = (
  caso: { readonly relacao: Relacao; readonly contatoRestrito: boolean },
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean => leRepresentacao(caso, usuario) || (caso.relacao === 'instancia' && !caso.contatoRestrito);
