import { expect } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { SENHA, Visitor } from '#testing/visitor.ts';
import { passoDe } from '../domain/codigo.ts';
import { Autenticador } from './testing-autenticador.ts';
import { codigoDoPasso } from './totp.ts';

export const API = '/api/app-web/v1';
export const FATOR = `${API}/segundo-fator`;

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app does with the secret that it was given. */
const deBase32 = (texto: string): Buffer => {
  const bits = [...texto].map((letra) => ALFABETO.indexOf(letra).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

export const codigoDoApp = (app: TestApp, segredo: string, passos = 0): string =>
  codigoDoPasso(deBase32(segredo), passoDe(app.clock.now()) + passos);

/** Signs in with the password alone, and confirms nothing unasked. */
export const soComSenha = async (app: TestApp, login: string): Promise<Visitor> => {
  const visitor = new Visitor(app);
  visitor.confirmacao = null;
  const response = await visitor.login(login, SENHA);
  expect(response.statusCode, response.body).toBe(200);
  return visitor;
};

interface AppLigado {
  readonly segredo: string;
  readonly codigos: string[];
}

/** Links an authenticator app; moves on to the next code, because the one that linked it is used up. */
export const ligarApp = async (app: TestApp, visitor: Visitor, nome = 'Celular'): Promise<AppLigado> => {
  const { segredo } = (await visitor.post(`${FATOR}/fatores/app/desafio`)).json();
  const codigo = codigoDoApp(app, segredo);
  const response = await visitor.post(`${FATOR}/fatores/app`, { nome, codigo });
  expect(response.statusCode, response.body).toBe(200);
  app.clock.advance(30_000);
  return { segredo, codigos: response.json().codigosDeRecuperacao ?? [] };
};

export const ligarPasskey = async (visitor: Visitor): Promise<Autenticador> => {
  const autenticador = new Autenticador();
  const { challenge } = (await visitor.post(`${FATOR}/fatores/passkey/desafio`)).json();
  const resposta = autenticador.criar(challenge);
  const response = await visitor.post(`${FATOR}/fatores/passkey`, { nome: 'Computador', resposta });
  expect(response.statusCode, response.body).toBe(200);
  return autenticador;
};
