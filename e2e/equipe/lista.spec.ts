import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  abrirAto,
  abrirCaso,
  CELULAR,
  COMPUTADOR,
  confirmar,
  escolher,
  registrarCaso,
  test,
} from '../support/dois-lados.ts';

test('lista: two new cases are found, taken by keyboard and extended at once, with a line each', async ({
  entrar,
}) => {
  const cidada = await entrar('joao.cidadao', CELULAR);
  const equipe = await entrar('respondente.cgu', COMPUTADOR);
  const casos = [await registrarCaso(cidada), await registrarCaso(cidada)] as const;
  const [primeiro] = casos;
  await equipe.goto(`/web/manifestacao/tratar?fila=triar&busca=${primeiro.palavra}`);
  await expect(equipe.getByRole('link', { name: primeiro.protocolo })).toBeVisible();
  await expectAccessible(equipe, 'lista de trabalho');
  await equipe.keyboard.press('j');
  await equipe.keyboard.press('x');
  await expect(equipe.getByRole('region', { name: 'Ações em lote' })).toContainText('1 manifestação');
  await equipe.keyboard.press('a');
  await expect(equipe.getByText(/Agora com você:/)).toBeVisible();

  await equipe.goto(`/web/manifestacao/prorrogar?ids=${casos.map(({ id }) => id).join(',')}`);
  await escolher(equipe, 'Motivo', 'Complexidade');
  await equipe
    .getByRole('textbox', { name: 'Justificativa' })
    .fill('A área técnica pediu mais alguns dias de prazo.');
  await equipe.getByRole('button', { name: 'Prorrogar', exact: true }).click();
  await confirmar(equipe, 'Prorrogar');
  await expect(equipe.getByText('Feito em 2 manifestações.')).toBeVisible();
  for (const { protocolo } of casos) {
    await expect(equipe.getByRole('row', { name: new RegExp(protocolo) })).toContainText('Feita');
  }
});

test('the case and its answer editor are free of axe findings, at the desk and on a phone', async ({
  entrar,
}) => {
  test.setTimeout(120_000);
  const cidada = await entrar('joao.cidadao', CELULAR);
  const caso = await registrarCaso(cidada);
  for (const tela of [COMPUTADOR, CELULAR]) {
    const equipe = await entrar('gestor.cgu', tela);
    await abrirCaso(equipe, caso);
    await abrirAto(equipe, 'Responder');
    await equipe.getByRole('textbox', { name: 'Resposta' }).fill('Abrimos mais dois guichês.');
    await expectAccessible(equipe, `caso a ${tela.viewport.width} px`);
    await equipe.goto(`/web/manifestacao/responder?ids=${caso.id}`);
    await expect(equipe.getByRole('textbox', { name: 'Resposta' })).toBeVisible();
    await expectAccessible(equipe, `responder a ${tela.viewport.width} px`);
  }
});
