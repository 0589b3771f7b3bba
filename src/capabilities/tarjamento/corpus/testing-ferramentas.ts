import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const rodar = promisify(execFile);
const MUITO = 256_000_000;

/** Runs an independent program on a document, in a folder that is deleted afterwards. */
const comArquivo = async <R>(
  pdf: Uint8Array,
  usar: (arquivo: string, pasta: string) => Promise<R>,
): Promise<R> => {
  const pasta = await mkdtemp(join(tmpdir(), 'tarjamento-'));
  try {
    const arquivo = join(pasta, 'entrada.pdf');
    await writeFile(arquivo, pdf);
    return await usar(arquivo, pasta);
  } finally {
    await rm(pasta, { recursive: true, force: true });
  }
};

export const pdftotext = (pdf: Uint8Array, ...opcoes: string[]): Promise<string> =>
  comArquivo(pdf, async (arquivo) => {
    const { stdout } = await rodar('pdftotext', [...opcoes, arquivo, '-'], { maxBuffer: MUITO });
    return stdout;
  });

/** Every object decompressed, as bytes. */
export const qdf = (pdf: Uint8Array): Promise<string> =>
  comArquivo(pdf, async (arquivo, pasta) => {
    const saida = join(pasta, 'saida.pdf');
    await rodar('qpdf', ['--qdf', '--object-streams=disable', '--decode-level=all', arquivo, saida]);
    return readFile(saida, 'latin1');
  });

/** Throws if qpdf finds a fault. */
export const qpdfCheck = (pdf: Uint8Array): Promise<string> =>
  comArquivo(pdf, async (arquivo) => (await rodar('qpdf', ['--check', '--no-warn', arquivo])).stdout);

/** The document as qpdf rewrites it with these options. */
export const qpdf = (pdf: Uint8Array, ...opcoes: string[]): Promise<Uint8Array> =>
  comArquivo(pdf, async (arquivo, pasta) => {
    const saida = join(pasta, 'saida.pdf');
    await rodar('qpdf', [...opcoes, arquivo, saida]);
    return readFile(saida);
  });

export interface Cinza {
  readonly largura: number;
  readonly altura: number;
  readonly pixels: Uint8Array;
}

/** A page rendered by poppler in grey, with `escala` pixels per point. */
export const pdftoppm = (pdf: Uint8Array, pagina: number, escala = 1): Promise<Cinza> =>
  comArquivo(pdf, async (arquivo, pasta) => {
    const numero = String(pagina + 1);
    const base = join(pasta, 'pagina');
    await rodar('pdftoppm', [
      '-gray',
      '-r',
      String(72 * escala),
      '-f',
      numero,
      '-l',
      numero,
      '-singlefile',
      '-cropbox',
      arquivo,
      base,
    ]);
    const bytes = await readFile(`${base}.pgm`);
    const cabecalho = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 64).toString('latin1'));
    if (!cabecalho) throw new Error('pdftoppm did not write a grey map');
    return {
      largura: Number(cabecalho[1]),
      altura: Number(cabecalho[2]),
      pixels: bytes.subarray(cabecalho[0].length),
    };
  });

/** Every picture of the document, as poppler extracts it. */
export const pdfimages = (pdf: Uint8Array): Promise<Cinza[]> =>
  comArquivo(pdf, async (arquivo, pasta) => {
    await rodar('pdfimages', [arquivo, join(pasta, 'img')]);
    const nomes = (await readdir(pasta)).filter((nome) => /^img.*\.(ppm|pgm|pbm)$/.test(nome)).sort();
    return Promise.all(
      nomes.map(async (nome) => {
        const bytes = await readFile(join(pasta, nome));
        const cabecalho = /^P[456]\s+(\d+)\s+(\d+)\s+(?:255\s)?/.exec(
          bytes.subarray(0, 64).toString('latin1'),
        );
        return {
          largura: Number(cabecalho?.[1]),
          altura: Number(cabecalho?.[2]),
          pixels: bytes.subarray(cabecalho?.[0].length ?? 0),
        };
      }),
    );
  });
