import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Platform } from '#server/platform.ts';
import type { Figuras } from '../domain/figuras.ts';
import { countFiguras, findAtrasoDaReplica, findPontoDoLog } from './figuras-repository.ts';

/** However often somebody asks, a process reads them no more often than this. */
const VALEM_MS = 30_000;
/** Whoever asks waits no longer: a database that is slow is no reason to tell nothing at all. */
const PACIENCIA_MS = 5000;

export interface FigurasLidas {
  readonly figuras: Figuras;
  readonly lidasEm: Date;
}

type ParaLer = Pick<Platform, 'db' | 'leitura' | 'clock'>;

const atrasoDaReplica = async ({ db, leitura }: ParaLer): Promise<Figuras['replica']> =>
  leitura === db ? null : findAtrasoDaReplica(leitura, await findPontoDoLog(db));

const ler = async (platform: ParaLer): Promise<FigurasLidas> => {
  const agora = platform.clock.now();
  const [doBanco, replica] = await Promise.all([
    countFiguras(platform.db, { agora, hoje: toIsoDate(localDate(agora.getTime())) }),
    atrasoDaReplica(platform),
  ]);
  return { figuras: { ...doBanco, replica }, lidasEm: agora };
};

const noPrazo = async <T>(trabalho: Promise<T>): Promise<T> => {
  let limite: NodeJS.Timeout | undefined;
  const demora = new Promise<never>((_resolve, reject) => {
    limite = setTimeout(() => reject(new Error('The figures of the platform took too long')), PACIENCIA_MS);
  });
  try {
    return await Promise.race([trabalho, demora]);
  } finally {
    clearTimeout(limite);
  }
};

/** The figures, at most half a minute old, read by one question at a time. */
export const createLerFiguras = (platform: ParaLer, agora: () => number = () => performance.now()) => {
  let ultimas: { readonly em: number; readonly lidas: FigurasLidas } | null = null;
  let lendo: Promise<FigurasLidas> | null = null;
  return (): Promise<FigurasLidas> => {
    if (ultimas && agora() - ultimas.em < VALEM_MS) return Promise.resolve(ultimas.lidas);
    lendo ??= ler(platform)
      .then((lidas) => {
        ultimas = { em: agora(), lidas };
        return lidas;
      })
      .finally(() => {
        lendo = null;
      });
    lendo.catch(() => undefined);
    return noPrazo(lendo);
  };
};

export type LerFiguras = ReturnType<typeof createLerFiguras>;
