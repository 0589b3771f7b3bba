import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerCookies, shareSession } from '../support/people.ts';

test('an administrator writes a question, tries it out, and it is what people read', async ({
  page,
  baseURL,
}) => {
  const marca = randomUUID().slice(0, 8);
  const nome = `Posso levar o papagaio ${marca}?`;
  await answerCookies(page, baseURL);
  await shareSession(page, 'admin');
  await page.goto('/web/configuracoes/ajuda/cadastrar');
  await page.getByRole('textbox', { name: 'Pergunta', exact: true }).fill(nome);
  await page.getByRole('textbox', { name: 'Endereço' }).click();
  await expect(page.getByRole('textbox', { name: 'Endereço' })).toHaveValue(/^posso-levar-o-papagaio/);
  const tema = page.getByRole('combobox', { name: 'Tema' });
  await tema.fill('Como registrar');
  await expect(page.getByRole('option', { name: 'Como registrar' })).toBeVisible();
  await tema.press('ArrowDown');
  await tema.press('Enter');
  await expect(tema).toHaveValue('Como registrar');
  await page
    .getByRole('textbox', { name: 'Resposta' })
    .fill('Pode, **na gaiola**. Veja os [órgãos](/orgao).');
  await page.getByRole('textbox', { name: 'Outras formas de perguntar' }).fill('louro\narara');
  await expect(page.getByRole('region', { name: 'Prévia' }).getByText('na gaiola')).toBeVisible();
  await expectAccessible(page, 'cadastrar pergunta');
  await page.getByRole('button', { name: 'Criar pergunta' }).click();
  await expect(page.getByText('Pergunta criada.')).toBeVisible();
  await page.goto('/web/configuracoes/ajuda?aba=testar');
  await page.getByRole('textbox', { name: 'O que ele responderia?' }).fill(`tenho um louro ${marca}`);
  await page.getByRole('button', { name: 'Testar' }).click();
  const achada = page.getByRole('region', { name: 'A busca acharia' }).getByRole('link', { name: nome });
  await expect(achada).toBeVisible();
  await expectAccessible(page, 'testar a ajuda');
  await achada.click();
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
});
