import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  conteudoRestrito,
  dadosPorDecidir,
  identidadeNuncaEPublica,
  pedidoRetipado,
  publicarSemMotivo,
  respostaNaoPublicavel,
  semRespostaConclusiva,
  soPedidoDeAcesso,
} from './publicacao-errors.ts';
import type { TipoDeAchado } from './tipos-de-achado.ts';

export const partes = ['resumo', 'pedido', 'resposta', 'recurso', 'decisao'] as const;
export type Parte = (typeof partes)[number];

/** Text of an appeal: it holds back its own decision and nothing else. */
export const isDaDecisao = (parte: string): boolean => parte === 'recurso' || parte === 'decisao';

/** Words of who asked; the others are of staff. */
export const isDeQuemPediu = (parte: Parte): boolean =>
  parte === 'resumo' || parte === 'pedido' || parte === 'recurso';

export const nomeDaParte: Readonly<Record<Parte, string>> = {
  resumo: 'No resumo do pedido',
  pedido: 'No pedido',
  resposta: 'Na resposta',
  recurso: 'No recurso',
  decisao: 'Na decisão do recurso',
};

export const decisoesSobreAchado = ['publicar', 'cobrir'] as const;
export type DecisaoSobreAchado = (typeof decisoesSobreAchado)[number];

/** The most frequent reasons; any other is typed. */
export const motivosDePublicar = [
  'Agente público no exercício da função.',
  'Não é dado pessoal.',
  'A lei manda divulgar este dado.',
  'A própria pessoa já o tornou público.',
] as const;
export const MAIOR_MOTIVO = 500;

export interface FatosDaPublicacao {
  readonly idTipoFormulario: number;
  readonly idSituacao: number;
  /** Was once an access request and is something else now. */
  readonly retipado: boolean;
  readonly restrito: boolean;
  readonly temResposta: boolean;
  /** Whether the person who answered allowed publication; true by default. */
  readonly publicavel: boolean;
}

/**
 * Whether a case is of the kind that everybody may read, whatever its texts contain (Lei
 * 12.527/2011, art. 8).
 */
export const podeSerPublico = (fatos: FatosDaPublicacao): Verdict => {
  if (!isAcesso(fatos.idTipoFormulario))
    return refuse(fatos.retipado ? pedidoRetipado() : soPedidoDeAcesso());
  if (fatos.idSituacao !== Situacao.concluida || !fatos.temResposta) return refuse(semRespostaConclusiva());
  if (fatos.restrito) return refuse(conteudoRestrito());
  return fatos.publicavel ? allow : refuse(respostaNaoPublicavel());
};

/** Lei 13.709/2018, art. 23: nothing is published while a find is undecided. */
export const podePublicar = (fatos: FatosDaPublicacao, porDecidir: number): Verdict =>
  allOf(podeSerPublico(fatos), porDecidir === 0 ? allow : refuse(dadosPorDecidir(porDecidir)));

/** The requester's identity is covered automatically, always. */
export const isSempreCoberto = (tipo: TipoDeAchado): boolean => tipo === 'solicitante';

export interface Decisao {
  readonly decisao: DecisaoSobreAchado;
  /** Why everybody may read it. */
  readonly motivo?: string | undefined;
}

/** Counted in letters: a shorter reason says nothing. */
export const MENOR_MOTIVO = 10;

const letrasDe = (texto: string): number => texto.match(/\p{L}/gu)?.length ?? 0;

/** Lei 13.709/2018, art. 6, X: whoever lets personal data be read must be able to say why. */
export const temMotivo = ({ decisao, motivo }: Decisao): boolean =>
  decisao === 'cobrir' || letrasDe(motivo ?? '') >= MENOR_MOTIVO;

export const podeDecidir = (tipo: TipoDeAchado, decisao: Decisao): Verdict => {
  if (decisao.decisao === 'publicar' && isSempreCoberto(tipo)) return refuse(identidadeNuncaEPublica());
  return temMotivo(decisao) ? allow : refuse(publicarSemMotivo());
};

export const estados = ['publicado', 'por-decidir', 'em-conferencia', 'nao-publico'] as const;
export type Estado = (typeof estados)[number];

const inicioMinusculo = (frase: string): string => frase.charAt(0).toLowerCase() + frase.slice(1);

/** The state of a case, in a sentence for the people who handle it. */
export const estadoDaPublicacao = (
  fatos: FatosDaPublicacao,
  { porDecidir, publicado }: { readonly porDecidir: number; readonly publicado: boolean },
): { readonly estado: Estado; readonly frase: string } => {
  const verdict = podePublicar(fatos, porDecidir);
  if (!verdict.allowed && publicado && podeSerPublico(fatos).allowed) {
    return {
      estado: 'por-decidir',
      frase: `O pedido e a resposta estão na busca pública. A decisão de um recurso espera: ${inicioMinusculo(verdict.error.message)}`,
    };
  }
  if (!verdict.allowed) {
    return {
      estado: porDecidir > 0 && podeSerPublico(fatos).allowed ? 'por-decidir' : 'nao-publico',
      frase: verdict.error.message,
    };
  }
  return publicado
    ? { estado: 'publicado', frase: 'O pedido e a resposta estão na busca pública.' }
    : {
        estado: 'em-conferencia',
        frase:
          'Os textos estão sendo conferidos. Se nada precisar de decisão, serão publicados em instantes.',
      };
};

const trechos = (quantos: number, feito: string): string =>
  quantos === 1 ? `1 trecho será ${feito}` : `${quantos} trechos serão ${feito}s`;

/** For the history, which never repeats the found words. */
export const fraseDaDecisao = (decisao: DecisaoSobreAchado, quantos: number): string =>
  `Conferência de dados pessoais antes da publicação: ${trechos(quantos, decisao === 'cobrir' ? 'coberto' : 'publicado')}.`;
