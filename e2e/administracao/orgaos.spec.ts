import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { confirmar, escolher } from '../support/dois-lados.ts';
import { answerCookies, shareSession } from '../support/people.ts';

const LISTA = '/web/orgao/orgaogerenciarorgaos';

const abrirAba = async (page: Page, nome: string): Promise<void> => {
  await page.getByRole('tab', { name: nome }).click();
  await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
};
const formulariosDaCidade = async (page: Page): Promise<number[]> => {
  const resposta = await page.request.get(
    '/api/app-web/v1/tipos-formularios/permitidos?sigUf=RR&municipio=Mucajai',
  );
  const itens: { idTipoFormulario: number }[] = await resposta.json();
  return itens.map(({ idTipoFormulario }) => idTipoFormulario);
};

test.beforeEach(({ page, baseURL }) => answerCookies(page, baseURL));

test('an office joins, offers a form that its city’s home then has, and is inactivated', async ({ page }) => {
  const sigla = `OGM-${randomInt(1e6)}`;
  await shareSession(page, 'admin');
  await page.goto(LISTA);
  await page.getByRole('link', { name: 'Cadastrar órgão' }).click();
  await page
    .getByRole('textbox', { name: 'Nome', exact: true })
    .fill('Ouvidoria-Geral do Município de Mucajaí');
  await page.getByRole('textbox', { name: 'Sigla' }).fill(sigla);
  await page.getByRole('textbox', { name: 'Prefixo do protocolo' }).fill(`8${randomInt(1000, 9999)}`);
  await escolher(page, 'Esfera', 'Municipal');
  await page.getByRole('button', { name: 'Cadastrar órgão' }).click();
  await expect(page.getByText('Um órgão municipal tem um município: escolha qual.').first()).toBeVisible();
  await escolher(page, 'Estado', 'Roraima (RR)');
  await escolher(page, 'Município', 'Mucajaí');
  await page.getByRole('button', { name: 'Cadastrar órgão' }).click();

  await expect(page.getByText('Sem formulários,')).toBeVisible();
  expect(await formulariosDaCidade(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Padrão' }).check({ force: true });
  await page.getByRole('button', { name: 'Salvar formulários' }).click();
  await expect(page.getByText('Salvo.')).toBeVisible();
  expect(await formulariosDaCidade(page)).toEqual([1]);

  await page.getByRole('button', { name: 'Inativar órgão' }).click();
  await confirmar(page, 'Inativar');
  await expect(page.getByText(`${sigla} foi inativado.`)).toBeVisible();
  expect(await formulariosDaCidade(page)).toEqual([]);
  await page.goto(`/web/orgao?busca=${sigla}`);
  await expect(page.getByRole('heading', { name: 'Nenhum órgão encontrado' })).toBeVisible();
  await page.goto(`${LISTA}?situacao=inativo&busca=${sigla}`);
  await expect(page.getByRole('link', { name: new RegExp(sigla) })).toBeVisible();
  await expectAccessible(page, 'lista de órgãos');
});

test('a gestor keeps the own office: units in a tree, a service in the directory, no other office', async ({
  page,
}) => {
  const marca = String(randomInt(1e6));
  await shareSession(page, 'gestor.ifce');
  await page.goto(LISTA);
  await page.getByRole('link', { name: /^IFCE/ }).click();
  await expect(page.getByText('Para mudar a adesão,')).toBeVisible();
  await expectAccessible(page, 'dados do órgão');

  await abrirAba(page, 'Unidades internas');
  for (const [nome, superior] of [
    [`DIR${marca}`, null],
    [`COORD${marca}`, `DIR${marca}`],
  ] as const) {
    await page.getByRole('button', { name: 'Criar unidade' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill(`Unidade ${nome}`);
    await page.getByRole('textbox', { name: 'Sigla' }).fill(nome);
    if (superior) await escolher(page, 'Unidade superior', `${superior} – Unidade ${superior}`);
    await page.getByRole('button', { name: 'Criar unidade' }).click();
    await expect(page.getByText(`A unidade ${nome} foi criada.`)).toBeVisible();
  }
  const linha = page.getByRole('row', { name: new RegExp(`COORD${marca}`) });
  await expect(linha).toContainText(`abaixo de DIR${marca}`);
  await page.getByRole('button', { name: `Ações de DIR${marca}` }).click();
  await page.getByRole('menuitem', { name: 'Inativar' }).click();
  await confirmar(page, 'Inativar');
  await expect(page.getByText('Há 1 unidade ativa abaixo desta.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'unidades internas');

  await abrirAba(page, 'Serviços');
  await page.getByRole('button', { name: 'Incluir serviço' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Biblioteca ${marca}`);
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Empréstimo de livros a quem estuda aqui.');
  await page.getByRole('button', { name: 'Incluir serviço' }).click();
  await expect(page.getByText('Salvo.')).toBeVisible();
  await page.goto('/web/orgao?busca=ifce');
  await page.getByText(/^\d+ serviços?/).click();
  await expect(page.getByText(`Biblioteca ${marca}`)).toBeVisible();

  await page.goto(`${LISTA}/6?aba=autoridades`);
  await expect(page.getByRole('heading', { name: 'Órgão não encontrado' })).toBeVisible();
  await page.goto(`${LISTA}/65?aba=autoridades`);
  await expect(page.getByRole('heading', { name: 'Primeira Instância' })).toBeVisible();
  await expectAccessible(page, 'autoridades de recurso');
});
