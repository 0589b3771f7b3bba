import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { CPF, escolherPdf, LINHA_DO_SEGREDO, PUBLICO } from './support/laudo.ts';
import { test } from './support/paginas.ts';
import { answerCookies, shareSession } from './support/people.ts';
import { acionar, irAte } from './support/teclado.ts';

const LARGURA_DO_A4 = 595.28;

const abrir = async (page: Page, baseURL: string | undefined): Promise<Locator> => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'admin');
  await page.goto('/web/tarjamento');
  return escolherPdf(page);
};

interface Ponto {
  readonly x: number;
  readonly y: number;
}

/** Where a place of the page, in points, is on the screen. */
const naTela = async (folha: Locator, x: number, y: number): Promise<Ponto> => {
  const caixa = await folha.boundingBox();
  if (!caixa) throw new Error('The page is not in sight');
  const escala = caixa.width / LARGURA_DO_A4;
  return { x: caixa.x + x * escala, y: caixa.y + y * escala };
};

const aplicarEBaixar = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Aplicar e verificar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Aplicar e verificar' });
  await expect(dialogo).toContainText('não fica guardado no servidor');
  await dialogo.getByRole('button', { name: 'Aplicar e verificar' }).click();
  await expect(page.getByText('Tarjas aplicadas e verificadas.')).toBeVisible({ timeout: 45_000 });
  const baixado = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar o PDF tarjado' }).click();
  const download = await baixado;
  expect(download.suggestedFilename()).toBe('documento-tarjado.pdf');
  return download.path();
};

/** What an independent program still finds in the delivered copy. */
const readCopia = async (caminho: string): Promise<{ texto: string; dados: string }> => {
  const rodar = promisify(execFile);
  const { stdout: texto } = await rodar('pdftotext', ['-layout', caminho, '-']);
  const { stdout: dados } = await rodar('pdfinfo', [caminho]);
  return { texto, dados };
};

/** With the mouse on a computer, with a finger on a phone. */
const arrastar = async (page: Page, isCelular: boolean, de: Ponto, ate: Ponto): Promise<void> => {
  if (!isCelular) {
    await page.mouse.move(de.x, de.y);
    await page.mouse.down();
    await page.mouse.move(ate.x, ate.y, { steps: 4 });
    return page.mouse.up();
  }
  const dedo = await page.context().newCDPSession(page);
  await dedo.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [de] });
  await dedo.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [ate] });
  await dedo.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('S2-29 a suggestion and a drawn area are taken out of the PDF, and the rest stays', async ({
  page,
  baseURL,
}, { project }) => {
  const isCelular = project.name === 'celular';
  const pedidos: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') pedidos.push(new URL(request.url()).pathname);
  });
  const folha = await abrir(page, baseURL);
  // On a phone the screen starts in reading mode, and marking must be switched on.
  const inicial = page.getByRole('button', { name: isCelular ? 'Só ler' : 'Marcar texto' });
  await expect(inicial).toHaveAttribute('aria-pressed', 'true');
  if (isCelular) await page.getByRole('button', { name: /^Sugestões/ }).click();
  await page.getByRole('button', { name: `Aceitar ${CPF}` }).click();
  if (isCelular) await page.getByRole('button', { name: 'Documento', exact: true }).click();
  await page.getByRole('button', { name: 'Marcar área' }).click();
  await arrastar(
    page,
    isCelular,
    await naTela(folha, 60, LINHA_DO_SEGREDO - 8),
    await naTela(folha, 340, LINHA_DO_SEGREDO + 22),
  );
  await expect(page.getByText(/^2 marcas em 1 página/)).toBeVisible();
  await expectAccessible(page, 'tarjamento com documento aberto');
  expect(pedidos.filter((caminho) => caminho.includes('tarjamento'))).toEqual([]);

  const copia = await readCopia(await aplicarEBaixar(page));
  expect(copia.texto).not.toContain(CPF);
  expect(copia.texto).not.toContain('reservada');
  expect(copia.texto).toContain(PUBLICO);
  expect(copia.dados).not.toContain(CPF);
  await expectAccessible(page, 'relatório do tarjamento');
});

test('a suggestion is accepted and applied with the keyboard alone (WCAG 2.1.1)', async ({ page, baseURL }, {
  project,
}) => {
  // On a phone suggestions stand behind a switch; a keyboard works at a desk.
  if (project.name === 'celular') await page.setViewportSize({ width: 1280, height: 800 });
  await abrir(page, baseURL);
  await acionar(page, page.getByRole('button', { name: `Aceitar ${CPF}` }));
  await expect(page.getByText(/^1 marca em 1 página/)).toBeVisible();
  await acionar(page, page.getByRole('button', { name: 'Aplicar e verificar' }));
  const dialogo = page.getByRole('dialog', { name: 'Aplicar e verificar' });
  await acionar(page, dialogo.getByRole('button', { name: 'Aplicar e verificar' }));
  await expect(page.getByText('Tarjas aplicadas e verificadas.')).toBeVisible({ timeout: 45_000 });
  await irAte(page, page.getByRole('link', { name: 'Baixar o PDF tarjado' }));
});
