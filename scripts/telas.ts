import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { TELAS_DA_FOLHA, type TelaDaFolha } from './lib/folha-de-telas.ts';
import { newDataDir, removeDataDir, startServer, stopServer } from './lib/proof-server.ts';

/**
 * Draws the contact sheets of docs/telas: the forty main screens at the width of a phone and of a desk, so that who
 * changes one sees all of them at once. `npm run telas`
 */
const PASTA = join(import.meta.dirname, '../docs/telas');
const LARGURAS = [
  { nome: 'celular', largura: 360, altura: 740, miniatura: 240, colunas: 8 },
  { nome: 'computador', largura: 1280, altura: 900, miniatura: 480, colunas: 5 },
] as const;
type Largura = (typeof LARGURAS)[number];
const SENHA = 'Demo@2026';

const entrar = async (context: BrowserContext, origem: string, login: string | null): Promise<void> => {
  const preferencia = {
    categories: ['necessarios'],
    revision: 0,
    creationDate: '',
    uniqueId: 'telas',
    lastUpdate: '',
  };
  const value = encodeURIComponent(JSON.stringify(preferencia));
  await context.addCookies([{ name: 'preferencias-cookies', value, url: origem }]);
  if (login === null) return;
  const resposta = await context.request.post(`${origem}/api/app-web/v1/usuarios/login`, {
    form: { login, senha: SENHA },
    headers: { origin: origem },
  });
  if (!resposta.ok()) throw new Error(`${login} não entrou: ${resposta.status()}`);
};

/** A screen that is being fetched has no placeholders yet: it is still once none has been seen for a while. */
const PARADA_MS = 600;
const assentar = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  let desde = Date.now();
  while (Date.now() - desde < PARADA_MS) {
    const isVindo = await page.evaluate(
      () => document.querySelector('.ui-skeleton, .ui-loading-track') !== null,
    );
    if (isVindo) desde = Date.now();
    await page.waitForTimeout(50);
  }
};

const retratar = async (page: Page, origem: string, { endereco, por }: TelaDaFolha): Promise<Buffer> => {
  await page.goto(`${origem}/web${endereco}`);
  await assentar(page);
  if (por) {
    const antes = page.url();
    await page.locator(por).filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.href !== antes);
    await assentar(page);
  }
  return page.screenshot({ type: 'jpeg', quality: 80 });
};

const legenda = ({ endereco, quem, por }: TelaDaFolha): string =>
  `${endereco}${por ? ' → caso' : ''} · ${quem ?? 'visitante'}`;

const montar = async (browser: Browser, retratos: readonly Buffer[], largura: Largura): Promise<void> => {
  const { nome, miniatura, colunas } = largura;
  const figuras = retratos.map((retrato, i) => {
    const tela = TELAS_DA_FOLHA[i];
    return `<figure><img src="data:image/jpeg;base64,${retrato.toString('base64')}"><figcaption>${i + 1}. ${tela ? legenda(tela) : ''}</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: colunas * (miniatura + 16) + 16, height: 900 } });
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${colunas},${miniatura}px);gap:16px;font:12px sans-serif}
     figure{margin:0}img{width:100%;border:1px solid #888}figcaption{overflow-wrap:anywhere}</style>${figuras.join('')}`,
  );
  await page.screenshot({ path: join(PASTA, `${nome}.jpg`), fullPage: true, type: 'jpeg', quality: 72 });
  await page.close();
};

const retratarTodas = async (
  browser: Browser,
  origem: string,
  { largura, altura, nome }: Largura,
): Promise<Buffer[]> => {
  const retratos: Buffer[] = [];
  const pessoas = new Map<string | null, Page>();
  for (const tela of TELAS_DA_FOLHA) {
    let page = pessoas.get(tela.quem);
    if (!page) {
      const context = await browser.newContext({
        viewport: { width: largura, height: altura },
        isMobile: nome === 'celular',
        hasTouch: nome === 'celular',
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
      });
      await entrar(context, origem, tela.quem);
      page = await context.newPage();
      pessoas.set(tela.quem, page);
    }
    retratos.push(await retratar(page, origem, tela));
    console.log(`${nome} ${legenda(tela)}`);
  }
  return retratos;
};

const dataDir = await newDataDir('telas');
const server = await startServer(dataDir);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
});
try {
  await mkdir(PASTA, { recursive: true });
  for (const largura of LARGURAS)
    await montar(browser, await retratarTodas(browser, server.address, largura), largura);
  const linhas = TELAS_DA_FOLHA.map((tela, i) => `${i + 1}. ${legenda(tela)}`);
  await writeFile(
    join(PASTA, 'README.md'),
    `# The forty main screens\n\nDrawn by \`npm run telas\` from the demonstration. [Phone](celular.jpg) · [Desk](computador.jpg)\n\n${linhas.join('\n')}\n`,
  );
} finally {
  await browser.close();
  await stopServer(server);
  await removeDataDir(dataDir);
}
