import type { Config } from '../config.ts';
import { avisosDe, type ParaOuvir } from '../db/avisos.ts';
import { listMigrationNames } from '../db/migrate.ts';
import { createFileStore } from '../storage/create-file-store.ts';
import type { Conferencia } from './conferencias.ts';
import { listMigracoesFeitas, responde } from './versao-do-banco-repository.ts';

const BANCO_VALE_MS = 1000;
const ARQUIVOS_VALEM_MS = 10_000;

/**
 * Asked on the connection that listens, not on one of the pool: a process that is busy is not one that cannot serve, and taking it
 * out would only make the others busier.
 */
const doBanco = (platform: ParaOuvir): Conferencia => ({
  nome: 'banco',
  exigida: true,
  vale: BANCO_VALE_MS,
  conferir: () => responde(avisosDe(platform)),
});

/** Ours are there; what a newer version added meanwhile does not concern this one, which serves until it is replaced. */
const dasMigracoes = (platform: ParaOuvir): Conferencia => {
  const nossas = listMigrationNames();
  nossas.catch(() => undefined);
  return {
    nome: 'migracoes',
    exigida: true,
    vale: BANCO_VALE_MS,
    conferir: async () => {
      const feitas = await listMigracoesFeitas(avisosDe(platform));
      if (!(await nossas).every((nome) => feitas.has(nome))) throw new Error('The database lacks migrations');
    },
  };
};

/**
 * A disk of its own that is gone is a reason to send people to another machine. An object store that is down is down for all of
 * them: without any machine nobody could even file without a file, so it is told and nobody is taken out.
 */
const dosArquivos = (config: Pick<Config, 'dataDir' | 's3'>): Conferencia => ({
  nome: 'arquivos',
  exigida: config.s3 === undefined,
  vale: ARQUIVOS_VALEM_MS,
  conferir: () => createFileStore(config).assertReachable(),
});

export const conferenciasDoServidor = (
  config: Pick<Config, 'dataDir' | 's3'>,
  platform: ParaOuvir,
): readonly Conferencia[] => [doBanco(platform), dasMigracoes(platform), dosArquivos(config)];
