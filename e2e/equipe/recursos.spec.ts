import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { expectAccessible } from '../support/axe.ts';
import { CELULAR, COMPUTADOR, confirmar, escolher, marcar } from '../support/dois-lados.ts';
import { negarPedido, pedirContratos } from '../support/pedidos.ts';
import { type Plataforma, test } from '../support/relogio.ts';

// One after the other on the same platform, whose days only move forward.
test.describe.configure({ mode: 'default' });

const IFCE = 65;
const TEXTO = 'A resposta não traz os contratos de 2025, que eu pedi, nem diz por que não.';
const DECISAO =
  'O documento é preparatório de uma decisão que ainda não foi tomada, e por isso fica mantida a negativa.';
const caso = (id: number): string => `/web/manifestacao/detalhar/${id}`;

const pedir = async (cidada: Page): Promise<number> => (await pedirContratos(cidada, IFCE)).idManifestacao;

interface Caminho {
  readonly acao: string;
  readonly enviar: string;
  readonly enviado: string;
  /** Only asked in an appeal against an actual answer or decision. */
  readonly motivo?: RegExp;
}

/** From the guidance on the case's page to the receipt. */
const recorrer = async (
  cidada: Page,
  id: number,
  { acao, enviar, enviado, motivo }: Caminho,
): Promise<void> => {
  await cidada.goto(caso(id));
  const caminho = cidada.getByRole('region', { name: 'O que você pode fazer' });
  await caminho.getByRole('link', { name: acao }).click();
  await expect(cidada.getByRole('textbox', { name: 'Justificativa' })).toBeVisible();
  if (motivo) await marcar(cidada, motivo);
  await cidada.getByRole('textbox', { name: 'Justificativa' }).fill(TEXTO);
  await cidada.getByRole('button', { name: 'Revisar antes de enviar' }).click();
  await cidada.getByRole('button', { name: enviar }).click();
  await expect(cidada.getByRole('heading', { name: enviado })).toBeFocused();
};
const DO_SILENCIO = { acao: 'Entrar com recurso', enviar: 'Enviar recurso', enviado: 'Recurso enviado' };
const RECURSO = { ...DO_SILENCIO, motivo: /^Informação incompleta/ };
const RECLAMACAO = {
  acao: 'Reclamar da falta de resposta',
  enviar: 'Enviar reclamação',
  enviado: 'Reclamação enviada',
};

/** Opens the appeal that waits for this authority, from their own list. */
const abrirRecurso = async (autoridade: Page, id: number, idInstancia: number): Promise<void> => {
  await autoridade.goto('/web/manifestacao/recurso/tratar?soOsQueJulgo=true');
  await expect(autoridade.getByRole('table')).toBeVisible();
  const lista = await autoridade.context().request.get(`/api/app-web/v1/manifestacoes/${id}/recursos`);
  const recursos: { idRecurso: number; numeroProtocolo: string; instancia: { id: number } }[] =
    await lista.json();
  const recurso = recursos.find(({ instancia }) => instancia.id === idInstancia);
  await autoridade
    .getByRole('link', { name: recurso?.numeroProtocolo ?? 'nenhum' })
    .first()
    .click();
  await expect(autoridade.getByRole('heading', { name: '1. Admissibilidade' })).toBeVisible();
};

const conhecer = async (autoridade: Page): Promise<void> => {
  await autoridade.getByRole('button', { name: 'Conhecer do recurso' }).click();
  await confirmar(autoridade, 'Conhecer');
  await expect(autoridade.getByText('O recurso foi conhecido: pode ser julgado.')).toBeVisible();
};

const decidir = async (autoridade: Page, decisao: RegExp, especificacao: string): Promise<void> => {
  await marcar(autoridade, decisao);
  await escolher(autoridade, 'Especificação', especificacao);
  await autoridade.getByRole('textbox', { name: 'Justificativa' }).fill(DECISAO);
  await autoridade.getByRole('button', { name: 'Decidir', exact: true }).click();
  await confirmar(autoridade, 'Decidir');
  await expect(autoridade.getByText('Recurso decidido.').first()).toBeVisible();
};

