import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { answerCookies, shareSession } from '../support/people.ts';

// One after the other: a comparison becomes void once the directory changes.
test.describe.configure({ mode: 'default' });

test('siorg: a structure is compared, shown and applied, and its units are found in the tree', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'admin');
  const base = randomInt(1_000_000, 9_000_000) * 10;
  const nome = `Ministério da Prova ${base}`;
  const unidade = (codigo: number, pai: number | null, mais: object) => ({
    codigoUnidade: `http://estruturaorganizacional.dados.gov.br/id/unidade-organizacional/${codigo}`,
    codigoUnidadePai:
      pai === null ? '' : `http://estruturaorganizacional.dados.gov.br/id/unidade-organizacional/${pai}`,
    ...mais,
  });
  const unidades = [
    unidade(base, null, { nome, missao: 'servir' }),
    unidade(base + 1, base, { nome: `Secretaria ${base}` }),
  ];
  await page.goto('/web/orgao-siorg?aba=importar');
  await page.setInputFiles('input[type="file"]', {
    name: 'estrutura.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ unidades })),
  });
  await page.getByRole('button', { name: 'Comparar com o diretório' }).click();
  await expect(page.getByRole('tab', { name: 'Novas 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Campos que o diretório não guarda (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Aplicar ao diretório' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('O diretório está como a estrutura diz.', { exact: false })).toBeVisible();

  await page.getByRole('tab', { name: 'Diretório' }).click();
  await page.getByRole('button', { name: `Unidades abaixo de ${nome}` }).press('Enter');
  await page.getByRole('button', { name: `Secretaria ${base}`, exact: true }).click();
  const aberta = page.getByRole('region', { name: 'Unidade aberta' });
  await expect(aberta.getByText('importação de estrutura.json', { exact: false })).toBeVisible();
  await aberta.getByRole('button', { name: 'Inativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inativar' }).click();
  await expect(aberta.getByText('Unidade inativada.')).toBeVisible();
});

test('siorg: a unit is registered by hand and opened, and what is wrong is said at its field', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'admin');
  const codigo = randomInt(1_000_000_000, 2_000_000_000);
  const nome = `Coordenação da Prova ${codigo}`;
  await page.goto('/web/orgao-siorg/criar');
  const formulario = page.getByRole('form', { name: 'Unidade do SIORG' });
  await formulario.getByLabel('Código', { exact: true }).fill('doze');
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(formulario.getByLabel('Código', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await formulario.getByLabel('Código', { exact: true }).fill(String(codigo));
  await formulario.getByLabel('Nome', { exact: true }).fill(nome);
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Unidade cadastrada.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unidade aberta' }).getByText(nome).first()).toBeVisible();

  // The code is taken now.
  await page.goto('/web/orgao-siorg/criar');
  await formulario.getByLabel('Código', { exact: true }).fill(String(codigo));
  await formulario.getByLabel('Nome', { exact: true }).fill(`Outra ${nome}`);
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('link', { name: 'Já existe uma unidade com este código.' })).toBeVisible();
});
