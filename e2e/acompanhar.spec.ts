import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { marcar } from './support/dois-lados.ts';
import { test } from './support/paginas.ts';
import { answerCookies, cidadaoDe, shareSession } from './support/people.ts';
import { baixarPdf } from './support/registrar.ts';

test.beforeEach(async ({ page, baseURL }, { project }) => {
  await answerCookies(page, baseURL);
  await shareSession(page, cidadaoDe(project.name));
});

/** Opens what 'Principal' says is waiting; returns its protocol. */
const abrirEspera = async (page: Page, ato: string): Promise<string> => {
  await page.goto('/web/principal');
  const link = page
    .getByRole('region', { name: 'Esperando por você' })
    .getByRole('link', { name: new RegExp(`^${ato} \\d`) })
    .first();
  const protocolo = ((await link.textContent()) ?? '').slice(ato.length).trim();
  await link.click();
  return protocolo;
};

const conferirHistorico = async (page: Page, protocolo: string, acao: string): Promise<void> => {
  await page.getByRole('link', { name: 'Ver a manifestação' }).click();
  await expect(page.getByRole('heading', { name: `Protocolo ${protocolo}` })).toBeVisible();
  const ultimo = page.getByRole('region', { name: 'Histórico' }).getByRole('listitem').first();
  await expect(ultimo).toContainText(acao);
  await expect(ultimo).toContainText('Você');
};

test('complementar: what the office asked is answered after a confirmation, and the history tells', async ({
  page,
}) => {
  const protocolo = await abrirEspera(page, 'Complementar');
  await expect(page.getByRole('blockquote')).toBeVisible();
  await expectAccessible(page, 'complementar');
  await page.getByRole('textbox', { name: 'Sua complementação' }).fill('O número da casa é 128, fundos.');
  await page.getByRole('button', { name: 'Enviar complementação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar a complementação?' });
  await dialog.getByRole('button', { name: 'Voltar e revisar' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Enviar complementação' }).click();
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Complementação enviada' })).toBeFocused();
  await conferirHistorico(page, protocolo, 'Complementação');
  await expect(page.getByText('O número da casa é 128, fundos.')).toBeVisible();
});

/**
 * One citizen of the demonstration has a request to answer, the other has answered one: each screen
 * width shows one side.
 */
test('S2-09 consentimento: the denunciante decides after a confirmation, and reads the decision afterwards', async ({
  page,
}, { project }) => {
  if (project.name === 'celular') {
    const protocolo = await abrirEspera(page, 'Responder ao pedido de consentimento');
    await marcar(page, /^Não autorizo/);
    await expectAccessible(page, 'consentimento');
    await page.getByRole('button', { name: 'Responder' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Não autorizar' }).click();
    await expect(page.getByText('Você não autorizou.')).toBeVisible();
    await conferirHistorico(page, protocolo, 'Consentimento');
    return;
  }
  await page.goto('/web/manifestacao?tipos=1');
  await page.getByRole('row', { name: /IFCE/ }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText('Consentimento');
  await page.goto(page.url().replace('/detalhar/', '/consentimento/'));
  await expect(page.getByText('Você autorizou.')).toBeVisible();
});

test('avaliar: three questions, once', async ({ page }) => {
  const protocolo = await abrirEspera(page, 'Avaliar a resposta');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  const perguntas = page.getByRole('radiogroup');
  await expect(perguntas).toHaveCount(3);
  for (const pergunta of await perguntas.all()) await pergunta.locator('label').first().click();
  await expectAccessible(page, 'avaliar');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByRole('heading', { name: 'Obrigado por avaliar' })).toBeFocused();
  await conferirHistorico(page, protocolo, 'Avaliação');
});

test('desistir: asked once more, then archived with its line in the history; the receipt is still there', async ({
  page,
}) => {
  const registrada = await page.request.post('/api/app-web/v1/manifestacoes', {
    data: {
      chaveEnvio: randomUUID(),
      idTipoManifestacao: 2,
      idOuvidoriaDestino: 6,
      teor: { texto: 'Reclamei por engano: o documento já chegou.' },
    },
  });
  expect(registrada.status(), await registrada.text()).toBeLessThan(300);
  const { idManifestacao } = await registrada.json();
  await page.goto(`/web/manifestacao/detalhar/${idManifestacao}`);
  await page.getByText('Como este prazo é contado, dia a dia').click();
  await expect(page.locator('.prazo-dias > li').first()).toBeVisible();
  const desistir = page.getByRole('button', { name: 'Desistir da manifestação' });
  await desistir.click();
  const dialog = page.getByRole('dialog', { name: 'Desistir desta manifestação?' });
  await dialog.getByRole('button', { name: 'Continuar com ela' }).click();
  await expect(dialog).toBeHidden();
  await desistir.click();
  await dialog.getByRole('textbox', { name: /^Por que/ }).fill('O documento chegou.');
  await dialog.getByRole('button', { name: 'Desistir', exact: true }).click();
  await expect(page.getByText('Você desistiu desta manifestação, e ela foi arquivada.')).toBeVisible();
  const ultimo = page.getByRole('region', { name: 'Histórico' }).getByRole('listitem').first();
  await expect(ultimo).toContainText('Desistência');
  await expect(desistir).toHaveCount(0);
  await baixarPdf(page, 'Baixar recibo (PDF)');
});

test('Meu Cadastro: a new phone number and a notification switched off are still there afterwards', async ({
  page,
}, { project }) => {
  const telefone = project.name === 'celular' ? '(85) 98888-0101' : '(85) 98888-0202';
  await page.goto('/web/usuario/meucadastro');
  const dados = page.getByRole('region', { name: 'Seus dados' });
  await dados.getByRole('button', { name: /^Alterar/ }).click();
  await dados.getByRole('textbox', { name: 'Telefone' }).fill(telefone);
  await dados.getByRole('button', { name: 'Salvar' }).click();
  await expect(dados.getByText('Alterações salvas.')).toBeVisible();
  const avisos = page.getByRole('region', { name: 'Avisos por e-mail' });
  await avisos.getByText('Pesquisas', { exact: true }).click();
  await expect(avisos.getByText('Escolha salva.')).toBeVisible();
  await page.reload();
  await expect(dados.getByText('98888')).toContainText(telefone);
  await expect(avisos.getByRole('switch', { name: 'Pesquisas' })).not.toBeChecked();
});
