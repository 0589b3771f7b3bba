import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { recusa } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { abrirAto, escolherOpcao, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import RegistrarCiencia from './registrar-ciencia-form.tsx';

const REGISTRAR = 'POST /tratamento/registrar-ciencia';

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

const preencher = async () => {
  const dia = await screen.findByLabelText('Quando a pessoa soube');
  await userEvent.clear(dia);
  await userEvent.type(dia, '02/03/2026');
  await escolherOpcao('Como a pessoa soube', 'Carta com aviso de recebimento (AR)');
  await userEvent.type(screen.getByLabelText(/Observação/), 'AR 123');
  await userEvent.click(screen.getByRole('button', { name: 'Registrar ciência' }));
};

it('says that the terms run from that day, and sends when and how', async () => {
  const { chamadas, feito } = abrirAto(RegistrarCiencia, [umCasoEscolhido(1)], { [REGISTRAR]: feitas(1) });
  expect(await screen.findByText('Os prazos de quem registrou correm desse dia.')).toBeDefined();
  await preencher();
  await waitFor(() => expect(feito.vezes).toBe(1));
  expect(chamadas.at(-1)?.body).toEqual({
    casos: [{ idManifestacao: 1, versao: 10 }],
    dia: '2026-03-02',
    meio: 'carta-ar',
    observacao: 'AR 123',
    anexos: [],
  });
});

it('asks how before anything is sent', async () => {
  const { chamadas } = abrirAto(RegistrarCiencia, [umCasoEscolhido(1)], { [REGISTRAR]: feitas(1) });
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar ciência' }));
  expect(await screen.findAllByText('O campo Como a pessoa soube é obrigatório!')).not.toEqual([]);
  expect(chamadas).toEqual([]);
});

it('shows why the day was refused', async () => {
  abrirAto(RegistrarCiencia, [umCasoEscolhido(1)], {
    [REGISTRAR]: recusa(400, 'A pessoa não pode ter sabido antes de 12/03/2026.'),
  });
  await preencher();
  expect(await screen.findByText('A pessoa não pode ter sabido antes de 12/03/2026.')).toBeDefined();
});
