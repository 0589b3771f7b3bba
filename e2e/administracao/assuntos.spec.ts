import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { answerCookies, shareSession } from '../support/people.ts';

const entrar = async (page: Page, baseURL: string | undefined, login: string) => {
  await answerCookies(page, baseURL);
  await page.context().clearCookies({ name: 'login-token' });
  await shareSession(page, login);
};

const criar = async (page: Page, nome: string) => {
  await page.getByRole('button', { name: 'Criar assunto' }).click();
  const janela = page.getByRole('dialog');
  await janela.getByLabel('Nome do assunto').fill(nome);
  await janela.getByLabel('Área').fill('Provas');
  await janela.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`“${nome}” foi criado`, { exact: false })).toBeVisible();
};

test('assuntos: two are made, put in order and joined, and the joined one is no longer offered', async ({
  page,
  baseURL,
}) => {
  await entrar(page, baseURL, 'admin');
  const marca = randomUUID().slice(0, 8);
  const [um, dois] = [`Prova um ${marca}`, `Prova dois ${marca}`];
  await page.goto('/web/assunto/manter');
  await criar(page, um);
  await criar(page, dois);
  await page.goto(`/web/assunto/manter?busca=${marca}`);
  await page.getByRole('button', { name: `Subir ${dois}` }).press('Enter');
  await expect(page.getByText('subiu um lugar', { exact: false })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toHaveText(dois);

  await page.getByRole('button', { name: `Ações de ${um}` }).click();
  await page.getByRole('menuitem', { name: 'Unir a outro' }).click();
  const janela = page.getByRole('dialog');
  await janela.getByRole('combobox', { name: 'Unir a' }).fill(dois);
  await page.getByRole('option', { name: dois }).click();
  await expect(janela.getByText('0 manifestações, em segundo plano', { exact: false })).toBeVisible();
  await janela.getByRole('button', { name: 'Unir assuntos' }).click();
  await expect(page.getByText('foi unido a', { exact: false })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: um })).toHaveCount(0);
  const oferecidos = await (await page.request.get('/api/assuntos')).text();
  expect(oferecidos).toContain(dois);
  expect(oferecidos).not.toContain(um);
});

test("subassuntos e favoritos: a gestor keeps the office's own, and another office's are not found", async ({
  page,
  baseURL,
}) => {
  await entrar(page, baseURL, 'gestor.ifce');
  const nome = `Parte ${randomUUID().slice(0, 8)}`;
  await page.goto('/web/subassuntos');
  await page.getByRole('button', { name: 'Criar subassunto' }).first().click();
  const janela = page.getByRole('dialog');
  await janela.getByRole('combobox', { name: 'Assunto' }).fill('Aposentadoria');
  await page.getByRole('option', { name: 'Aposentadoria', exact: true }).click();
  await janela.getByLabel('Nome do subassunto').fill(nome);
  await janela.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`“${nome}” foi criado.`)).toBeVisible();

  await page.goto('/web/assuntos-favoritos/65');
  await page.getByRole('combobox', { name: 'Acrescentar um assunto' }).fill('Aposentadoria');
  await page.getByRole('option', { name: 'Aposentadoria', exact: true }).click();
  await page.getByRole('button', { name: 'Salvar favoritos' }).click();
  await expect(page.getByText('Salvo.')).toBeVisible();
  await page.getByRole('button', { name: 'Retirar Aposentadoria' }).click();
  await page.getByRole('button', { name: 'Salvar favoritos' }).click();
  await expect(page.getByText('Nenhum favorito ainda')).toBeVisible();
  await page.goto('/web/assuntos-favoritos/6');
  await expect(page.getByRole('heading', { name: 'Estes favoritos não são do seu órgão' })).toBeVisible();
});
