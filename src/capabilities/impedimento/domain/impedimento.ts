import { z } from 'zod';
import { type AcessoDado, isRecente } from '#capabilities/manifestacao/domain/impedidos/acesso-recebido.ts';
import {
  type OrigemDoImpedimento,
  origemDoImpedimento,
} from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import { ateConcluida } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** Of a person towards a case, of an impedimento in force, or of what the person who reports asked for. */
export type SituacaoDoImpedimento = 'livre' | 'vigente' | 'pedido' | 'encerrado';

export interface QuemAfasta {
  /** Every profile of gestor that the person has there is younger than 30 days. */
  readonly isNovo: boolean;
  /** One of their profiles there came from the person who is kept away. */
  readonly recebeuDoImpedido: boolean;
}

/** Found by the platform, or by a gestor, not said by the person: lifting it may give the accused the case back. */
export const isAchado = (origem: OrigemDoImpedimento | null): boolean =>
  origem === 'envolvido' || origem === 'acesso-recebido' || origem === 'indicado-pelo-gestor';

export const quemAfastaDe = (
  acessos: readonly (AcessoDado & { readonly idPerfil: number })[],
  idImpedido: number | null,
  agora: Date,
): QuemAfasta => ({
  isNovo: acessos
    .filter(({ idPerfil }) => idPerfil === Perfil.gestor)
    .every((acesso) => isRecente(acesso, agora)),
  recebeuDoImpedido: acessos.some(({ dadoPor }) => dadoPor !== null && dadoPor === idImpedido),
});

export interface FatosDoImpedimento {
  readonly relacao: Relacao;
  /** An area reaches the case by its step alone. */
  readonly alcanca: boolean;
  readonly origem: OrigemDoImpedimento | null;
  /** Open or answered: where who filed may still act. */
  readonly emCurso: boolean;
  /** Of who would lift it: how they came to manage the office. */
  readonly quemAfasta: QuemAfasta;
}

/** Open, or answered and still open to a remedy: what has ended otherwise nobody works with. */
export const isEmCurso = (idSituacao: number): boolean =>
  ateConcluida.some((situacao) => situacao === idSituacao);

export const motivoDoImpedimento = campo('Motivo', z.string().trim().min(10).max(1000));

export const nomeDaOrigem: Readonly<Record<OrigemDoImpedimento, string>> = {
  envolvido: 'Está entre as pessoas envolvidas',
  'pedido-de-quem-relata': 'Quem relata pediu',
  declarado: 'Declarou impedimento',
  'acesso-recebido': 'Recebeu o acesso de quem está impedido',
  'indicado-pelo-gestor': 'Um gestor disse que é quem o pedido indica, com outro nome',
};

/** What the gestor of the office reads, and nobody else there. */
const paraOGestor = z.object({
  impedidos: z.array(
    z.object({
      idImpedimento: z.int(),
      idUsuario: z.int(),
      nome: z.string(),
      origem: origemDoImpedimento,
      aConfirmar: z.boolean(),
      motivo: z.string().nullable(),
      desde: z.iso.datetime(),
      podeAfastar: z.boolean(),
    }),
  ),
  pedidos: z.array(
    z.object({
      idPedido: z.int(),
      nome: z.string(),
      funcao: z.string().nullable(),
      resolvido: z.boolean(),
      /** Kept away until it is settled who is meant. */
      candidatos: z.array(z.object({ idUsuario: z.int(), nome: z.string() })),
    }),
  ),
  colegas: z.array(z.object({ idUsuario: z.int(), nome: z.string() })),
});

export const impedimentosDoCaso = z.object({
  podeDeclarar: z.boolean(),
  gestor: paraOGestor.nullable(),
  /** What the person who reports asked for, and reads themselves. */
  meusPedidos: z.array(
    z.object({
      idPedido: z.int(),
      nome: z.string(),
      funcao: z.string().nullable(),
      estado: z.enum(['afastada', 'a-conferir', 'ninguem-no-orgao', 'conferido-ninguem']),
      /** How many the gestor said to be meant, though they are called otherwise. */
      comOutroNome: z.int(),
      /** How many people had opened the case before it was asked; null for what was asked in the filing, before anybody could. */
      jaTinhamAberto: z.int().nullable(),
    }),
  ),
  /** Of those whom the report involves, somebody who works there does not see it. */
  envolvidosAfastados: z.boolean(),
  /** To who reports: nobody who handles cases there sees it, for as long as the request stands. */
  ninguemTrata: z.boolean(),
});
export type ImpedimentosDoCaso = z.output<typeof impedimentosDoCaso>;

/** What the author reads of those whom the gestor named by their own word. */
export const fraseDeOutroNome = (quantas: number): string =>
  quantas === 1
    ? 'O gestor disse que é uma pessoa com outro nome: ela não vê a sua manifestação.'
    : `O gestor disse que são ${quantas} pessoas com outro nome: elas não veem a sua manifestação.`;

/** What was read before the request cannot be unread: the author is told so. */
export const fraseDeQuemJaAbriu = (quantas: number): string => {
  if (quantas === 0) return 'Antes deste pedido, ninguém tinha aberto a sua manifestação.';
  return quantas === 1
    ? 'Antes deste pedido, 1 pessoa já tinha aberto a sua manifestação: o histórico diz quem.'
    : `Antes deste pedido, ${quantas} pessoas já tinham aberto a sua manifestação: o histórico diz quem.`;
};

export const fraseDoPedido: Readonly<Record<ImpedimentosDoCaso['meusPedidos'][number]['estado'], string>> = {
  afastada: 'Não vê a sua manifestação.',
  'a-conferir': 'O órgão ainda vai conferir quem é. Até lá, quem tem esse nome não vê a sua manifestação.',
  'ninguem-no-orgao': 'Não achamos ninguém do órgão com esse nome. O gestor do órgão confere o seu pedido.',
  'conferido-ninguem': 'Conferido: não é ninguém do órgão.',
};
