import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { chaveDoCaso } from '#shell/atos/caso-query.ts';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { DadosDeTerceiros } from './dados-de-terceiros.tsx';

const schema = z.object({ texto: z.string() });

function Exemplo({ onEnviado }: { readonly onEnviado: (texto: string) => void }) {
  const form = useFormulario(schema, { defaultValues: { texto: '' } });
  return (
    <Formulario form={form} onSubmit={({ texto }) => onEnviado(texto)} aria-label="Responder">
      <CampoTextoLongo name="texto" label="Resposta" />
      <DadosDeTerceiros name="texto" idManifestacao={42} />
      <BotaoEnviar>Responder</BotaoEnviar>
    </Formulario>
  );
}

const MARIA = {
  nome: 'Maria das Dores Souza',
  email: null,
  telefone: null,
  documento: null,
  isDocumentoProvado: false,
  endereco: null,
};

const abrir = () => {
  signIn(aGestor());
  const client = new QueryClient();
  client.setQueryData(chaveDoCaso(42), { manifestante: MARIA });
  const onEnviado = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <Exemplo onEnviado={onEnviado} />
    </QueryClientProvider>,
  );
  return onEnviado;
};
const campo = () => screen.getByLabelText<HTMLTextAreaElement>('Resposta');
const escrever = async (texto: string) => {
  await userEvent.click(campo());
  await userEvent.paste(texto);
};
const enviar = () => userEvent.click(screen.getByRole('button', { name: 'Responder' }));
const janela = () => screen.findByRole('dialog', { name: 'Enviar com dados de outras pessoas?' });

describe('N10 personal data of third parties are marked while typing, and sending is then a decision', () => {
  it('marks each in the text and in a list, which finds it and takes it out', async () => {
    abrir();
    await escrever('O motorista usa o CPF 111.444.777-35.');
    expect(
      await screen.findByText('O texto parece ter 1 dado de outras pessoas.', { selector: 'p' }),
    ).toBeDefined();
    expect(document.querySelector('.terceiros-marcas > mark')?.textContent).toBe('111.444.777-35');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar 111.444.777-35 no texto' }));
    const { selectionStart, selectionEnd, value } = campo();
    expect(value.slice(selectionStart, selectionEnd)).toBe('111.444.777-35');
    await userEvent.click(screen.getByRole('button', { name: 'Tirar 111.444.777-35 do texto' }));
    expect(campo().value).toBe('O motorista usa o CPF [dado pessoal].');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Tirar/ })).toBeNull());
  });

  it('lays the marks as wide as the text of the field, to the fraction, so that both break their lines alike', async () => {
    abrir();
    const area = campo();
    area.style.border = '1px solid';
    vi.spyOn(area, 'getBoundingClientRect').mockReturnValue({ width: 641.33 } as DOMRect);
    // As a browser tells them, rounded; a scroll bar takes 15.
    Object.defineProperties(area, { offsetWidth: { value: 641 }, clientWidth: { value: 624 } });
    await escrever('O motorista usa o CPF 111.444.777-35.');
    await screen.findByText('O texto parece ter 1 dado de outras pessoas.', { selector: 'p' });
    const marcas = document.querySelector<HTMLElement>('.terceiros-marcas');
    expect(Number.parseFloat(marcas?.style.width ?? '')).toBeCloseTo(641.33 - 2 - 15, 2);
  });

  it('asks before sending, without waiting for the typing to pause: going back sends nothing', async () => {
    const onEnviado = abrir();
    await escrever('Ligue para (85) 99876-5432.');
    await enviar();
    expect(within(await janela()).getByText('(85) 99876-5432')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Voltar e tirar' }));
    await waitFor(() => expect(document.activeElement).toBe(campo()));
    expect(onEnviado).not.toHaveBeenCalled();
    expect(campo().value).toBe('Ligue para (85) 99876-5432.');
  });

  it('sends it all the same where the person decides so', async () => {
    const onEnviado = abrir();
    await escrever('Ligue para (85) 99876-5432.');
    await enviar();
    await userEvent.click(within(await janela()).getByRole('button', { name: 'Enviar assim mesmo' }));
    await waitFor(() => expect(onEnviado).toHaveBeenCalledWith('Ligue para (85) 99876-5432.'));
  });

  it('asks nothing about who filed, nor where there is nothing', async () => {
    const onEnviado = abrir();
    await escrever('Prezada Maria, o atendimento foi refeito.');
    await enviar();
    await waitFor(() => expect(onEnviado).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
