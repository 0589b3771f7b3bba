import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const RECEPTOR = path.resolve('docs/exemplos/receptor.mjs');
const WEBHOOKS = '/api/app-web/v1/webhooks';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  // The receiver is a program of its own: it looks at the machine's clock.
  app = await createTestApp({ demo: true, env: { WEBHOOKS_REDE: 'local' }, now: new Date().toISOString() });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

/** The program as the guide starts it, on any free port, with what it prints line by line. */
const abrirReceptor = async (segredo: string, porta = '0') => {
  const processo = spawn(process.execPath, [RECEPTOR, porta], { env: { SEGREDO: segredo } });
  const linhas = readline.createInterface({ input: processo.stdout })[Symbol.asyncIterator]();
  const proxima = async (): Promise<string> => String((await linhas.next()).value);
  const [, endereco = ''] = /^Esperando em (\S+)$/.exec(await proxima()) ?? [];
  return {
    endereco,
    proxima,
    fechar: async () => {
      processo.kill();
      await once(processo, 'close');
    },
  };
};

const testar = async (idWebhook: number): Promise<boolean> => {
  const resposta = await gestor.post(`${WEBHOOKS}/${idWebhook}/teste`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().entregue;
};

describe('M7 the receiver that the guide gives to try webhooks on one’s own machine', () => {
  it('takes and shows what is signed with its secret, and refuses what is not', async () => {
    const outro = await abrirReceptor('whsec_b3V0cmE=');
    const criado = await gestor.post(WEBHOOKS, {
      nome: 'Na minha máquina',
      endereco: outro.endereco,
      eventos: ['cadastro'],
    });
    expect(criado.statusCode, criado.body).toBe(200);
    const { idWebhook, segredo } = criado.json();
    expect(await testar(idWebhook)).toBe(false);
    expect(await outro.proxima()).toMatch(/^NÃO CONFERE \{.*"Evento":"teste"/);
    await outro.fechar();
    const receptor = await abrirReceptor(segredo, new URL(outro.endereco).port);
    expect(await testar(idWebhook)).toBe(true);
    expect(await receptor.proxima()).toMatch(/^confere \{.*"Evento":"teste"/);
    await receptor.fechar();
  }, 60_000);

  it('says what it lacks when it is started without a secret', async () => {
    const processo = spawn(process.execPath, [RECEPTOR], { env: {} });
    const erro: string[] = [];
    processo.stderr.on('data', (parte) => erro.push(String(parte)));
    const [codigo] = await once(processo, 'close');
    expect([codigo, erro.join('')]).toEqual([1, expect.stringContaining('SEGREDO=')]);
  }, 60_000);
});
