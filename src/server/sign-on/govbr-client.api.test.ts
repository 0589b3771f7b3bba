import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Attempt,
  beginSignOn,
  choosePerson,
  EMPRESARIO,
  MARIA,
  type RunningSignOn,
  signOn,
  startSignOn,
} from '#testing/sign-on-app.ts';
import { TestBrowser } from '#testing/sign-on-browser.ts';

let running: RunningSignOn;

beforeAll(async () => {
  running = await startSignOn();
});

afterAll(() => running.close());

const comeBack = async (): Promise<{ attempt: Attempt; callbackUrl: string }> => {
  const attempt = await beginSignOn(running.client, running.origin);
  return { attempt, callbackUrl: await choosePerson(new TestBrowser(), attempt, MARIA.cpf) };
};

describe('exchange with the embedded provider', () => {
  it('refuses a wrong state', async () => {
    const { attempt, callbackUrl } = await comeBack();
    const wrong = { ...attempt, callbackUrl, state: 'outro' };
    await expect(running.client.exchange(wrong)).rejects.toMatchObject({ reason: 'estado-invalido' });
  });

  it('refuses a return without a code', async () => {
    const attempt = await beginSignOn(running.client, running.origin);
    const callbackUrl = `${running.origin}/api/app-web/v1/govbr/retorno?state=${attempt.state}`;
    await expect(running.client.exchange({ ...attempt, callbackUrl })).rejects.toMatchObject({
      reason: 'codigo-invalido',
    });
  });

  it('refuses a code used twice, and takes back what the first use gave', async () => {
    const attempt = await beginSignOn(running.client, running.origin, { empresa: true });
    const callbackUrl = await choosePerson(new TestBrowser(), attempt, EMPRESARIO.cpf);
    const { tokens } = await running.client.exchange({ ...attempt, callbackUrl });
    await expect(running.client.exchange({ ...attempt, callbackUrl })).rejects.toMatchObject({
      reason: 'codigo-invalido',
    });
    await expect(running.client.companies(tokens.accessToken, EMPRESARIO.cpf)).rejects.toThrow();
  });

  it('refuses a wrong PKCE verifier', async () => {
    const { attempt, callbackUrl } = await comeBack();
    const wrong = { ...attempt, callbackUrl, codeVerifier: 'x'.repeat(43) };
    await expect(running.client.exchange(wrong)).rejects.toMatchObject({ reason: 'codigo-invalido' });
  });

  it('refuses an id token made for another nonce', async () => {
    const { attempt, callbackUrl } = await comeBack();
    const wrong = { ...attempt, callbackUrl, nonce: 'outro' };
    await expect(running.client.exchange(wrong)).rejects.toMatchObject({ reason: 'token-invalido' });
  });

  it('refuses a code that says it comes from another issuer', async () => {
    const { attempt, callbackUrl } = await comeBack();
    const mixedUp = new URL(callbackUrl);
    mixedUp.searchParams.set('iss', 'https://malicioso.example');
    await expect(running.client.exchange({ ...attempt, callbackUrl: mixedUp.href })).rejects.toMatchObject({
      reason: 'token-invalido',
    });
  });
});

describe('companies', () => {
  it('S4-04 lists the companies of the person who signed on as a legal person', async () => {
    const { pessoa } = await signOn(running, { cpf: EMPRESARIO.cpf, empresa: true });
    expect(await running.client.companies(pessoa.tokens.accessToken, EMPRESARIO.cpf)).toEqual([
      { cnpj: '11222333000181', razaoSocial: 'Padaria Boa Massa Ltda.', dataCriacao: '2019-04-02' },
      { cnpj: '11444777000161', razaoSocial: 'Transportes Ligeiro S.A.', dataCriacao: '2021-11-30' },
    ]);
  });

  it('gains the companies when the same browser signs on again as a legal person', async () => {
    const { browser } = await signOn(running, { cpf: EMPRESARIO.cpf });
    const attempt = await beginSignOn(running.client, running.origin, { empresa: true });
    const { url: callbackUrl } = await browser.follow(attempt.url, '/retorno');
    const { tokens } = await running.client.exchange({ ...attempt, callbackUrl });
    expect(await running.client.companies(tokens.accessToken, EMPRESARIO.cpf)).toHaveLength(2);
  });

  const statusOf = async (cpf: string, accessToken?: string): Promise<number> => {
    const url = `${running.origin}/sso/api/empresas/v2/empresas?filtrar-por-participante=${cpf}`;
    return (await fetch(url, accessToken ? { headers: { authorization: `Bearer ${accessToken}` } } : {}))
      .status;
  };

  it('refuses a sign-on that did not ask for them', async () => {
    const { pessoa } = await signOn(running, { cpf: EMPRESARIO.cpf });
    expect(await statusOf(EMPRESARIO.cpf, pessoa.tokens.accessToken)).toBe(403);
    await expect(running.client.companies(pessoa.tokens.accessToken, EMPRESARIO.cpf)).rejects.toMatchObject({
      reason: 'empresas-nao-permitidas',
    });
  });

  it('refuses another person’s CPF', async () => {
    const { pessoa } = await signOn(running, { empresa: true });
    expect(await statusOf(EMPRESARIO.cpf, pessoa.tokens.accessToken)).toBe(403);
    expect(await statusOf(MARIA.cpf, pessoa.tokens.accessToken)).toBe(200);
  });

  it('refuses whoever brings no token or an invented one', async () => {
    expect(await statusOf(EMPRESARIO.cpf)).toBe(401);
    expect(await statusOf(EMPRESARIO.cpf, 'inventado')).toBe(401);
  });
});

describe('log', () => {
  it('never holds a token, a code or a CPF', async () => {
    const { pessoa, callbackUrl, attempt } = await signOn(running, { empresa: true });
    await expect(running.client.exchange({ ...attempt, callbackUrl })).rejects.toThrow();
    await expect(running.client.companies(pessoa.tokens.accessToken, EMPRESARIO.cpf)).rejects.toThrow();
    const log = running.logLines.join('');
    expect(log).toContain('codigo-invalido');
    const code = new URL(callbackUrl).searchParams.get('code') ?? '';
    for (const secret of [
      pessoa.tokens.accessToken,
      pessoa.tokens.idToken,
      code,
      MARIA.cpf,
      EMPRESARIO.cpf,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
