/** What a link in a mail switches off. */
export type Aviso =
  | { readonly tipo: 'alerta'; readonly idAlerta: number }
  | { readonly tipo: 'acompanhamento'; readonly idUsuario: number; readonly idManifestacao: number };

/** 'a12' or 'p7-31', to be put in a link beside its signature. */
export const escreverAviso = (aviso: Aviso): string =>
  aviso.tipo === 'alerta' ? `a${aviso.idAlerta}` : `p${aviso.idUsuario}-${aviso.idManifestacao}`;

export const readAviso = (texto: string): Aviso | null => {
  const alerta = /^a(\d{1,10})$/.exec(texto);
  if (alerta) return { tipo: 'alerta', idAlerta: Number(alerta[1]) };
  const pedido = /^p(\d{1,10})-(\d{1,10})$/.exec(texto);
  return (
    pedido && { tipo: 'acompanhamento', idUsuario: Number(pedido[1]), idManifestacao: Number(pedido[2]) }
  );
};
