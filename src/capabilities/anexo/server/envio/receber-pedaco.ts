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
import { type Reserva, reservarSemConta, SEM_RESERVA } from './cotas.ts';

const interrompido = () =>
  conflict('anexo.interrompido', 'O envio foi interrompido. Continue de onde parou.');

/** Stops reading beyond the limit of a piece, beyond what the file still lacks, and where the quota ends. */
const readPedaco = async (corpo: Readable, falta: number, reserva: Reserva): Promise<Buffer> => {
  const noMaximo = Math.min(falta, MAX_BYTES_DO_PEDACO);
  const partes: Buffer[] = [];
  let lidos = 0;
  let recusa: unknown;
  await reserva.ate(1, noMaximo);
  try {
    for await (const parte of corpo as AsyncIterable<Buffer>) {
      lidos += parte.length;
      if (lidos > noMaximo) break;
      await reserva.ate(lidos, noMaximo).catch((error: unknown) => {
        recusa = error;
        throw error;
      });
      partes.push(parte);
    }
  } catch (error) {
    if (recusa) throw error;
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

const guardarPedaco = (
  platform: Platform,
  store: FileStore,
  { idAnexo, posicao, pedaco }: Pick<Pedaco, 'idAnexo' | 'posicao'> & { readonly pedaco: Buffer },
): Promise<AnexoRow> =>
  platform.db.transaction().execute(async (tx) => {
    const [row] = await lockAnexos(tx, [idAnexo]);
    if (!row) throw anexoNaoEncontrado();
    assertContinua(row, posicao);
    await store.write(lugarDoPedaco(row.local, posicao), sealBytes(chaveSolta(platform, row), pedaco));
    const recebido = posicao + pedaco.length;
    await updateAnexo(tx, idAnexo, { recebido });
    return { ...row, recebido };
  });

/** Takes one piece of a file, sealed with the file's key from the first byte that touches the disk. */
export const receberPedaco = async (
  platform: Platform,
  store: FileStore,
  { idAnexo, posicao, corpo, remetente }: Pedaco,
): Promise<AnexoRow> => {
  const antes = await findAnexo(platform.db, idAnexo);
  if (!antes) throw anexoNaoEncontrado();
  assertContinua(antes, posicao);
  const reserva = antes.sem_conta ? reservarSemConta(platform, remetente) : SEM_RESERVA;
  let guardados = 0;
  try {
    const pedaco = await readPedaco(corpo, antes.tamanho - antes.recebido, reserva);
    const row = await guardarPedaco(platform, store, { idAnexo, posicao, pedaco });
    guardados = pedaco.length;
    return row;
  } finally {
    await reserva.acertar(guardados);
  }
};
