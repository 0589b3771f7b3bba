import { expect, type Page } from '@playwright/test';
import { abrirCaso, COMPUTADOR, registrarCaso, test } from './support/dois-lados.ts';
import { negarPedido, pedirContratos } from './support/pedidos.ts';
import { acionar, digitar, irAte, optar } from './support/teclado.ts';

/**
 * Whole journeys without a mouse, each control found by its role and name as a screen reader has it (WCAG 2.1.1, 2.4.3,
 * 2.4.7, 4.1.2, 4.1.3).
 */
const IFCE = 65;
const TEXTO = 'Fui à unidade três vezes nesta semana e não havia ninguém para atender.';

const continuar = (page: Page) => acionar(page, page.getByRole('button', { name: 'Continuar', exact: true }));

test('files a reclamação and looks it up by protocol and code with the keyboard alone', async ({
  entrar,
}) => {
  const page = await entrar('joao.cidadao', COMPUTADOR);
  await page.goto('/web/');
  await acionar(page, page.getByRole('main').getByRole('link', { name: /^Ouvidoria ?Reclame/ }));
  await acionar(page, page.getByRole('link', { name: /^Reclamação/ }));
  await digitar(page, page.getByLabel('Procure um assunto'), 'Atendimento');
  await acionar(page, page.locator('.assuntos-opcao'));
  const relato = page.getByRole('textbox', { name: 'O que aconteceu?' });
  const recomecar = page.getByRole('button', { name: 'Começar de novo' });
  await expect(relato.or(recomecar)).toBeVisible();
  if (await recomecar.isVisible()) await acionar(page, recomecar);
  await digitar(page, relato, TEXTO);
  await continuar(page);
  await expect(page.getByRole('region', { name: 'Órgão', exact: true })).toBeVisible();
  await digitar(page, page.getByLabel('Procure o órgão'), 'CGU');
  await optar(page, page.getByRole('radiogroup', { name: 'Órgãos' }), /^CGU –/);
  await continuar(page);
  await expect(page.getByRole('region', { name: 'Revisão' })).toContainText(TEXTO);
  await acionar(page, page.getByRole('button', { name: 'Enviar', exact: true }));
  await expect(page.getByRole('heading', { name: 'Recebemos sua reclamação' })).toBeFocused();
  const protocolo = (await page.locator('.recibo-protocolo > span').first().textContent()) ?? '';
  const codigo = (await page.locator('.recibo-segredo > span').first().textContent()) ?? '';
  await acionar(page, page.getByRole('button', { name: 'Já guardei meu código' }));
  await page.context().clearCookies({ name: 'sessao' });
  await page.goto('/web/manifestacao/consultar');
  await digitar(page, page.getByRole('textbox', { name: /protocolo/i }), protocolo);
  await digitar(page, page.getByRole('textbox', { name: /código de acesso/i }), codigo);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Protocolo ${protocolo}` })).toBeVisible();
});

test('answers a case with the keyboard alone, and the result is announced', async ({ entrar }) => {
  const cidada = await entrar('maria.cidada', COMPUTADOR);
  const caso = await registrarCaso(cidada);
  const equipe = await entrar('respondente.cgu', COMPUTADOR);
  await abrirCaso(equipe, caso);
  const barra = equipe.getByRole('group', { name: 'O que fazer agora' });
  await acionar(equipe, barra.getByRole('button', { name: 'Responder', exact: true }));
  const resposta = 'Abrimos mais dois guichês e a espera caiu para vinte minutos.';
  await digitar(equipe, equipe.getByRole('textbox', { name: 'Resposta' }), resposta);
  await digitar(equipe, equipe.getByRole('textbox', { name: 'Decisão final' }), 'A reclamação procede.');
  const enviar = equipe.getByRole('button', { name: 'Responder', exact: true });
  await acionar(equipe, enviar.last());
  const dialogo = equipe.getByRole('dialog');
  // Escape belongs to whatever holds the focus: a dialog takes it a moment after it is drawn.
  await expect(dialogo).toBeFocused();
  await equipe.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(enviar.last()).toBeFocused();
  await equipe.keyboard.press('Enter');
  await acionar(equipe, dialogo.getByRole('button', { name: 'Responder', exact: true }));
  await expect(
    equipe.getByRole('status').or(equipe.getByRole('alert')).filter({ hasText: 'Resposta enviada.' }).first(),
  ).toBeVisible();
});

test('appeals against a refusal with the keyboard alone, and the receipt takes the focus', async ({
  entrar,
}) => {
  const cidada = await entrar('maria.cidada', COMPUTADOR);
  const { idManifestacao } = await pedirContratos(cidada, IFCE);
  await negarPedido(await entrar('respondente.ifce', COMPUTADOR), idManifestacao);
  await cidada.goto(`/web/manifestacao/detalhar/${idManifestacao}`);
  const caminho = cidada.getByRole('region', { name: 'O que você pode fazer' });
  await acionar(cidada, caminho.getByRole('link', { name: 'Entrar com recurso' }));
  await optar(cidada, cidada.getByRole('radiogroup').first(), /^Informação incompleta/);
  await digitar(cidada, cidada.getByRole('textbox', { name: 'Justificativa' }), TEXTO);
  await acionar(cidada, cidada.getByRole('button', { name: 'Revisar antes de enviar' }));
  await acionar(cidada, cidada.getByRole('button', { name: 'Enviar recurso' }));
  await expect(cidada.getByRole('heading', { name: 'Recurso enviado' })).toBeFocused();
});

test('the first press of Tab on a page offers to skip to its content, and the skip leads there', async ({
  entrar,
}) => {
  const page = await entrar('maria.cidada', COMPUTADOR);
  await page.goto('/web/principal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const pular = page.getByRole('link', { name: /conteúdo/i }).first();
  await irAte(page, pular);
  await page.keyboard.press('Enter');
  const isDentro = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isDentro).toBe(true);
});
