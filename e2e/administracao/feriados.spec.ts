import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerCookies, shareSession } from '../support/people.ts';

/** An office of the demonstration with open cases that no other journey works on. */
const ORGAO = { id: 2001, busca: 'Fortaleza' };
const NOME = 'Mudança de sede';

interface Previa {
  readonly prazos: { readonly total: number };
}

const emDias = (dias: number): string =>
  new Date(Date.now() + dias * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** A future day on which one of the office's terms ends, dd/mm/yyyy; the preview writes nothing. */
const diaQueMove = async (page: Page): Promise<string> => {
  for (let dias = 1; dias < 45; dias += 1) {
    const data = emDias(dias);
    const dados = { descricao: NOME, abrangencia: 'orgao', idOuvidoria: ORGAO.id, tipo: 'unico', data };
    const response = await page.request.post('/api/app-web/v1/feriados/previa', {
      data: { ato: 'cadastrar', dados },
    });
    if (response.ok() && ((await response.json()) as Previa).prazos.total > 0) return data;
  }
  throw new Error('No open term of the office ends in the next weeks');
};

test('feriados: a day without work at one office shows which terms move, moves them and takes them back', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'admin');
  const data = await diaQueMove(page);
  const iso = data.split('/').reverse().join('-');

  await page.goto(`/web/feriado?ver=calendario&ano=${iso.slice(0, 4)}`);
  await page.locator(`[data-dia="${iso}"]`).press('Enter');
  await page.getByRole('link', { name: 'Cadastrar neste dia' }).click();

  await page.getByRole('textbox', { name: 'Nome do feriado' }).fill(NOME);
  await page.getByText('De um órgão').click();
  const orgao = page.getByRole('combobox', { name: 'Órgão' });
  await orgao.pressSequentially(ORGAO.busca);
  await page
    .getByRole('option', { name: /Fortaleza/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Data' })).toHaveValue(data);
  await page.getByRole('button', { name: 'Conferir e salvar' }).click();

  const dialogo = page.getByRole('dialog', { name: 'Cadastrar este feriado?' });
  await expect(dialogo).toContainText(/prazos? abertos? v(ai|ão) mudar/);
  await expectAccessible(page, 'confirmação do feriado');
  const [protocolo] = await dialogo.getByRole('rowheader').allTextContents();
  await dialogo.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('link', { name: 'Ver o feriado e o andamento' }).click();

  await expect(page.getByRole('progressbar', { name: 'Recontagem terminada' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('row', { name: new RegExp(protocolo ?? '') })).toBeVisible();
  await expect(page.getByText('Cadastro de feriado')).toBeVisible();
  await expectAccessible(page, 'detalhe do feriado');

  await page.getByRole('button', { name: 'Remover' }).click();
  await page
    .getByRole('dialog', { name: 'Remover este feriado?' })
    .getByRole('button', { name: 'Remover' })
    .click();
  await expect(page.getByText('Salvo: feriado removido.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restaurar' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Recontagem terminada' })).toHaveCount(2, {
    timeout: 30_000,
  });
});
