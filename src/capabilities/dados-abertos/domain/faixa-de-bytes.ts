/** A part of a file, both ends included. */
export interface FaixaDeBytes {
  readonly de: number;
  readonly ate: number;
}

const UMA_SO = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * RFC 9110, 14: the one range that was asked for; null for the whole file, which is what several ranges or another unit get;
 * 'fora' if the file has no such part.
 */
export const readFaixa = (cabecalho: string | undefined, tamanho: number): FaixaDeBytes | 'fora' | null => {
  const [, inicio = '', fim = ''] = UMA_SO.exec(cabecalho?.replaceAll(' ', '') ?? '') ?? [];
  if (inicio === '' && fim === '') return null;
  if (inicio === '') {
    const ultimos = Number(fim);
    return ultimos === 0 || tamanho === 0 ? 'fora' : { de: Math.max(0, tamanho - ultimos), ate: tamanho - 1 };
  }
  const de = Number(inicio);
  if (fim !== '' && Number(fim) < de) return null;
  if (de >= tamanho) return 'fora';
  return { de, ate: fim === '' ? tamanho - 1 : Math.min(Number(fim), tamanho - 1) };
};
