import { once } from 'node:events';
import { connect } from 'node:net';
import { antivirusFora } from '../domain/anexo-errors.ts';

const PEDACO = 65_536;
const PACIENCIA = 60_000;

const comTamanho = (bytes: Uint8Array): Buffer => {
  const tamanho = Buffer.alloc(4);
  tamanho.writeUInt32BE(bytes.length);
  return Buffer.concat([tamanho, bytes]);
};

const perguntar = async (clamdUrl: string, bytes: Uint8Array): Promise<string> => {
  const { hostname, port } = new URL(clamdUrl);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });
  const limite = AbortSignal.timeout(PACIENCIA);
  limite.addEventListener('abort', () => socket.destroy(new Error('clamd did not answer in time')));
  const partes: Buffer[] = [];
  socket.on('data', (parte: Buffer) => partes.push(parte));
  const fim = once(socket, 'end');
  fim.catch(() => undefined);
  try {
    await once(socket, 'connect');
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += PEDACO) {
      if (!socket.write(comTamanho(bytes.subarray(at, at + PEDACO)))) {
        await Promise.race([once(socket, 'drain'), fim]);
      }
    }
    socket.write(Buffer.alloc(4));
    await fim;
    return Buffer.concat(partes).toString('latin1').replaceAll('\0', '').trim();
  } finally {
    socket.destroy();
  }
};

/** Asks clamd (INSTREAM). Without a clear answer nothing passes. */
export const temVirus = async (
  clamdUrl: string,
  bytes: Uint8Array,
  avisar: (problema: unknown) => void,
): Promise<boolean> => {
  const resposta = await perguntar(clamdUrl, bytes).catch((error: unknown) => {
    avisar(error);
    throw antivirusFora();
  });
  if (resposta.endsWith(' FOUND')) return true;
  if (resposta === 'stream: OK') return false;
  avisar(new Error('clamd refused the scan; its StreamMaxLength must be at least 30M'));
  throw antivirusFora();
};
