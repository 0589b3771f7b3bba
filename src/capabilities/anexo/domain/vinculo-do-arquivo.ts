/** The part of a case that a file belongs to. */
export interface VinculoDoArquivo {
  readonly idResposta: number | null;
  readonly idMensagem: number | null;
  /** The message is of who filed: something added to the case, not what the office wrote. */
  readonly daPessoa?: boolean;
  readonly idTramitacao: number | null;
  /** The office whose area sent it. */
  readonly idOuvidoriaDaTramitacao: number | null;
  /** The instrument of somebody who acts for the person who filed. */
  readonly idRepresentacao: number | null;
  /** The scan that proves when the person was told. */
  readonly idCiencia?: number | null;
  /** The scan of a letter in which the person asked for something. */
  readonly idAtendimento?: number | null;
  readonly anexadoEm: Date | null;
}
