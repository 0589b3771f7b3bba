import { avisosDe } from '#server/db/avisos.ts';
import type { Platform } from '#server/platform.ts';

const canais = ['manifestacao', 'presenca', 'alerta'] as const;
export type Canal = (typeof canais)[number];

export interface AoOuvir {
  mensagem(canal: Canal, texto: string): void;
  /** Called after a gap: what happened meanwhile was missed. */
  retomada(): void;
}

/** Listens from the first stream on to what any process of any machine tells. */
export const createOuvinte = (platform: Pick<Platform, 'pool' | 'log'>, ao: AoOuvir) => {
  let ouvindo: Promise<readonly (() => void)[]> | null = null;
  let deixar: readonly (() => void)[] = [];

  const comecar = async (): Promise<readonly (() => void)[]> => {
    const avisos = avisosDe(platform);
    for (const canal of canais) {
      const parar = await avisos.ouvir(canal, {
        mensagem: (texto) => ao.mensagem(canal, texto),
        // One gap, however many channels it had.
        retomada: canal === 'manifestacao' ? ao.retomada : () => undefined,
      });
      deixar = [...deixar, parar];
    }
    return deixar;
  };

  const fechar = (): void => {
    for (const parar of deixar) parar();
    deixar = [];
  };

  return {
    /** The first listener opens the connection; if that fails, the next one tries again. */
    ouvir: async (): Promise<void> => {
      ouvindo ??= comecar().catch((error: unknown) => {
        ouvindo = null;
        fechar();
        throw error;
      });
      await ouvindo;
    },
    fechar,
  };
};
