import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Envelope, newEnvelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Canal } from '#server/exportacao/canal.ts';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { lerOlhar, type Olhar } from '../../domain/olhar.ts';
import type { ArquivoRow } from './arquivo-repository.ts';

type Daqui = Pick<Platform, 'config'>;

const PECA = 1_000_000;
const guardado = z.object({ selado: z.string() });

export const chaveDosArquivos = ({ config }: Daqui): Buffer => config.keyFor('relatorio.arquivo');

/** A new location in the store, and the key that encrypts what will be written there. */
export const novoLugar = (platform: Daqui) => ({
  local: `relatorios/${randomUUID()}`,
  chave_embrulhada: newEnvelope(chaveDosArquivos(platform)).chaveEmbrulhada,
});

export type Lugar = Pick<ArquivoRow, 'local' | 'chave_embrulhada'>;

const envelopeDo = (chave: Buffer, { chave_embrulhada }: Lugar): Envelope =>
  openEnvelope(chave, Buffer.from(chave_embrulhada));

/**
 * What the person could see when they asked, for the job that has no session. Sealed with the file's own key: it names the cases
 * that the person is kept away from.
 */
export const selarOlhar = (platform: Daqui, lugar: Lugar, olhar: Olhar): string =>
  envelopeDo(chaveDosArquivos(platform), lugar).seal(JSON.stringify(olhar)).toString('base64');

export const abrirOlhar = (platform: Daqui, row: Lugar & Pick<ArquivoRow, 'olhar'>): Olhar => {
  const { selado } = guardado.parse(row.olhar);
  return lerOlhar(
    JSON.parse(envelopeDo(chaveDosArquivos(platform), row).open(Buffer.from(selado, 'base64'))),
  );
};

export const chaveDaPeca = (local: string, numero: number): string =>
  `${local}/${String(numero).padStart(6, '0')}`;

export interface Saida extends Canal {
  /** Known once the output has ended. */
  guardado(): { readonly pecas: number; readonly bytes: number };
}

/** Writes a file to the store in encrypted pieces; what it is given is copied. */
export const criarSaida = (store: FileStore, chave: Buffer, lugar: Lugar): Saida => {
  const envelope = envelopeDo(chave, lugar);
  const peca = Buffer.allocUnsafe(PECA);
  let cheio = 0;
  let pecas = 0;
  let bytes = 0;
  const guardar = async (): Promise<void> => {
    await store.write(chaveDaPeca(lugar.local, pecas), envelope.sealBytes(peca.subarray(0, cheio)));
    pecas += 1;
    cheio = 0;
  };
  return {
    write: async (dados) => {
      bytes += dados.length;
      for (let lido = 0; lido < dados.length; ) {
        const cabe = dados.subarray(lido, lido + PECA - cheio);
        peca.set(cabe, cheio);
        cheio += cabe.length;
        lido += cabe.length;
        if (cheio === PECA) await guardar();
      }
    },
    end: async () => {
      if (cheio > 0) await guardar();
    },
    guardado: () => ({ pecas, bytes }),
  };
};

export const readArquivo = async function* (
  platform: Daqui,
  row: Lugar & Pick<ArquivoRow, 'pecas'>,
): AsyncGenerator<Buffer> {
  const store = createFileStore(platform.config);
  const envelope = envelopeDo(chaveDosArquivos(platform), row);
  for (let numero = 0; numero < row.pecas; numero += 1) {
    const peca = await store.read(chaveDaPeca(row.local, numero));
    if (!peca) throw new Error('A piece of a report file is not in the store');
    yield envelope.openBytes(peca);
  }
};

export const apagarLugar = (platform: Daqui, local: string): Promise<void> =>
  createFileStore(platform.config).delete(local);
