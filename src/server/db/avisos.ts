import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import type { Platform } from '../platform.ts';
import { SINAL_DE_VIDA } from './database.ts';

const ESPERA_INICIAL = 500;
const ESPERA_MAXIMA = 30_000;
/** How often the database is asked for a sign of life, and how long it may take to give one. */
const PULSO_MS = 10_000;
/** Who does not answer does not say goodbye either: nobody waits long for it. */
const DESPEDIDA_MS = 1000;

export interface AoOuvir {
  mensagem(texto: string): void;
  /** Called when the connection is lost: until `retomada` nothing is heard. */
  perdida?(): void;
  /** Called after a gap: what was told meanwhile was missed. */
  retomada(): void;
}

export interface Avisos {
  /** The first who listens opens the connection; if that fails, the next one tries again. Answers how to hear no more. */
  ouvir(canal: string, ao: AoOuvir): Promise<() => void>;
  /** On the same connection, which no load keeps busy: whether the database answers at all. */
  perguntar<T extends pg.QueryResultRow>(texto: string): Promise<readonly T[]>;
  fechar(): Promise<void>;
}

export interface ParaOuvir extends Pick<Platform, 'log'> {
  readonly pool: Pick<pg.Pool, 'options'>;
}

const despedir = async (client: pg.Client): Promise<void> => {
  await Promise.race([client.end().catch(() => undefined), esperar(DESPEDIDA_MS, undefined, { ref: false })]);
};

/**
 * What processes tell each other by NOTIFY, heard on one connection of this process, which comes back when it breaks, or when it
 * is dead without a word, as when a machine or a line between fails.
 */
const createAvisos = ({ pool, log }: ParaOuvir, pulso: number): Avisos => {
  const ouvidos = new Map<string, AoOuvir[]>();
  let ligando: Promise<pg.Client> | null = null;
  let fechado = false;
  let espera = ESPERA_INICIAL;
  let timer: NodeJS.Timeout | undefined;
  const todosOsOuvidos = (): readonly AoOuvir[] => [...ouvidos.values()].flat();

  /** Its own connection, because LISTEN holds it for good; the pool's are for statements. */
  const ligar = async (): Promise<pg.Client> => {
    const { connectionString } = pool.options;
    if (!connectionString) throw new Error('The pool has no address to listen at');
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 10_000,
      query_timeout: pulso,
      ...SINAL_DE_VIDA,
    });
    let viva = false;
    let relogio: NodeJS.Timeout | undefined;
    const acabar = (error: Error | null): void => {
      if (!viva) return;
      viva = false;
      ligando = null;
      clearInterval(relogio);
      void despedir(client);
      for (const ao of todosOsOuvidos()) ao.perdida?.();
      if (fechado) return;
      log.warn(`The notices of other processes lost their connection${error ? `: ${error.message}` : ''}`);
      voltar();
    };
    client.on('error', acabar);
    client.on('end', () => acabar(null));
    client.on('notification', ({ channel, payload }) => {
      for (const ao of ouvidos.get(channel) ?? []) ao.mensagem(payload ?? '');
    });
    // A failure before this point is thrown, not reported as lost: the caller decides about the next try.
    await client.connect();
    for (const canal of ouvidos.keys()) await client.query(`listen ${pg.escapeIdentifier(canal)}`);
    viva = true;
    relogio = setInterval(() => {
      client.query('select').catch(acabar);
    }, pulso).unref();
    espera = ESPERA_INICIAL;
    if (fechado) acabar(null);
    return client;
  };

  const ligada = (): Promise<pg.Client> => {
    ligando ??= ligar().catch((error: unknown) => {
      ligando = null;
      throw error;
    });
    return ligando;
  };

  const voltar = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ligada().then(
        () => {
          for (const ao of todosOsOuvidos()) ao.retomada();
        },
        (error: unknown) => {
          if (fechado) return;
          log.warn(
            `The notices of other processes could not be heard again: ${error instanceof Error ? error.message : 'unknown'}`,
          );
          voltar();
        },
      );
    }, espera);
    timer.unref();
    espera = Math.min(espera * 2, ESPERA_MAXIMA);
  };

  const deixar = (canal: string, ao: AoOuvir): void => {
    const outros = (ouvidos.get(canal) ?? []).filter((cada) => cada !== ao);
    ouvidos.set(canal, outros);
  };

  return {
    ouvir: async (canal, ao) => {
      ouvidos.set(canal, [...(ouvidos.get(canal) ?? []), ao]);
      try {
        const client = await ligada();
        await client.query(`listen ${pg.escapeIdentifier(canal)}`);
      } catch (error) {
        deixar(canal, ao);
        throw error;
      }
      return () => deixar(canal, ao);
    },
    perguntar: async <T extends pg.QueryResultRow>(texto: string): Promise<readonly T[]> => {
      if (fechado) throw new Error('The connection that listens was closed');
      return (await (await ligada()).query<T>(texto)).rows;
    },
    fechar: async () => {
      fechado = true;
      clearTimeout(timer);
      const client = await ligando?.catch(() => null);
      if (client) await despedir(client);
    },
  };
};

const todos = new WeakMap<ParaOuvir['pool'], Avisos>();

/** One for each pool, and so one for each process that serves. */
export const avisosDe = (platform: ParaOuvir, pulso = PULSO_MS): Avisos => {
  const avisos = todos.get(platform.pool) ?? createAvisos(platform, pulso);
  todos.set(platform.pool, avisos);
  return avisos;
};
