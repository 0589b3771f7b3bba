import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/paginas.ts';
import { answerCookies, cidadaoDe, shareSession } from './support/people.ts';
import { comecarDeNovo, continuar, escolherAssunto, escrever } from './support/registrar.ts';
import { doubleText } from './support/text-size.ts';

/** The phone of screens.md; the first third of it is 246 px. */
test.use({ viewport: { width: 360, height: 740 } });
const PRIMEIRO_TERCO = 246;

interface ComToques {
  toques: number;
}

/** From the home on, every press of a finger on the page; what is typed is not one. */
const comecarNaHome = async (page: Page): Promise<void> => {
  await page.goto('/web/');
  await page.evaluate(() => {
    const contador = globalThis as unknown as ComToques;
    contador.toques = 0;
    addEventListener('pointerdown', () => (contador.toques += 1), { capture: true });
  });
};

const toques = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as ComToques).toques);

/** A draft that another journey left is offered first: that press is not of this one. */
const semRascunho = async (page: Page): Promise<void> => {
  const antes = await toques(page);
  await comecarDeNovo(page);
  await page.evaluate((n) => Object.assign(globalThis, { toques: n }), antes);
};

const noPrimeiroTerco = async (page: Page, titulo: string | RegExp): Promise<void> => {
  const pergunta = page.getByRole('heading', { level: 2, name: titulo });
  await expect(pergunta).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const { y } = (await pergunta.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
  expect(y, String(titulo)).toBeLessThanOrEqual(PRIMEIRO_TERCO);
};

const umaLinhaSo = async (page: Page): Promise<void> => {
  const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 999 };
  expect(height).toBeLessThanOrEqual(56);
  await expect(page.getByRole('list').filter({ hasText: 'etapa atual' })).toHaveCount(0);
};

/** In view, and nothing stands over it. */
const descoberto = async (alvo: Locator): Promise<void> => {
  await expect(alvo).toBeInViewport({ ratio: 1 });
  const isLivre = await alvo.evaluate((elemento) => {
    const { left, top, width, height } = elemento.getBoundingClientRect();
    return elemento.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isLivre).toBe(true);
};

const escolherDaLista = async (page: Page): Promise<void> => {
  await noPrimeiroTerco(page, 'Quem deve receber?');
  await page.getByLabel('Procure o órgão').fill('CGU');
  await page.getByRole('radiogroup', { name: 'Órgãos' }).getByText('CGU –').first().click();
  await continuar(page);
};

const enviar = async (page: Page, recebida: string): Promise<void> => {
  await noPrimeiroTerco(page, 'Confira antes de enviar');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { name: recebida })).toBeVisible({ timeout: 60_000 });
};

/** Where the receipt's titles and buttons begin, the scale of marks aside. */
const margens = (page: Page): Promise<number[]> =>
  page
    .locator('.recibo :is(h2, h3, .br-button)')
    .evaluateAll((partes) => [
      ...new Set(partes.map((parte) => Math.round(parte.getBoundingClientRect().left))),
    ]);

/** The code is whole, in one line and on the screen, before anything else of the receipt. */
const codigoPrimeiro = async (page: Page): Promise<void> => {
  const codigo = page.locator('.recibo-segredo > span').first();
  await expect(codigo).toHaveText(/^\w{4}(-\w{4}){4}$/);
  await expect(codigo).toBeInViewport({ ratio: 1 });
  const { linhas, isCortado } = await codigo.evaluate((elemento) => ({
    linhas: elemento.getClientRects().length,
    isCortado: elemento.getBoundingClientRect().right > document.documentElement.clientWidth,
  }));
  expect([linhas, isCortado]).toEqual([1, false]);
  await expect(page.getByRole('button', { name: 'Copiar código' })).toBeInViewport();
  expect(await margens(page), 'one left edge').toHaveLength(1);
  await expect(page).toHaveTitle(/^Registro recebido/);
};

test.beforeEach(async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
});

