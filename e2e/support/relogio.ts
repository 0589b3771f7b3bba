import { once } from 'node:events';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import {
  newDataDir,
  type ProofServer,
  removeDataDir,
  startServer,
  stopServer,
} from '../../scripts/lib/proof-server.ts';
import { abrirPagina } from './dois-lados.ts';
import { devolver, type Tela } from './paginas.ts';
import { signIn } from './people.ts';

const RELOGIO = path.join(import.meta.dirname, 'relogio-que-anda.mjs');

/** A platform with its own calendar, which moves forward from day to day. */
export interface Plataforma {
  /** Afterwards everybody must sign in again: no session lasts for days. */
  irPara(momento: string): Promise<void>;
  entrar(login: string, tela: Tela): Promise<Page>;
}

export const test = base.extend<object, { plataforma: Plataforma }>({
  plataforma: [
    async ({ browser }, use) => {
      const dataDir = await newDataDir('e2e-relogio');
      let server: ProofServer | undefined;
      let agora = 0;
      let abertas: Page[] = [];
      const fechar = async (): Promise<void> => {
        await Promise.all(abertas.map(devolver));
        abertas = [];
      };
      const andar = async ({ process: processo }: ProofServer, milissegundos: number): Promise<void> => {
        processo.send(milissegundos);
        await once(processo, 'message');
      };
      await use({
        irPara: async (momento) => {
          await fechar();
          const antes = agora;
          agora = Date.parse(momento);
          if (server) await andar(server, agora - antes);
          else server = await startServer(dataDir, { RELOGIO_INICIAL: momento }, RELOGIO);
        },
        entrar: async (login, tela) => {
          const page = await abrirPagina(browser, server?.address, tela);
          abertas.push(page);
          await signIn(page, login);
          return page;
        },
      });
      await fechar();
      if (server) await stopServer(server);
      await removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
});
