import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerCookies, shareSession } from '../support/people.ts';

const ONDE = '/web/configuracoes/saude-da-plataforma';

test('an administrador finds under Configurações how the platform is and what to do, at a desk and on a phone', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'admin');
  await page.goto('/web/configuracoes');
  await page.getByRole('link', { name: /^Saúde da plataforma/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saúde da plataforma' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cadeia da auditoria' })).toBeVisible();
  await expectAccessible(page, `${ONDE} at a desk`);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('heading', { name: 'E-mails por enviar' })).toBeVisible();
  await expectAccessible(page, `${ONDE} on a phone`);
});

test('a gestor of an office that watches over nobody is not offered it', async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'gestor.ifce');
  await page.goto('/web/configuracoes');
  await expect(page.getByRole('link', { name: /^Auditoria/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Saúde da plataforma/ })).toHaveCount(0);
});
