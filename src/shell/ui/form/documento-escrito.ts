import { isDocumentoDeEstrangeiro, TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';

interface ComDocumento {
  readonly cpf: string;
  readonly outroDocumento: { readonly tipo: string; readonly numero: string };
}

/** What was written of somebody, with the one document that was chosen; empty fields count as not answered. */
export const camposDaPessoa = <P extends ComDocumento>({
  cpf,
  outroDocumento,
  ...resto
}: P): Record<string, unknown> => {
  const tipo = Number(outroDocumento.tipo);
  const campos: Readonly<Record<string, string>> = {
    ...resto,
    ...(tipo === TipoDocumentoDoCaso.cpf && { cpf }),
  };
  return {
    ...Object.fromEntries(Object.entries(campos).filter(([, cada]) => cada.trim() !== '')),
    ...(isDocumentoDeEstrangeiro(tipo) && { outroDocumento: { tipo, numero: outroDocumento.numero } }),
  };
};
