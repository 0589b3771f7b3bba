import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { CELULAR, COMPUTADOR, confirmar, escolher, marcar } from '../support/dois-lados.ts';
import { negarPedido, pedirContratos } from '../support/pedidos.ts';
import { test } from '../support/relogio.ts';

const CGU = 6;
const PALAVRAS = 'Recorro porque a resposta não traz os contratos de 2025, que eu pedi por escrito.';
const DECISAO =
  'O documento prepara uma decisão que ainda não foi tomada, e por isso fica mantida a negativa.';
const caso = (id: number): string => `/web/manifestacao/detalhar/${id}`;

/** Of somebody at the desk, who has no account. */
const NO_BALCAO = { atendimento: { idCanalEntrada: 1, manifestante: { nome: 'Raimunda Nonata de Souza' } } };

/** The letter came on the last day and is typed in days later. */
const registrarACarta = async (atendente: Page, id: number): Promise<void> => {
  await atendente.goto(caso(id));
  await atendente.getByRole('button', { name: 'Registrar pedido da pessoa' }).click();
  await expect(atendente.getByRole('heading', { name: 'Registrar pedido da pessoa' })).toBeFocused();
  await marcar(atendente, /^Por carta/);
  await atendente.getByRole('textbox', { name: 'Dia em que a carta chegou' }).fill('15/01/2026');
  const escolha = atendente.waitForEvent('filechooser');
  await atendente.getByRole('button', { name: 'Escolher arquivos: Carta digitalizada' }).click();
  await (await escolha).setFiles({
    name: 'carta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('À CGU. Recorro da resposta.'),
  });
  await expect(atendente.getByText(/^1 de 10 arquivos/)).toBeVisible();
  await expect(atendente.getByText('Espere os arquivos terminarem de chegar.')).toHaveCount(0);
  await escolher(atendente, 'O que a pessoa pede', 'Entrar com recurso');
  await escolher(atendente, 'Tipo de recurso', 'Informação incompleta');
  await atendente.getByRole('textbox', { name: 'Justificativa' }).fill(PALAVRAS);
  await expectAccessible(atendente, 'the form of the desk');
  await atendente.getByRole('button', { name: 'Registrar em nome da pessoa' }).click();
  await expect(atendente.getByRole('heading', { name: 'Pedido registrado' })).toBeFocused();
  await expect(atendente.getByText('por carta recebida em 15/01/2026', { exact: true })).toBeVisible();
  await atendente.getByRole('button', { name: 'Fechar o recibo' }).click();
  const historico = atendente.getByRole('region', { name: 'Histórico' });
  await expect(historico.getByText(/em nome de quem registrou/).first()).toBeVisible();
};

const negarORecurso = async (autoridade: Page, protocolo: string): Promise<void> => {
  await autoridade.goto('/web/manifestacao/recurso/tratar?soOsQueJulgo=true');
  await autoridade.getByRole('link', { name: protocolo }).first().click();
  await autoridade.getByRole('button', { name: 'Conhecer do recurso' }).click();
  await confirmar(autoridade, 'Conhecer');
  await marcar(autoridade, /^Indeferido/);
  await escolher(autoridade, 'Especificação', 'Decisão mantida');
  await autoridade.getByRole('textbox', { name: 'Justificativa' }).fill(DECISAO);
  await autoridade.getByRole('button', { name: 'Decidir', exact: true }).click();
  await confirmar(autoridade, 'Decidir');
  await expect(autoridade.getByText('Recurso decidido.').first()).toBeVisible();
};

test('LAI art. 15: a desk request appealed on paper: the letter of the last day is in time, it is decided, and the person goes on with the access code', async ({
  plataforma,
}) => {
  test.setTimeout(240_000);
  await plataforma.irPara('2026-01-05T10:00:00-03:00');
  const pedido = await pedirContratos(await plataforma.entrar('atendente.cgu', COMPUTADOR), CGU, NO_BALCAO);
  const id = pedido.idManifestacao;
  await negarPedido(await plataforma.entrar('respondente.cgu', COMPUTADOR), id);
  // Somebody at the desk has no address to be told at: the desk says when they were told.
  const atendente = await plataforma.entrar('atendente.cgu', COMPUTADOR);
  const ciencia = await atendente.context().request.post('/api/app-web/v1/tratamento/registrar-ciencia', {
    data: { casos: [{ idManifestacao: id }], meio: 'balcao' },
  });
  expect(ciencia.status(), await ciencia.text()).toBe(200);

  await plataforma.irPara('2026-01-20T09:00:00-03:00');
  await registrarACarta(await plataforma.entrar('atendente.cgu', COMPUTADOR), id);
  await negarORecurso(await plataforma.entrar('gestor.cgu', COMPUTADOR), pedido.numeroProtocolo);

  // On a phone, with nothing but the code: what was done on paper, the decision, and the next step.
  const pessoa = await plataforma.entrar('joao.cidadao', CELULAR);
  await pessoa.goto(`/web/codigo-de-acesso#chave=${pedido.chaveDoCodigo}`);
  await pessoa.getByRole('button', { name: 'Mostrar meu código' }).click();
  await expect(pessoa.getByRole('heading', { name: 'Seu código de acesso' })).toBeFocused();
  await expectAccessible(pessoa, 'the access code, on a phone');
  const codigo = await pessoa.locator('strong', { hasText: /^\w{4}(-\w{4}){4}$/ }).textContent();
  await pessoa.getByRole('button', { name: 'Já guardei meu código' }).click();
  await pessoa.goto(`${caso(id)}?codAcesso=${codigo}`);
  const feitos = pessoa.getByRole('region', { name: 'Pedidos registrados por quem atende' });
  await expect(feitos.getByText(/por carta recebida em 15\/01\/2026/)).toBeVisible();
  await expect(feitos.getByRole('link', { name: /carta\.txt/ })).toBeVisible();
  const caminho = pessoa.getByRole('region', { name: 'O que você pode fazer' });
  await caminho.getByRole('button', { name: 'Entrar com recurso' }).click();
  await expect(pessoa.getByRole('heading', { name: 'Entrar com recurso' })).toBeFocused();
  await marcar(pessoa, /^Informação incompleta/);
  await pessoa.getByRole('textbox', { name: 'Justificativa' }).fill(PALAVRAS);
  await pessoa.getByRole('button', { name: 'Revisar antes de enviar' }).click();
  await pessoa.getByRole('button', { name: 'Enviar recurso' }).click();
  await expect(pessoa.getByRole('heading', { name: 'Recurso enviado' })).toBeFocused();
  await expectAccessible(pessoa, 'the receipt of the appeal');
  await pessoa.getByRole('button', { name: 'Fechar o recibo' }).click();
  const recursos = pessoa.getByRole('region', { name: 'Recursos' });
  await expect(recursos.getByRole('heading', { name: 'Segunda Instância' })).toBeVisible();
});
