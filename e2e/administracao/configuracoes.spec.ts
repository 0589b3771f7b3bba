import { expect, test } from '@playwright/test';
import { answerCookies, signIn } from '../support/people.ts';

test.beforeEach(({ page, baseURL }) => answerCookies(page, baseURL));

test('what a gestor sets for the office is read by everybody and stands in the audit of that office', async ({
  page,
}) => {
  await signIn(page, 'gestor.ifce');
  await page.goto('/web/configuracoes');
  await page.getByRole('link', { name: /^Meus órgãos/ }).click();
  const horario = page.getByRole('textbox', { name: 'Horário de atendimento do órgão' });
  await horario.fill('Segunda a sexta, das 9h às 17h');
  await page.getByRole('textbox', { name: 'Prazo interno das áreas' }).fill('21');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Informe no máximo 20 dias.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Prazo interno das áreas' }).fill('15');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. Já está valendo.')).toBeVisible();
  await expect(page.getByText(/Padrão: 20.* Mudada por/)).toBeVisible();

  await page.goto('/web/configuracoes/auditoria?area=configuracao');
  const linha = page
    .getByRole('row', { name: /Mudança de configuração.*Prazo interno das áreas \(IFCE\)/ })
    .first();
  await linha.getByRole('button', { name: /^Ver detalhes/ }).click();
  await expect(page.getByRole('row', { name: /Valor.*20.*15/ })).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).last().click();

  await page.goto('/web/orgao?busca=IFCE');
  await expect(page.getByText('Segunda a sexta, das 9h às 17h')).toBeVisible();

  await page.goto('/web/configuracoes/meus-orgaos');
  await page.getByRole('button', { name: 'Usar o padrão em Prazo interno das áreas' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. Já está valendo.')).toBeVisible();
});

test('S6-04 who only works on cases reads the settings and is told that they change none', async ({
  page,
}) => {
  await signIn(page, 'respondente.cgu');
  await page.goto('/web/configuracoes/plataforma/retencao');
  await expect(
    page.getByText('Seu perfil, Respondente, vê estas configurações e não as muda.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
});

test('S2-32 the chat icon appears to a profile once the administrador gives it the item, and goes away with it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  const icone = { name: 'Conversar com o assistente (abre em nova janela)' };
  /** A new browser each time, because what a browser has cached may be five minutes old. */
  const veOIcone = async (ve: boolean) => {
    const outro = await browser.newPage({ baseURL: baseURL ?? '' });
    await answerCookies(outro, baseURL);
    await signIn(outro, 'observador.cgu');
    const itens = outro.waitForResponse((resposta) => resposta.url().endsWith('/item-interface-perfil'));
    await outro.goto('/web/');
    await itens;
    await expect(outro.getByRole('button', icone)).toHaveCount(ve ? 1 : 0);
    await outro.context().close();
  };
  const mudarObservador = async () => {
    await page.goto('/web/configuracoes/itens-interface');
    await page
      .getByRole('group', { name: 'Perfis que veem este item' })
      .first()
      .getByText('Observador', { exact: true })
      .click();
    await page.getByRole('button', { name: 'Salvar' }).first().click();
    await expect(page.getByText('Salvo. As telas mudam em até cinco minutos.')).toBeVisible();
  };
  await veOIcone(false);
  await mudarObservador();
  await veOIcone(true);
  await mudarObservador();
  await veOIcone(false);
});
