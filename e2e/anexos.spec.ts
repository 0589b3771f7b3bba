import { expect, type Page } from '@playwright/test';
import { test } from './support/paginas.ts';
import { answerCookies, cidadaoDe, shareSession } from './support/people.ts';
import { comecarDeNovo, continuar, encontrar, enviar, escolherOrgao, escrever } from './support/registrar.ts';

const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj',
  'trailer<</Size 4/Root 1 0 R>>',
  'startxref',
  '0',
  '%%EOF',
].join('\n');

/** A Windows program, whatever its name says. */
const PROGRAMA = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(1022)]);

const anexar = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher arquivos: Anexos' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
};

test('S9-01 a PDF goes along with its progress shown; a program renamed to .pdf is refused with the reason', async ({
  page,
  baseURL,
}, { project }) => {
  await answerCookies(page, baseURL);
  await shareSession(page, cidadaoDe(project.name));
  await page.goto('/web/manifestacao/criar?tipo=5&idAssunto=0');
  await comecarDeNovo(page);
  await escrever(page, { 'O que você precisa que o órgão faça?': 'Preciso da segunda via do documento.' });

  // The connection is held back while the progress bar is checked.
  let soltar = (): void => undefined;
  const solto = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  await page.route(/\/anexos\//, async (route) => {
    if (route.request().method() === 'PUT') await solto;
    await route.continue();
  });
  await anexar(page, 'protocolo-antigo.pdf', Buffer.from(PDF));
  await expect(page.getByRole('progressbar', { name: 'Enviando protocolo-antigo.pdf' })).toBeVisible();
  await expect(page.getByText('Espere os arquivos terminarem')).toBeVisible();
  // Who presses 'Continuar' meanwhile, far above, sees why nothing happens.
  await page.evaluate(() => scrollTo(0, 0));
  await continuar(page);
  await expect(page.getByText('Espere os arquivos terminarem')).toBeInViewport();
  soltar();
  await expect(page.getByText(/^1 de 10 arquivos/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await anexar(page, 'conta.pdf', PROGRAMA);
  const arquivos = page.getByRole('list', { name: 'Arquivos de Anexos' });
  await expect(arquivos.getByText(/não é de um tipo aceito \(parece ser \.exe\)/)).toBeVisible();
  await expect(page.getByText(/^1 de 10 arquivos, .* de 30 MB$/)).toBeVisible();
  // N17 its error is in view, nobody goes on without having seen it, and nothing is dragged on a phone.
  await expect(arquivos.getByText(/não é de um tipo aceito/)).toBeInViewport();
  await expect(page.getByText(/^Arraste/)).toBeHidden();
  await continuar(page);
  await expect(page.getByText(/^conta\.pdf não foi aceito e não vai junto/)).toBeInViewport();
  await page.getByRole('button', { name: 'Remover conta.pdf' }).click();
  await expect(arquivos.getByText('conta.pdf')).toHaveCount(0);
  await continuar(page);
  await escolherOrgao(page, 'CGU');
  await expect(page.getByRole('region', { name: 'Revisão' })).toContainText('protocolo-antigo.pdf');

  await encontrar(page, '/manifestacao', await enviar(page, { sua: 'sua solicitação' }));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /protocolo-antigo\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('protocolo-antigo.pdf');
});
