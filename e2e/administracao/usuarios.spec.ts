import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { abrirPagina, COMPUTADOR, escolher, test } from '../support/dois-lados.ts';

const SENHA = 'Girassol@2026';

const digito = (digitos: readonly number[]): number => {
  const soma = digitos.reduce((total, cada, i) => total + cada * (digitos.length + 1 - i), 0);
  return ((soma * 10) % 11) % 10;
};

/** With valid check digits, and a different one in each run: an account keeps its CPF. */
const novoCpf = (): string => {
  const nove = [...String(randomInt(100_000_000, 999_999_999))].map(Number);
  const dez = [...nove, digito(nove)];
  return [...dez, digito(dez)].join('');
};

/** The address of the button in the last mail to somebody. */
const linkDoEmail = async (page: Page, para: string): Promise<string> => {
  const link = async () => {
    const response = await page.context().request.get('/api/app-web/v1/caixa-de-saida');
    const mails = (await response.json()) as { para: string; texto: string }[];
    return mails.find((mail) => mail.para === para)?.texto.match(/http\S+/)?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return link();
};

test('usuários: who is invited creates the password, works with the profile, and is out once blocked', async ({
  entrar,
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const email = `lia.${randomUUID().slice(0, 8)}@escuta.invalid`;
  const gestor = await entrar('gestor.cgu', COMPUTADOR);
  await gestor.goto('/web/usuario/gerenciar/convidar');
  await gestor.getByRole('textbox', { name: 'Nome' }).fill('Lia Monteiro Dantas');
  await gestor.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await gestor.getByRole('textbox', { name: 'CPF' }).fill(novoCpf());
  await escolher(gestor, 'Perfil', 'Respondente');
  await expectAccessible(gestor, 'convidar pessoa');
  await gestor.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(gestor.getByRole('heading', { name: 'Convite enviado' })).toBeVisible();

  const lia = await abrirPagina(browser, baseURL, COMPUTADOR);
  const { pathname, search } = new URL(await linkDoEmail(gestor, email));
  await lia.goto(`${pathname}${search}`);
  await lia.getByLabel('Nova senha', { exact: true }).fill(SENHA);
  await lia.getByLabel('Confirmação da nova senha').fill(SENHA);
  await lia.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(lia.getByLabel('Nova senha', { exact: true })).toHaveCount(0);
  const entrada = await lia
    .context()
    .request.post('/api/app-web/v1/usuarios/login', { form: { login: email, senha: SENHA } });
  expect(entrada.status()).toBe(200);
  await lia.goto('/web/manifestacao/tratar');
  await expect(lia.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await entrada.json()).perfilAtual.descPerfil).toBe('Respondente');

  await gestor.goto(`/web/usuario/gerenciar?busca=${encodeURIComponent(email)}`);
  await gestor.getByRole('link', { name: 'Lia Monteiro Dantas' }).click();
  await expect(gestor.getByRole('region', { name: 'Perfis' })).toContainText('Respondente');
  await expectAccessible(gestor, 'pessoa da equipe');
  await gestor.getByRole('button', { name: 'Bloquear', exact: true }).click();
  const dialog = gestor.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Fim do contrato.');
  await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(gestor.getByText('A conta está bloqueada, e as sessões abertas terminaram.')).toBeVisible();

  await lia.goto('/web/manifestacao/tratar');
  await expect(lia).toHaveURL(/\/web\/login/);
  await lia.context().close();
});
