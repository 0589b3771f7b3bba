import { type BrowserContext, test as base, type Page } from '@playwright/test';
import {
  newDataDir,
  type ProofServer,
  removeDataDir,
  startServer,
  stopServer,
} from '../../scripts/lib/proof-server.ts';
import { abrirPagina, type CELULAR, type COMPUTADOR } from './dois-lados.ts';
import { signIn } from './people.ts';

/** The platform with a calendar of its own: it is started again at another moment, and everything in it stays. */
export interface Plataforma {
  /** Everybody has to sign in again afterwards: no session lives for days. */
  irPara(momento: string): Promise<void>;
  entrar(login: string, tela: typeof CELULAR | typeof COMPUTADOR): Promise<Page>;
}

export const test = base.extend<{ plataforma: Plataforma }>({
  plataforma: async ({ browser }, use) => {
    const dataDir = await newDataDir('e2e-relogio');
    let server: ProofServer | undefined;
    let abertos: BrowserContext[] = [];
    const fechar = async (): Promise<void> => {
      await Promise.all(abertos.map((context) => context.close()));
      abertos = [];
      if (server) await stopServer(server);
    };
    await use({
      irPara: async (momento) => {
        await fechar();
        server = await startServer(dataDir, { RELOGIO_INICIAL: momento });
      },
      entrar: async (login, tela) => {
        const baseURL = server?.address;
        const page = await abrirPagina(browser, baseURL, tela);
        abertos.push(page.context());
        await signIn(page, login);
        return page;
      },
    });
    await fechar();
    await removeDataDir(dataDir);
  },
});
