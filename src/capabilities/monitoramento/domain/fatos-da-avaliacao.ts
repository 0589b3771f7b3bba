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
  /** Has a place in that office, by whatever profile: nobody is the judge of their own work. */
  readonly trabalhaNoOrgao: boolean;
  /** The authority drew cases of its own, which is no longer done. */
  readonly deSiMesma: boolean;
  readonly faltam: number;
  /** The office's days to reply are over. */
  readonly prazoAcabou: boolean;
  readonly respondida: boolean;
  readonly devolvida: boolean;
}

/** The office learns of an evaluation when it is given back, not while it is made. */
export const podeSerVistaPeloOrgao = (situacao: SituacaoDaAvaliacao): boolean =>
  situacao === 'devolvida' || situacao === 'respondida' || situacao === 'encerrada';
