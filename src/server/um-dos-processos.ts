import type { Atendendo } from './atender.ts';
import { abrirChaves } from './chaves/abrir-chaves.ts';
import { type Clock, clockStartingAt, systemClock } from './clock.ts';
import { type Config, loadConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Encerrar } from './processos/encerrar.ts';
import type { Aviso, Ordem, Servir } from './processos/recados.ts';

const avisar = (aviso: Aviso): void => {
  process.send?.(aviso);
};

const onErrorDe = (numero: number) => (error: Error) => {
  console.error(`Conexão com o banco perdida (processo ${numero}): ${error.message}`);
  avisar({ tipo: 'banco-perdido' });
};

/** The first process has made sure that they open; each reads them into its own memory, and none is told to another. */
const abrir = async (given: Config, clock: Clock, { url, numero }: Servir): Promise<Config> => {
  const { db, close } = openDatabase(url, { onError: onErrorDe(numero), max: 1 });
  try {
    return await abrirChaves(db, given, clock);
  } finally {
    await close();
  }
};

const servir = async (ordem: Servir, encerrar: Encerrar): Promise<Atendendo> => {
  const { url, numero, desde, isDoInicio } = ordem;
  const { atender } = await import('./atender.ts');
  const given = loadConfig();
  const clock = given.relogioInicial ? clockStartingAt(given.relogioInicial, desde) : systemClock;
  const atendendo = await atender(
    {
      config: await abrir(given, clock, ordem),
      clock,
      url,
      numero,
      isDoInicio,
      onError: onErrorDe(numero),
      aoPreparar: (dizer) => avisar({ tipo: 'preparado', dizer }),
      aoTrabalharComo: (nome) => avisar({ tipo: 'trabalha-como', nome }),
    },
    encerrar,
  );
  avisar({ tipo: 'servindo', port: atendendo.port });
  return atendendo;
};

/** One of several processes: reads the program at once, and serves when the first one says that the database is there. */
export const umDosProcessos = (encerrar: Encerrar, parar: () => void): Promise<void> =>
  new Promise((_resolve, reject) => {
    // What started the server may have let go of its own channel; ours holds the process until it serves.
    process.channel?.ref();
    import('./atender.ts').catch(reject);
    let atendendo: Promise<Atendendo> | null = null;
    const soltar = async (de: readonly string[]): Promise<void> => {
      await (await atendendo)?.soltarTrabalhos(de);
      avisar({ tipo: 'trabalhos-soltos', de });
    };
    process.on('message', (recado) => {
      const ordem = recado as Ordem;
      if (ordem.tipo === 'servir') {
        atendendo = servir(ordem, encerrar);
        atendendo.catch(reject);
      } else if (ordem.tipo === 'parar') parar();
      else if (ordem.tipo === 'soltar-trabalhos')
        soltar(ordem.de).catch((error: unknown) =>
          console.error(
            `Os trabalhos de um processo que terminou continuam presos: ${error instanceof Error ? error.message : 'erro'}`,
          ),
        );
    });
  });
