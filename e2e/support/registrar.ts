import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { isProtocoloValido } from '#kernel/protocolo.ts';
import { navegar } from './paginas.ts';

/** How each form asks: the labels of its fields, and what a person writes there. */
export interface Registro {
  readonly tipo: string;
  /** Completes the receipt's title: 'Recebemos seu elogio'. */
  readonly sua: string;
  readonly campos: Readonly<Record<string, string>>;
}

/** Where the person begins: a home's path, and whether it is the channel for own staff. */
export interface Entrada {
  readonly home: string;
  readonly isInterna?: boolean;
}

/** Called on each screen along the way, with its name; most journeys do nothing there. */
export type Olhar = (page: Page, tela: string) => Promise<void>;
const passar: Olhar = async () => undefined;

export const continuar = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continuar', exact: true }).click();

const etapa = (page: Page, nome: string): Locator => page.getByRole('region', { name: nome, exact: true });

const naEtapa = (page: Page, nome: string) => expect(etapa(page, nome)).toBeVisible();

/** From the home to the first step: the mode, the type, and what a denúncia is (S2-12). */
export const escolherTipo = async (page: Page, { home, isInterna }: Entrada, tipo: string): Promise<void> => {
  await page.goto(`/web${home}`);
  if (tipo === 'Acesso à Informação') {
    await page.getByRole('main').getByRole('link', { name: tipo }).click();
    return;
  }
  const modo = isInterna ? /^Ouvidoria Interna/ : /^Ouvidoria ?Reclame/;
  await page.getByRole('main').getByRole('link', { name: modo }).click();
  if (tipo !== 'Denúncia') {
    await page.getByRole('link', { name: new RegExp(`^${tipo}`) }).click();
    return;
  }
  const denuncia = page.getByRole('button', { name: /^Denúncia/ });
  const explicacao = page.getByRole('dialog', { name: 'O que é uma denúncia?' });
  await denuncia.click();
  for (const pergunta of ['Quem?', 'O quê?', 'Como?', 'Onde?', 'Quando?'])
    await expect(explicacao.getByText(pergunta, { exact: true })).toBeVisible();
  await explicacao.getByRole('button', { name: 'Voltar' }).click();
  await expect(explicacao).toBeHidden();
  await denuncia.click();
  await explicacao.getByRole('button', { name: 'Avançar' }).click();
};

/** Chooses the first subject found by a word. */
export const escolherAssunto = async (page: Page, palavra: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 2, name: /^Sobre o que (é|a pessoa)/ })).toBeVisible();
  await page.getByLabel('Procure um assunto').fill(palavra);
  await page.locator('.assuntos-opcao').first().click();
};

/** A draft of the same kind may be left from another journey; this one starts over. */
export const comecarDeNovo = async (page: Page): Promise<void> => {
  const relato = page.getByRole('region', { name: 'Relato', exact: true });
  const oferta = page.getByRole('button', { name: 'Começar de novo' });
  await expect(relato.or(oferta)).toBeVisible();
  if (await oferta.isVisible()) await oferta.click();
  await expect(relato).toBeVisible();
};

export const escrever = async (page: Page, campos: Registro['campos']): Promise<void> => {
  for (const [rotulo, texto] of Object.entries(campos))
    await page.getByRole('textbox', { name: rotulo }).fill(texto);
};

/**
 * By keyboard: for half a second after a tap opened it, the list accepts no other tap, which could
 * be the same finger.
 */
export const escolherOpcao = async (page: Page, campo: Locator, opcao: string): Promise<void> => {
  await campo.click();
  await campo.pressSequentially(opcao.slice(0, 4));
  await expect(page.getByRole('option', { name: opcao, exact: true })).toBeVisible();
  await campo.press('ArrowDown');
  await campo.press('Enter');
  await expect(campo).toHaveValue(opcao);
};

