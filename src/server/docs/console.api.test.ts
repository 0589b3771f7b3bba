import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** The library, which brings no types; this is all that is used of it. */
interface Pagina {
  readonly window: Window & typeof globalThis;
}
type Abrir = new (html: string, opcoes: object) => Pagina;
const { JSDOM }: { JSDOM: Abrir } = await import(String('jsdom'));

let app: TestApp;
let script: string;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { PUBLIC_URL: 'http://escuta.test' } });
  script = await readFile(path.join(import.meta.dirname, 'console.js'), 'utf8');
}, 120_000);
afterAll(() => app.close());

/** The page with its script, whose calls reach the server. */
const abrir = async (de: TestApp, ancora = '') => {
  const { body } = await de.inject('/api/docs/console');
  const dom = new JSDOM(body, {
    url: `http://escuta.test/api/docs/console${ancora}`,
    runScripts: 'outside-only',
  });
  const pedidos: InjectOptions[] = [];
  const janela = dom.window as unknown as Record<string, unknown> & { eval(texto: string): void };
  janela.fetch = async (url: string, { method = 'GET', headers = {}, body: corpo }: RequestInit) => {
    const isFormulario = typeof corpo === 'object' && corpo !== null;
    const pedido = {
      method: method as 'GET',
      url,
      headers: {
        ...(headers as Record<string, string>),
        ...(isFormulario && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(corpo !== undefined && corpo !== null && { payload: String(corpo) }),
    };
    pedidos.push(pedido);
    const resposta = await de.inject(pedido);
    return new Response(resposta.body, {
      status: resposta.statusCode,
      headers: Object.entries(resposta.headers).map(
        ([nome, valor]) => [nome, String(valor)] as [string, string],
      ),
    });
  };
  janela.eval(script);
  const $ = (id: string) => {
    const achado = dom.window.document.getElementById(id);
    if (!achado) throw new Error(`no ${id}`);
    return achado as HTMLInputElement;
  };
  const ate = (confere: () => boolean) => expect.poll(confere, { timeout: 10_000 }).toBe(true);
  await ate(() => !$('console').hidden);
  const evento = (id: string, tipo: string) =>
    $(id).dispatchEvent(new dom.window.Event(tipo, { bubbles: true, cancelable: true }));
  const escolher = (id: string, valor: string) => {
    $(id).value = valor;
    evento(id, 'change');
  };
  const enviar = async () => {
    evento('console', 'submit');
    await ate(() => $('situacao').textContent !== 'Enviando…');
    return $('situacao').textContent ?? '';
  };
  const comToken = async () => {
    $('usar-demonstracao').click();
    await ate(() => $('token').value !== '');
  };
  return { $, escolher, enviar, comToken, pedidos, documento: dom.window.document };
};

describe('M8: a console to try calls with a demonstration token', () => {
  it('is the only page with a script: one file of ours, no markup from text, no other host', async () => {
    const { headers, body } = await app.inject('/api/docs/console');
    const politica = String(headers['content-security-policy']);
    expect(politica).toContain("default-src 'none'");
    expect(politica).toContain("script-src 'self'; connect-src 'self'");
    expect(politica).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/api/docs/console.js" defer>']);
    expect(body).not.toMatch(/\sstyle="|\son\w+="/);
    expect((await app.inject('/api/docs/console.js')).headers['content-type']).toContain('text/javascript');
    expect(script).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|Storage\b/,
    );
    expect((await app.inject('/api/docs/guia')).headers['content-security-policy']).not.toContain(
      'script-src',
    );
  });

  it('has a label for every field and announces the result', async () => {
    const { documento, $ } = await abrir(app, '#post-manifestacoes');
    for (const campo of documento.querySelectorAll('input, select, textarea'))
      expect(documento.querySelector(`label[for="${campo.id}"]`), campo.id).not.toBeNull();
    expect($('situacao').getAttribute('role')).toBe('status');
  });

  it('files the chosen example with the demonstration’s token and shows status, headers, body and the command', async () => {
    const { $, escolher, enviar, comToken, pedidos } = await abrir(app, '#post-manifestacoes');
    await comToken();
    expect($('estado-do-token').textContent).toContain('vale por um dia');
    const [, elogio] = [...$('exemplo').querySelectorAll('option')];
    expect(elogio?.textContent).toBe('Elogio');
    escolher('exemplo', '1');
    expect(JSON.parse($('corpo').value)).toMatchObject({ IdTipoManifestacao: 3 });
    expect(await enviar()).toBe('200. Deu certo.');
    const { IdManifestacao } = JSON.parse($('resposta').textContent ?? '');
    expect($('cabecalhos').textContent).toContain('content-type: application/json');
    expect($('comando').textContent).toContain("curl -X POST 'http://escuta.test/api/manifestacoes'");
    expect($('comando').textContent).not.toContain($('token').value);
    // What was filed is at hand for the next call.
    escolher('chamada', 'get-manifestacoes-idManifestacao');
    expect($('p-idManifestacao').value).toBe(String(IdManifestacao));
    expect(await enviar()).toBe('200. Deu certo.');
    expect(JSON.parse($('resposta').textContent ?? '')).toMatchObject({ IdManifestacao });
    expect(pedidos.every(({ headers }) => !Object.keys(headers ?? {}).includes('cookie'))).toBe(true);
  });

  it('says what is wrong and the next step, with the field at hand', async () => {
    const { $, escolher, enviar, comToken, documento } = await abrir(app, '#post-manifestacoes');
    expect(await enviar()).toContain('Falta o token');
    expect(documento.activeElement).toBe($('token'));
    await comToken();
    $('corpo').value = '{ "IdTipoFormulario": 1, }';
    expect(await enviar()).toContain('não é um JSON válido');
    expect($('corpo').getAttribute('aria-invalid')).toBe('true');
    $('corpo').value = '{ "IdTipoFormulario": 1 }';
    expect(await enviar()).toBe(
      '400. Recusada. IdTipoManifestacao: O campo IdTipoManifestacao é obrigatório! Corrija o que a frase diz e envie de novo.',
    );
    escolher('chamada', 'get-manifestacoes-idManifestacao');
    expect(await enviar()).toContain('Falta idManifestacao');
    $('p-idManifestacao').value = '999999';
    expect(await enviar()).toContain('liste primeiro');
    $('token').value = 'velho';
    expect(await enviar()).toContain('Peça outro token');
  });
});

describe('M8: the console where nothing is a demonstration', () => {
  let real: TestApp;
  beforeAll(async () => {
    real = await createTestApp({ env: { SEED: 'none' } });
  });
  afterAll(() => real.close());
  let pagina: Awaited<ReturnType<typeof abrir>>;
  beforeEach(async () => {
    pagina = await abrir(real, '#post-manifestacoes');
  });

  it('offers no token and no secret, and asks before a call that acts', async () => {
    const { documento, $, enviar } = pagina;
    expect(documento.getElementById('usar-demonstracao')).toBeNull();
    expect(documento.documentElement.textContent).not.toContain('Demo@');
    expect(documento.body.textContent).toContain('As chamadas agem de verdade');
    $('token').value = 'colado';
    expect(await enviar()).toContain('age de verdade');
    $('age').checked = true;
    expect(await enviar()).toContain('Peça outro token');
  });
});
