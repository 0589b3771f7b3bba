import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { SENHA } from '#testing/visitor.ts';
import { ouvir, programasEm } from './testing-clientes-de-exemplo.ts';

let app: TestApp;
let url: string;
let pasta: string;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  url = await ouvir(app);
  pasta = await mkdtemp(path.join(tmpdir(), 'escuta-passos-'));
}, 120_000);
afterAll(async () => {
  await rm(pasta, { recursive: true, force: true });
  await app.close();
});

const ENTIDADES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The commands of the guide's first section, in their order and as a person copies them. */
const passos = async (): Promise<string[]> => {
  const { body } = await app.inject('/api/docs/guia');
  const secao = body.slice(
    body.indexOf('<h2 id="primeiros-passos">'),
    body.indexOf('<h2 id="autenticacao">'),
  );
  return [...secao.matchAll(/<code>([^<]+)<\/code><\/pre>/g)].map(([, texto = '']) =>
    texto.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, nome: string) => ENTIDADES[nome] ?? ''),
  );
};

const temTerminal = ['bash', 'curl', 'base64', 'gzip'].every(
  (programa) => spawnSync(programa, ['--version'], { stdio: 'ignore' }).status === 0,
);

const semTerminal = () => {
  it('are not run here: this machine has no bash or no curl', () => {
    expect(temTerminal).toBe(false);
  });
};

const comTerminal = () => {
  it('lead a newcomer from the token to an answer, each command as the guide shows it', async () => {
    const [entrar = '', registrar = '', ...seguintes] = await passos();
    expect(seguintes).toHaveLength(3);
    const preenchido = entrar
      .replace(/ESCUTA_URL='[^']+'/, `ESCUTA_URL='${url}'`)
      .replace('SEU_SEGREDO', SENHA);
    const { codigo, saida, erro } = await programasEm(pasta, url, 'respondente').bash(
      ['set -eo pipefail', preenchido, registrar, ...seguintes].join('\necho ---\n'),
    );
    expect([codigo, erro]).toEqual([0, '']);
    const [, nada = '', registro = '', arquivo, resposta = '', lista = ''] = saida.split('---\n');
    expect(JSON.parse(nada).code, 'nothing was there before').toBe('integracao.nada-encontrado');
    const { IdManifestacao, NumeroProtocolo } = JSON.parse(registro);
    expect(NumeroProtocolo).toMatch(/^\d{5}\.\d{6}\/\d{4}-\d{2}$/);
    expect(arquivo).toBe('Senha 41, chamada depois de três horas.');
    expect(JSON.parse(resposta)).toMatchObject({
      IdManifestacao,
      IdRespostaManifestacao: expect.any(Number),
    });
    expect(JSON.parse(lista).map((cada: { IdManifestacao: number }) => cada.IdManifestacao)).toEqual([
      IdManifestacao,
    ]);
  }, 60_000);

  it('say what to mend when the secret is wrong', async () => {
    const [entrar = ''] = await passos();
    const { saida } = await programasEm(pasta, url, 'respondente').bash(
      entrar.replace(/ESCUTA_URL='[^']+'/, `ESCUTA_URL='${url}'`),
    );
    const [token = '', lista = ''] = saida.trim().split('\n');
    expect(JSON.parse(token)).toEqual({
      error: 'invalid_client',
      error_description: 'client_id ou client_secret não confere.',
    });
    expect(JSON.parse(lista).Message).toContain('/oauth/token');
  }, 60_000);
};

describe('M8 the guide’s first steps, run where a terminal is at hand', () => {
  if (temTerminal) comTerminal();
  else semTerminal();
});
