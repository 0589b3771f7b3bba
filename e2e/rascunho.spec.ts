import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './support/paginas.ts';
import { answerCookies, cidadaoDe, shareSession } from './support/people.ts';
import { comecarDeNovo, escrever, percorrer } from './support/registrar.ts';

const CAMPO = 'O que você quer elogiar?';

test('a draft outlives its tab, goes on from Principal in one click, and a double click sends it once', async ({
  page,
  baseURL,
}, { project }) => {
  const palavra = `caderneta${randomUUID().slice(0, 8)}`;
  const texto = `Elogio a equipe da sala ${palavra}`;
  await answerCookies(page, baseURL);
  await shareSession(page, cidadaoDe(project.name));
  await page.goto('/web/manifestacao/criar?tipo=3&idAssunto=0');
  await comecarDeNovo(page);
  await escrever(page, { [CAMPO]: texto });
  await expect(page.getByText('Salvo agora', { exact: true })).toBeVisible();
  const context = page.context();
  await page.close();

  const outra = await context.newPage();
  await answerCookies(outra, baseURL);
  await outra.goto('/web/principal');
  await outra.getByRole('link', { name: new RegExp(`^Continuar Elogio · ${texto}`) }).click();
  await expect(outra.getByRole('textbox', { name: CAMPO })).toHaveValue(texto);
  await percorrer(outra, { tipo: 'Elogio', sua: 'seu elogio', campos: { [CAMPO]: texto } }, { sigla: 'CGU' });
  await outra.getByRole('button', { name: 'Enviar', exact: true }).dblclick();
  await expect(outra.getByRole('heading', { name: 'Recebemos seu elogio' })).toBeVisible();

  await outra.goto(`/web/manifestacao?busca=${palavra}`);
  await expect(outra.getByText('1 manifestação.', { exact: true })).toBeVisible();
  await outra.goto('/web/principal');
  await expect(outra.getByRole('heading', { name: 'Últimas que você registrou' })).toBeVisible();
  await expect(outra.getByText(texto.slice(0, 60)).and(outra.locator('.rascunhos-item *'))).toHaveCount(0);
});

test('a tab closed in the middle of a word loses no letter, and its own last writing is no conflict', async ({
  page,
  baseURL,
}, { project }) => {
  const comeco = `Elogio a portaria ${randomUUID().slice(0, 8)}`;
  const fim = ' e também quem cuida da limpeza';
  await answerCookies(page, baseURL);
  await shareSession(page, cidadaoDe(project.name));
  await page.goto('/web/manifestacao/criar?tipo=3&idAssunto=0');
  await comecarDeNovo(page);
  await escrever(page, { [CAMPO]: comeco });
  await expect(page.getByText('Salvo agora', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: CAMPO }).press('End');
  await page.getByRole('textbox', { name: CAMPO }).pressSequentially(fim);
  const context = page.context();
  // The browser lets the page send one last request; the server may get it without the page seeing
  // the answer.
  await page.close({ runBeforeUnload: true });

  const outra = await context.newPage();
  await answerCookies(outra, baseURL);
  await outra.goto('/web/principal');
  await outra.getByRole('link', { name: new RegExp(`^Continuar Elogio · ${comeco}`) }).click();
  const campo = outra.getByRole('textbox', { name: CAMPO });
  await expect(campo).toHaveValue(comeco + fim);
  await campo.press('End');
  await campo.pressSequentially(' à noite');
  await expect(outra.getByText('Salvo agora', { exact: true })).toBeVisible();
  await expect(outra.getByRole('button', { name: 'Ficar com esta' })).toHaveCount(0);
});

test('S2-05 what somebody without a name writes waits on this device only if they choose it, and can be erased', async ({
  page,
  baseURL,
}) => {
  const endereco = '/web/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0';
  const campo = 'O que aconteceu?';
  await answerCookies(page, baseURL);
  await page.goto(endereco);
  await comecarDeNovo(page);
  const enviados: string[] = [];
  page.context().on('request', (request) => enviados.push(request.postData() ?? ''));
  await escrever(page, { [campo]: 'A obra foi paga e não existe.' });
  await expect(page.getByText('Só nesta página: nada fica neste aparelho')).toBeVisible();
  const guardados = () =>
    page.evaluate(async () =>
      JSON.stringify([await indexedDB.databases(), { ...sessionStorage, ...localStorage }]),
    );
  expect(await guardados()).not.toContain('obra');
  await page.getByText('Guardar neste aparelho', { exact: true }).click();
  await expect(page.getByText('Salvo agora, só neste aparelho')).toBeVisible();
  const context = page.context();
  await page.close();

  const outra = await context.newPage();
  await answerCookies(outra, baseURL);
  await outra.goto(endereco);
  await expect(outra.getByRole('heading', { name: 'Você tem um rascunho' })).toBeVisible();
  await outra.getByRole('link', { name: 'Continuar' }).click();
  await expect(outra.getByRole('textbox', { name: campo })).toHaveValue('A obra foi paga e não existe.');
  expect(enviados.filter((corpo) => corpo.includes('A obra foi paga'))).toEqual([]);
  await escrever(outra, { [campo]: 'A obra foi paga duas vezes.' });
  await outra.getByRole('button', { name: 'Apagar deste aparelho' }).click();
  await expect(outra).toHaveURL(/\/web\/?$/);
  await outra.goto(endereco);
  await expect(outra.getByRole('textbox', { name: campo })).toHaveValue('');
});