const julgar = async (
  plataforma: Plataforma,
  login: string,
  id: number,
  instancia: number,
): Promise<Page> => {
  const autoridade = await plataforma.entrar(login, COMPUTADOR);
  await abrirRecurso(autoridade, id, instancia);
  await conhecer(autoridade);
  return autoridade;
};
const negarRecurso = async (plataforma: Plataforma, login: string, id: number, instancia: number) =>
  decidir(await julgar(plataforma, login, id, instancia), /^Indeferido/, 'Decisão mantida');

test('silence: the reclamação opens on the thirtieth day, the silence of the authority opens the CGU, and a late appeal is told the day it ended', async ({
  plataforma,
}) => {
  test.setTimeout(240_000);
  await plataforma.irPara('2026-01-05T10:00:00-03:00');
  const noComeco = await plataforma.entrar('maria.cidada', CELULAR);
  const id = await pedir(noComeco);
  const negado = await pedir(noComeco);
  await negarPedido(await plataforma.entrar('respondente.ifce', COMPUTADOR), negado);
  await noComeco.goto(`/web/manifestacao/recurso/criar/${id}`);
  await expect(noComeco.getByRole('heading', { name: 'Não cabe recurso agora' })).toBeVisible();

  await plataforma.irPara('2026-02-05T09:00:00-03:00');
  const calada = await plataforma.entrar('maria.cidada', CELULAR);
  await recorrer(calada, id, RECLAMACAO);
  // More than ten days after the answer of 05/01/2026: the other citizen is too late.
  await calada.goto(`/web/manifestacao/recurso/criar/${negado}`);
  await expect(calada.getByText('O prazo para recorrer terminou em 15/01/2026.').first()).toBeVisible();
  const tarde = await calada.context().request.post('/api/app-web/v1/recursos', {
    headers: { origin: new URL(calada.url()).origin },
    data: {
      chaveEnvio: randomUUID(),
      idManifestacao: negado,
      remedio: 'recorrer',
      idTipoRecurso: 2,
      texto: TEXTO,
    },
  });
  expect(tarde.status()).toBe(409);
  expect((await tarde.json()).message).toBe('O prazo para recorrer terminou em 15/01/2026.');

  await plataforma.irPara('2026-02-13T09:00:00-03:00');
  const naCgu = await plataforma.entrar('maria.cidada', CELULAR);
  await naCgu.goto(caso(id));
  await recorrer(naCgu, id, DO_SILENCIO);
  await expect(naCgu.getByText('Resposta não foi dada no prazo').first()).toBeVisible();
  const cgu = await julgar(plataforma, 'recursos.cgu', id, Instancia.cgu);
  await expect(cgu.getByText('O órgão não respondeu.')).toBeVisible();
  await marcar(cgu, /^Deferido/);
  await escolher(cgu, 'Especificação', 'Informação a entregar no prazo');
  await cgu.getByRole('textbox', { name: 'Data da entrega' }).fill('27/02/2026');
  await cgu
    .getByRole('textbox', { name: 'Justificativa' })
    .fill('O órgão deve entregar os contratos, que são públicos.');
  await cgu.getByRole('button', { name: 'Decidir', exact: true }).click();
  await confirmar(cgu, 'Decidir');
  await expect(cgu.getByText('Recurso decidido.').first()).toBeVisible();
  await naCgu.goto(caso(id));
  await expect(naCgu.getByRole('region', { name: 'Recursos' })).toContainText('Deferido');
});

