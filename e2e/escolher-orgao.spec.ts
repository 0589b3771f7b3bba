import { expect, type Page } from '@playwright/test';
import { test } from './support/paginas.ts';
import { answerCookies } from './support/people.ts';
import { comecarDeNovo, continuar, escrever } from './support/registrar.ts';

const RELATO = 'O posto de saúde do bairro está sem vacina há duas semanas e ninguém explica.';

/** As slow as in a remote place: the answer waits until it is let through. */
const segurar = async (page: Page, caminho: string, solta: () => Promise<void>): Promise<void> => {
  await page.route(caminho, async (route) => {
    await solta();
    await route.continue();
  });
};

const ondeEsta = (page: Page) =>
  page.getByRole('button', { name: 'Continuar', exact: true }).evaluate((botao) => {
    const { left, top, width, height } = botao.getBoundingClientRect();
    return { left, top, width, height };
  });

test('the button that goes on stays under the finger from the choice of an office until all has arrived', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  const escolheu = Promise.withResolvers<void>();
  await segurar(page, '**/api/app-web/v1/assuntos/sugestoes', () => page.waitForTimeout(3000));
  await segurar(page, '**/api/app-web/v1/orgaos?busca=CGU*', () => escolheu.promise);
  const sugestoes = page.waitForResponse(/assuntos\/sugestoes/);
  await page.goto('/web/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0');
  await comecarDeNovo(page);
  await escrever(page, { 'O que aconteceu?': RELATO });
  await continuar(page);
  const cgu = page.getByRole('radiogroup', { name: 'Órgãos' }).getByText('CGU –').first();
  await expect(cgu).toBeVisible();
  const procura = page.waitForResponse(/orgaos\?busca=CGU/);
  await page.getByLabel('Procure o órgão').fill('CGU');
  await cgu.scrollIntoViewIfNeeded();
  const antes = await ondeEsta(page);
  await cgu.click();
  await expect(page.getByText(/^Escolhido:/)).toContainText('CGU');
  expect(await ondeEsta(page)).toEqual(antes);
  escolheu.resolve();
  await Promise.all([sugestoes, procura]);
  await expect(page.getByText('Só nesta página: nada fica neste aparelho').first()).toBeVisible();
  // Checked several times: what has arrived is drawn a moment later.
  for (let vez = 0; vez < 10; vez += 1) {
    await page.waitForTimeout(100);
    expect(await ondeEsta(page)).toEqual(antes);
  }
  await continuar(page);
  await expect(page.getByRole('region', { name: 'Revisão', exact: true })).toBeVisible();
});
