import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/paginas.ts';
import { answerCookies } from './support/people.ts';

test.beforeEach(({ page, baseURL }) => answerCookies(page, baseURL));

test('anybody opens a panel from the home, narrows it, shares the address and takes the numbers along', async ({
  page,
}) => {
  await page.goto('/web/');
  const numeros = page.getByRole('region', { name: 'A plataforma em números' });
  await expect(numeros.getByText('Registros recebidos')).toBeVisible();
  await numeros.getByRole('link', { name: 'Ver o painel completo' }).click();
  await expect(page.getByRole('heading', { name: 'Painel Resolveu?', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Atualizado em/).first()).toBeVisible();
  const recebidas = page.locator('.indicador', { hasText: 'Manifestações recebidas' });
  const todas = await recebidas.locator('.indicador-valor').textContent();

  const filtros = page.getByRole('button', { name: 'Filtros', exact: true });
  if (await filtros.isVisible()) await filtros.click();
  // By keyboard, because for half a second after a tap opened it the list accepts no other tap.
  const esfera = page.getByRole('combobox', { name: 'Esfera' });
  await esfera.fill('Federal');
  await expect(page.getByRole('option', { name: 'Federal', exact: true })).toBeVisible();
  await esfera.press('ArrowDown');
  await esfera.press('Enter');
  await expect(page).toHaveURL(/idEsfera=1/);
  await expect(recebidas.locator('.indicador-valor')).not.toHaveText(todas ?? '');
  const federais = (await recebidas.locator('.indicador-valor').textContent()) ?? '';
  await expectAccessible(page, 'painel com filtro');

  // Whoever is given the address sees the same.
  await page.goto(page.url());
  await expect(recebidas.locator('.indicador-valor')).toHaveText(federais);

  const mapa = page.getByRole('figure', { name: /estado|poucas pessoas/ });
  await mapa.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(mapa.getByRole('columnheader', { name: 'Estado' })).toBeVisible();

  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar o que vejo (CSV)' }).click(),
  ]);
  const planilha = await readFile(await arquivo.path(), 'utf8');
  expect(planilha).toContain(`Números;Manifestações recebidas;${federais.replace('.', '')};`);
  expect(planilha).toContain('menos de 5');
});

test('the panel of requests tells decisions and appeals', async ({ page }) => {
  await page.goto('/web/painel/lai');
  await expect(page.getByText('Pedidos recebidos')).toBeVisible();
  for (const medida of ['Decisões sobre os pedidos respondidos', 'Recursos por instância']) {
    await expect(page.getByText(medida, { exact: true }).first()).toBeVisible();
  }
});
