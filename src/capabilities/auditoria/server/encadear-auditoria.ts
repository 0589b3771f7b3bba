import { enqueue, type Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { EstadoDaMarca } from '../domain/conferir.ts';
import { encadear, type OrigemDoElo, type Ponta } from '../domain/encadeamento.ts';
import { type Cabecas, createCabecas } from './cabecas.ts';
import { type Chaves, createChaves } from './chaves-da-auditoria.ts';
import {
  insertElos,
  listAEncadear,
  listPontas,
  listTodasAsPontas,
  tryLockDoEncadeamento,
} from './encadeamento-repository.ts';
import { existeMarco, insertMarco } from './marco-repository.ts';
import { sha256 } from './sha256.ts';

const LOTE = 2000;
export const VERIFICAR = 'verificar-auditoria';

/** Which rows to link: those of these numbers, or whatever has no link. */
export type Quais = Readonly<Record<OrigemDoElo, readonly number[]>> | 'todas';

interface Encadeador extends Pick<Platform, 'db' | 'clock'> {
  readonly chaves: Chaves;
  readonly cabecas: Cabecas;
}

export const createEncadeador = (platform: Pick<Platform, 'db' | 'clock' | 'config'>): Encadeador => ({
  db: platform.db,
  clock: platform.clock,
  chaves: createChaves(platform),
  cabecas: createCabecas(platform),
});

/** Where reading everything goes on: what comes before has its link, or waits for the next time. */
type Depois = Record<OrigemDoElo, number>;
const DO_COMECO = Number.MIN_SAFE_INTEGER;

interface Lote {
  readonly linhas: number;
  /** The new heads. */
  readonly pontas: ReadonlyMap<number, Ponta>;
}

const NADA: Lote = { linhas: 0, pontas: new Map() };

/** Links one batch of each table; one instance at a time, the others skip it. */
const encadearLote = ({ db, clock, chaves }: Encadeador, quais: Quais, depois: Depois): Promise<Lote> =>
  db.transaction().execute(async (tx) => {
    if (!(await tryLockDoEncadeamento(tx))) return NADA;
    const tabela = (origem: OrigemDoElo) =>
      listAEncadear(
        tx,
        origem,
        {
          ids: quais === 'todas' ? quais : quais[origem],
          limite: LOTE,
          depoisDe: depois[origem],
        },
        chaves,
      );
    const linhas = [...(await tabela('administracao')), ...(await tabela('caso'))];
    if (linhas.length === 0) return NADA;
    for (const { origem, idOrigem } of linhas) depois[origem] = Math.max(depois[origem], idOrigem);
    const pontas = await listPontas(
      tx,
      linhas.map(({ idOuvidoria }) => idOuvidoria),
    );
    const elos = encadear({ resumir: sha256, selar: chaves.selar }, pontas, linhas);
    await insertElos(tx, elos, clock.now());
    const tem = (estado: EstadoDaMarca) => linhas.some(({ marca }) => marca === estado);
    // Somebody put or changed a row: it is told now, not tonight.
    if (tem('nao-confere') || (tem('ausente') && (await existeMarco(tx))))
      await enqueue(tx, VERIFICAR, {}, VERIFICAR);
    return { linhas: linhas.length, pontas };
  });

/**
 * The first time everything is linked, it is written down where the chains end: from there on nothing
 * without a mark is taken. Where heads are kept outside, that time is long past and somebody removed it.
 */
const firmarMarco = async ({ db, clock, chaves, cabecas }: Encadeador): Promise<void> => {
  if ((await existeMarco(db)) || (await cabecas.existem())) return;
  const pontas = await db.transaction().execute(async (tx) => {
    if (!(await tryLockDoEncadeamento(tx)) || (await existeMarco(tx))) return null;
    const todas = await listTodasAsPontas(tx);
    await insertMarco(tx, todas, clock.now(), chaves);
    return todas;
  });
  if (pontas) await cabecas.escrever(pontas, clock.now());
};

/** Links these rows, in batches, and writes the new heads outside the database. */
export const encadearLinhas = async (encadeador: Encadeador, quais: Quais): Promise<void> => {
  const { db, clock, cabecas } = encadeador;
  const depois: Depois = { administracao: DO_COMECO, caso: DO_COMECO };
  for (;;) {
    const { linhas, pontas } = await encadearLote(encadeador, quais, depois);
    // Before the marco a head would tell of a chain that is still being brought over.
    if (pontas.size > 0 && ((await existeMarco(db)) || (await cabecas.existem())))
      await cabecas.escrever(pontas, clock.now());
    if (linhas < LOTE) return;
  }
};

/** Links whatever has no link: what a server that stopped had not linked, and what earlier versions left out. */
export const encadearAuditoria = async (
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
): Promise<void> => {
  const encadeador = createEncadeador(platform);
  await encadearLinhas(encadeador, 'todas');
  await firmarMarco(encadeador);
};

/** The net below `seguirAuditoria`, which links within a second. */
export const encadearAuditoriaJob = (platform: Platform): Job => ({
  name: 'encadear-auditoria',
  cron: '7 * * * *',
  aoIniciar: true,
  run: () => encadearAuditoria(platform),
});
