import { expect, type Page } from '@playwright/test';
import { test } from './support/paginas.ts';
import { answerCookies, SENHA, signIn } from './support/people.ts';

const enterByForm = async (page: Page, login: string, senha: string): Promise<void> => {
  const form = page.getByRole('form', { name: 'Entrar com login e senha' });
  await form.getByRole('textbox', { name: 'Login' }).fill(login);
  await form.getByLabel('Senha', { exact: true }).fill(senha);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
};

test.beforeEach(async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
});

test('S1-04 a citizen enters with the national sign-on, is recognised by CPF, and leaves both sessions', async ({
  page,
}) => {
  await page.goto('/web/login');
  await page.getByRole('main').getByRole('link', { name: 'Entrar com GOV.BR' }).click();
  await expect(page).toHaveURL(/\/sso\//);
  await page.getByRole('button', { name: /Maria/ }).first().click();
  await expect(page).toHaveURL(/\/web\/principal$/);
  await expect(page.getByRole('heading', { name: /^Olá, Maria/ })).toBeVisible();
  await page.goto('/web/logout');
  await expect(page).toHaveURL(/\/web\/login/);
  await page.goto('/web/login');
  await page.getByRole('main').getByRole('link', { name: 'Entrar com GOV.BR' }).click();
  await expect(page.getByRole('button', { name: /Maria/ }).first()).toBeVisible();
});

test('S1-04 a citizen enters with login and password and lands where they were going', async ({ page }) => {
  await page.goto('/web/manifestacao/consultarlai?situacao=1');
  await expect(page).toHaveURL(/\/web\/login\?/);
  await enterByForm(page, 'joao.cidadao', SENHA);
  await expect(page).toHaveURL(/\/web\/manifestacao\/consultarlai\?situacao=1$/);
});

test('a wrong password shows the sentence of the server in the form', async ({ page }) => {
  await page.goto('/web/login');
  await enterByForm(page, 'alguem', 'errada');
  await expect(page.getByText('Login ou senha incorretos.')).toBeVisible();
});

test('S4-03 S2-26 somebody with two profiles chooses one before working', async ({ page }) => {
  await page.goto('/web/login');
  await enterByForm(page, 'duplo', SENHA);
  const dialog = page.getByRole('dialog', { name: 'Selecione seu perfil de trabalho' });
  await expect(dialog).toBeVisible();
  const perfil = dialog.getByRole('combobox', { name: /Perfil/ });
  await perfil.fill('Respondente');
  await expect(page.getByRole('option')).toHaveCount(1);
  await perfil.press('ArrowDown');
  await perfil.press('Enter');
  await expect(perfil).toHaveValue(/^Respondente - IFCE/);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/Você está trabalhando como Respondente/)).toBeVisible();
});

test('S4-04 S2-35 a legal person chooses among the companies of the CPF', async ({ page }) => {
  await page.goto('/web/login');
  await page.getByRole('link', { name: /Entrar como empresa/ }).click();
  await page
    .locator('button', { hasText: /CNPJ|empresa|Empresa/ })
    .or(page.getByRole('button'))
    .filter({ hasText: /Ouro|Prata|Bronze/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText('Existe mais de uma conta associada ao seu cpf, escolha um usuário para continuar'),
  ).toBeVisible();
  await expect(
    dialog.getByText('Para selecionar seu perfil de pessoa física, é necessário sair e efetuar novo login.'),
  ).toBeVisible();
  await dialog
    .getByRole('button')
    .filter({ hasNotText: /Fechar|Cancelar|Confirmar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/web\/principal/);
});

test('S4-07 Principal without a session leads home', async ({ page }) => {
  await page.goto('/web/principal');
  await expect(page).toHaveURL(/\/web\/?$/);
});

test('a first load of a screen for others says so, and the server refuses its data as well', async ({
  page,
}) => {
  await signIn(page, 'maria.cidada');
  await page.goto('/web/feriado');
  await expect(page.getByRole('heading', { name: 'Seu perfil não abre esta página' })).toBeVisible();
  expect((await page.request.get('/api/app-web/v1/usuarios')).status()).toBe(403);
});

test('S4-07 staff who open Home or the login screen land on their main page', async ({ page }) => {
  await signIn(page, 'gestor.cgu');
  for (const path of ['/web/', '/web/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/web\/principal$/);
  }
});

test("S2-02 an address that is nobody's says so and offers ways on", async ({ page }) => {
  for (const path of ['/web/xx', '/web/nada/disso/existe', '/web/manifestacao/detalhar/abc']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/web\/?$/);
});
