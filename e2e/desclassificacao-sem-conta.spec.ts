import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/paginas.ts';
import { answerCookies } from './support/people.ts';

const IFCE = 65;

test('LAI arts. 10 and 29: a declassification is asked without an account, and followed and given up by code', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await answerCookies(page, baseURL);
  await page.goto(`/web/desclassificacao/pedir?orgao=${IFCE}`);
  await page
    .getByRole('textbox', { name: 'Descrição da informação' })
    .fill('O plano de segurança do campus.');
  await page.getByRole('textbox', { name: 'Razões do pedido' }).fill('O plano já foi executado.');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana Sem Conta');
  await page.getByRole('textbox', { name: 'Endereço' }).fill('Rua das Flores, 120, Fortaleza/CE');
  await expectAccessible(page, 'pedir desclassificação');
  await page.getByRole('button', { name: 'Enviar o pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido registrado' })).toBeFocused({ timeout: 20_000 });
  await expectAccessible(page, 'recibo do pedido');
  const escrito = page.getByText(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  const codigo = (await escrito.textContent()) ?? '';
  await page.getByRole('button', { name: 'Já guardei meu código' }).click();
  await expect(escrito).toBeHidden();

  await page.getByRole('link', { name: 'Acompanhar com o código' }).click();
  await page.getByRole('textbox', { name: 'Código de acesso' }).fill(codigo);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByText('Autoridade classificadora, desde')).toBeVisible({ timeout: 20_000 });
  expect(page.url()).not.toContain(codigo);
  await expectAccessible(page, 'pedido por código');
  await page.getByRole('button', { name: 'Desistir do pedido' }).click();
  await page.getByRole('button', { name: 'Desistir do pedido' }).click();
  await expect(page.getByText('Você desistiu deste pedido.')).toBeVisible();

  await page.getByRole('button', { name: 'Fechar esta consulta' }).click();
  await expect(page.getByRole('form', { name: 'Consulta sem entrar' })).toBeVisible();
});
