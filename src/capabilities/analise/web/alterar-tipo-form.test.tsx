import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import AlterarTipo from './alterar-tipo-form.tsx';
import { consequenciasDoTipo } from './consequencias-do-tipo.ts';
import { abrirAto, feitas, linha, umCaso } from './testing-analise.tsx';

const ALTERAR = 'POST /tratamento/alterar-tipo';
const MOTIVO = 'O relato pede um documento do órgão.';

afterEach(() => vi.unstubAllGlobals());

describe('correcting the type', () => {
  it('offers every type but the one it has', async () => {
    servir({});
    abrirAto(AlterarTipo, [umCaso(1)]);
    const nomes = (await screen.findAllByRole<HTMLInputElement>('radio')).map(({ value }) => value);
    expect(nomes).toEqual(['1', '3', '4', '5', '8', '9']);
  });

  it('says what changes, asks once more, and only then does it', async () => {
    const chamadas = servir({ [ALTERAR]: feitas(linha(1)) });
    const onFeito = abrirAto(AlterarTipo, [umCaso(1)]);
    await userEvent.click(await screen.findByRole('radio', { name: /^Acesso à Informação/ }));
    expect(screen.getByText(/contado de novo desde o dia do registro: 20 dias/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Motivo'), MOTIVO);
    await userEvent.click(screen.getByRole('button', { name: 'Mudar o tipo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mudar o tipo para Acesso à Informação?' });
    expect(chamadas).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mudar o tipo' }));
    await waitFor(() => expect(onFeito).toHaveBeenCalled());
    expect(chamadas.map(({ body }) => body)).toEqual([
      { casos: [{ idManifestacao: 1, versao: 10 }], idTipoManifestacao: 8, motivo: MOTIVO },
    ]);
  });

  it('asks for the type and for a reason', async () => {
    servir({});
    abrirAto(AlterarTipo, [umCaso(1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Mudar o tipo' }));
    expect(await screen.findAllByText('O campo Motivo é obrigatório!')).not.toHaveLength(0);
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not offer to give a comunicação an author', async () => {
    servir({});
    abrirAto(AlterarTipo, [umCaso(1, 7)]);
    expect(await screen.findByText(/Uma comunicação não tem autor identificado/)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('what a change of type does', () => {
  const frases = (de: number, para: number) => consequenciasDoTipo([de], para).join(' ');

  it('always counts the deadline again and tells who filed', () => {
    expect(frases(2, 3)).toContain('30 dias');
    expect(frases(2, 3)).toContain('recebe um e-mail');
    expect(frases(2, 3)).not.toContain('mais curto');
    expect(frases(2, 8)).toContain('mais curto');
  });

  it('of a request into anything else opens a revisão, and into a request begins its law', () => {
    expect(frases(8, 2)).toContain('pode pedir a revisão desta mudança em 10 dias');
    expect(frases(8, 1)).toContain('pedir a revisão');
    expect(frases(2, 8)).not.toContain('revisão');
    expect(frases(2, 8)).toContain('uma prorrogação de 10 dias e direito a recurso');
    expect(frases(2, 3)).not.toContain('revisão');
  });

  it('seals what becomes a denúncia, and keeps the identity of what was one', () => {
    expect(frases(2, 1)).toContain('sigilosos');
    expect(frases(1, 2)).toContain('continua restrita');
    expect(frases(2, 3)).not.toMatch(/sigil/);
  });
});
