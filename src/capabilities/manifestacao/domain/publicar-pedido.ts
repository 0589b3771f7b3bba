/** The job that decides again what of a case is public; its key merges many requests into one. */
export const PUBLICAR_PEDIDO = 'publicar-pedido';
export const chaveDaPublicacao = (idManifestacao: number): string => `${PUBLICAR_PEDIDO}:${idManifestacao}`;
