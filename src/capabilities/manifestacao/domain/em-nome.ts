import type { TipoDeComunicacao } from '#capabilities/remedio/domain/ciencia.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/** How somebody reached the office without the system; the names are stored. */
export const canaisDoPedido = ['balcao', 'telefone', 'carta'] as const;
export type CanalDoPedido = (typeof canaisDoPedido)[number];

/** Staff do an act of the person who filed, because that person asked for it (Lei 13.460/2017, art. 10). */
export interface EmNome {
  readonly idAtendimento: number;
  readonly canal: CanalDoPedido;
  /** The day it arrived, and the moment of that day that decides whether it is in time. */
  readonly dia: PlainDate;
  readonly recebidaEm: Date;
  /** What the mail says was recorded: 'um recurso'. Never the words of the person. */
  readonly oQue: string;
  /** What the person shows to know of by asking for it. */
  readonly sabeDe: readonly TipoDeComunicacao[];
  /** Who asked in the place of who filed: a proxy, a parent. */
  readonly representante?: {
    readonly idRepresentacao: number;
    readonly nome: string;
    readonly qualidade: string;
  };
  /** What else it brought about, as a sentence of the history. */
  readonly alem?: string;
}

/** Follows the name of who typed it in, in the history. */
export const EM_NOME = 'em nome de quem registrou';

/** 'no balcão', 'por carta recebida em 10/03/2026'. */
export const comoChegou = ({ canal, dia }: Pick<EmNome, 'canal' | 'dia'>): string => {
  if (canal === 'carta') return `por carta recebida em ${formatData(dia)}`;
  return canal === 'balcao' ? 'no balcão' : 'por telefone';
};

export const fraseDoAtendimento = (
  emNome: Pick<EmNome, 'canal' | 'dia' | 'alem'> & {
    readonly representante?: { readonly qualidade: string };
  },
): string => {
  const { representante, alem } = emNome;
  const porQuem = representante ? ` por quem representa (${representante.qualidade.toLowerCase()})` : '';
  return `Pedido feito${porQuem} ${comoChegou(emNome)} e registrado por quem atende.${alem ? ` ${alem}` : ''}`;
};
