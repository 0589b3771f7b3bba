import type { Platform } from '#server/platform.ts';
import { type Canal, type Ouvindo, openOuvinte } from './ouvinte-repository.ts';

const ESPERA_INICIAL = 500;
const ESPERA_MAXIMA = 30_000;

export interface AoOuvir {
  mensagem(canal: Canal, texto: string): void;
  /** Called after a gap: what happened meanwhile was missed. */
  retomada(): void;
}

/** Listens to the database on one connection per process, and reconnects when it breaks. */
export const createOuvinte = ({ pool, log }: Pick<Platform, 'pool' | 'log'>, ao: AoOuvir) => {
  let atual: Promise<void> | null = null;
  let aberta: Ouvindo | null = null;
  let fechado = false;
  let espera = ESPERA_INICIAL;
  let timer: NodeJS.Timeout | undefined;

  const conectar = async (): Promise<void> => {
    const { connectionString } = pool.options;
    if (!connectionString) throw new Error('The pool has no address to listen at');
    aberta = await openOuvinte(connectionString, {
      mensagem: ao.mensagem,
      perdida: (error) => {
        log.warn(`Live events lost their connection${error ? `: ${error.message}` : ''}`);
        voltar();
      },
    });
    espera = ESPERA_INICIAL;
    if (fechado) await aberta.fechar();
  };

  const voltar = (): void => {
    if (fechado) return;
    timer = setTimeout(() => {
      conectar().then(ao.retomada, (error: unknown) => {
        log.warn(`Live events could not reconnect: ${error instanceof Error ? error.message : 'unknown'}`);
        voltar();
      });
    }, espera);
    timer.unref();
    espera = Math.min(espera * 2, ESPERA_MAXIMA);
  };

  return {
    /** The first listener opens the connection; if that fails, the next one tries again. */
    ouvir: (): Promise<void> => {
      atual ??= conectar().catch((error: unknown) => {
        atual = null;
        throw error;
      });
      return atual;
    },
    fechar: async (): Promise<void> => {
      fechado = true;
      clearTimeout(timer);
      await aberta?.fechar();
    },
  };
};
