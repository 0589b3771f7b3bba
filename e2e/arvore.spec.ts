import { expect, type Page } from '@playwright/test';
import { ouvirAnuncios } from './support/anuncios.ts';
import { conferirArvore, oQueSeOuveDe } from './support/arvore.ts';
import {
  abrirAto,
  abrirCaso,
  COMPUTADOR,
  confirmar,
  marcar,
  registrarCaso,
  test,
} from './support/dois-lados.ts';
import { CPF, escolherPdf } from './support/laudo.ts';
import { negarPedido, pedirContratos } from './support/pedidos.ts';

/**
 * The journeys of teclado.spec.ts by the accessibility tree: names, order and states of what is there, and what is said
 * without being asked, sentence by sentence (WCAG 1.3.1, 1.3.2, 2.4.3, 2.4.6, 3.3.1, 4.1.2, 4.1.3).
 */
const IFCE = 65;
const TEXTO = 'Fui à unidade três vezes nesta semana e não havia ninguém para atender.';

const apertar = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true }).click();

/** A field that was left empty says so itself, after its help. */
const esperarFalta = async (page: Page, campo: string): Promise<void> =>
  expect(await oQueSeOuveDe(page, 'textbox', campo)).toMatchObject({
    required: true,
    invalid: 'true',
    descricao: expect.stringContaining(`O campo ${campo} é obrigatório!`),
  });

