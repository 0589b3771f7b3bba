import { classeDoArquivo, openText, sealText } from '#server/crypto/texto-selado.ts';
import type { AnexoRow } from './anexo-repository.ts';

/** The size as the row tells it: of a denúncia's file its size class, with the size itself sealed under the file's key. */
export const tamanhoGuardado = (chaveSelada: Buffer | null, tamanho: number) =>
  chaveSelada
    ? {
        tamanho: classeDoArquivo(tamanho),
        recebido: classeDoArquivo(tamanho),
        tamanho_cifrado: sealText(chaveSelada, String(tamanho)),
      }
    : { tamanho, recebido: tamanho, tamanho_cifrado: null };

export const tamanhoDe = (row: AnexoRow, chave: () => Buffer): number =>
  row.tamanho_cifrado ? Number(openText(chave(), row.tamanho_cifrado)) : row.tamanho;
