import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { CELULAR, COMPUTADOR } from '../support/dois-lados.ts';
import { test } from '../support/paginas.ts';
import { answerCookies, SENHA } from '../support/people.ts';

const entrar = async (page: Page, login: string): Promise<void> => {
  await page.goto('/web/login');
  const form = page.getByRole('form', { name: 'Entrar com login e senha' });
  await form.getByRole('textbox', { name: 'Login' }).fill(login);
  await form.getByLabel('Senha', { exact: true }).fill(SENHA);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
};

/** Chromium's own authenticator in software, whose finger is always the right one. */
const comAutenticador = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test('L4 second factor: somebody of the team makes a passkey, signs in with it and takes it off again', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await comAutenticador(page);
  await entrar(page, 'cadastrador.cgu');
  await expect(page).toHaveURL(/\/web\/principal/);
  await page.goto('/web/usuario/meucadastro');
  await page.getByRole('link', { name: 'Segurança da conta' }).click();
  await expect(page.getByText('Sua conta ainda não tem segundo fator.')).toBeVisible();
  await expectAccessible(page, 'Segurança da conta, without a factor');
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Computador da sala');
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  const codigos = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codigos).toHaveCount(10);
  const recuperacao = (await codigos.first().textContent()) ?? '';
  await expectAccessible(page, 'recovery codes');
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(page.getByText('Computador da sala')).toBeVisible();
  await expectAccessible(page, 'Segurança da conta, with a passkey');

  await page.goto('/web/logout');
  await expect(page).toHaveURL(/\/web\/login/);
  await entrar(page, 'cadastrador.cgu');
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  await page.setViewportSize(CELULAR.viewport);
  await expectAccessible(page, 'the step of the sign-in, on a phone');
  await page.setViewportSize(COMPUTADOR.viewport);
  // No other page opens meanwhile.
  await page.goto('/web/manifestacao/tratar');
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  await page.getByRole('button', { name: 'Usar a chave de acesso' }).click();
  await expect(page).toHaveURL(/\/web\/(principal|manifestacao\/tratar)/);

  await page.goto('/web/logout');
  await expect(page).toHaveURL(/\/web\/login/);
  await entrar(page, 'cadastrador.cgu');
  await page.getByRole('textbox', { name: 'Código' }).fill(recuperacao);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/web\/principal/);

  await page.goto('/web/usuario/seguranca');
  await expect(page.getByText('Você ainda tem 9 de 10.')).toBeVisible();
  await page.getByRole('button', { name: 'Remover Computador da sala' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click();
  await expect(page.getByText('Sua conta ainda não tem segundo fator.')).toBeVisible();
});