test('filing: each step has names, order and states, and says where the person is', async ({ entrar }) => {
  const page = await entrar('joao.cidadao', COMPUTADOR);
  const ditos = await ouvirAnuncios(page);
  await page.goto('/web/');
  await conferirArvore(page, 'home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ouvidoria ?Reclame/ })
    .click();
  await ditos.foram('[foco] O que você quer fazer?');
  await conferirArvore(page, 'types');
  await page.getByRole('link', { name: /^Reclamação/ }).click();
  await ditos.foram('[foco] Selecionar Assunto', 'Selecionar Assunto', 'Etapa 1 de 4 · Assunto');
  await page.getByLabel('Procure um assunto').fill('Atendimento');
  await ditos.foram(/^\d+ assuntos? encontrados?\.$/);
  await conferirArvore(page, 'subject');
  await page.locator('.assuntos-opcao').first().click();
  const relato = page.getByRole('textbox', { name: 'O que aconteceu?' });
  const recomecar = page.getByRole('button', { name: 'Começar de novo' });
  await expect(relato.or(recomecar)).toBeVisible();
  if (await recomecar.isVisible()) await recomecar.click();
  await ditos.terminaramCom('Etapa 2 de 4 · Relato');
  await conferirArvore(page, 'report');
  await apertar(page, 'Continuar');
  await ditos.foram('Há um campo para corrigir: O campo O que aconteceu? é obrigatório!');
  await esperarFalta(page, 'O que aconteceu?');
  await relato.fill(TEXTO);
  await apertar(page, 'Continuar');
  await ditos.foram('[foco] Quem deve receber?', 'Etapa 3 de 4 · Órgão');
  await apertar(page, 'Continuar');
  await ditos.foram('Há um campo para corrigir: Escolha o órgão que vai receber.');
  await page.getByLabel('Procure o órgão').fill('CGU');
  await page.getByRole('radiogroup', { name: 'Órgãos' }).getByText('CGU –').first().click();
  await ditos.terminaramCom('Escolhido: CGU – Controladoria-Geral da União');
  await conferirArvore(page, 'office');
  await apertar(page, 'Continuar');
  await ditos.foram('[foco] Confira antes de enviar', 'Etapa 4 de 4 · Revisão');
  await conferirArvore(page, 'review');
  await apertar(page, 'Enviar');
  await ditos.foram('[foco] Recebemos sua reclamação');
  await conferirArvore(page, 'receipt');
  await apertar(page, 'Já guardei meu código');
  await ditos.foram('[foco] Código de acesso', 'Pronto. O código não aparece mais; use o que você guardou.');
});

test('looking up by protocol and code: a wrong code is said, and the case takes the focus', async ({
  entrar,
}) => {
  const page = await entrar('maria.cidada', COMPUTADOR);
  const { numeroProtocolo, codigoAcesso } = await pedirContratos(page, IFCE);
  const outro = await pedirContratos(page, IFCE);
  await page.context().clearCookies({ name: /sessao|login-token/ });
  const ditos = await ouvirAnuncios(page);
  await page.goto('/web/manifestacao/consultar');
  await conferirArvore(page, 'look-up');
  await page.getByRole('textbox', { name: /protocolo/i }).fill(numeroProtocolo);
  const codigo = page.getByRole('textbox', { name: /código de acesso/i });
  await codigo.fill(outro.codigoAcesso ?? '');
  await apertar(page, 'Consultar');
  await ditos.foram(
    'Não deu certo. Não encontramos uma manifestação nem um pedido com este protocolo e este código de acesso. Confira os dois e tente de novo.',
  );
  await conferirArvore(page, 'wrong code');
  await codigo.fill(codigoAcesso ?? '');
  await apertar(page, 'Consultar');
  await ditos.foram('[foco] Detalhes da Manifestação', 'Detalhes da Manifestação');
  await conferirArvore(page, 'case found');
});

test('answering: the act, its errors and its question are in the tree, and the result is said', async ({
  entrar,
}) => {
  const caso = await registrarCaso(await entrar('maria.cidada', COMPUTADOR));
  const page = await entrar('respondente.cgu', COMPUTADOR);
  const ditos = await ouvirAnuncios(page);
  await abrirCaso(page, caso);
  await conferirArvore(page, 'case');
  await abrirAto(page, 'Responder');
  await ditos.foram('[foco] Responder');
  await conferirArvore(page, 'answer');
  const enviar = page.getByRole('button', { name: 'Responder', exact: true }).last();
  await enviar.click();
  await ditos.foram(
    'Há 2 campos para corrigir: O campo Resposta é obrigatório! O campo Decisão final é obrigatório!',
  );
  await esperarFalta(page, 'Resposta');
  await page.getByRole('textbox', { name: 'Resposta' }).fill('Abrimos mais dois guichês nesta semana.');
  await page.getByRole('textbox', { name: 'Decisão final' }).fill('A reclamação procede.');
  await enviar.click();
  await ditos.terminaramCom('[foco] Dar a resposta conclusiva?');
  await conferirArvore(page, 'question before answering');
  await confirmar(page, 'Responder');
  await ditos.foram(
    '[foco] Pronto. Resposta enviada.',
    'Você tem 30 segundos para desfazer. O botão Desfazer vem antes do conteúdo da página.',
  );
  await conferirArvore(page, 'answered case');
});

test('appealing: the way there, its errors, its review and its receipt', async ({ entrar }) => {
  const page = await entrar('maria.cidada', COMPUTADOR);
  const { idManifestacao } = await pedirContratos(page, IFCE);
  await negarPedido(await entrar('respondente.ifce', COMPUTADOR), idManifestacao);
  const ditos = await ouvirAnuncios(page);
  await page.goto(`/web/manifestacao/detalhar/${idManifestacao}`);
  const caminho = page.getByRole('region', { name: 'O que você pode fazer' });
  await expect(caminho).toBeVisible();
  await conferirArvore(page, 'refused request');
  await caminho.getByRole('link', { name: 'Entrar com recurso' }).click();
  await ditos.foram('[foco] Interpor Recurso', 'Interpor Recurso');
  await conferirArvore(page, 'appeal');
  await apertar(page, 'Revisar antes de enviar');
  await ditos.foram(
    'Há 2 campos para corrigir: O campo Tipo de recurso é obrigatório! O campo Justificativa é obrigatório!',
  );
  await esperarFalta(page, 'Justificativa');
  await marcar(page, /^Informação incompleta/);
  await ditos.foram('Há um campo para corrigir: O campo Justificativa é obrigatório!');
  await page.getByRole('textbox', { name: 'Justificativa' }).fill(TEXTO);
  await apertar(page, 'Revisar antes de enviar');
  await ditos.foram('[foco] Revise o seu recurso');
  await conferirArvore(page, 'review of the appeal');
  await apertar(page, 'Enviar recurso');
  await ditos.foram('[foco] Recurso enviado');
  await conferirArvore(page, 'receipt of the appeal');
});

test('redacting: document, suggestions and marks are named, and each act says what it did', async ({
  entrar,
}) => {
  const page = await entrar('admin', COMPUTADOR);
  const ditos = await ouvirAnuncios(page);
  await page.goto('/web/tarjamento');
  await conferirArvore(page, 'no document');
  await escolherPdf(page);
  await ditos.terminaramCom('0 marcas em 0 páginas · 1 sugestão a decidir');
  await conferirArvore(page, 'document');
  await apertar(page, `Aceitar ${CPF}`);
  await ditos.terminaramCom('1 sugestão aceita');
  await conferirArvore(page, 'marked document');
  await apertar(page, 'Aplicar e verificar');
  await ditos.foram('[foco] Aplicar e verificar');
  const dialogo = page.getByRole('dialog', { name: 'Aplicar e verificar' });
  await conferirArvore(page, 'question before applying');
  await dialogo.getByRole('button', { name: 'Aplicar e verificar' }).click();
  await expect(page.getByText('Tarjas aplicadas e verificadas.')).toBeVisible({ timeout: 45_000 });
  await ditos.terminaramCom('[foco] Cópia tarjada pronta: laudo.pdf');
  await conferirArvore(page, 'report of the redaction');
});
