import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCpfValido } from '#kernel/numeros/documento.ts';
import {
  beginSignOn,
  EMPRESARIO,
  loginPageOf,
  MARIA,
  type RunningSignOn,
  signOn,
  startSignOn,
} from '#testing/sign-on-app.ts';
import { TestBrowser } from '#testing/sign-on-browser.ts';
import { CALLBACK_PATH } from '../sign-on.ts';

let running: RunningSignOn;

beforeAll(async () => {
  running = await startSignOn();
});

afterAll(() => running.close());

describe('sign-on page', () => {
  it('lists the demo people with their levels, says it is a stand-in and asks no password', async () => {
    const page = await loginPageOf(new TestBrowser(), running);
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Mari Souza');
    expect(page.body).toContain('529.982.247-25');
    expect(page.body).toContain('</span>Ouro</span');
    expect(page.body).toContain('</span>Prata</span');
    expect(page.body).toContain('2 empresas');
    expect(page.body).toContain('Ambiente de demonstração.');
    expect(page.body).not.toContain('type="password"');
  });

  it('has no script and nothing from outside, and its own files are there', async () => {
    const page = await loginPageOf(new TestBrowser(), running);
    expect(page.body).not.toMatch(/<script|<style|https?:\/\//);
    for (const name of ['sign-on.css', 'raleway-400.woff2', 'raleway-600.woff2']) {
      const asset = await fetch(`${running.origin}/sso/recursos/${name}`);
      expect(asset.status).toBe(200);
      expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
  });

  it('searches by name without accents and by CPF', async () => {
    const browser = new TestBrowser();
    const { url } = await loginPageOf(browser, running);
    const byName = await browser.open(`${url}?busca=socio`);
    expect(byName.body).toContain(EMPRESARIO.cpf);
    expect(byName.body).not.toContain(MARIA.cpf);
    const byCpf = await browser.open(`${url}?busca=529.982`);
    expect(byCpf.body).toContain(MARIA.cpf);
    expect(byCpf.body).not.toContain(EMPRESARIO.cpf);
  });

  it('shows a searched text as text', async () => {
    const browser = new TestBrowser();
    const { url } = await loginPageOf(browser, running);
    const page = await browser.open(`${url}?busca=${encodeURIComponent('"><script>alert(1)</script>%')}`);
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.body).not.toContain('<script');
  });

  it('does not sign on somebody it does not know', async () => {
    const browser = new TestBrowser();
    const { url } = await loginPageOf(browser, running);
    const page = await browser.open(`${url}/entrar`, { cpf: '00000000000' });
    expect(page.status).toBe(400);
    expect(page.headers.location).toBeUndefined();
  });

  it('takes a person who cancels back with a refusal', async () => {
    const browser = new TestBrowser();
    const attempt = await beginSignOn(running.client, running.origin);
    const { url } = await browser.follow(attempt.url);
    const back = await browser.follow(`${url}/cancelar`, CALLBACK_PATH, {});
    await expect(running.client.exchange({ ...attempt, callbackUrl: back.url })).rejects.toMatchObject({
      reason: 'recusado-pela-pessoa',
    });
  });
});

describe('new person', () => {
  const offeredCpf = (body: string): string => /name="cpf"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? '';

  it('offers a valid CPF and signs the new person on', async () => {
    const browser = new TestBrowser();
    const attempt = await beginSignOn(running.client, running.origin);
    const { url } = await browser.follow(attempt.url);
    const cpf = offeredCpf((await browser.open(`${url}/nova-pessoa`)).body);
    expect(isCpfValido(cpf)).toBe(true);
    const form = { nome: ' Ana Beatriz Lima ', cpf, email: 'ANA@exemplo.com.br', confiabilidade: 'bronze' };
    const back = await browser.follow(`${url}/nova-pessoa`, CALLBACK_PATH, form);
    expect(await running.client.exchange({ ...attempt, callbackUrl: back.url })).toMatchObject({
      cpf: cpf.replace(/\D/g, ''),
      nome: 'Ana Beatriz Lima',
      nomeSocial: null,
      email: 'ana@exemplo.com.br',
      telefone: null,
      confiabilidade: 'bronze',
    });
  });

  it('says in Portuguese what is wrong, beside each field, and keeps what was typed', async () => {
    const browser = new TestBrowser();
    const { url } = await loginPageOf(browser, running);
    const form = { nome: 'Zé', cpf: '111.111.111-11', email: 'zé', confiabilidade: 'platina' };
    const page = await browser.open(`${url}/nova-pessoa`, form);
    expect(page.status).toBe(400);
    for (const sentence of [
      'Informe o nome completo.',
      'Informe um CPF válido, com 11 dígitos.',
      'Informe um e-mail válido.',
      'Escolha o nível da conta.',
    ]) {
      expect(page.body.split(sentence)).toHaveLength(3);
    }
    expect(page.body).toContain('value="111.111.111-11"');
  });

  it('refuses a CPF that is already somebody’s', async () => {
    const browser = new TestBrowser();
    const { url } = await loginPageOf(browser, running);
    const form = {
      nome: 'Outra Maria',
      cpf: MARIA.cpf,
      email: 'outra@exemplo.com.br',
      confiabilidade: 'ouro',
    };
    const page = await browser.open(`${url}/nova-pessoa`, form);
    expect(page.status).toBe(400);
    expect(page.body).toContain('Já existe uma pessoa com este CPF.');
  });
});

describe('logout', () => {
  it('S4-06 ends the provider’s session without a click and goes back', async () => {
    const { browser } = await signOn(running);
    expect(browser.cookieNames()).toContain('sso_sessao');
    const url = await running.client.logoutUrl({
      origin: running.origin,
      returnTo: `${running.origin}/web/login`,
    });
    const page = await browser.open(url);
    expect(page.status).toBe(303);
    expect(page.headers.location).toBe(`${running.origin}/web/login`);
    expect(browser.cookieNames()).not.toContain('sso_sessao');
    const asked = await loginPageOf(browser, running);
    expect(asked.body).toContain('Identifique-se no gov.br');
  });

  it('S4-06 ends the tokens with the session', async () => {
    const { browser, pessoa } = await signOn(running, { cpf: EMPRESARIO.cpf, empresa: true });
    expect(await running.client.companies(pessoa.tokens.accessToken, EMPRESARIO.cpf)).toHaveLength(2);
    await browser.open(`${running.origin}/sso/logout`);
    await expect(running.client.companies(pessoa.tokens.accessToken, EMPRESARIO.cpf)).rejects.toMatchObject({
      reason: 'empresas-nao-permitidas',
    });
  });

  it('ends the session but does not open an address of somebody else', async () => {
    const { browser } = await signOn(running);
    const page = await browser.open(
      `${running.origin}/sso/logout?post_logout_redirect_uri=${encodeURIComponent('https://malicioso.example/')}`,
    );
    expect(page.status).toBe(400);
    expect(page.headers.location).toBeUndefined();
    expect(page.body).toContain('Sua sessão foi encerrada');
    expect(browser.cookieNames()).not.toContain('sso_sessao');
  });

  it('answers with a page of its own when nobody was signed on', async () => {
    const page = await new TestBrowser().open(`${running.origin}/sso/logout`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Você saiu do gov.br');
  });
});
