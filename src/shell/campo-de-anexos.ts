/** A file that was sent and accepted. */
export interface AnexoEscolhido {
  readonly idAnexo: number;
  readonly segredo: string;
  readonly nome: string;
  readonly tamanho: number;
}

/** What a form sends of its files: the id, and the secret that proves who uploaded them. */
export const anexosParaEnvio = (anexos: readonly AnexoEscolhido[]) =>
  anexos.map(({ idAnexo, segredo }) => ({ idAnexo, segredo }));
