import { expect } from '@playwright/test';
import { navegar, test } from './support/paginas.ts';
import { answerCookies, shareSession } from './support/people.ts';

test.use({ viewport: { width: 360, height: 740 } });

const SEM_CONTA = ['/', '/?modoOuvidoria=1', '/orgao', '/perguntas-frequentes', '/dadosabertoslai', '/login'];
const COM_CONTA = ['/principal', '/manifestacao', '/manifestacao/consultarlai', '/usuario/meucadastro'];
/** Two rows of a button's height. */
const MAXIMO = 104;

test('N17 on a phone the header is two low rows on every screen', async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
  const altos: string[] = [];
  const medir = async (path: string) => {
    await navegar(page, path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 999 };
    if (height > MAXIMO) altos.push(`${path}: ${height}`);
  };
  await page.goto('/web/about');
  for (const path of SEM_CONTA) await medir(path);
  await shareSession(page, 'maria.cidada');
  await page.goto('/web/about');
  for (const path of COM_CONTA) await medir(path);
  expect(altos).toEqual([]);
});

/** Below this a finger misses. */
const ALVO = 44;

test('N17 on a phone every button of the header is wide and high enough for a finger', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'maria.cidada');
  await page.goto('/web/principal');
  await expect(page.getByRole('heading', { name: /^Olá/ })).toBeVisible();
  const pequenos: string[] = [];
  for (const botao of await page.getByRole('banner').getByRole('button').all()) {
    const caixa = await botao.boundingBox();
    if (caixa && Math.min(caixa.width, caixa.height) < ALVO)
      pequenos.push(`${await botao.getAttribute('aria-label')}: ${caixa.width} × ${caixa.height}`);
  }
  expect(pequenos).toEqual([]);
});

test('N5 on a phone the first case of each list is seen without scrolling, its protocol in one line', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'maria.cidada');
  for (const path of ['/manifestacao', '/manifestacao/consultarlai']) {
    await page.goto(`/web${path}`);
    const primeira = page.getByRole('main').getByRole('row').nth(1);
    const assunto = primeira.getByRole('rowheader');
    await expect(assunto).toBeVisible();
    await expect(assunto.locator('strong')).toBeInViewport({ ratio: 1 });
    const protocolo = primeira.getByRole('link').first();
    await expect(protocolo).toBeInViewport({ ratio: 1 });
    const copiar = primeira.getByRole('button', { name: /^Copiar protocolo/ });
    const [a, b] = [await protocolo.boundingBox(), await copiar.boundingBox()];
    expect(a?.height, path).toBeLessThanOrEqual(ALVO);
    expect(Math.abs((a?.y ?? 0) + (a?.height ?? 0) / 2 - ((b?.y ?? 0) + (b?.height ?? 0) / 2))).toBeLessThan(
      4,
    );
    const linhas = await protocolo.evaluate((elemento) => {
      const texto = document.createRange();
      texto.selectNodeContents(elemento);
      return new Set([...texto.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(linhas, path).toBe(1);
  }
});

test('N17 on a phone the open data fit in a few screens, folded', async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
  await page.goto('/web/dadosabertoslai');
  await expect(page.getByRole('button', { name: 'Recursos e reclamações' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Como usar' })).toHaveAttribute('aria-expanded', 'false');
  const telas = await page.evaluate(() => document.querySelector('main')?.offsetHeight ?? 0);
  expect(telas / 740).toBeLessThan(4);
});

test('N17 nobody is told to drag a file on a phone', async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
  await page.goto('/web/manifestacao/criar?tipo=1&idAssunto=0&anonimo=1');
  await expect(page.getByRole('button', { name: /^Escolher arquivos/ })).toBeVisible();
  await expect(page.getByText(/arraste/i)).toBeHidden();
});
