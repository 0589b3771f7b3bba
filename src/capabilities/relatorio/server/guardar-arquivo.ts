import { randomUUID } from 'node:crypto';
import { type Envelope, newEnvelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import type { ArquivoRow } from './arquivo-repository.ts';

type Daqui = Pick<Platform, 'config'>;

const PECA = 1_000_000;

const chave = ({ config }: Daqui): Buffer => config.keyFor('relatorio.arquivo');

/** A place of its own in the store, and the key that seals what will lie there. */
export const novoLugar = (platform: Daqui) => ({
  local: `relatorios/${randomUUID()}`,
  chave_embrulhada: newEnvelope(chave(platform)).chaveEmbrulhada,
});

type Lugar = Pick<ArquivoRow, 'local' | 'chave_embrulhada'>;

const envelopeDo = (platform: Daqui, { chave_embrulhada }: Lugar): Envelope =>
  openEnvelope(chave(platform), chave_embrulhada);

const chaveDaPeca = (local: string, numero: number): string => `${local}/${String(numero).padStart(6, '0')}`;

/** Writes the bytes as they come, a sealed piece at a time. */
export const guardarArquivo = async (
  platform: Daqui,
  lugar: Lugar,
  partes: AsyncIterable<Buffer | string>,
): Promise<{ pecas: number; bytes: number }> => {
  const store = createFileStore(platform.config);
  const envelope = envelopeDo(platform, lugar);
  let pecas = 0;
  let bytes = 0;
  let cheio: Buffer[] = [];
  let tamanho = 0;
  const guardar = async () => {
    await store.write(chaveDaPeca(lugar.local, pecas), envelope.sealBytes(Buffer.concat(cheio)));
    pecas += 1;
    cheio = [];
    tamanho = 0;
  };
  for await (const parte of partes) {
    const bytesDaParte = Buffer.from(parte);
    cheio.push(bytesDaParte);
    tamanho += bytesDaParte.length;
    bytes += bytesDaParte.length;
    if (tamanho >= PECA) await guardar();
  }
  if (tamanho > 0) await guardar();
  return { pecas, bytes };
};

export const lerArquivo = async function* (
  platform: Daqui,
  row: Lugar & Pick<ArquivoRow, 'pecas'>,
): AsyncGenerator<Buffer> {
  const store = createFileStore(platform.config);
  const envelope = envelopeDo(platform, row);
  for (let numero = 0; numero < row.pecas; numero += 1) {
    const peca = await store.read(chaveDaPeca(row.local, numero));
    if (!peca) throw new Error('A piece of a report file is not in the store');
    yield envelope.openBytes(peca);
  }
};

export const apagarLugar = (platform: Daqui, local: string): Promise<void> =>
  createFileStore(platform.config).delete(local);
