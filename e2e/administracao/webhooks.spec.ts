import { expect, type Page, test } from '@playwright/test';
import { conferirWebhook } from '../../docs/exemplos/conferir-webhook.mjs';
import { abrirReceptor } from '../../src/testing/receptor.ts';
import { findings } from '../support/axe.ts';
import { answerCookies, shareSession } from '../support/people.ts';

const semAchados = async (page: Page): Promise<void> => expect(await findings(page)).toEqual([]);

test('webhooks: a gestor registers one, tries it out, and reads in the log what was sent', async ({
  page,
  baseURL,
}) => {
  const receptor = await abrirReceptor();
  await answerCookies(page, baseURL);
  await shareSession(page, 'gestor.ifce');
  await page.goto('/web/configuracoes/webhooks/cadastrar');
  await page.getByLabel('Nome').fill('Painel do IFCE');
  await page.getByLabel('Endereço').fill(receptor.endereco);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('group', { name: 'Eventos' })).toContainText('Escolha ao menos um evento.');
  await page.getByText('Documento tarjado', { exact: true }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();

  await expect(page.getByRole('heading', { name: 'Webhook cadastrado' })).toBeFocused();
  const segredo = (await page.locator('code', { hasText: 'whsec_' }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Já guardei: testar a entrega' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhuma entrega ainda' })).toBeVisible();
  await page.getByRole('button', { name: 'Fazer entrega de teste' }).click();
  await expect(page.getByText('A entrega de teste chegou.')).toBeVisible();
  const [recebido] = receptor.recebidos;
  expect(conferirWebhook(segredo, recebido?.headers ?? {}, recebido?.corpo ?? '')).toBe(true);

  receptor.responder = (response) => void response.writeHead(500).end();
  await page.getByRole('button', { name: 'Fazer entrega de teste' }).click();
  await expect(page.getByText('A entrega de teste não chegou.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Não entregue/ })).toHaveCount(1);
  await semAchados(page);
  await page
    .getByRole('row', { name: /Não entregue/ })
    .getByRole('button', { name: /Ver a entrega/ })
    .click();
  const janela = page.getByRole('dialog');
  await expect(janela).toContainText('O servidor respondeu 500.');
  await expect(janela).toContainText('"Evento": "teste"');
  await semAchados(page);
  receptor.responder = (response) => void response.writeHead(204).end();
  await janela.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(janela).toHaveCount(0);
  await expect.poll(() => receptor.recebidos.length).toBe(3);

  await page.getByRole('button', { name: 'Desativar' }).click();
  await janela.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Webhook desativado.')).toBeVisible();
  await receptor.close();
});

test('documentação da API: readable without a script, found by words, and clean for axe', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const semScript = await context.newPage();
  await semScript.goto('/api/docs');
  await semScript.getByLabel('Procurar uma chamada').fill('webhooks teste');
  await semScript.getByRole('button', { name: 'Procurar' }).click();
  await semScript.getByRole('link', { name: /webhooks\/\{idWebhook\}\/teste/ }).click();
  await expect(semScript.getByRole('heading', { level: 1 })).toHaveText('API da aplicação: Webhooks');
  await expect(semScript.locator('#post-app-web-v1-webhooks-idWebhook-teste h2')).toBeInViewport();
  await context.close();

  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  for (const caminho of ['', '/guia', '/console', '/mudancas', '/app', '/app/webhooks']) {
    await page.goto(`/api/docs${caminho}`);
    expect([caminho, ...(await findings(page))]).toEqual([caminho]);
    await page.setViewportSize({ width: 360, height: 800 });
    const sobra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([caminho, sobra]).toEqual([caminho, 0]);
  }
  await page.close();
});

test('M8 console da documentação: a call with the demonstration’s token, by keyboard, under the policy of the page', async ({
  page,
}) => {
  const recusados: string[] = [];
  page.on('console', (dito) => {
    if (dito.type() === 'error') recusados.push(dito.text());
  });
  await page.goto('/api/docs/console#post-manifestacoes');
  await page.getByRole('button', { name: 'Usar token de demonstração' }).press('Enter');
  await expect(page.getByText('vale por um dia')).toBeVisible();
  await page.getByLabel('Exemplo').selectOption('Elogio');
  await page.getByRole('button', { name: 'Enviar' }).press('Enter');
  await expect(page.locator('#situacao')).toHaveText('200. Deu certo.');
  await expect(page.locator('#resposta')).toContainText('NumeroProtocolo');
  await expect(page.locator('#comando')).toContainText('curl -X POST');
  await page.getByLabel('Chamada', { exact: true }).selectOption('GET /api/manifestacoes/{idManifestacao}');
  await expect(page.getByLabel('idManifestacao (obrigatório)')).toHaveValue(/^\d+$/);
  expect(await findings(page)).toEqual([]);
  expect(recusados).toEqual([]);
});
