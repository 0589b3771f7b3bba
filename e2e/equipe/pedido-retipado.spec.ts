import { expect, type Page } from '@playwright/test';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import {
  abrirCaso,
  CELULAR,
  COMPUTADOR,
  confirmar,
  marcar,
  registrarCaso,
  test,
} from '../support/dois-lados.ts';

/** The office takes the request for a complaint; who does so may not judge the change. */
const tornarReclamacao = async (servidora: Page, idManifestacao: number): Promise<void> => {
  const resposta = await servidora.context().request.post('/api/app-web/v1/tratamento/alterar-tipo', {
    data: {
      casos: [{ idManifestacao }],
      idTipoManifestacao: TipoManifestacao.reclamacao,
      motivo: 'O texto reclama das diárias e não pede um documento.',
    },
  });
  const { resultados } = await resposta.json();
  expect(resultados, await resposta.text()).toMatchObject([{ feito: true }]);
};

test('Decreto 7.724/2012, arts. 22 and 23: a request made a reclamação keeps its remedies while the change is reviewed, and is a request again', async ({
  entrar,
}) => {
  const maria = await entrar('maria.cidada', CELULAR);
  const caso = await registrarCaso(maria, TipoManifestacao.acessoAInformacao);
  await tornarReclamacao(await entrar('respondente.cgu', COMPUTADOR), caso.id);

  await abrirCaso(maria, caso);
  const caminhos = maria.getByRole('region', { name: 'O que você pode fazer' });
  await caminhos.getByRole('link', { name: 'Pedir revisão da mudança de tipo' }).click();
  await maria
    .getByRole('textbox', { name: 'Justificativa' })
    .fill('Eu pedi uma lista de pagamentos, e não reclamei do serviço.');
  await maria.getByRole('button', { name: 'Revisar antes de enviar' }).click();
  await maria.getByRole('button', { name: 'Enviar pedido de revisão' }).click();
  await expect(maria.getByRole('heading', { name: 'Pedido de revisão enviado' })).toBeFocused();

  // Meanwhile the access law's remedies live on: the silence has its dates as if nothing had changed.
  await abrirCaso(maria, caso);
  await expect(maria.getByRole('region', { name: 'Recursos' })).toContainText('Pedido de Revisão');
  await caminhos.getByRole('button', { name: 'Por que outros caminhos não cabem agora' }).click();
  await expect(caminhos).toContainText(/O prazo para reclamar do silêncio começa em .* e vai até/);

  const recursos = await maria.context().request.get(`/api/app-web/v1/manifestacoes/${caso.id}/recursos`);
  const [{ idRecurso }] = await recursos.json();
  const gestor = await entrar('gestor.cgu', COMPUTADOR);
  await gestor.goto(`/web/recurso/responder/${idRecurso}`);
  await gestor.getByRole('button', { name: 'Conhecer do recurso' }).click();
  await confirmar(gestor, 'Conhecer');
  await marcar(gestor, /^Acolhimento/);
  await gestor
    .getByRole('textbox', { name: 'Justificativa' })
    .fill('O texto pede uma lista: é um pedido de acesso à informação.');
  await gestor.getByRole('button', { name: 'Decidir', exact: true }).click();
  await confirmar(gestor, 'Decidir');
  await expect(gestor.getByText('Recurso decidido.').first()).toBeVisible();

  await abrirCaso(maria, caso);
  await expect(maria.getByRole('region', { name: 'Recursos' })).toContainText('Acolhimento');
  await expect(maria.getByRole('region', { name: 'Histórico' })).toContainText(
    'O tipo mudou de Reclamação para Acesso à Informação',
  );
});
