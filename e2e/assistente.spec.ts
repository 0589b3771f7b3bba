import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/paginas.ts';
import { answerCookies } from './support/people.ts';
import { escolherAssunto } from './support/registrar.ts';

const RELATO = 'O fiscal da obra pede propina para liberar o alvará do mercado';

test('S2-32 the assistant opens in its window, answers with its source and hands what was told over to the form', async ({
  page,
  context,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await page.goto('/web/about');
  const aberta = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Conversar com o assistente/ }).click();
  const janela = await aberta;
  await expect(janela.getByRole('heading', { level: 1 })).toHaveText('Assistente');
  await expect(janela.getByRole('contentinfo')).toBeHidden();
  const campo = janela.getByRole('textbox', { name: 'Sua pergunta' });
  const conversa = janela.getByRole('log', { name: 'Conversa com o assistente' });
  await expect(campo).toBeFocused();

  await campo.fill('qual o prasso para recorrer?');
  await campo.press('Enter');
  await expect(conversa).toContainText('10 dias para recorrer');
  await expect(conversa.getByRole('link', { name: /Simulador de prazos/ })).toHaveAttribute(
    'href',
    '/web/simulador-de-prazos',
  );
  await expect(campo).toBeFocused();
  await conversa.getByRole('button', { name: 'Esta resposta ajudou' }).click();
  await expect(conversa).toContainText('Obrigado pela avaliação.');
  await expectAccessible(janela, 'conversa');

  // The conversation survives a reload of the page behind it; the icon brings it back.
  await page.reload();
  await page.getByRole('button', { name: /^Conversar com o assistente/ }).click();
  await expect(conversa).toContainText('10 dias para recorrer');
  expect(context.pages()).toHaveLength(2);

  await campo.fill(RELATO);
  await campo.press('Enter');
  await expect(conversa).toContainText('parece uma denúncia');
  await conversa.getByRole('button', { name: 'Quero denunciar sem me identificar' }).click();
  const formulario = conversa.getByRole('button', { name: 'Abrir o formulário sem me identificar' });
  await expect(formulario).toBeVisible();
  const nova = context.waitForEvent('page');
  await formulario.click();
  const registro = await nova;
  await escolherAssunto(registro, 'corrupção');
  expect(registro.url()).not.toContain('propina');
  await expect(registro.getByRole('textbox', { name: /^O que aconteceu/ })).toHaveValue(RELATO);
});
