import { setTimeout } from 'node:timers/promises';
import { type Anotada, type Trilha, trilhaDe } from '#server/db/trilha.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { acertoDe, type MotivoDaLacuna } from '../domain/acerto.ts';
import type { OrigemDoElo } from '../domain/encadeamento.ts';
import { createEncadeador, encadearLinhas, VERIFICAR } from './encadear-auditoria.ts';
import { insertLacunas, type Lacuna, listEstados } from './lacuna-repository.ts';

/** Rows are in their chain within a second: they wait half of one, and then for the batch. */
const INTERVALO = 500;
const POR_VEZ = 2000;

type Seguido = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

const lacunaDe = (
  { serie }: Trilha,
  motivo: MotivoDaLacuna,
  { numero, origem, id, orgao }: Anotada,
): Lacuna => ({
  serie,
  numero,
  motivo,
  origem: origem as OrigemDoElo,
  idOrigem: id,
  idOuvidoria: orgao,
});

const semLinha = ({ serie }: Trilha, motivo: MotivoDaLacuna, numero: number): Lacuna => ({
  serie,
  numero,
  motivo,
  origem: null,
  idOrigem: null,
  idOuvidoria: null,
});

const isAtaque = ({ motivo }: Lacuna): boolean => motivo === 'removida' || motivo === 'desviada';

/**
 * Links what this process wrote and settles its numbers: each one is in the chain, or is explained, or
 * is an alarm. It costs nothing while nothing is written.
 */
export const createSeguidor = (platform: Seguido) => {
  const { db, clock, log } = platform;
  const encadeador = createEncadeador(platform);
  const trilha = trilhaDe(db);
  /** Missing at the last look: its act may have ended while the database was asked. */
  let sumidas = new Set<number>();

  const acertar = async (anotadas: readonly Anotada[]): Promise<Lacuna[]> => {
    const porNumero = new Map(anotadas.map((anotada) => [anotada.numero, anotada]));
    const agora = new Set<number>();
    const lacunas: Lacuna[] = [];
    for (const { numero, ...estado } of await listEstados(db, anotadas)) {
      const anotada = porNumero.get(numero);
      if (!anotada) continue;
      const acerto = acertoDe(estado, anotada.orgao);
      if (acerto === 'removida') agora.add(numero);
      if (acerto === 'espera' || (acerto === 'removida' && !sumidas.has(numero))) continue;
      if (acerto !== 'encadeada') lacunas.push(lacunaDe(trilha, acerto, anotada));
      else trilha.riscar(numero);
    }
    sumidas = agora;
    return lacunas;
  };

  const guardar = async (lacunas: readonly Lacuna[]): Promise<void> => {
    if (lacunas.length === 0) return;
    await db.transaction().execute(async (tx) => {
      await insertLacunas(tx, lacunas, clock.now(), encadeador.chaves);
      if (lacunas.some(isAtaque)) await enqueue(tx, VERIFICAR, {}, VERIFICAR);
    });
    for (const lacuna of lacunas) {
      if (isAtaque(lacuna))
        log.error(`Audit chain: row ${lacuna.idOrigem} (${lacuna.origem}) ${lacuna.motivo}`);
      trilha.riscar(lacuna.numero);
    }
  };

  const passar = async (): Promise<void> => {
    if (!trilha.temPendencia) return;
    const { livres, incertos } = trilha.tirarSemLinha();
    try {
      await guardar([
        ...livres.map((numero) => semLinha(trilha, 'desfeita', numero)),
        ...incertos.map((numero) => semLinha(trilha, 'incerta', numero)),
      ]);
    } catch (error) {
      for (const numero of [...livres, ...incertos]) trilha.perder(numero);
      throw error;
    }
    const anotadas = trilha.anotadas.slice(0, POR_VEZ);
    if (anotadas.length === 0) return;
    const ids = (origem: OrigemDoElo) => anotadas.filter((a) => a.origem === origem).map(({ id }) => id);
    await encadearLinhas(encadeador, { administracao: ids('administracao'), caso: ids('caso') });
    await guardar(await acertar(anotadas));
  };
  return { passar };
};

/** Follows what this process writes until it is stopped; what fails is tried again. */
export const seguirAuditoria = (platform: Seguido) => {
  const fim = new AbortController();
  const { passar } = createSeguidor(platform);
  const tentar = () =>
    passar().catch((error: unknown) => platform.log.error(error, 'A auditoria não pôde ser encadeada'));
  const seguir = async (): Promise<void> => {
    while (!fim.signal.aborted) {
      await tentar();
      await setTimeout(INTERVALO, undefined, { signal: fim.signal }).catch(() => undefined);
    }
    await tentar();
  };
  const seguindo = seguir();
  return {
    parar: async (): Promise<void> => {
      fim.abort();
      await seguindo;
    },
  };
};
