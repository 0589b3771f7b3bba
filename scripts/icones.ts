/**
 * Draws the icons of the installed application from the project's own mark (src/web/public/favicon.svg). Run by hand when the
 * mark changes: `node scripts/icones.ts`; the drawings are kept with the source.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const PUBLIC = join(import.meta.dirname, '../src/web/public');
const AZUL = '#1351b4';

/** Phones cut a maskable icon to a circle of 80 %: the mark stands within it, on a ground that reaches the edges. */
const pagina = (marca: string, lado: number, isRecortavel: boolean): string => {
  const dentro = isRecortavel ? Math.round(lado * 0.74) : lado;
  return `<!doctype html><style>html,body{margin:0;background:${isRecortavel ? AZUL : 'transparent'}}
    div{width:${lado}px;height:${lado}px;display:grid;place-items:center}svg{width:${dentro}px;height:${dentro}px}</style>
    <div>${marca}</div>`;
};

const marca = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
for (const lado of [192, 512]) {
  for (const isRecortavel of [false, true]) {
    const page = await browser.newPage({ viewport: { width: lado, height: lado } });
    await page.setContent(pagina(marca, lado, isRecortavel));
    const nome = `icone-${isRecortavel ? 'recortavel-' : ''}${lado}.png`;
    await writeFile(join(PUBLIC, 'icones', nome), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
}
await browser.close();
