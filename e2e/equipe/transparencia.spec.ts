import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { COMPUTADOR, test } from '../support/dois-lados.ts';

test('transparência ativa: the body answers an item and sends it, the authority finds something missing', async ({
  entrar,
}) => {
  const orgao = await entrar('gestor.ifce', COMPUTADOR);
  await orgao.goto('/web/transparencia-ativa/relatorio?mostrar=sem-resposta');
  const responder = orgao.getByRole('button', { name: /^Responder / }).first();
  const titulo = ((await responder.textContent()) ?? '').replace(/^Responder\s+/, '');
  await responder.click();
  await orgao
    .getByRole('textbox', { name: 'Link da página' })
    .fill('https://ifce.edu.br/acesso-a-informacao');
  await expect(orgao.getByText('Alterações não salvas', { exact: true })).toBeVisible();
  await expectAccessible(orgao, 'resposta a um item');
  await orgao.getByRole('button', { name: 'Salvar resposta' }).click();
  await expect(orgao.getByText('Resposta salva.')).toBeVisible();
  await orgao.getByRole('button', { name: 'Enviar para avaliação' }).click();
  await orgao.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(orgao.getByText('Enviado.', { exact: true })).toBeVisible();

  const autoridade = await entrar('gestor.cgu', COMPUTADOR);
  await autoridade.goto('/web/transparencia-ativa/orgao?id=65&mostrar=a-avaliar');
  await autoridade.getByRole('button', { name: `Avaliar ${titulo}`, exact: true }).click();
  const avaliacao = autoridade.getByRole('form', { name: `Avaliar: ${titulo}` });
  await avaliacao.getByText('Cumpre parcialmente', { exact: true }).click();
  await avaliacao
    .getByRole('textbox', { name: 'Comentário da avaliação' })
    .fill('Falta a data da última atualização.');
  await expectAccessible(autoridade, 'avaliação de um item');
  await avaliacao.getByRole('button', { name: 'Salvar avaliação' }).click();
  await expect(autoridade.getByText('Avaliação salva.')).toBeVisible();

  await orgao.goto('/web/transparencia-ativa/relatorio?mostrar=a-corrigir');
  const item = orgao
    .getByRole('article')
    .filter({ has: orgao.getByRole('heading', { name: titulo, exact: true }) });
  await expect(item).toContainText('Falta a data da última atualização.');
  await expect(item).toContainText('Corrigir até');
});

test('monitoramento: the authority sees the offices, and the report of one prints its numbers', async ({
  entrar,
}) => {
  const autoridade = await entrar('gestor.cgu', COMPUTADOR);
  await autoridade.goto('/web/monitoramento/orgaos');
  await autoridade.getByRole('link', { name: 'IFCE', exact: true }).click();
  await expect(autoridade.getByRole('heading', { name: /^IFCE – Instituto/ })).toBeVisible();
  await expectAccessible(autoridade, 'números de um órgão');
  await autoridade.getByRole('link', { name: 'Gerar relatório deste órgão' }).click();
  await expect(autoridade.getByRole('article', { name: 'Relatório de IFCE' })).toBeVisible();
  const [pdf] = await Promise.all([
    autoridade.waitForEvent('download'),
    autoridade.getByRole('link', { name: 'Baixar PDF', exact: true }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^monitoramento-65-.*\.pdf$/);

  const orgao = await entrar('gestor.ifce', COMPUTADOR);
  await orgao.goto('/web/monitoramento/avaliar?id=1');
  await orgao.getByRole('button', { name: /Nota/ }).first().click();
  await expect(orgao.getByText('Gustavo Teixeira Prado (CGU)').first()).toBeVisible();
  await expectAccessible(orgao, 'avaliação devolvida ao órgão');
});
