import { expect, type Page } from '@playwright/test';
import { navegar, test } from './support/paginas.ts';
import { answerCookies, shareSession } from './support/people.ts';
import { type ListedScreen, readScreens } from './support/screens.ts';

/** The ten screens people spend their time on, each with who opens it. */
const PRINCIPAIS: readonly (readonly [login: string | null, path: string])[] = [
  [null, '/'],
  [null, '/?modoOuvidoria=1&ouvidoriaInterna=true'],
  [null, '/perguntas-frequentes'],
  [null, '/orgao'],
  [null, '/dadosabertoslai'],
  ['maria.cidada', '/principal'],
  ['maria.cidada', '/manifestacao'],
  ['maria.cidada', '/manifestacao/criar?tipo=2&idAssunto=0'],
  ['gestor.cgu', '/manifestacao/tratar'],
  ['gestor.cgu', '/principal'],
];

const LARGURAS = { computador: { width: 1280, height: 900 }, celular: { width: 360, height: 740 } } as const;
const telaDe = (projeto: string) => LARGURAS[projeto === 'celular' ? 'celular' : 'computador'];

/** What arrives late makes a page longer: its height has to stand still for a while before anything is measured. */
const crescida = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const altura = () => document.documentElement.scrollHeight;
    for (let quieta = 0, antes = altura(); quieta < 30; quieta += 1) {
      await new Promise((pronto) => requestAnimationFrame(pronto));
      if (altura() !== antes) quieta = 0;
      antes = altura();
    }
  });

const pronta = async (page: Page): Promise<void> => {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main:not(:has(.ui-galeria)) .ui-skeleton')).toHaveCount(0);
  await expect(page.locator('.ui-loading-track')).toHaveCount(0);
  await crescida(page);
};

/** What can be pressed or read under the icon's strip now; in view alone, and not what the strip itself holds. */
const sobOIcone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faixa = document.querySelector('.sh-chat');
    const caixa = faixa?.getBoundingClientRect();
    if (!faixa || !caixa || caixa.top >= innerHeight) return [];
    const cobre = ({ left, right, top, bottom, width, height }: DOMRect): boolean =>
      width > 0 &&
      height > 0 &&
      Math.min(right, caixa.right) - Math.max(left, caixa.left) > 0.5 &&
      Math.min(bottom, caixa.bottom) - Math.max(top, caixa.top) > 0.5;
    return (
      [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex="0"]')]
        // A whole panel is longer than the window; what can be pressed is in it.
        .filter((cada) => !faixa.contains(cada) && !cada.matches('[role="tabpanel"]'))
        .filter((cada) => cada.checkVisibility({ visibilityProperty: true }))
        .filter((cada) => [...cada.getClientRects()].some(cobre))
        .map(
          (cada) =>
            `${cada.tagName} ${(cada.textContent || cada.getAttribute('aria-label') || '').trim().slice(0, 40)}`,
        )
    );
  });

/** Scrolling down may bring more of the page, so the end is reached when the page has stopped growing. */
const aoFim = async (page: Page): Promise<void> => {
  const descer = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await descer();
  await crescida(page);
  await descer();
  await crescida(page);
};

const abrirTodas = async (page: Page, fazer: (path: string) => Promise<void>): Promise<void> => {
  let quem: string | null | undefined;
  for (const [login, path] of PRINCIPAIS) {
    if (login !== quem && login) await shareSession(page, login);
    if (login !== quem) await page.goto('/web/about');
    quem = login;
    await navegar(page, path);
    await pronta(page);
    await fazer(path);
  }
};

test.beforeEach(async ({ page, baseURL }, { project }) => {
  await page.setViewportSize(telaDe(project.name));
  await answerCookies(page, baseURL);
});

test('N17 the chat icon covers nothing that can be pressed on ten screens: at the end of the page, and whatever has the focus', async ({
  page,
}, { project }) => {
  test.setTimeout(240_000);
  const cobertos: string[] = [];
  await abrirTodas(page, async (path) => {
    await expect(page.locator('.sh-chat')).toHaveCount(1);
    await crescida(page);
    const anotar = async (quando: string) => {
      for (const cada of await sobOIcone(page)) cobertos.push(`${path}, ${quando}: ${cada}`);
    };
    // On a computer the strip is clear wherever the page stands; on a phone content passes under the line while it moves.
    if (project.name === 'computador') await anotar('ao abrir');
    await aoFim(page);
    await anotar('no fim');
    for (let passo = 0; passo < 25; passo += 1) {
      await page.keyboard.press('Tab');
      const debaixo = await page.evaluate(() => {
        const focado = document.activeElement;
        const faixa = document.querySelector('.sh-chat');
        if (!focado || !faixa || faixa.contains(focado) || focado === document.body) return null;
        // A whole panel is longer than the window; what can be pressed is in it.
        if (focado.matches('[role="tabpanel"]')) return null;
        const a = focado.getBoundingClientRect();
        const b = faixa.getBoundingClientRect();
        const isSob = a.right > b.left && a.left < b.right && a.bottom > b.top + 1 && a.top < b.bottom - 1;
        return isSob ? (focado.textContent ?? '').trim().slice(0, 40) : null;
      });
      if (debaixo !== null) cobertos.push(`${path}, com o foco: ${debaixo}`);
    }
  });
  expect(cobertos).toEqual([]);
});

