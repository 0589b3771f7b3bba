import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What comes and goes with the pace of the machine, and says nothing about the journey. */
const DO_RITMO =
  /^(Carregando…|Guardando…|Buscando.*|Procurando.*|Salvo agora.*|Guardado só neste aparelho.*|\d+ de \d+ caracteres)$/;

const ouvidos = new WeakMap<BrowserContext, string[]>();

/** Runs in the page, before anything of it is drawn. */
const escutar = (): void => {
  const contar = (frase: string): void => {
    const dito = frase.replace(/\s+/g, ' ').trim();
    if (dito) (window as unknown as { anunciado: (dito: string) => void }).anunciado(dito);
  };
  const REGIAO =
    '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const isOuvida = (regiao: Element): boolean =>
    regiao.closest('[aria-hidden="true"], [inert], [hidden]') === null && regiao.checkVisibility();
  /** What assistive technology reads of it: not what is hidden from it. */
  const texto = (no: Node): string => {
    if (no.nodeType === Node.TEXT_NODE) return no.textContent ?? '';
    if (no instanceof Element && (no.getAttribute('aria-hidden') === 'true' || no.hasAttribute('hidden')))
      return '';
    return [...no.childNodes].map(texto).join(no instanceof HTMLLIElement ? '' : ' ');
  };
  const lidas = new WeakMap<Element, string>();
  const ler = (regiao: Element): void => {
    const dito = texto(regiao).replace(/\s+/g, ' ').trim();
    if (!isOuvida(regiao) || lidas.get(regiao) === dito) return;
    lidas.set(regiao, dito);
    contar(dito);
  };
  const olhar = (mudancas: readonly MutationRecord[]): void => {
    const mudadas = new Set<Element>();
    for (const { target, addedNodes } of mudancas) {
      const em = target instanceof Element ? target : target.parentElement;
      const regiao = em?.closest(REGIAO);
      if (regiao) mudadas.add(regiao);
      for (const novo of addedNodes) {
        if (!(novo instanceof Element) || novo.parentElement?.closest(REGIAO)) continue;
        const novas = [...(novo.matches(REGIAO) ? [novo] : []), ...novo.querySelectorAll(REGIAO)];
        // Only an alert is read as it enters; another region must stand on the page before it is filled.
        for (const nova of novas)
          if (nova.matches('[role="alert"], [aria-live="assertive"]')) mudadas.add(nova);
          else lidas.set(nova, texto(nova).replace(/\s+/g, ' ').trim());
      }
    }
    for (const regiao of mudadas) ler(regiao);
  };
  new MutationObserver(olhar).observe(document, { childList: true, characterData: true, subtree: true });
  const abertos = new WeakSet<Element>();
  // A heading or a dialog that the program focuses is read too.
  document.addEventListener('focusin', ({ target }) => {
    if ('emConferencia' in window && window.emConferencia) return;
    // Within a dialog the focus may come back to it: it is read when it opens.
    if (!(target instanceof Element) || abertos.has(target)) return;
    if (target.matches('[role="dialog"]')) abertos.add(target);
    if (!(target instanceof HTMLElement) || !target.matches('[tabindex="-1"]')) return;
    // The summary of errors is an alert, already said; the others are focused by a finger, or hold a whole page.
    if (target.matches('[role="alert"], [role="radiogroup"], main')) return;
    const rotulo = target.getAttribute('aria-labelledby')?.split(' ')[0];
    const dito = texto((rotulo && document.getElementById(rotulo)) || target);
    contar(`[foco] ${dito.length > 200 ? `${dito.slice(0, 60)}…` : dito}`);
  });
};

/** What was said since the last question. */
interface Ditos {
  /** These sentences and no others, in this order. */
  foram(...frases: readonly (string | RegExp)[]): Promise<void>;
  /** Whatever came before it: where what another journey left behind may be said too. */
  terminaramCom(frase: string): Promise<void>;
}

/**
 * Listens to what a screen reader says in this browser without being asked: live regions that change, alerts, and what takes
 * the focus without being a control ('[foco]').
 */
export const ouvirAnuncios = async (page: Page): Promise<Ditos> => {
  const context = page.context();
  const ditos = ouvidos.get(context) ?? [];
  if (!ouvidos.has(context)) {
    ouvidos.set(context, ditos);
    await context.exposeFunction('anunciado', (dito: string) => {
      if (!DO_RITMO.test(dito) && ditos.at(-1) !== dito) ditos.push(dito);
    });
    await context.addInitScript(escutar);
  }
  ditos.length = 0;
  return {
    foram: async (...frases) => {
      const esperadas = frases.map((frase) =>
        typeof frase === 'string' ? frase : expect.stringMatching(frase),
      );
      await expect.poll(() => [...ditos]).toEqual(esperadas);
      ditos.length = 0;
    },
    terminaramCom: async (frase) => {
      await expect.poll(() => ditos.at(-1)).toBe(frase);
      ditos.length = 0;
    },
  };
};
