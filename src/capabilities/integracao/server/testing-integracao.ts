import { gunzipSync, gzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { SENHA } from '#testing/visitor.ts';

/** The clients of the demonstration. */
export const Clientes = { respondente: 1001, atendente: 1002, observador: 1003 } as const;

export const pedirToken = (
  app: TestApp,
  campos: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(campos).toString(),
  });

/** A program that holds a token and asks as integrators do. */
export class Programa {
  readonly #app: TestApp;
  readonly token: string;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.token = token;
  }

  send(options: InjectOptions): Promise<LightMyRequestResponse> {
    return this.#app.inject({
      ...options,
      headers: { host: 'escuta.test', authorization: `Bearer ${this.token}`, ...options.headers },
    });
  }

  get(caminho: string): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url: `/api${caminho}` });
  }

  post(caminho: string, corpo: object): Promise<LightMyRequestResponse> {
    return this.send({ method: 'POST', url: `/api${caminho}`, payload: corpo });
  }
}

export const entrarComoPrograma = async (app: TestApp, cliente: keyof typeof Clientes): Promise<Programa> => {
  const resposta = await pedirToken(app, {
    grant_type: 'password',
    client_id: String(Clientes[cliente]),
    client_secret: SENHA,
    username: `ws.${cliente}`,
    password: SENHA,
  });
  expect(resposta.statusCode, resposta.body).toBe(200);
  return new Programa(app, resposta.json().access_token);
};

export const zipar = (conteudo: Buffer | string): string => gzipSync(conteudo).toString('base64');
export const abrirZipado = (texto: string): Buffer => gunzipSync(Buffer.from(texto, 'base64'));
