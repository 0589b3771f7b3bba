/** Begins the comment behind the end of a signed PDF. */
const MARCA = '\n%copia-autenticada ';

/** Code and signature are shorter than this. */
const LONGE_DO_FIM = 4096;

export const rodapeDoArquivo = (codigo: string, assinatura: string): string =>
  `${MARCA}${codigo} ${assinatura}\n`;

/** What is signed for a file: its bytes, by their SHA-256, as the file of that very code. */
export const textoAssinado = (codigo: string, sha256: string): string => `arquivo:${codigo}:${sha256}`;

export interface ArquivoAssinado {
  /** The file as it was signed. */
  readonly conteudo: Uint8Array<ArrayBuffer>;
  readonly codigo: string;
  readonly assinatura: string;
}

/** Takes a signed file apart; null for a file that has no signature at its end. */
export const separarArquivo = (bytes: Uint8Array<ArrayBuffer>): ArquivoAssinado | null => {
  const inicio = Math.max(0, bytes.length - LONGE_DO_FIM);
  const fim = new TextDecoder('latin1').decode(bytes.subarray(inicio));
  const lugar = fim.lastIndexOf(MARCA);
  const [, codigo, assinatura] = /^([\w.-]+) ([\w-]+)\s*$/.exec(fim.slice(lugar + MARCA.length)) ?? [];
  if (lugar === -1 || !codigo || !assinatura) return null;
  return { conteudo: bytes.subarray(0, inicio + lugar), codigo, assinatura };
};
