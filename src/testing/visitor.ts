import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { CODIGO_DE_DEMONSTRACAO } from '#capabilities/segundo-fator/domain/codigo.ts';
import { CABECALHO_DE_CONFIRMACAO } from '#kernel/confirmacao.ts';
import type { TestApp } from './test-app.ts';

type Body = Record<string, unknown> | undefined;

/** A person at a browser: keeps cookies between requests and sends them as a browser would. */
export class Visitor {
  readonly #app: Pick<TestApp, 'inject'>;
  readonly cookies = new Map<string, string>();
  address = '203.0.113.7';
  /** Confirms, as accounts of the demonstration do, what is always asked again; null to be asked. */
  confirmacao: string | null = CODIGO_DE_DEMONSTRACAO;

  constructor(app: Pick<TestApp, 'inject'>) {
    this.#app = app;
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const response = await this.#app.inject({
      remoteAddress: this.address,
      ...options,
      headers: {
        host: 'escuta.test',
        ...(cookie && { cookie }),
        ...(this.confirmacao && { [CABECALHO_DE_CONFIRMACAO]: this.confirmacao }),
        ...options.headers,
      },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || value === '' || (expires !== undefined && expires.getTime() === 0);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url });
  }

  post(url: string, body?: Body): Promise<LightMyRequestResponse> {
    return this.send({ method: 'POST', url, ...(body && { payload: body }) });
  }

  patch(url: string, body: Body): Promise<LightMyRequestResponse> {
    return this.send({ method: 'PATCH', url, payload: body });
  }

  /** Form-encoded, as the original platform's client does it. */
  login(login: string, senha: string, more: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({
      method: 'POST',
      url: '/api/app-web/v1/usuarios/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ login, senha, ...more }).toString(),
    });
  }
}

export const SENHA = 'Demo@2026';

/** A visitor already signed in with a demo account. */
export const entrarComo = async (app: Pick<TestApp, 'inject'>, login: string): Promise<Visitor> => {
  const visitor = new Visitor(app);
  const response = await visitor.login(login, SENHA);
  expect(response.statusCode, response.body).toBe(200);
  return visitor;
};
