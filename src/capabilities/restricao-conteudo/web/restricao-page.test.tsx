import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { feitas, naLista, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import RestricaoPage from './restricao-page.tsx';

const LISTA = 'GET /tratamento/manifestacoes';
const MOTIVO = 'O relato traz o laudo médico de outra pessoa.';
const open = (ids: string) => abrir(RestricaoPage, '/restricao-conteudo', `/restricao-conteudo?ids=${ids}`);

const fazer = async (botao: string) => {
  await userEvent.type(await screen.findByLabelText('Motivo'), MOTIVO);
  await userEvent.click(screen.getByRole('button', { name: botao }));
};

afterEach(() => {
  usuarioStore.set(null);
  vi.unstubAllGlobals();
  banco.clear();
});

describe('restricting the content', () => {
  it.each([
    ['Restringir', 'restringir', 'O conteúdo deixa de ser público na mesma hora.'],
    ['Liberar', 'liberar', 'A restrição é retirada, mas nada é publicado por isso.'],
  ])('%s says what it does, takes a reason and needs no second word', async (aba, ato, frase) => {
    const chamadas = servir({
      [LISTA]: naLista([umCasoEscolhido(1)]),
      [`POST /tratamento/${ato}-conteudo`]: feitas(1),
    });
    open('1');
    await userEvent.click(await screen.findByRole('tab', { name: aba }));
    expect(screen.getByText(frase)).toBeDefined();
    await fazer(`${aba} conteúdo`);
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/detalhar/1'),
    );
    expect(chamadas.at(-1)?.body).toEqual({ casos: [{ idManifestacao: 1, versao: 10 }], motivo: MOTIVO });
  });

  it('says when it is restricted already', async () => {
    servir({
      [LISTA]: naLista([umCasoEscolhido(1)]),
      'POST /tratamento/restringir-conteudo': recusa(409, 'O conteúdo já está restrito.'),
    });
    open('1');
    await fazer('Restringir conteúdo');
    expect(await screen.findByText('O conteúdo já está restrito.')).toBeDefined();
  });

  it('keeps the reason of one case when the other act is looked at meanwhile', async () => {
    // Only of somebody signed in is anything kept.
    signIn(aGestor());
    servir({ [LISTA]: naLista([umCasoEscolhido(1)]) });
    open('1');
    await userEvent.type(await screen.findByLabelText('Motivo'), MOTIVO);
    await userEvent.click(screen.getByRole('tab', { name: 'Liberar' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe('');
    await userEvent.click(screen.getByRole('tab', { name: 'Restringir' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe(MOTIVO));
  });
});
