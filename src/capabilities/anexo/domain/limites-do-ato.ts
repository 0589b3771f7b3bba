import { invalid } from '#kernel/errors.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { MAX_ARQUIVOS, MAX_ARQUIVOS_RECURSO, MAX_BYTES, MAX_BYTES_RECURSO } from './anexo-limites.ts';

export interface LimitesDoAto {
  readonly arquivos: number;
  readonly bytes: number;
}

const limitesComuns: LimitesDoAto = { arquivos: MAX_ARQUIVOS, bytes: MAX_BYTES };
export const limitesDoRecurso: LimitesDoAto = { arquivos: MAX_ARQUIVOS_RECURSO, bytes: MAX_BYTES_RECURSO };

/** Megabytes of 1,000,000 bytes, rounded up, so that 'too much' never reads as 'just right'. */
const emMegabytes = (bytes: number): string =>
  `${(Math.ceil(bytes / 100_000) / 10).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

/** S9-01: how many files, and how many bytes in all, one act may carry. */
export const cabemNoAto = (tamanhos: readonly number[], limites: LimitesDoAto = limitesComuns): Verdict => {
  if (tamanhos.length > limites.arquivos) {
    return refuse(
      invalid(
        'anexo.arquivos-demais',
        `São aceitos até ${limites.arquivos} arquivos. Remova algum para enviar outro.`,
      ),
    );
  }
  const total = tamanhos.reduce((soma, tamanho) => soma + tamanho, 0);
  if (total > limites.bytes) {
    return refuse(
      invalid(
        'anexo.total-grande',
        `Os arquivos somam ${emMegabytes(total)}, e o limite é ${emMegabytes(limites.bytes)}. Remova algum ou envie uma versão menor.`,
      ),
    );
  }
  return allow;
};
