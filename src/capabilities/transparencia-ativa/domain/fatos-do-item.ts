export interface FatosDoItem {
  /** The person works for the body that answers; the administrador works for every body. */
  readonly doOrgao: boolean;
  /** The person works for the authority that monitors the body. */
  readonly daAutoridade: boolean;
  /** The person sent the answer now waiting for evaluation. */
  readonly enviou: boolean;
}
