/** What in a case a file belongs to. */
export interface VinculoDoArquivo {
  readonly idResposta: number | null;
  readonly idMensagem: number | null;
  readonly idTramitacao: number | null;
  /** Of the area that sent it. */
  readonly idOuvidoriaDaTramitacao: number | null;
  readonly anexadoEm: Date | null;
}
