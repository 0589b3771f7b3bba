import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/paginas.ts';
import { answerCookies } from './support/people.ts';

test('a citizen is led by the header’s search to a question, and hears when there is nothing', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await page.goto('/web/about');
  await page.getByRole('button', { name: 'Abrir busca' }).click();
  const campo = page.getByRole('combobox', { name: 'Buscar no site' });
  await campo.fill('esquesi minha senia');
  await expect(page.getByRole('option', { name: /^Esqueci minha senha/ })).toBeVisible();
  await expectAccessible(page, 'sugestões');
  await campo.press('ArrowDown');
  await campo.press('Enter');
  await expect(page).toHaveURL(/\/perguntas-frequentes\/esqueci-a-senha$/);
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha. E agora?' })).toBeVisible();
  await expectAccessible(page, 'uma pergunta');
  await page.getByRole('button', { name: 'Abrir busca' }).click();
  await campo.fill('xyzxyz qwqwqw');
  await campo.press('Enter');
  await expect(page).toHaveURL(/\/procurar\?q=/);
  await expect(
    page.getByRole('main').getByText('Ops! Não encontramos o que você está procurando!'),
  ).toBeVisible();
  await expectAccessible(page, 'nada encontrado');
  const ausente = await page.goto('/web/perguntas-frequentes/nao-existe');
  expect(ausente?.status()).toBe(404);
});
