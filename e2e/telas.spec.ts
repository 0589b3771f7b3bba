import { expect, type Page } from '@playwright/test';
import { colourFindings, findings, layoutFindings, MOLDURA, setContrast } from './support/axe.ts';
import { navegar, test } from './support/paginas.ts';
import { answerCookies, shareSession } from './support/people.ts';
import { type ListedScreen, readScreens } from './support/screens.ts';
import { cutOff, doubleText } from './support/text-size.ts';

/** Who opens the screens of each access: a visitor, a citizen, or the administrador for all. */
const LOGIN: Readonly<Record<ListedScreen['acesso'], string | null>> = {
  aberto: null,
  login: 'maria.cidada',
  perfis: 'admin',
};

/** Screens whose title depends on the person: here, a citizen. */
const TITULO_DE: Readonly<Record<string, string>> = { '/email': 'E-mails enviados a você' };
const tituloDe = ({ acesso, path, title }: ListedScreen): string =>
  acesso === 'login' ? (TITULO_DE[path] ?? title) : title;

/** Collects what should not happen while a page is open. */
const watch = (page: Page, baseURL: string): string[] => {
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) problems.push(`outside request: ${url}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

/**
 * `tudo` checks everything; `medidas` only the layout, at a width whose words and colours were
 * checked at the other one.
 */
const OLHARES = { tudo: findings, medidas: layoutFindings } as const;
type Olhar = keyof typeof OLHARES;

/** What a screen shows while it loads: its title, and placeholders for what is still to come. */
const chegada = (page: Page) =>
  page.evaluate(() => ({
    titulos: [...document.querySelectorAll('h1')].map((h1) => h1.textContent.replace(/\s+/g, ' ').trim()),
    temRodape: document.querySelector('footer') !== null,
    // The gallery shows skeletons on purpose.
    esqueletos: document.querySelectorAll('main:not(:has(.ui-galeria)) .ui-skeleton').length,
    temPedido: document.querySelector('.ui-loading-track') !== null,
  }));

interface Visita {
  readonly title: string;
  readonly olhar: Olhar;
  /** What was already checked on an earlier screen and is the same here. */
  readonly without: readonly string[];
}

const check = async (page: Page, { title, olhar, without }: Visita): Promise<string[]> => {
  // Polled often: an assertion on a locator polls ever more slowly and would waste time.
  await expect
    .poll(() => chegada(page), { intervals: [25] })
    .toEqual({ titulos: [title], temRodape: true, esqueletos: 0, temPedido: false });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await setContrast(page, 'normal');
  const light = await OLHARES[olhar](page, { without });
  await setContrast(page, 'alto');
  const contrast = olhar === 'tudo' ? await colourFindings(page, { within: 'body', without }) : [];
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...light,
    ...contrast.map((finding) => `high contrast: ${finding}`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ];
};

/** Signing out would end the session that the other screens need; it has its own journey. */
const screens = readScreens().filter(({ name }) => name !== 'LogoutView');

test('the look that follows sees a button without a name and a text too pale to read, and leaves out what it is told to', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.setContent(
    '<html lang="pt-BR"><title>x</title><main><button></button><p style="color:#bbb">pálido</p>',
  );
  expect(await findings(page)).toContain('button-name: button');
  expect(await findings(page, { without: ['button'] })).not.toContain('button-name: button');
  expect(await colourFindings(page, { within: 'main' })).toEqual(['color-contrast: p']);
});

/** Small enough that no part of the walk is still running when everything else is done. */
const POR_PARTE = 24;
const partes = (['perfis', 'aberto', 'login'] as const).flatMap((acesso) => {
  const dele = screens.filter((screen) => screen.acesso === acesso);
  return Array.from({ length: Math.ceil(dele.length / POR_PARTE) }, (_, i) => ({
    acesso,
    desta: dele.slice(i * POR_PARTE, (i + 1) * POR_PARTE),
    nome: `'${acesso}', part ${i + 1}`,
  }));
});

for (const { acesso, desta, nome } of partes) {
  test(`S2-01 axe finds nothing on any screen of access ${nome}, in both themes, and none scrolls sideways`, async ({
    page,
    baseURL,
  }, { project }) => {
    test.setTimeout(240_000);
    const olhar = project.name === 'computador' ? 'tudo' : 'medidas';
    await answerCookies(page, baseURL);
    const login = LOGIN[acesso];
    if (login) await shareSession(page, login);
    const problems = watch(page, baseURL ?? '');
    await page.goto('/web/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre a plataforma');
    const wrong: string[] = [];
    for (const [i, screen] of desta.entries()) {
      await navegar(page, screen.path);
      const without = i === 0 ? [] : MOLDURA;
      for (const finding of await check(page, { title: tituloDe(screen), olhar, without }))
        wrong.push(`${screen.name} ${screen.path}: ${finding}`);
    }
    expect(wrong).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('S2-01 screens of each access answer on a hard reload', async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
  for (const [path, title] of [
    ['/orgao', 'Busca de Ouvidorias e SICs'],
    ['/CE/Fortaleza', 'Fale com os órgãos públicos e acompanhe a resposta'],
    ['/perguntas-frequentes', 'Perguntas frequentes'],
  ] as const) {
    await page.goto(`/web${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await shareSession(page, 'admin');
  await page.goto('/web/feriado/detalhar/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalhar feriado');
});

const HALF_OF_A_COMPUTER = 640;

for (const enlarged of ['text', 'page'] as const) {
  test(`with the ${enlarged} at 200 %, nothing is cut off and nothing scrolls sideways (WCAG 1.4.4)`, async ({
    page,
    baseURL,
  }) => {
    if (enlarged === 'page') await page.setViewportSize({ width: HALF_OF_A_COMPUTER, height: 400 });
    await answerCookies(page, baseURL);
    const wrong: string[] = [];
    for (const path of ['/', '/login', '/principal']) {
      if (path === '/principal') await shareSession(page, 'maria.cidada');
      await page.goto(`/web${path}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
      if (enlarged === 'text') await doubleText(page);
      for (const finding of await cutOff(page)) wrong.push(`${path}: ${finding}`);
    }
    expect(wrong).toEqual([]);
  });
}
