import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { FixedClock } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import type { Platform } from '#server/platform.ts';
import { createEmbeddedProvider } from '#server/sign-on/embedded/embedded-provider.ts';
import { createGovbrClient, type GovbrClient } from '#server/sign-on/govbr-client.ts';
import { CALLBACK_PATH } from '#server/sign-on/sign-on.ts';
import { type Page, TestBrowser } from './sign-on-browser.ts';
import { cloneDatabase } from './test-database.ts';

export const MARIA = { cpf: '52998224725', nome: 'Maria Aparecida Souza' };
export const EMPRESARIO = { cpf: '11144477735', nome: 'Paulo Sócio de Empresas' };

export interface RunningSignOn {
  readonly port: number;
  readonly origin: string;
  readonly platform: Platform;
  readonly client: GovbrClient;
  readonly logLines: string[];
  close(): Promise<void>;
}

const seedPeople = async ({ db }: Platform): Promise<void> => {
  const empresas = [
    { cnpj: '11222333000181', razaoSocial: 'Padaria Boa Massa Ltda.', dataCriacao: '2019-04-02' },
    { cnpj: '11444777000161', razaoSocial: 'Transportes Ligeiro S.A.', dataCriacao: '2021-11-30' },
  ];
  await db
    .insertInto('sign_on_embutido_pessoa')
    .values([
      {
        ...MARIA,
        nome_social: 'Mari Souza',
        email: 'maria@exemplo.com.br',
        telefone: '61999990000',
        confiabilidade: 'ouro',
      },
      {
        ...EMPRESARIO,
        email: 'paulo@exemplo.com.br',
        confiabilidade: 'prata',
        empresas: JSON.stringify(empresas),
      },
    ])
    .execute();
};

/** The real HTTP platform with the embedded provider, on a free port, with its own database. */
export const startSignOn = async (env: Record<string, string> = {}): Promise<RunningSignOn> => {
  const database = await cloneDatabase(inject('postgresUrl'));
  const config = loadConfig({ LOG_LEVEL: 'debug', ...env });
  const open = openDatabase(database.url, {
    onError: (error) => {
      throw error;
    },
    chaves: config,
  });
  const logLines: string[] = [];
  const app = await createHttpServer({
    config,
    logStream: { write: (line: string) => logLines.push(line) } as unknown as NodeJS.WritableStream,
  });
  const { db, pool } = open;
  const platform: Platform = {
    config,
    atos: {},
    clock: new FixedClock('2026-03-12T12:00:00Z'),
    db,
    leitura: db,
    pool,
    log: app.log,
  };
  const embedded = createEmbeddedProvider({ platform });
  await app.register(embedded.plugin);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await seedPeople(platform);
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    origin: `http://localhost:${port}`,
    platform,
    client: createGovbrClient({ platform, embedded }),
    logLines,
    close: async () => {
      await app.close();
      await open.close();
      await database.drop();
    },
  };
};

export interface Attempt {
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly url: string;
}

const random = (): string => randomBytes(32).toString('base64url');

export const beginSignOn = async (
  client: GovbrClient,
  origin: string,
  { empresa = false } = {},
): Promise<Attempt> => {
  const secrets = { origin, state: random(), nonce: random(), codeVerifier: random() };
  return { ...secrets, url: await client.authorizationUrl({ ...secrets, empresa }) };
};

/**
 * Opens the sign-on page, chooses a person and stops before the platform's callback: returns the
 * address with the code.
 */
export const choosePerson = async (browser: TestBrowser, attempt: Attempt, cpf: string): Promise<string> => {
  const page = await browser.follow(attempt.url);
  const back = await browser.follow(`${page.url}/entrar`, CALLBACK_PATH, { cpf });
  return back.url;
};

export const signOn = async (
  { client, origin }: Pick<RunningSignOn, 'client' | 'origin'>,
  { cpf = MARIA.cpf, empresa = false, browser = new TestBrowser() } = {},
) => {
  const attempt = await beginSignOn(client, origin, { empresa });
  const callbackUrl = await choosePerson(browser, attempt, cpf);
  return { browser, attempt, callbackUrl, pessoa: await client.exchange({ ...attempt, callbackUrl }) };
};

export const loginPageOf = async (browser: TestBrowser, { client, origin }: RunningSignOn): Promise<Page> =>
  browser.follow((await beginSignOn(client, origin)).url);