test('N17 each person can hide the chat icon, it stays hidden on this device, and the footer brings it back', async ({
  page,
}) => {
  await page.goto('/web/about');
  const icone = page.getByRole('button', { name: /^Conversar com o assistente/ });
  await expect(icone).toBeVisible();
  await page.getByRole('button', { name: 'Esconder o ícone do assistente' }).click();
  await expect(icone).toHaveCount(0);
  await expect(page.getByText('Ícone escondido neste aparelho.')).toBeVisible();
  await page.goto('/web/perguntas-frequentes');
  const mostrar = page.getByRole('button', { name: 'Mostrar o assistente' });
  await expect(mostrar).toBeVisible();
  await expect(icone).toHaveCount(0);
  await mostrar.click();
  await expect(icone).toBeVisible();
  await expect(mostrar).toHaveCount(0);
});

test('N17 focus moved by the program draws no frame, focus moved by the keyboard always does', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/web/mapadosite');
  await pronta(page);
  // A link followed by keyboard: the program moves the focus to the new title, without a frame.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Perguntas frequentes/i })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const titulo = page.getByRole('heading', { level: 1, name: 'Perguntas frequentes' });
  await expect(titulo).toBeFocused();
  expect(await titulo.evaluate((h1) => getComputedStyle(h1).outlineStyle)).toBe('none');
  const semMoldura: string[] = [];
  for (const path of ['/', '/orgao', '/login', '/dadosabertoslai', '/perguntas-frequentes']) {
    await navegar(page, path);
    await pronta(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (let passo = 0; passo < 20; passo += 1) {
      await page.keyboard.press('Tab');
      const mudou = await page.evaluate(async () => {
        const focado = document.activeElement;
        if (!(focado instanceof HTMLElement) || focado === document.body) return null;
        // What the design system draws may be drawn by the field's box or by the label of a choice.
        const partes = [focado, focado.parentElement, focado.nextElementSibling].filter(
          (cada) => cada !== null,
        );
        const desenho = (css: CSSStyleDeclaration) =>
          [css.outlineStyle, css.outlineWidth, css.boxShadow, css.borderColor, css.borderWidth].join(' ');
        const ver = async () => {
          await new Promise((pronto) => requestAnimationFrame(() => requestAnimationFrame(pronto)));
          return partes
            .flatMap((cada) => [getComputedStyle(cada), getComputedStyle(cada, '::before')])
            .map(desenho)
            .join(' | ');
        };
        const com = await ver();
        focado.blur();
        const sem = await ver();
        focado.focus();
        return com === sem ? focado.outerHTML.slice(0, 120) : null;
      });
      if (mudou !== null) semMoldura.push(`${path}: ${mudou}`);
    }
  }
  expect(semMoldura).toEqual([]);
});

const LOGIN: Readonly<Record<ListedScreen['acesso'], string | null>> = {
  aberto: null,
  login: 'maria.cidada',
  perfis: 'admin',
};

for (const acesso of ['aberto', 'login', 'perfis'] as const) {
  test(`N17 one left edge and one size of title on every screen of access '${acesso}'`, async ({ page }) => {
    test.setTimeout(240_000);
    const login = LOGIN[acesso];
    if (login) await shareSession(page, login);
    await page.goto('/web/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre a plataforma');
    const medir = () =>
      page.evaluate(() => {
        const titulos = [...document.querySelectorAll('main h1')];
        return titulos.map((h1) => [
          Math.round(h1.getBoundingClientRect().left),
          getComputedStyle(h1).fontSize,
        ]);
      });
    const certo = await medir();
    const cada = expect.configure({ soft: true, timeout: 10_000 });
    const telas = readScreens().filter((tela) => tela.acesso === acesso && tela.name !== 'LogoutView');
    for (const { path } of telas) {
      await navegar(page, path);
      // While somebody files on a phone the title is only read aloud; it stands in the same place.
      await cada.poll(medir, { message: path }).toEqual(certo);
    }
  });
}
