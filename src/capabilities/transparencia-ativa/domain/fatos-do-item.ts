export interface FatosDoItem {
  /** Works for the body that answers; the administrador works for every one. */
  readonly doOrgao: boolean;
  /** Works for the authority that watches over the body. */
  readonly daAutoridade: boolean;
  /** Sent the answer that waits. */
  readonly enviou: boolean;
}
