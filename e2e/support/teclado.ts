import { expect, type Locator, type Page } from '@playwright/test';

/** Stops between two controls that a person would still bear; a trap or a lost control needs more. */
const PASSOS = 120;

/**
 * Whether the control that holds the focus shows it, on itself, on the label that stands for it, or on the frame around
 * it (WCAG 2.4.7). Returns a readable name of it where nothing does.
 */
const semFocoVisivel = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const foco = document.activeElement;
    if (!(foco instanceof HTMLElement) || foco === document.body) return null;
    const desenha = (style: CSSStyleDeclaration): boolean =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
      style.boxShadow !== 'none';
    const vizinhos = [foco, foco.parentElement, foco.nextElementSibling, foco.closest('label')];
    const isVisivel = vizinhos
      .filter((element) => element instanceof HTMLElement)
      .some((element) =>
        [null, '::before', '::after'].some((pseudo) => desenha(getComputedStyle(element, pseudo))),
      );
    return isVisivel ? null : `<${foco.tagName.toLowerCase()}> ${foco.textContent?.trim().slice(0, 40)}`;
  });

const isFocado = (alvo: Locator): Promise<boolean> =>
  alvo.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Tabs on until one of `alvo` holds the focus; every stop on the way must show that it has it. */
export const irAte = async (page: Page, alvo: Locator): Promise<void> => {
  await expect(alvo.first()).toBeVisible();
  for (let passo = 0; passo < PASSOS; passo += 1) {
    if (await isFocado(alvo)) return;
    await page.keyboard.press('Tab');
    expect(await semFocoVisivel(page)).toBeNull();
  }
  throw new Error(`${PASSOS} presses of Tab did not reach ${alvo}`);
};

export const acionar = async (page: Page, alvo: Locator): Promise<void> => {
  await irAte(page, alvo);
  await page.keyboard.press('Enter');
};

export const digitar = async (page: Page, alvo: Locator, texto: string): Promise<void> => {
  await irAte(page, alvo);
  await page.keyboard.type(texto);
};

/** Reaches the group of options and walks it with the arrows, as its pattern has it. */
export const optar = async (page: Page, grupo: Locator, opcao: string | RegExp): Promise<void> => {
  const opcoes = grupo.getByRole('radio');
  const alvo = grupo.getByRole('radio', { name: opcao });
  await irAte(page, opcoes);
  await page.keyboard.press('Space');
  for (let i = await opcoes.count(); i > 0 && !(await alvo.isChecked()); i -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(alvo).toBeChecked();
};
