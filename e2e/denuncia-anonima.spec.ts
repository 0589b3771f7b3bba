import { expect, type Page } from '@playwright/test';
import { codigoDeBytes, formatCodigo } from '#capabilities/codigo-acesso/domain/codigo-acesso.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/paginas.ts';
import { answerCookies } from './support/people.ts';
import {
  comecarDeNovo,
  enviar,
  escolherAssunto,
  escolherTipo,
  percorrer,
  type Recibo,
} from './support/registrar.ts';

const NEGADO =
  'Não encontramos uma manifestação nem um pedido com este protocolo e este código de acesso. Confira os dois e tente de novo.';
/** A well-formed code that belongs to no case. */
const OUTRO_CODIGO = formatCodigo(codigoDeBytes(new Uint8Array(12).fill(7)));

const registro = {
  tipo: 'Denúncia',
  sua: 'sua comunicação',
  campos: { 'O que aconteceu?': 'O fiscal cobra por fora. Meu e-mail é alguem@exemplo.com.br, se precisar.' },
};

test.beforeEach(async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
});

const consultar = async (page: Page, { protocolo, codigo }: Recibo): Promise<void> => {
  const consulta = page.getByRole('form', { name: 'Consulta sem entrar' });
  await consulta.getByRole('textbox', { name: 'Protocolo' }).fill(protocolo);
  await consulta.getByRole('textbox', { name: 'Código de acesso' }).fill(codigo);
  await consulta.getByRole('button', { name: 'Consultar' }).click();
};

test('S2-05 S2-06 S2-12 S2-13 anonymous: filed without signing in, followed and answered by code alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await escolherTipo(page, { home: '/' }, registro.tipo);
  await escolherAssunto(page, 'Corrupção');
  await page.getByRole('link', { name: /^Não quero me identificar/ }).click();
  await comecarDeNovo(page);
  await percorrer(page, registro, {
    sigla: 'CGU',
    detalhar: async () =>
      expect(page.getByText('Isto pode mostrar quem você é:').first()).toBeVisible({ timeout: 10_000 }),
  });
  await expect(page.getByRole('region', { name: 'Revisão' })).toContainText('Sem identificação');
  const recibo = await enviar(page, registro, expectAccessible);
  await expect(page.getByText('Nenhum e-mail é enviado: você não se identificou.')).toBeVisible();

  await page.goto('/web/');
  await page.getByRole('link', { name: 'Consulte seu protocolo' }).click();
  await expect(page.getByRole('form', { name: 'Consulta sem entrar' })).toBeVisible();
  await page.goto('/web/manifestacao/consultar');
  await consultar(page, { ...recibo, codigo: OUTRO_CODIGO });
  await expect(page.getByText(NEGADO)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'consultar');
  await consultar(page, recibo);
  await expect(page.getByRole('heading', { name: `Protocolo ${recibo.protocolo}` })).toBeVisible({
    timeout: 20_000,
  });
  expect(page.url()).not.toContain(recibo.codigo);

  const conversa = page.getByRole('region', { name: 'Conversa com o órgão' });
  await conversa.getByRole('textbox', { name: 'Sua mensagem' }).fill('Acontece toda segunda-feira, cedo.');
  await conversa.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(conversa.getByRole('listitem')).toContainText('Acontece toda segunda-feira, cedo.');
  await expectAccessible(page, 'manifestação');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText('Mensagem');

  const endereco = page.url();
  await page.getByRole('button', { name: 'Fechar esta consulta' }).click();
  await expect(page).toHaveURL(/\/manifestacao\/consultar$/);
  await page.goto(`${endereco}?codAcesso=${recibo.codigo}`);
  await expect(page.getByRole('heading', { name: `Protocolo ${recibo.protocolo}` })).toBeVisible({
    timeout: 20_000,
  });
  expect(page.url()).not.toContain('codAcesso');
});

test('S2-06 a link with a wrong code shows nothing of the case, not even its protocol', async ({ page }) => {
  await page.goto(`/web/manifestacao/detalhar/1?codAcesso=${OUTRO_CODIGO}`);
  await expect(page.getByRole('heading', { name: 'Este link não abre uma manifestação' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/\d{5}\.\d{6}\/\d{4}|\d{5}\.\d{4}\.\d{6}/)).toHaveCount(0);
});

test('S2-05 only a denúncia opens without signing in: every other type leads to the login', async ({
  page,
}) => {
  for (const tipo of [2, 3, 4, 5, 8, 9]) {
    await page.goto(`/web/manifestacao/criar?tipo=${tipo}&anonimo=1&idAssunto=0`);
    await expect(page).toHaveURL(/\/web\/login\?/);
  }
  await page.goto('/web/CE/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0');
  await comecarDeNovo(page);
});
