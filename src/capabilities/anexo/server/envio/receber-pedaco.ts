import type { Readable } from 'node:stream';
import { conflict } from '#kernel/errors.ts';
import { sealBytes } from '#server/crypto/envelope-bytes.ts';
import type { Platform } from '#server/platform.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import {
  anexoNaoEncontrado,
  jaConferido,
  maiorQueODeclarado,
  pedacoGrande,
  pedacoVazio,
  posicaoErrada,
} from '../../domain/anexo-errors.ts';
import { MAX_BYTES_DO_PEDACO } from '../../domain/anexo-limites.ts';
import { type AnexoRow, findAnexo, lockAnexos, updateAnexo } from '../anexo-repository.ts';
import { chaveSolta } from '../chave-do-anexo.ts';
import { lugarDoPedaco } from '../lugares.ts';
import { assertCabeSemConta, gastarSemConta } from './cotas.ts';

const interrompido = () =>
  conflict('anexo.interrompido', 'O envio foi interrompido. Continue de onde parou.');

/** Stops reading beyond the limit of a piece or beyond what the file still lacks. */
const readPedaco = async (corpo: Readable, falta: number): Promise<Buffer> => {
  const partes: Buffer[] = [];
  let lidos = 0;
  try {
    for await (const parte of corpo as AsyncIterable<Buffer>) {
      lidos += parte.length;
      if (lidos > Math.min(falta, MAX_BYTES_DO_PEDACO)) break;
      partes.push(parte);
    }
  } catch {
    // The connection broke: this piece is thrown away, and the next one says where to resume.
    throw interrompido();
  }
  if (lidos > falta) throw maiorQueODeclarado();
  if (lidos > MAX_BYTES_DO_PEDACO) throw pedacoGrande();
  if (lidos === 0) throw pedacoVazio();
  return Buffer.concat(partes);
};

const assertContinua = (row: AnexoRow, posicao: number): void => {
  if (row.situacao !== 'recebendo') throw jaConferido();
  if (posicao !== row.recebido) throw posicaoErrada(row.recebido);
};

interface Pedaco {
  readonly idAnexo: number;
  readonly posicao: number;
  readonly corpo: Readable;
  /** The prefix that a stranger's piece comes from. */
  readonly remetente: string;
}

/** Takes one piece of a file, sealed with the file's key from the first byte that touches the disk. */
export const receberPedaco = async (
  platform: Platform,
  store: FileStore,
  { idAnexo, posicao, corpo, remetente }: Pedaco,
): Promise<AnexoRow> => {
  const antes = await findAnexo(platform.db, idAnexo);
  if (!antes) throw anexoNaoEncontrado();
  assertContinua(antes, posicao);
  if (antes.sem_conta) await assertCabeSemConta(platform, remetente, 1);
  const pedaco = await readPedaco(corpo, antes.tamanho - antes.recebido);
  if (antes.sem_conta) await gastarSemConta(platform, remetente, pedaco.length);
  return platform.db.transaction().execute(async (tx) => {
    const [row] = await lockAnexos(tx, [idAnexo]);
    if (!row) throw anexoNaoEncontrado();
    assertContinua(row, posicao);
    await store.write(lugarDoPedaco(row.local, posicao), sealBytes(chaveSolta(platform, row), pedaco));
    const recebido = posicao + pedaco.length;
    await updateAnexo(tx, idAnexo, { recebido });
    return { ...row, recebido };
  });
};
