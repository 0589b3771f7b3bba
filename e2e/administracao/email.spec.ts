import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { COMPUTADOR, test } from '../support/dois-lados.ts';

/** An event that no other journey triggers. */
const AVISO = 'O prazo de cumprimento foi prorrogado durante o incidente';

test('e-mails: an administrador rewrites a template, tries it out, reads the test and restores the old words', async ({
  entrar,
}) => {
  const marca = randomUUID().slice(0, 8);
  const page = await entrar('admin', COMPUTADOR);
  await page.goto('/web/email?busca=cumprimento+foi+prorrogado');
  await page.getByRole('link', { name: AVISO }).click();
  await page.getByRole('link', { name: 'Editar' }).click();

  const assunto = page.getByRole('textbox', { name: 'Assunto' });
  await assunto.fill(`Mais prazo ${marca} {{cpf}}`);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Não existe \{\{cpf\}\} neste aviso/).first()).toBeVisible();

  await assunto.fill(`Mais prazo ${marca} `);
  await page.getByRole('button', { name: 'Inserir {{protocolo}}' }).click();
  await expect(assunto).toHaveValue(`Mais prazo ${marca} {{protocolo}}`);
  // When the corrected field is left, its error and the room it took disappear.
  await assunto.press('Tab');
  await expect(page.getByText(/^Não existe/)).toHaveCount(0);
  await expect(page.getByText(`Mais prazo ${marca} 00106.000123/2026-48`)).toBeVisible();
  await expectAccessible(page, 'editor de modelo');

  await page.getByRole('button', { name: 'Enviar um teste para mim' }).click();
  await expect(page.getByText('Teste enviado.')).toBeVisible();
  const caixa = await page.context().newPage();
  await caixa.goto('/web/caixa-de-saida');
  await expect(caixa.getByText(`[Teste] Mais prazo ${marca} 00106.000123/2026-48`)).toBeVisible();
  await caixa.goto(`/web/email?aba=enviados&busca=${marca}`);
  await expect(caixa.getByRole('row', { name: new RegExp(marca) })).toContainText('admin@escuta.invalid');
  await caixa.close();

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Salvo como versão \d+\.$/)).toBeVisible();
  await expect(page.locator('ins', { hasText: marca })).toBeVisible();
  await page.getByRole('button', { name: 'Restaurar a versão 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('Versão 1 restaurada.')).toBeVisible();
  await expect(page.getByText('Assunto: Novo prazo de cumprimento no pedido')).toBeVisible();
  await expectAccessible(page, 'modelo e versões');
});
