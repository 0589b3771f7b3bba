import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import CadastrarPage from './cadastrar-orgao-page.tsx';
import { BASE } from './testing-gerenciar-web.ts';

const PATH = '/orgao/orgaogerenciarorgaos/cadastrar';
const CADASTRAR = `POST ${BASE}`;
const open = () => {
  const chamadas = servir({
    [CADASTRAR]: { body: { idOuvidoria: 77 } },
    'GET /api/municipios': {
      body: [{ idMunicipio: 231290, descMunicipio: 'Sobral', uf: { sigUf: 'CE', descUf: 'Ceará' } }],
    },
  });
  abrir(CadastrarPage, PATH, PATH);
  return chamadas;
};
const escolher = async (campo: RegExp, opcao: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: campo }));
  await userEvent.click(await screen.findByRole('option', { name: opcao }));
};
const colar = async (rotulo: string, texto: string) => {
  await userEvent.click(screen.getByLabelText(rotulo));
  await userEvent.paste(texto);
};

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an office joining', () => {
  it('explains at the field that a municipal office has a city, and sends nothing without it', async () => {
    const chamadas = open();
    await colar('Nome', 'Ouvidoria de Sobral');
    await colar('Sigla', 'OGM-Sobral');
    await colar('Prefixo do protocolo', '9-07x77');
    await escolher(/^Esfera/, 'Municipal');
    await userEvent.click(screen.getByRole('button', { name: 'Cadastrar órgão' }));
    expect(
      (await screen.findAllByText(/Um órgão estadual ou municipal tem um estado/)).length,
    ).toBeGreaterThan(0);
    expect(chamadas.some(({ key }) => key === CADASTRAR)).toBe(false);
    await escolher(/^Estado/, 'Ceará (CE)');
    await escolher(/^Município/, 'Sobral');
    await userEvent.click(screen.getByRole('button', { name: 'Cadastrar órgão' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === CADASTRAR)?.body).toMatchObject({
        sigla: 'OGM-Sobral',
        idEsfera: 3,
        uf: 'CE',
        idMunicipio: 231290,
        prefixoProtocolo: '90777',
        aderiuEm: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      }),
    );
    // Its forms come next: without one it receives nothing.
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe(
        '/orgao/orgaogerenciarorgaos/77?aba=formularios',
      ),
    );
  });

  it('asks for the sphere', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Cadastrar órgão' }));
    expect((await screen.findAllByText(/Esfera/)).length).toBeGreaterThan(1);
  });
});
