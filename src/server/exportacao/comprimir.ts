import { constants, crc32, createDeflateRaw, createGzip, type DeflateRaw, type Gzip } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';
import type { Canal } from './canal.ts';

type Bloco = Uint8Array<ArrayBuffer>;

/** Level 6 would make the files a seventh smaller, but take twice as long. */
const NIVEL = { level: 3, chunkSize: 64 * 1024 } as const;

/** Compresses outside the main thread, which is serving people. */
const porBlocos = (motor: DeflateRaw | Gzip, para: (bloco: Bloco) => Promise<void>): Canal => {
  let prontos: Bloco[] = [];
  motor.on('data', (bloco: Bloco) => prontos.push(bloco));
  const passar = async (): Promise<void> => {
    const blocos = prontos;
    prontos = [];
    for (const bloco of blocos) await para(bloco);
  };
  return {
    write: async (bytes) => {
      await new Promise<void>((resolve, reject) =>
        motor.write(bytes, (error) => (error ? reject(error) : resolve())),
      );
      await passar();
    },
    end: async () => {
      await new Promise<void>((resolve, reject) => {
        motor.once('end', resolve).once('error', reject);
        motor.end();
      });
      await passar();
    },
  };
};

/** No time in the header: the same rows give the same bytes. */
export const emGzip = (saida: Canal): Canal => {
  const motor = porBlocos(createGzip({ ...NIVEL, finishFlush: constants.Z_FINISH }), (bloco) =>
    saida.write(bloco),
  );
  return {
    write: (bytes) => motor.write(bytes),
    end: async () => {
      await motor.end();
      await saida.end();
    },
  };
};

const DEFLATE = 8;

interface Entrada extends ZipInputFile {
  size: number;
  crc: number;
}

export interface ArquivoZip {
  /** One at a time: the next may begin only after the last was ended. */
  entrada(nome: string): Canal;
  end(): Promise<void>;
}

/** The library writes the zip container; Node compresses, which is many times faster. */
export const createZip = (saida: Canal, dia: Date): ArquivoZip => {
  let prontos: Uint8Array[] = [];
  let falha: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) falha = error;
    else prontos.push(bytes);
  });
  const passar = async (): Promise<void> => {
    if (falha) throw falha;
    const blocos = prontos;
    prontos = [];
    for (const bloco of blocos) await saida.write(bloco);
  };
  return {
    entrada: (nome) => {
      const entrada: Entrada = { filename: nome, size: 0, crc: 0, compression: DEFLATE, mtime: dia };
      zip.add(entrada);
      const motor = porBlocos(createDeflateRaw(NIVEL), async (bloco) => {
        entrada.ondata?.(null, bloco, false);
        await passar();
      });
      return {
        write: async (bytes) => {
          entrada.size += bytes.length;
          entrada.crc = crc32(bytes, entrada.crc);
          await motor.write(bytes);
        },
        end: async () => {
          await motor.end();
          entrada.ondata?.(null, new Uint8Array(0), true);
          await passar();
        },
      };
    },
    end: async () => {
      zip.end();
      await passar();
      await saida.end();
    },
  };
};
