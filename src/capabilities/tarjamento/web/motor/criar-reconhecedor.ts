import type { Letras } from '../../domain/pdf/letras.ts';
import type { PaginaPintada } from '../../domain/pdf/pintar.ts';
import type { Palavra } from './letras-reconhecidas.ts';
import { letrasReconhecidas } from './letras-reconhecidas.ts';

/**
 * The files for text recognition are served with the build (scripts/ocr-files.ts): nothing is
 * fetched from elsewhere.
 */
const BASE: string = import.meta.env.OCR_BASE ?? '';

export interface Andamento {
  readonly etapa: string;
  /** From 0 to 100. */
  readonly porcento: number;
}

export interface Reconhecedor {
  reconhecer(pintada: PaginaPintada, escala: number): Promise<Letras>;
  fechar(): void;
}

export type CriarReconhecedor = (onAndamento: (andamento: Andamento) => void) => Promise<Reconhecedor>;

const emPng = async ({ largura, altura, rgba }: PaginaPintada): Promise<Blob> => {
  const tela = document.createElement('canvas');
  tela.width = largura;
  tela.height = altura;
  tela.getContext('2d')?.putImageData(new ImageData(rgba, largura, altura), 0, 0);
  return new Promise((resolve, reject) =>
    tela.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn'))),
      'image/png',
    ),
  );
};

export const criarReconhecedor: CriarReconhecedor = async (onAndamento) => {
  const { createWorker, OEM } = (await import('tesseract.js')).default;
  const { href } = new URL(BASE, window.location.href);
  const worker = await createWorker('por', OEM.LSTM_ONLY, {
    workerPath: `${href}ocr.worker.min.js`,
    workerBlobURL: false,
    corePath: `${href}tesseract-core-simd-lstm.js`,
    langPath: href.replace(/\/$/, ''),
    gzip: false,
    // Nothing from this screen is kept in the browser's storage.
    cacheMethod: 'none',
    logger: ({ status, progress }) =>
      onAndamento({
        etapa: status === 'recognizing text' ? 'Reconhecendo o texto' : 'Preparando o reconhecimento',
        porcento: progress * 100,
      }),
    errorHandler: (error: unknown) => console.error(error),
  });
  return {
    reconhecer: async (pintada, escala) => {
      const { data } = await worker.recognize(await emPng(pintada), {}, { text: false, blocks: true });
      const linhas = (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => lines.map(({ words }): readonly Palavra[] => words)),
      );
      return letrasReconhecidas(linhas, escala);
    },
    fechar: () => void worker.terminate(),
  };
};
