import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { COMPUTADOR, test } from '../support/dois-lados.ts';

test('relatórios: from the catalogue to a figure, to its cases, to a file that the bell tells of', async ({
  entrar,
}) => {
  const pessoa = await entrar('gestor.ifce', COMPUTADOR);
  await pessoa.goto('/web/relatorios-do-sistema');
  await pessoa.getByRole('link', { name: 'Manifestações', exact: true }).click();
  const tabela = pessoa.getByRole('table', { name: 'Manifestações por tipo' });
  await expect(tabela).toBeVisible();
  await pessoa.getByRole('combobox', { name: 'Período' }).click();
  await pessoa.getByRole('option', { name: 'Todo o tempo' }).click();
  await expect(pessoa).toHaveURL(/periodo=todos/);
  await pessoa.getByRole('combobox', { name: 'Agrupar por' }).click();
  await pessoa.getByRole('option', { name: 'Situação' }).click();
  await expect(pessoa.getByRole('figure', { name: 'Manifestações, por situação' })).toBeVisible();
  await expectAccessible(pessoa, 'relatório aberto');

  // A group's figure must equal the number of cases in its list.
  const linha = pessoa.getByRole('table', { name: 'Manifestações por situação' }).getByRole('row').nth(1);
  const numero = await linha.getByRole('cell').first().textContent();
  await linha.getByRole('link').click();
  await expect(pessoa.getByText(new RegExp(`^Página 1: 1–\\d+ de ${numero}$`))).toBeVisible();
  await expectAccessible(pessoa, 'casos de um relatório');
  await pessoa.reload();
  await expect(pessoa.getByText(new RegExp(` de ${numero}$`))).toBeVisible();

  await pessoa.getByRole('button', { name: 'Baixar', exact: true }).click();
  await pessoa.getByRole('menuitem', { name: 'Lista em texto separado (CSV)' }).click();
  const pronto = pessoa.getByRole('link', { name: /^Baixar Manifestações, lista em CSV/ }).first();
  await expect(pronto).toBeVisible({ timeout: 30_000 });
  const [arquivo] = await Promise.all([pessoa.waitForEvent('download'), pronto.click()]);
  expect(arquivo.suggestedFilename()).toMatch(/^manifestacoes-lista-.*\.csv$/);
  await pessoa.goto('/web/alertas');
  await pessoa
    .getByRole('link', { name: 'O arquivo de relatório que você pediu ficou pronto.' })
    .first()
    .click();
  await expect(pessoa.getByRole('heading', { name: 'Seus arquivos' })).toBeVisible();
});
