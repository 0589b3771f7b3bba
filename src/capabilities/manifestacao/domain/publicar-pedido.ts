/** The job that looks at a case again; its key makes many requests one. */
export const PUBLICAR_PEDIDO = 'publicar-pedido';
export const chaveDaPublicacao = (idManifestacao: number): string => `${PUBLICAR_PEDIDO}:${idManifestacao}`;
