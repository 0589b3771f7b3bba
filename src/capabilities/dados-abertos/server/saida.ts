import { createHash, randomUUID } from 'node:crypto';
import type { Canal } from '#server/exportacao/canal.ts';
import type { FileStore } from '#server/storage/file-store.ts';

export const PASTA = 'dados-abertos';
const PECA = 1_000_000;

export const chaveDaPeca = (local: string, numero: number): string =>
  `${local}/${String(numero).padStart(6, '0')}`;

export interface Guardado {
  readonly local: string;
  readonly pecas: number;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Saida extends Canal {
  /** Available once the file was ended. */
  guardado(): Guardado;
}

/** A file on its way to the store, which takes whole objects: one piece is in memory. */
export const createSaida = (store: FileStore, tamanho = PECA): Saida => {
  const local = `${PASTA}/${randomUUID()}`;
  const hash = createHash('sha256');
  const peca = Buffer.allocUnsafe(tamanho);
  let cheio = 0;
  let bytes = 0;
  let pecas = 0;
  let sha256 = '';
  const guardar = async (): Promise<void> => {
    await store.write(chaveDaPeca(local, pecas), peca.subarray(0, cheio));
    pecas += 1;
    cheio = 0;
  };
  return {
    write: async (dados) => {
      hash.update(dados);
      bytes += dados.length;
      for (let lido = 0; lido < dados.length; ) {
        const cabe = dados.subarray(lido, lido + tamanho - cheio);
        peca.set(cabe, cheio);
        cheio += cabe.length;
        lido += cabe.length;
        if (cheio === tamanho) await guardar();
      }
    },
    end: async () => {
      if (cheio > 0) await guardar();
      sha256 = hash.digest('hex');
    },
    guardado: () => ({ local, pecas, bytes, sha256 }),
  };
};

/** The bytes from `de` to `ate`, both included, without reading the pieces before and after. */
export const readTrecho = async function* (
  store: FileStore,
  { local }: Pick<Guardado, 'local'>,
  { de, ate }: { readonly de: number; readonly ate: number },
): AsyncGenerator<Buffer> {
  for (let numero = Math.floor(de / PECA); numero * PECA <= ate; numero += 1) {
    const peca = await store.read(chaveDaPeca(local, numero));
    if (!peca) throw new Error('A piece of an open data file is not in the store');
    yield peca.subarray(Math.max(0, de - numero * PECA), ate - numero * PECA + 1);
  }
};

export const readPecas = async function* (
  store: FileStore,
  { local, pecas }: Pick<Guardado, 'local' | 'pecas'>,
): AsyncGenerator<Buffer> {
  for (let numero = 0; numero < pecas; numero += 1) {
    const peca = await store.read(chaveDaPeca(local, numero));
    if (!peca) throw new Error('A piece of an open data file is not in the store');
    yield peca;
  }
};