/** Chooses the office by its sigla in the directory of the place. */
export const escolherOrgao = async (page: Page, sigla: string): Promise<void> => {
  await naEtapa(page, 'Órgão');
  await page.getByLabel(/^Procure (o órgão|a instituição)/).fill(sigla);
  await page.getByRole('radiogroup', { name: 'Órgãos' }).getByText(`${sigla} –`).first().click();
  await expect(page.getByText(/^Escolhido:/)).toContainText(sigla);
  await continuar(page);
};

interface Passos {
  /** Null for an atendente, whose own office is already chosen. */
  readonly sigla: string | null;
  /** What the form asks beyond its text fields. */
  readonly detalhar?: (page: Page) => Promise<void>;
  /** Asked at the desk alone. */
  readonly identificar?: (page: Page) => Promise<void>;
  readonly anexar?: (page: Page) => Promise<void>;
  readonly olhar?: Olhar;
}

/** From the report to the review, each step by its labels. */
export const percorrer = async (page: Page, registro: Registro, passos: Passos): Promise<void> => {
  const { sigla, olhar = passar } = passos;
  await escrever(page, registro.campos);
  await passos.detalhar?.(page);
  await passos.anexar?.(page);
  await olhar(page, 'relato');
  await continuar(page);
  await expect(
    etapa(page, 'Órgão').or(etapa(page, 'Revisão')).or(etapa(page, 'Identificação')),
  ).toBeVisible();
  // A place with one office takes it without asking, and the desk its own.
  if (await etapa(page, 'Órgão').isVisible()) {
    await olhar(page, 'órgão');
    if (sigla === null) {
      // The answer comes from the server, and moves the button as it arrives.
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await continuar(page);
    } else await escolherOrgao(page, sigla);
  }
  if (passos.identificar) {
    await naEtapa(page, 'Identificação');
    await passos.identificar(page);
    await olhar(page, 'identificação');
    await continuar(page);
  }
  await naEtapa(page, 'Revisão');
  await expect(etapa(page, 'Revisão')).toContainText(sigla ?? '');
  for (const texto of Object.values(registro.campos))
    await expect(page.getByRole('region', { name: 'Revisão' })).toContainText(texto);
  await olhar(page, 'revisão');
};

export interface Recibo {
  readonly protocolo: string;
  readonly codigo: string;
}

export const baixarPdf = async (page: Page, nome: string): Promise<void> => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: nome }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
};

/** One press, if the question is asked at all: an atendente is not asked. */
const darNota = async (page: Page): Promise<void> => {
  const dez = page.getByRole('button', { name: '10', exact: true });
  if (!(await dez.isVisible())) return;
  await dez.click();
  await expect(page.getByText('Obrigado! Sua nota ajuda')).toBeVisible();
};

/** Sends what was reviewed and checks the receipt: protocol, code, signed PDF, one question. */
export const enviar = async (
  page: Page,
  { sua, recebida = `Recebemos ${sua}` }: Pick<Registro, 'sua'> & { readonly recebida?: string },
  olhar = passar,
): Promise<Recibo> => {
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { name: recebida })).toBeFocused();
  const protocolo = (await page.locator('.recibo-protocolo > span').first().textContent()) ?? '';
  expect(isProtocoloValido(protocolo)).toBe(true);
  // The desk hands over a key instead of the code.
  const codigo =
    (await page.locator('.recibo-segredo > span, .entrega-do-codigo-chave').first().textContent()) ?? '';
  await olhar(page, 'recibo');
  await page
    .getByRole('button', { name: /^(Já (guardei meu código|entreguei|mandei)|A pessoa anotou)$/ })
    .click();
  await expect(page.getByText(/(O código|A chave) não aparece mais/)).toBeVisible();
  await expect(page.getByText(codigo)).toHaveCount(0);
  await baixarPdf(page, 'Baixar recibo em PDF');
  await darNota(page);
  return { protocolo, codigo };
};

/** The case is in the person's own list, and its page shows what was filed. */
export const encontrar = async (page: Page, lista: string, { protocolo }: Recibo): Promise<void> => {
  await navegar(page, lista);
  await page.getByRole('link', { name: protocolo }).click();
  await expect(page.getByRole('heading', { name: `Protocolo ${protocolo}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText('Cadastro');
};
