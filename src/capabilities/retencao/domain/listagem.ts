import { z } from 'zod';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { addDays, compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { type Independencia, isOutraPessoa } from '#kernel/quem/outra-pessoa.ts';
import { fundamento } from '#kernel/validacao/fundamento.ts';

export const situacoesDaListagem = ['aberta', 'proposta', 'aprovada', 'eliminada'] as const;
export type SituacaoDaListagem = (typeof situacoesDaListagem)[number];

/** Why a case is kept beyond its term. */
export const tiposDeSuspensao = {
  judicial: 'Ordem ou processo judicial',
  auditoria: 'Auditoria ou órgão de controle',
  apuracao: 'Apuração ou processo administrativo',
  interessado: 'Pedido de pessoa interessada durante o edital',
} as const;
export type TipoDeSuspensao = keyof typeof tiposDeSuspensao;
export const nomesDasSuspensoes = Object.keys(tiposDeSuspensao) as [TipoDeSuspensao, ...TipoDeSuspensao[]];

export const motivoDaSuspensao = fundamento('Motivo');
export const justificativaDaProposta = fundamento('Justificativa');
export const fundamentoDaDecisao = fundamento('Fundamento');

interface Pessoa {
  readonly idUsuario: number;
  readonly idPerfil: IdPerfil;
  readonly idOuvidoria: number | null;
}

export interface Listagem {
  readonly situacao: SituacaoDaListagem;
  readonly idOuvidoria: number;
  readonly idProponente: number | null;
  readonly editalAte: PlainDate | null;
}

const isGestorDe = (quem: Pessoa, idOuvidoria: number): boolean =>
  quem.idPerfil === Perfil.gestor && quem.idOuvidoria === idOuvidoria;

/** The office's gestor answers for the list (Resolução Conarq 40/2014, art. 1º: the body's own commission evaluates). */
export const podePropor = (quem: Pessoa, { situacao, idOuvidoria }: Listagem): boolean =>
  situacao === 'aberta' && isGestorDe(quem, idOuvidoria);

/** Two people: another gestor of the office, or an administrador. */
export const podeDecidir = (
  quem: Pessoa & Independencia,
  { situacao, idOuvidoria, idProponente }: Listagem,
): boolean =>
  situacao === 'proposta' &&
  isOutraPessoa(quem, idProponente) &&
  (quem.idPerfil === Perfil.administrador || isGestorDe(quem, idOuvidoria));

/** The edital de ciência de eliminação runs for whole days after the one of the approval. */
export const editalAte = (aprovacao: PlainDate, dias: number): PlainDate => addDays(aprovacao, dias);

export const podeEliminar = ({ situacao, editalAte: ate }: Listagem, hoje: PlainDate): boolean =>
  situacao === 'aprovada' && ate !== null && compareDates(ate, hoje) < 0;

export const numeroDaListagem = z.object({ idTipo: z.int(), ano: z.int(), total: z.int() });

/** `sigilosas`: how many of them are, or ever were, denúncias or comunicações, whatever their type is today. */
export interface NumeroDaListagem extends z.output<typeof numeroDaListagem> {
  readonly sigilosas: number;
}

export const totalDe = (numeros: readonly NumeroDaListagem[]): number =>
  numeros.reduce((soma, { total }) => soma + total, 0);
