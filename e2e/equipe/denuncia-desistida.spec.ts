import { expect } from '@playwright/test';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import {
  abrirAto,
  abrirCaso,
  CELULAR,
  COMPUTADOR,
  confirmar,
  marcar,
  registrarCaso,
  test,
} from '../support/dois-lados.ts';

const AMEACA = 'Disseram que eu perderia o emprego se continuasse.';
const POR_QUE = 'Os fatos atingem outras pessoas e precisam ser apurados.';

test('Lei 9.784/1999, art. 51 § 2º: a denúncia given up under a threat goes on by a reason, and the person is told', async ({
  entrar,
}) => {
  const maria = await entrar('maria.cidada', CELULAR);
  const caso = await registrarCaso(maria, TipoManifestacao.denuncia);
  await abrirCaso(maria, caso);
  await maria.getByRole('button', { name: 'Desistir da denúncia' }).click();
  const dialogo = maria.getByRole('dialog', { name: 'Desistir desta denúncia?' });
  await expect(dialogo).toContainText('não é arquivado com a sua desistência');
  await dialogo.getByRole('textbox', { name: /Alguém ameaçou/ }).fill(AMEACA);
  await confirmar(maria, 'Pedir para desistir');
  await expect(maria.getByText('O órgão soube que você quer desistir.')).toBeVisible();
  await expect(maria.getByText('Esperando a decisão do órgão')).toBeVisible();

  const gestor = await entrar('gestor.cgu', COMPUTADOR);
  await abrirCaso(gestor, caso);
  const aviso = gestor.getByText('Quem registrou contou que foi ameaçado ou pressionado a desistir.');
  await expect(aviso).toBeVisible();
  await expect(gestor.getByText(AMEACA)).toBeVisible();
  await abrirAto(gestor, 'Decidir a desistência');
  await marcar(gestor, /^Continuar com toda a denúncia/);
  await gestor.getByRole('textbox', { name: 'Por quê' }).fill(POR_QUE);
  await gestor.getByRole('button', { name: 'Decidir', exact: true }).last().click();
  await confirmar(gestor, 'Continuar com ela');
  await expect(gestor.getByText('Desistência decidida.').first()).toBeVisible();

  await abrirCaso(maria, caso);
  await expect(maria.getByText('O órgão decidiu continuar, no interesse público.')).toBeVisible();
  await expect(maria.getByRole('region', { name: 'Desistência', exact: true })).toContainText(POR_QUE);
});
