import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { abrirAto, abrirCaso, CELULAR, COMPUTADOR, registrarCaso, test } from '../support/dois-lados.ts';

const TEXTO = 'O que a pessoa escreveu';
const COM_TELEFONE = 'Fale com a equipe pelo telefone (85) 99876-5432.';

test('what the person wrote stays in view while it is answered, and data of others are asked about', async ({
  entrar,
}) => {
  test.setTimeout(120_000);
  const cidada = await entrar('joao.cidadao', CELULAR);
  const caso = await registrarCaso(cidada);

  const mesa = await entrar('gestor.cgu', COMPUTADOR);
  await abrirCaso(mesa, caso);
  await abrirAto(mesa, 'Responder');
  const resposta = mesa.getByRole('textbox', { name: 'Resposta' });
  await resposta.fill(COM_TELEFONE);
  const texto = mesa.getByRole('region', { name: TEXTO });
  await expect(texto).toContainText(caso.palavra);
  await mesa.getByRole('button', { name: 'Responder', exact: true }).last().scrollIntoViewIfNeeded();
  await expect(texto).toBeInViewport();
  await expect(mesa.getByRole('button', { name: 'Tirar (85) 99876-5432 do texto' })).toBeVisible();
  await expectAccessible(mesa, 'dados de outras pessoas');
  await mesa.getByRole('textbox', { name: 'Decisão final' }).fill('Os guichês foram abertos.');
  await mesa.getByRole('form', { name: 'Responder' }).getByRole('button', { name: 'Responder' }).click();
  const janela = mesa.getByRole('dialog', { name: 'Enviar com dados de outras pessoas?' });
  await expect(janela).toContainText('(85) 99876-5432');
  await janela.getByRole('button', { name: 'Voltar e tirar' }).click();
  await expect(resposta).toBeFocused();
  await expect(resposta).toHaveValue(COM_TELEFONE);

  const bolso = await entrar('gestor.cgu', CELULAR);
  await abrirCaso(bolso, caso);
  await abrirAto(bolso, 'Responder');
  const dobra = bolso.getByRole('button', { name: TEXTO });
  await dobra.click();
  await expect(bolso.getByRole('region', { name: TEXTO })).toContainText(caso.palavra);
});

test('from the list to a case, and on to its neighbours', async ({ entrar }) => {
  const mesa = await entrar('gestor.cgu', COMPUTADOR);
  await mesa.goto('/web/principal');
  await mesa.getByRole('link', { name: /Vencidas/ }).click();
  await expect(mesa.getByRole('tab', { name: /Vencidas/, selected: true })).toBeVisible();
  const casos = mesa.locator('a[href*="/manifestacao/detalhar/"]');
  await expect(casos.nth(1)).toBeVisible();
  const [primeiro = '', segundo = ''] = await casos.allTextContents();
  await casos.first().click();
  const fila = mesa.getByRole('navigation', { name: 'Na fila' });
  await expect(mesa.getByRole('heading', { name: primeiro })).toBeVisible();
  await expect(fila.getByRole('link', { name: 'Anterior' })).toHaveCount(0);
  await fila.getByRole('link', { name: 'Próxima' }).click();
  await expect(mesa.getByRole('heading', { name: segundo })).toBeVisible();
  await expect(fila).toContainText(/^Anterior.*Vencidas: 2 de/);
});