test('S4-12 a request goes to the last instance: superior, highest authority, CGU with a clarification, CMRI in its meeting', async ({
  plataforma,
}) => {
  test.setTimeout(240_000);
  await plataforma.irPara('2026-03-02T10:00:00-03:00');
  const maria = await plataforma.entrar('maria.cidada', CELULAR);
  const id = await pedir(maria);
  await negarPedido(await plataforma.entrar('respondente.ifce', COMPUTADOR), id);
  await recorrer(maria, id, RECURSO);
  await expect(maria.getByText('09/03/2026', { exact: false }).first()).toBeVisible();
  await negarRecurso(plataforma, 'superior.ifce', id, Instancia.primeira);

  // The tenth day after the decision is still in time.
  await plataforma.irPara('2026-03-12T21:00:00-03:00');
  const noDecimoDia = await plataforma.entrar('maria.cidada', CELULAR);
  await recorrer(noDecimoDia, id, RECURSO);
  await expectAccessible(noDecimoDia, 'recibo do recurso');
  await negarRecurso(plataforma, 'maxima.ifce', id, Instancia.segunda);
  await recorrer(noDecimoDia, id, RECURSO);
  const cgu = await julgar(plataforma, 'recursos.cgu', id, Instancia.cgu);
  await expectAccessible(cgu, 'recurso');
  await cgu.getByRole('button', { name: 'Pedir esclarecimento ao órgão' }).click();
  await cgu
    .getByRole('textbox', { name: /^Pergunta/ })
    .fill('Que decisão o documento prepara, e quando ela sai?');
  await cgu.getByRole('button', { name: 'Pedir esclarecimento', exact: true }).click();
  await expect(cgu.getByText('Pergunta enviada ao órgão').first()).toBeVisible();
  const ifce = await plataforma.entrar('respondente.ifce', COMPUTADOR);
  await ifce.goto(cgu.url());
  await ifce
    .getByRole('textbox', { name: 'Esclarecimento do órgão' })
    .fill('A contratação do ano que vem, em dezembro.');
  // What was sent looks the same as what is still in the field, so wait for the server's answer.
  const enviado = ifce.waitForResponse((answer) => answer.url().endsWith('/esclarecer') && answer.ok());
  await ifce.getByRole('button', { name: 'Enviar esclarecimento' }).click();
  await enviado;
  await expect(ifce.getByText('A contratação do ano que vem, em dezembro.').first()).toBeVisible();
  await cgu.reload();
  await expect(cgu.getByText('A contratação do ano que vem, em dezembro.')).toBeVisible();
  await decidir(cgu, /^Indeferido/, 'Decisão mantida');
  await recorrer(noDecimoDia, id, RECURSO);
  await expect(noDecimoDia.getByText('A comissão vai marcar a reunião')).toBeVisible();

  await plataforma.irPara('2026-04-14T09:00:00-03:00');
  const cmri = await julgar(plataforma, 'cmri', id, Instancia.cmri);
  await cmri.getByRole('button', { name: 'Marcar a reunião' }).click();
  await cmri.getByRole('textbox', { name: 'Data da reunião' }).fill('28/04/2026');
  await cmri.getByRole('button', { name: 'Marcar a reunião' }).click();
  await expect(cmri.getByText('Reunião marcada.').first()).toBeVisible();
  await marcar(cmri, /^Deferido/);
  await escolher(cmri, 'Especificação', 'Informação a entregar no prazo');
  await cmri.getByRole('textbox', { name: 'Data da entrega' }).fill('14/05/2026');
  await cmri
    .getByRole('textbox', { name: 'Justificativa' })
    .fill('A decisão já foi tomada, e o documento é público.');
  await cmri.getByRole('button', { name: 'Decidir', exact: true }).click();
  await confirmar(cmri, 'Decidir');
  await expect(cmri.getByText('Recurso decidido.').first()).toBeVisible();

  const noFim = await plataforma.entrar('maria.cidada', CELULAR);
  await noFim.goto(caso(id));
  const recursos = noFim.getByRole('region', { name: 'Recursos' });
  await expect(recursos).toContainText('CMRI');
  await expect(recursos).toContainText('14/05/2026');
  await expectAccessible(noFim, 'pedido na última instância');
});
