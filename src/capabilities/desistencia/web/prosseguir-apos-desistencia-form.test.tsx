import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { abrirAto, confirmar, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import DecidirDesistencia from './prosseguir-apos-desistencia-form.tsx';

const PROSSEGUIR = 'POST /tratamento/prosseguir-apos-desistencia';
const ARQUIVAR = 'POST /tratamento/arquivar-por-desistencia';
const ACEITAR = 'POST /tratamento/aceitar-desistencia-em-parte';
const POR_QUE = 'Os fatos atingem outras pessoas.';

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

it.each([
  [/^Continuar com toda a denúncia/, 'Continuar com ela', PROSSEGUIR],
  [/^Aceitar a desistência e arquivar/, 'Arquivar', ARQUIVAR],
  [/^Aceitar a desistência da parte/, 'Aceitar', ACEITAR],
])('Lei 9.784/1999, art. 51 § 2º: the office decides %s with a reason', async (opcao, acao, rota) => {
  const respostas = { [PROSSEGUIR]: feitas(1), [ARQUIVAR]: feitas(1), [ACEITAR]: feitas(1) };
  const { chamadas, feito } = abrirAto(DecidirDesistencia, [umCasoEscolhido(1, 1)], respostas);
  await userEvent.click(await screen.findByRole('radio', { name: opcao }));
  await userEvent.click(screen.getByLabelText('Por quê'));
  await userEvent.paste(POR_QUE);
  await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
  await confirmar(acao);
  await waitFor(() => expect(feito.vezes).toBe(1));
  expect(chamadas).toMatchObject([
    { key: rota, body: { casos: [{ idManifestacao: 1, versao: 10 }], justificativa: POR_QUE } },
  ]);
});

it('asks for a decision and a reason', async () => {
  const { chamadas } = abrirAto(DecidirDesistencia, [umCasoEscolhido(1, 1)], {});
  await userEvent.click(await screen.findByRole('button', { name: 'Decidir' }));
  await waitFor(() => expect(screen.getByLabelText('Por quê').getAttribute('aria-invalid')).toBe('true'));
  expect(chamadas).toEqual([]);
});
