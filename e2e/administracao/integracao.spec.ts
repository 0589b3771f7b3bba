import { type Browser, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerCookies, shareSession } from '../support/people.ts';

const A_CONFIRMAR = '/api/app-web/v1/usuarios/gerenciar/a-confirmar';

/** A gestor of the office confirms the profile of the system, in a browser of their own. */
const confirmar = async (browser: Browser, baseURL: string | undefined, nome: string): Promise<void> => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const gestor = await context.newPage();
  await shareSession(gestor, 'gestor.ifce');
  const esperam: { nome: string; idUsuarioPerfilOuvidoria: number }[] = await (
    await gestor.request.get(A_CONFIRMAR)
  ).json();
  const id = esperam.find((cada) => cada.nome === nome)?.idUsuarioPerfilOuvidoria;
  expect((await gestor.request.post(`${A_CONFIRMAR}/${id}/confirmar`)).status()).toBe(200);
  await context.close();
};

test('integração: a new system gets a secret that opens the API once a gestor confirmed it, a rotated one replaces it, and switched off it opens nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'admin');
  const nome = `Sistema da prova ${Date.now()}`;
  await page.goto('/web/configuracoes/integracao');
  await page.getByRole('link', { name: 'Cadastrar sistema' }).click();
  await page.getByRole('textbox', { name: 'Nome do sistema' }).fill(nome);
  const orgao = page.getByRole('combobox', { name: 'Órgão' });
  await orgao.pressSequentially('IFCE');
  await expect(page.getByRole('option', { name: /IFCE/ }).first()).toBeVisible();
  await orgao.press('ArrowDown');
  await orgao.press('Enter');
  await expect(orgao).toHaveValue(/IFCE/);
  await page.getByText('Web Service Observador').click();
  await page.getByRole('button', { name: 'Cadastrar' }).click();

  await expect(page.getByRole('heading', { name: 'Sistema cadastrado' })).toBeVisible();
  await expectAccessible(page, 'credenciais novas');
  const valorDe = async (rotulo: string) => {
    const linha = page.locator('.integracao-credenciais > div', { hasText: rotulo });
    return (await linha.locator('code').textContent()) ?? '';
  };
  const client_id = await valorDe('client_id');
  const pedirToken = (client_secret: string) =>
    page.request.post('/oauth/token', {
      form: { grant_type: 'client_credentials', client_id, client_secret },
    });
  const primeiro = await valorDe('client_secret');
  const cedo = await pedirToken(primeiro);
  expect([cedo.status(), (await cedo.json()).error]).toEqual([400, 'unauthorized_client']);
  await confirmar(browser, baseURL, nome);
  const { access_token } = await (await pedirToken(primeiro)).json();
  const lista = await page.request.get('/api/manifestacoes?MaxResultados=1', {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(lista.status()).toBe(200);

  await page.getByRole('link', { name: /Já guardei/ }).click();
  await expect(page.getByText(primeiro)).toHaveCount(0);
  await expectAccessible(page, 'sistema integrado');
  await page.getByRole('button', { name: 'Trocar segredo' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Trocar o segredo?' });
  await dialogo.getByText('Deixa de valer agora').click();
  await dialogo.getByRole('button', { name: 'Trocar' }).click();
  await expect(page.getByText('Guarde agora')).toBeVisible();
  const segundo = await valorDe('client_secret');
  expect((await pedirToken(primeiro)).status()).toBe(401);
  expect((await pedirToken(segundo)).status()).toBe(200);

  await page.getByRole('button', { name: 'Desligar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByText('Desligado', { exact: true })).toBeVisible();
  expect((await pedirToken(segundo)).status()).toBe(401);
  await page.goto(`/web/configuracoes/integracao?busca=${encodeURIComponent(nome)}`);
  await expect(page.getByRole('row', { name: new RegExp(nome) })).toContainText('Desligado');
});