test('N1 reclamação on a phone: one-line header, the question in the first third, at most 8 taps', async ({
  page,
}, { project }) => {
  await shareSession(page, cidadaoDe(project.name));
  await comecarNaHome(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ouvidoria ?Reclame/ })
    .click();
  await page.getByRole('link', { name: /^Reclamação/ }).click();
  await noPrimeiroTerco(page, 'Sobre o que é sua reclamação?');
  await umaLinhaSo(page);
  expect(new URL(page.url()).pathname).toBe('/web/manifestacao/criar/selecionar-assunto');
  await escolherAssunto(page, 'Medicamentos');
  await semRascunho(page);
  await expect(page.getByText('2 de 4 · Relato', { exact: true })).toBeVisible();
  await noPrimeiroTerco(page, 'Conte sua reclamação');
  await umaLinhaSo(page);
  await escrever(page, { 'O que aconteceu?': 'Faltou o remédio que tomo todo dia.' });
  await continuar(page);
  await escolherDaLista(page);
  await enviar(page, 'Recebemos sua reclamação');
  expect(await toques(page)).toBeLessThanOrEqual(8);
  await codigoPrimeiro(page);
});

test('N1 anonymous report on a phone: the question in the first third, at most 9 taps', async ({ page }) => {
  test.setTimeout(120_000);
  await comecarNaHome(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ouvidoria ?Reclame/ })
    .click();
  await page.getByRole('button', { name: /^Denúncia/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avançar' }).click();
  await escolherAssunto(page, 'Corrupção');
  await descoberto(page.getByRole('link', { name: /^Quero me identificar/ }).locator('strong'));
  await page.getByRole('link', { name: /^Não quero me identificar/ }).click();
  await semRascunho(page);
  await noPrimeiroTerco(page, 'Conte sua denúncia');
  await umaLinhaSo(page);
  await expect(page.getByRole('button', { name: 'Sair depressa' })).toBeInViewport({ ratio: 1 });
  await escrever(page, {
    'O que aconteceu?': 'O material sai do almoxarifado à noite, em carro particular.',
  });
  await continuar(page);
  await escolherDaLista(page);
  await enviar(page, 'Recebemos sua comunicação');
  expect(await toques(page)).toBeLessThanOrEqual(9);
  await codigoPrimeiro(page);
});

test('N1 request on a phone: the question in the first third, at most 6 taps', async ({ page }, {
  project,
}) => {
  await shareSession(page, cidadaoDe(project.name));
  await comecarNaHome(page);
  await page.getByRole('main').getByRole('link', { name: 'Acesso à Informação' }).click();
  await escolherAssunto(page, 'Contratos');
  await semRascunho(page);
  await noPrimeiroTerco(page, 'O que você quer saber?');
  await escrever(page, {
    'Resumo do pedido': 'Contratos de limpeza',
    'Detalhes do pedido': 'Peço cópia dos contratos de limpeza assinados desde 2024.',
  });
  await continuar(page);
  await escolherDaLista(page);
  await enviar(page, 'Recebemos seu pedido');
  expect(await toques(page)).toBeLessThanOrEqual(6);
});

test('N2 a city is found by its name at once, and its only office is taken and said', async ({ page }, {
  project,
}) => {
  await shareSession(page, cidadaoDe(project.name));
  await page.goto('/web/manifestacao/criar?tipo=4&idAssunto=0');
  await comecarDeNovo(page);
  await escrever(page, { 'Qual é a sua sugestão?': 'O posto de saúde poderia abrir aos sábados.' });
  await continuar(page);
  await page.getByRole('button', { name: 'Procurar minha cidade' }).click();
  await expect(page.getByLabel('Procure o órgão')).toBeFocused();
  await page.getByLabel('Procure o órgão').fill('Campinas');
  await page.getByRole('button', { name: 'Escolher OGM-Campinas' }).click();
  const revisao = page.getByRole('region', { name: 'Revisão', exact: true });
  await expect(revisao).toContainText('Ouvidoria-Geral do Município de Campinas');
  await expect(revisao).toContainText('Campinas/SP');
  await expect(revisao).toContainText('Só este órgão recebe este tipo de manifestação neste lugar.');
  await expect(revisao).toContainText('O posto de saúde poderia abrir aos sábados.');
});

/** The address of a denúncia has the one-line header with 'Sair depressa' in it. */
for (const tipo of [1, 2])
  test(`N19 text at twice its size: the filing of type ${tipo} stays within the phone's width`, async ({
    page,
  }) => {
    await page.goto(`/web/manifestacao/criar/selecionar-assunto?tipo=${tipo}`);
    await expect(page.getByRole('heading', { level: 2, name: /^Sobre o que é/ })).toBeVisible();
    await doubleText(page);
    const sobra = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sobra).toBeLessThanOrEqual(0);
  });
