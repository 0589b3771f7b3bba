import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';

export interface Linha {
  readonly casos: number;
  readonly trabalho: string;
  readonly porSegundo: number;
  readonly mediana: number | null;
  readonly p99: number | null;
  /** Statements of one, and how often something was sent and waited for. */
  readonly comandos: number | null;
  readonly idas: number | null;
  /** Of the bare statements' rate, and what it must be; null where there is nothing to compare with. */
  readonly doSqlPuro: number | null;
  readonly meta: number | null;
  readonly doUmSelect: number | null;
  /** How many times Request Tracker's rate, where it was measured beside. */
  readonly vezesRequestTracker: number | null;
}

export const numero = (valor: number | null, casas = 0): string =>
  valor === null
    ? '–'
    : valor.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas });

const comMeta = ({ doSqlPuro, meta }: Linha): string => {
  const razao = numero(doSqlPuro, 2);
  if (doSqlPuro === null || meta === null) return razao;
  return `${razao} ${doSqlPuro >= meta ? '✓' : `(meta ${numero(meta, 1)})`}`;
};

export const CABECALHO = [
  '| trabalho | por s | mediana, ms | p99, ms | comandos | idas | do SQL puro | de um select | vezes o RT |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

export const comoLinha = (linha: Linha): string =>
  `| ${[
    linha.trabalho,
    numero(linha.porSegundo),
    numero(linha.mediana, 1),
    numero(linha.p99, 1),
    numero(linha.comandos),
    numero(linha.idas),
    comMeta(linha),
    numero(linha.doUmSelect, 2),
    numero(linha.vezesRequestTracker),
  ].join(' | ')} |`;

/** Where it was measured: figures of two machines are not compared. */
const maquina = () => ({
  em: new Date().toISOString(),
  processador: cpus()[0]?.model ?? '?',
  nucleos: availableParallelism(),
  node: process.version,
});

/** Beside the programs that measure, so that one run can be compared with the next. */
export const guardarFiguras = async (nome: string, figuras: object): Promise<void> => {
  const pasta = path.resolve(import.meta.dirname, '../figuras');
  await mkdir(pasta, { recursive: true });
  await writeFile(
    path.join(pasta, `${nome}.json`),
    `${JSON.stringify({ maquina: maquina(), ...figuras }, null, 2)}\n`,
  );
};
