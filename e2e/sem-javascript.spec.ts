import { expect, type Page, test as semPaginas } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/paginas.ts';
import { answerCookies } from './support/people.ts';
import { comecarDeNovo } from './support/registrar.ts';

const semTransbordar = async (page: Page): Promise<void> => {
  const sobra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sobra).toBe(0);
};

/** The walk through every page; `olhar` looks at each. */
const percorrer = async (page: Page, olhar: (nome: string) => Promise<void>): Promise<void> => {
  await page.goto('/sem-javascript');
  await olhar('início');
  await page.getByRole('link', { name: 'Fazer uma denúncia anônima' }).click();
  await page.getByLabel(/Nome ou sigla do órgão/).fill('CGU');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await olhar('órgãos');
  await page.getByRole('link', { name: /^CGU –/ }).click();
  await page.getByLabel('O que aconteceu?').fill('Meu nome é Maria da Silva. A obra não existe.');
  await page.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(page.getByText('isto pode mostrar quem você é')).toBeVisible();
  await olhar('aviso');
  await page.getByLabel('O que aconteceu?').fill('A obra da praça não existe.');
  // Without a script a form waits ten seconds before it files.
  await page.waitForTimeout(10_000);
  await page.getByRole('button', { name: 'Enviar denúncia' }).click();
  const [protocolo = '', codigo = ''] = await page.locator('code').allTextContents();
  await olhar('recibo');
  await page.getByRole('link', { name: /ir à consulta/ }).click();
  await page.getByLabel('Protocolo').fill(protocolo);
  await page.getByLabel('Código de acesso').fill('ABCD-ABCD-ABCD-ABCD-ABCD');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await olhar('consulta');
  await page.getByLabel('Código de acesso').fill(codigo);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await page.getByLabel('Sua mensagem').fill('Acontece toda segunda-feira.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Acontece toda segunda-feira.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Protocolo ${protocolo}`);
  await olhar('caso');
  await page.getByRole('button', { name: 'Fechar esta consulta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consulta fechada');
};

// With a context of its own: the pages that tests share run scripts.
semPaginas.describe('without JavaScript', () => {
  semPaginas.use({ javaScriptEnabled: false });

  semPaginas('an anonymous denúncia is filed, looked up and talked about', async ({ page }) => {
    await page.goto('/web/manifestacao/criar?tipo=1&anonimo=1');
    await page.getByRole('link', { name: /denunciar sem se identificar/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denúncia sem identificação');
    await percorrer(page, async () => undefined);
  });
});

test('axe finds nothing on the pages without script, and none scrolls sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await percorrer(page, async (nome) => {
    await expectAccessible(page, nome);
    await semTransbordar(page);
  });
});

test("'Sair depressa' hides, erases and replaces what somebody without a name was writing", async ({
  page,
  baseURL,
}) => {
  await page.route('https://www.gov.br/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Outro site</title>' }),
  );
  await answerCookies(page, baseURL);
  await page.goto('/web/about');
  await page.goto('/web/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0');
  await comecarDeNovo(page);
  await page.getByRole('textbox', { name: 'O que aconteceu?' }).fill('A obra da praça não existe.');
  await expect(page.getByText('Só nesta página: nada fica neste aparelho')).toBeVisible();
  await expectAccessible(page, 'denúncia');
  await page.getByRole('button', { name: 'Sair depressa' }).click();
  await expect(page).toHaveURL(/gov\.br/);
  await page.goBack();
  await expect(page.getByText('A obra da praça')).toHaveCount(0);

  await page.goto('/web/manifestacao/consultar');
  await expect(page.getByRole('button', { name: 'Sair depressa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/gov\.br/);
});
