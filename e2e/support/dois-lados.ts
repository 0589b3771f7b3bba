import { randomUUID } from 'node:crypto';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { devolver, emprestar, type Tela } from './paginas.ts';
import { answerCookies, shareSession } from './people.ts';

const CGU = 6;
export const CELULAR = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
export const COMPUTADOR = {
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
  isMobile: false,
} as const;

type Entrar = (login: string, tela: Tela) => Promise<Page>;

/** A separate browser, with nobody signed in. */
export const abrirPagina = async (
  browser: Browser,
  baseURL: string | undefined,
  tela: Tela,
): Promise<Page> => {
  const page = await emprestar(browser, baseURL, tela);
  await answerCookies(page, baseURL);
  return page;
};

/** Journeys of several people, each in their own browser. */
export const test = base.extend<{ entrar: Entrar }>({
  entrar: async ({ browser, baseURL }, use, { errors }) => {
    const abertas: Page[] = [];
    await use(async (login, tela) => {
      const page = await abrirPagina(browser, baseURL, tela);
      abertas.push(page);
      await shareSession(page, login);
      return page;
    });
    if (errors.length === 0) await Promise.all(abertas.map(devolver));
  },
});

const teores: Readonly<Record<number, object>> = {
  [TipoManifestacao.acessoAInformacao]: {
    resumo: 'Diárias de 2025',
    texto: 'Solicito a lista das diárias pagas em 2025, por mês.',
  },
};

export interface CasoNovo {
  readonly id: number;
  readonly protocolo: string;
  readonly texto: string;
  /** A word that is in no other case. */
  readonly palavra: string;
}

/** A case of this person, filed without the screens: the journey is about the office's work. */
export const registrarCaso = async (
  pessoa: Page,
  idTipoManifestacao: number = TipoManifestacao.reclamacao,
): Promise<CasoNovo> => {
  const palavra = `caso${randomUUID().slice(0, 8)}`;
  const texto = `A fila do atendimento passou de três horas (${palavra}).`;
  const resposta = await pessoa.context().request.post('/api/app-web/v1/manifestacoes', {
    data: {
      chaveEnvio: randomUUID(),
      idTipoManifestacao,
      idOuvidoriaDestino: CGU,
      teor: teores[idTipoManifestacao] ?? { texto },
    },
  });
  expect(resposta.status(), await resposta.text()).toBe(200);
  const { idManifestacao, numeroProtocolo } = await resposta.json();
  return { id: idManifestacao, protocolo: numeroProtocolo, texto, palavra };
};

export const abrirCaso = async (page: Page, { id }: CasoNovo): Promise<void> => {
  await page.goto(`/web/manifestacao/detalhar/${id}`);
  await expect(page.getByRole('region', { name: 'Histórico' })).toBeVisible();
};

/** Opens an act by its button on the bar, or its line in the menu. */
export const abrirAto = async (page: Page, nome: string): Promise<void> => {
  const barra = page.getByRole('group', { name: 'O que fazer agora' });
  const botao = barra.getByRole('button', { name: nome, exact: true });
  await expect(barra).toBeVisible();
  if (await botao.isVisible()) await botao.click();
  else {
    await barra.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: nome, exact: true }).click();
  }
};

/** Confirms what cannot be undone. */
export const confirmar = (page: Page, nome: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: nome, exact: true }).click();

/** Chooses an option by the start of its name; clicks the label, as a person does. */
export const marcar = async (page: Page, opcao: string | RegExp): Promise<void> => {
  const radio = page.getByRole('radio', { name: opcao });
  await page.locator('.br-radio', { has: radio }).locator('label').click();
  await expect(radio).toBeChecked();
};

/** By keyboard, because the list does not accept a second tap at once. */
export const escolher = async (page: Page, campo: string, opcao: string): Promise<void> => {
  const caixa = page.getByRole('combobox', { name: campo });
  await caixa.click();
  await caixa.pressSequentially(opcao.slice(0, 16));
  await expect(page.getByRole('option', { name: opcao }).first()).toBeVisible();
  await caixa.press('ArrowDown');
  await caixa.press('Enter');
};
