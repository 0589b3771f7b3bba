import { expect } from '@playwright/test';
import {
  abrirAto,
  abrirCaso,
  CELULAR,
  COMPUTADOR,
  confirmar,
  escolher,
  registrarCaso,
  test,
} from '../support/dois-lados.ts';

const ESCRITO = 'Abrimos mais dois guichês e a espera caiu para vinte minutos.';

test('two people on one case: the second sees what changed and loses nothing of what was written', async ({
  entrar,
}) => {
  const cidada = await entrar('maria.cidada', CELULAR);
  const gil = await entrar('gestor.cgu', COMPUTADOR);
  const rita = await entrar('respondente.cgu', COMPUTADOR);
  const caso = await registrarCaso(cidada);
  await abrirCaso(gil, caso);
  await abrirCaso(rita, caso);
  await abrirAto(rita, 'Responder');
  await rita.getByRole('textbox', { name: 'Resposta' }).fill(ESCRITO);
  await rita.getByRole('textbox', { name: 'Decisão final' }).fill('A reclamação procede por inteiro.');

  await abrirAto(gil, 'Prorrogar');
  await escolher(gil, 'Motivo', 'Complexidade');
  await gil.getByRole('textbox', { name: 'Justificativa' }).fill('A área pediu mais alguns dias de prazo.');
  await gil.getByRole('button', { name: 'Prorrogar', exact: true }).last().click();
  await confirmar(gil, 'Prorrogar');
  await expect(gil.getByText('Prazo prorrogado.').first()).toBeVisible();

  await rita.getByRole('button', { name: 'Responder', exact: true }).last().click();
  await confirmar(rita, 'Responder');
  await expect(
    rita.getByText('Alguém mexeu nesta manifestação enquanto você escrevia.', { exact: true }),
  ).toBeVisible();
  await expect(rita.getByText(/Prorrogação/).first()).toBeVisible();
  await expect(rita.getByRole('textbox', { name: 'Resposta' })).toHaveValue(ESCRITO);
  await rita.getByRole('button', { name: 'Fazer mesmo assim' }).click();
  await expect(rita.getByText('Resposta enviada.')).toBeVisible();

  await abrirCaso(cidada, caso);
  await expect(cidada.getByText(ESCRITO)).toBeVisible();
  await expect(cidada.getByRole('region', { name: 'Histórico' })).toContainText('Prorrogação');
});

test('a killed tab loses nothing of an answer being written', async ({ entrar }) => {
  const cidada = await entrar('maria.cidada', CELULAR);
  const rita = await entrar('respondente.cgu', COMPUTADOR);
  const caso = await registrarCaso(cidada);
  await abrirCaso(rita, caso);
  await abrirAto(rita, 'Responder');
  await rita.getByRole('textbox', { name: 'Resposta' }).fill(ESCRITO);
  await expect(rita.getByText(/Salvo/).first()).toBeVisible();
  const outra = await rita.context().newPage();
  await rita.close();
  await abrirCaso(outra, caso);
  await abrirAto(outra, 'Responder');
  await expect(outra.getByRole('textbox', { name: 'Resposta' })).toHaveValue(ESCRITO);
});
