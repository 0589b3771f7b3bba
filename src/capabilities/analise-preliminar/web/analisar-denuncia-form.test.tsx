import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrirAto, detalhe, feitas, linha, umCaso } from '#capabilities/analise/web/testing-analise.tsx';
import { servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import AnalisePreliminar from './analisar-denuncia-form.tsx';

const SALVAR = 'POST /tratamento/analise-preliminar';
const LER = 'GET /tratamento/1';
const salva = {
  apta: false,
  envolveEmpresa: true,
  envolveServidor: false,
  envolveCargoDas4: false,
  autoria: 'Aponta a diretoria.',
  materialidade: 'Há notas.',
  relevancia: 'Dano alto.',
};
const salvar = () => userEvent.click(screen.getByRole('button', { name: 'Salvar análise' }));

afterEach(() => vi.unstubAllGlobals());

describe('the preliminary analysis of a denúncia', () => {
  it('takes aptness, whom it involves and the three arguments', async () => {
    const chamadas = servir({ [LER]: detalhe(), [SALVAR]: feitas(linha(1)) });
    const onFeito = abrirAto(AnalisePreliminar, [umCaso(1, 1)]);
    await userEvent.click(await screen.findByRole('radio', { name: /apta para apuração/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Servidor público' }));
    await userEvent.type(screen.getByLabelText('Autoria'), 'Indicada.');
    await userEvent.type(screen.getByLabelText('Materialidade'), 'Notas.');
    await userEvent.type(screen.getByLabelText('Relevância'), 'Alta.');
    await salvar();
    await waitFor(() => expect(onFeito).toHaveBeenCalled());
    expect(chamadas.at(-1)?.body).toEqual({
      casos: [{ idManifestacao: 1, versao: 10 }],
      apta: true,
      envolveEmpresa: false,
      envolveServidor: true,
      envolveCargoDas4: false,
      autoria: 'Indicada.',
      materialidade: 'Notas.',
      relevancia: 'Alta.',
    });
  });

  it('takes no answer about aptness for no', async () => {
    const chamadas = servir({ [LER]: detalhe() });
    abrirAto(AnalisePreliminar, [umCaso(1, 7)]);
    await screen.findByRole('radiogroup');
    await salvar();
    await waitFor(() => expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true'));
    expect(chamadas.some(({ key }) => key === SALVAR)).toBe(false);
  });

  it('begins with what was saved before', async () => {
    servir({ [LER]: detalhe({ analisePreliminar: salva }) });
    abrirAto(AnalisePreliminar, [umCaso(1, 1)]);
    expect(await screen.findByText('Já há uma análise.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Autoria').value).toBe('Aponta a diretoria.');
    expect(screen.getByRole('radio', { name: /faltam elementos/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Empresa' })).toHaveProperty('checked', true);
  });

  it('tells what the citizen will read, which is never the arguments', async () => {
    servir({ [LER]: detalhe({ analisePreliminar: salva }) });
    abrirAto(AnalisePreliminar, [umCaso(1, 1)]);
    expect(await screen.findByText(/considerou que faltam elementos para apurar/)).toBeDefined();
  });

  it('is not for other types', async () => {
    servir({});
    abrirAto(AnalisePreliminar, [umCaso(1)]);
    expect(await screen.findByText('Só denúncias e comunicações têm análise preliminar.')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('names those among many that it is not for', async () => {
    servir({});
    abrirAto(AnalisePreliminar, [umCaso(1, 1), umCaso(2)]);
    expect(await screen.findByText(/Estas vão ficar como estão: 00106.000002/)).toBeDefined();
  });
});
