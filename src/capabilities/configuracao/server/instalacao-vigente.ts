import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import { avisosDe } from '#server/db/avisos.ts';
import type { Platform } from '#server/platform.ts';
import { isChave } from '../domain/definicoes.ts';
import { lembrarDaInstalacao, listDaInstalacao } from './configuracao-repository.ts';
import { padroesDaInstalacao, readValor } from './valor-de.ts';

type Instalacao = Config['instalacao'];

/**
 * How long another process's change may go unnoticed where nobody listens to it (a command, a test) or while the connection that
 * does is broken; one made here is seen at once, and one that is heard within the second.
 */
const VALE_MS = 5000;

const PREFIXO = 'instalacao.';

type Lidas = Awaited<ReturnType<typeof listDaInstalacao>>;

const comMudancas = (padrao: Instalacao, lidas: Lidas): Instalacao => {
  const padroes = padroesDaInstalacao(padrao);
  const mudados = lidas.flatMap(({ chave, valor }) =>
    isChave(chave) && chave in padroes
      ? [[chave.slice(PREFIXO.length), readValor(chave, valor, padroes[chave as keyof typeof padroes])]]
      : [],
  );
  return { ...padrao, ...Object.fromEntries(mudados) };
};

export interface InstalacaoVigente {
  /** The configuration with the names and addresses in force. */
  readonly config: Config;
  /** The values of the environment. */
  readonly padrao: Instalacao;
  /** Called before a request or a job, so that values are at most a few seconds old. */
  atualizar(): Promise<void>;
  /** Called after a change in this instance. */
  recarregar(): Promise<void>;
  /** Hears of changes made by other processes, until the server closes. */
  ouvir(): Promise<void>;
}

/**
 * The environment names the installation, and administrators may override that. These values appear
 * in every page and mail, so they are cached, and pages are served even while the database is down.
 */
export const createInstalacaoVigente = async (
  base: Pick<Platform, 'config' | 'db' | 'clock' | 'pool'> & { readonly log: FastifyBaseLogger },
): Promise<InstalacaoVigente> => {
  const padrao = base.config.instalacao;
  let instalacao = padrao;
  let lidaEm = Number.NEGATIVE_INFINITY;
  let leituras = 0;
  let aplicada = 0;
  const ler = async (listar: typeof listDaInstalacao): Promise<void> => {
    lidaEm = base.clock.now().getTime();
    leituras += 1;
    const esta = leituras;
    const lida = comMudancas(padrao, await listar(base.db));
    // One that was asked before the change, and answered after one that saw it, is out of date.
    if (esta < aplicada) return;
    aplicada = esta;
    instalacao = lida;
  };
  // What was changed, here or in another process, is read from the database: the memory may not have been told yet.
  const recarregar = () => ler(listDaInstalacao);
  const tentar = (listar: typeof listDaInstalacao): Promise<void> =>
    ler(listar).catch((error: unknown) =>
      base.log.warn(`Settings could not be read: ${error instanceof Error ? error.message : 'unknown'}`),
    );
  const atualizar = async (): Promise<void> => {
    if (Math.abs(base.clock.now().getTime() - lidaEm) >= VALE_MS) await tentar(lembrarDaInstalacao);
  };
  await atualizar();
  return {
    padrao,
    config: Object.defineProperty({ ...base.config }, 'instalacao', {
      get: () => instalacao,
      enumerable: true,
    }) as Config,
    atualizar,
    recarregar,
    ouvir: async () => {
      await avisosDe(base).ouvir('mudanca', {
        mensagem: (tabela) => {
          if (tabela === 'configuracao') void tentar(listDaInstalacao);
        },
        retomada: () => void tentar(listDaInstalacao),
      });
    },
  };
};
