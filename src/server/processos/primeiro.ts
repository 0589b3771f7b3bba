import cluster, { type Worker } from 'node:cluster';
import type { Config } from '../config.ts';
import { say } from './dizer.ts';
import { type Volta, voltaDepoisDe } from './espera-para-voltar.ts';
import type { Aviso, Ordem, Servir } from './recados.ts';
import { createReuniao } from './reuniao.ts';
import { createVagas } from './vagas.ts';

/** A request or a job that takes longer than this is given up when the server ends. */
const PACIENCIA_AO_PARAR = 60_000;

/**
 * Megabytes for what was just made. Left alone, V8 lets that part grow to several times as much while the program is read, and never
 * gives it back: a third of what a process takes at rest (docs/processos.md).
 */
const MEMORIA_JOVEM = '--max-semi-space-size=8';

interface Lugar {
  readonly numero: number;
  worker: Worker;
  nascidoEm: number;
  isServindo: boolean;
  seguidas: number;
  /** The names under which it took jobs. */
  nomes: string[];
  espera?: NodeJS.Timeout;
}

export interface AoServir {
  readonly port: number;
  readonly dizer: readonly string[];
}

/** Ended before it ever served: the start has failed, and has said why. */
export class NaoIniciou extends Error {
  override readonly name = 'NaoIniciou';
}

const comoTerminou = (code: number | null, signal: string | null): string => signal ?? `código ${code ?? 0}`;

/**
 * The first process, which serves nothing itself: it keeps the others, replaces one that dies, and counts what belongs to the whole
 * machine (`vagas.ts`). The others begin at once to read the program, and are told to serve when the database is there.
 */
export const createPrimeiro = (
  { processos, esperaAoEncerrar }: Pick<Config, 'processos' | 'esperaAoEncerrar'>,
  aoPerderOBanco: () => void,
  agora: () => number = () => performance.now(),
) => {
  const vagas = createVagas();
  const reuniao = createReuniao();
  const lugares: Lugar[] = [];
  let dados: Pick<Servir, 'url' | 'desde'> | null = null;
  let aSoltar: readonly string[] = [];
  let parando = false;
  let isNoAr = false;
  let dizer: readonly string[] = [];
  const noAr = Promise.withResolvers<AoServir>();
  // Whoever ends the server before it serves does not wait for this.
  noAr.promise.catch(() => undefined);

  const mandar = ({ worker }: Lugar, ordem: Ordem): void => {
    if (worker.isConnected()) worker.send(ordem);
  };

  const mandarServir = (lugar: Lugar, isDoInicio: boolean): void => {
    if (dados) mandar(lugar, { tipo: 'servir', numero: lugar.numero, ...dados, isDoInicio });
  };

  /** By any process that serves; until one says that it did, the next is asked too. */
  const soltarTrabalhos = (): void => {
    const quem = lugares.find(({ isServindo }) => isServindo);
    if (quem && aSoltar.length > 0) mandar(quem, { tipo: 'soltar-trabalhos', de: aSoltar });
  };

  const receber: { [T in Aviso['tipo']]: (lugar: Lugar, aviso: Extract<Aviso, { tipo: T }>) => void } = {
    preparado: (deste, aviso) => {
      dizer = aviso.dizer;
      for (const lugar of lugares) if (lugar !== deste) mandarServir(lugar, false);
    },
    servindo: (lugar, { port }) => {
      lugar.isServindo = true;
      soltarTrabalhos();
      if (isNoAr || !lugares.every(({ isServindo }) => isServindo)) return;
      isNoAr = true;
      noAr.resolve({ port, dizer });
    },
    'banco-perdido': aoPerderOBanco,
    'trabalha-como': (lugar, { nome }) => {
      lugar.nomes.push(nome);
    },
    'trabalhos-soltos': (_lugar, { de }) => {
      aSoltar = aSoltar.filter((nome) => !de.includes(nome));
    },
    'pedir-vez': ({ worker }, pedido) => void vagas.pedir(worker, pedido),
    'passar-vez': ({ worker }, { pedido }) => vagas.passar(worker, pedido),
    'pedir-medidas': ({ worker }, { pedido }) => {
      const servem = lugares.filter(({ isServindo }) => isServindo);
      reuniao.pedir(
        worker,
        pedido,
        servem.map((lugar) => lugar.worker),
      );
    },
    medidas: ({ worker }, { ronda, retrato }) => reuniao.receber(worker, ronda, retrato),
  };

  const iniciar = (numero: number): Worker => {
    const worker = cluster.fork();
    worker.on('message', (aviso: Aviso) => {
      const lugar = lugares[numero - 1];
      if (lugar?.worker === worker) receber[aviso.tipo](lugar, aviso as never);
    });
    // What is sent in the very moment in which it dies is lost; unheard, the error would end this process, and all with it.
    worker.on('error', (error) =>
      console.error(`Um recado ao processo ${numero} se perdeu: ${error.message}`),
    );
    worker.on('exit', (code, signal) => {
      const lugar = lugares[numero - 1];
      if (lugar?.worker === worker) terminou(lugar, comoTerminou(code, signal));
    });
    return worker;
  };

  const falar = ({ numero }: Lugar, como: string, { seguidas, espera, isEmCirculo }: Volta): void =>
    console.error(
      isEmCirculo
        ? `O processo ${numero} terminou ${seguidas} vezes seguidas (${como}): veja o erro acima. Outro começa em ${Math.ceil(espera / 1000)} s.`
        : `O processo ${numero} terminou (${como}): outro toma o seu lugar.`,
    );

  const terminou = (lugar: Lugar, como: string): void => {
    vagas.morreu(lugar.worker);
    reuniao.morreu(lugar.worker);
    lugar.isServindo = false;
    aSoltar = [...aSoltar, ...lugar.nomes.splice(0)];
    if (parando) return;
    if (!isNoAr) {
      noAr.reject(new NaoIniciou());
      return;
    }
    soltarTrabalhos();
    const volta = voltaDepoisDe(lugar.seguidas, agora() - lugar.nascidoEm);
    lugar.seguidas = volta.seguidas;
    falar(lugar, como, volta);
    lugar.espera = setTimeout(() => {
      lugar.nascidoEm = agora();
      lugar.worker = iniciar(lugar.numero);
      // By then the database is filled.
      mandarServir(lugar, false);
    }, volta.espera);
  };

  cluster.setupPrimary({ execArgv: [...process.execArgv, MEMORIA_JOVEM] });
  for (let numero = 1; numero <= processos; numero++)
    lugares.push({
      numero,
      worker: iniciar(numero),
      nascidoEm: agora(),
      isServindo: false,
      seguidas: 0,
      nomes: [],
    });

  return {
    /** Resolved when all serve. */
    servir: (em: Pick<Servir, 'url' | 'desde'>): Promise<AoServir> => {
      dados = em;
      const [primeiro] = lugares;
      if (primeiro) mandarServir(primeiro, true);
      return noAr.promise;
    },
    /** All end what they are doing; resolved when none is left. */
    parar: async (): Promise<void> => {
      parando = true;
      await Promise.all(
        lugares.map(async (lugar) => {
          clearTimeout(lugar.espera);
          const { worker } = lugar;
          if (worker.isDead()) return;
          const fim = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
          mandar(lugar, { tipo: 'parar' });
          const limite = setTimeout(() => {
            say(`• O processo ${lugar.numero} não terminou a tempo: foi encerrado.`);
            worker.process.kill('SIGKILL');
          }, PACIENCIA_AO_PARAR + esperaAoEncerrar);
          await fim;
          clearTimeout(limite);
        }),
      );
    },
  };
};
