export const situacoesDaAvaliacao = {
  'em-avaliacao': 'Em avaliação',
  devolvida: 'Devolvida ao órgão',
  respondida: 'Respondida pelo órgão',
  encerrada: 'Encerrada',
  cancelada: 'Cancelada',
} as const;
export type SituacaoDaAvaliacao = keyof typeof situacoesDaAvaliacao;

export interface FatosDaAvaliacao {
  /** Works for the authority that drew the sample and still watches over the office. */
  readonly daAutoridade: boolean;
  /** Works for the office whose cases were drawn. */
  readonly doOrgao: boolean;
  /** Has a profile of any kind in that office: nobody judges their own work. */
  readonly trabalhaNoOrgao: boolean;
  /** The authority drew its own cases, which is no longer possible. */
  readonly deSiMesma: boolean;
  readonly faltam: number;
  /** The office's time to reply is over. */
  readonly prazoAcabou: boolean;
  readonly respondida: boolean;
  readonly devolvida: boolean;
}

/** The office sees an evaluation once it is given back, not while it is being made. */
export const podeSerVistaPeloOrgao = (situacao: SituacaoDaAvaliacao): boolean =>
  situacao === 'devolvida' || situacao === 'respondida' || situacao === 'encerrada';
