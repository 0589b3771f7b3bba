import net from 'node:net';

const FIM_DO_CABECALHO = Buffer.from('\r\n\r\n');

/** Bytes of the first answer in these, with its head; null until all of it is there. */
const tamanhoDaResposta = (recebido: Buffer): number | null => {
  const fim = recebido.indexOf(FIM_DO_CABECALHO);
  if (fim < 0) return null;
  const cabeca = recebido.toString('latin1', 0, fim);
  if (!/^HTTP\/1\.1 (?:200|304) /.test(cabeca)) throw new Error(cabeca.slice(0, 200));
  const total = fim + 4 + Number(/content-length: (\d+)/i.exec(cabeca)?.[1] ?? 0);
  return recebido.length >= total ? total : null;
};

interface Repeticao {
  readonly porta: number;
  /** The request as it goes over the wire. */
  readonly pedido: string;
  readonly conexoes: number;
  readonly ms: number;
}

/**
 * Asks the same again and again over some open connections, each as soon as it was answered; how many per second. It reads no more
 * of an answer than its length: the asking must cost less than the answering.
 */
export const repetir = async ({ porta, pedido, conexoes, ms }: Repeticao): Promise<number> => {
  const bytes = Buffer.from(pedido);
  const inicio = performance.now();
  let respostas = 0;
  const uma = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = net.connect(porta, '127.0.0.1', () => socket.write(bytes));
      socket.setNoDelay(true);
      socket.on('error', reject);
      let recebido: Buffer = Buffer.alloc(0);
      socket.on('data', (pedaco: Buffer) => {
        recebido = recebido.length === 0 ? pedaco : Buffer.concat([recebido, pedaco]);
        try {
          if (tamanhoDaResposta(recebido) === null) return;
        } catch (error) {
          socket.destroy();
          reject(error);
          return;
        }
        respostas += 1;
        recebido = Buffer.alloc(0);
        if (performance.now() - inicio < ms) socket.write(bytes);
        else socket.end(resolve);
      });
    });
  await Promise.all(Array.from({ length: conexoes }, uma));
  return respostas / ((performance.now() - inicio) / 1000);
};

export const pedidoGet = (endereco: string, cabecalhos: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${endereco} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(cabecalhos).map(([nome, valor]) => `${nome}: ${valor}`),
    '',
    '',
  ].join('\r\n');
