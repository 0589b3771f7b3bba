import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OfflineError } from '#shell/api/errors.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { banco, quebrarBanco } from '#testing/idb.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import { apagarGuardadosDe, esquecerTextosDoCaso } from './guardados.ts';
import { TextoGuardado } from './texto-guardado.tsx';

const schema = z.object({ texto: z.string() });

interface TelaProps {
  readonly id?: number;
  readonly enviar?: () => Promise<void>;
}

function Tela({ id = 42, enviar = async () => undefined }: TelaProps) {
  const form = useFormulario(schema, { defaultValues: { texto: '' } });
  const { erro, onSubmit } = useEnvio(form, enviar);
  return (
    <Formulario form={form} onSubmit={onSubmit}>
      <CampoTextoLongo name="texto" label="Texto" />
      <TextoGuardado idManifestacao={id} ato="complementar.texto" campo="texto" />
      <BotaoEnviar>Enviar</BotaoEnviar>
      <p>{erro}</p>
    </Formulario>
  );
}

const campo = () => screen.getByLabelText<HTMLTextAreaElement>('Texto');
const guardados = () => [...banco.values()];
const escrever = async (texto: string) => {
  await userEvent.type(campo(), texto);
  await screen.findByText(/Guardado só neste aparelho/);
  await waitFor(() => expect(guardados()).toMatchObject([{ texto }]));
};

afterEach(() => {
  cleanup();
  quebrarBanco(false);
  banco.clear();
  usuarioStore.set(null);
});

describe('a text that was not sent yet', () => {
  it('outlives a killed tab', async () => {
    const { unmount } = render(<Tela />);
    await escrever('Na do centro.');
    unmount();
    render(<Tela />);
    expect(await screen.findByText('Recuperamos o que você tinha escrito aqui.')).toBeDefined();
    expect(campo().value).toBe('Na do centro.');
  });

  it('belongs to its case', async () => {
    const { unmount } = render(<Tela />);
    await escrever('Na do centro.');
    unmount();
    render(<Tela id={43} />);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(campo().value).toBe('');
  });

  it('is shown to nobody else who uses the browser, even if the session ended while it was written', async () => {
    signIn(aCidada());
    const { unmount } = render(<Tela />);
    await escrever('Na do ');
    usuarioStore.set(null);
    await userEvent.type(campo(), 'centro.');
    await waitFor(() =>
      expect(guardados()).toMatchObject([{ dono: 'maria.cidada', texto: 'Na do centro.' }]),
    );
    unmount();
    render(<Tela />);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(campo().value).toBe('');
  });

  it('is deleted at a press, from the field and from the device', async () => {
    render(<Tela />);
    await escrever('O fiscal pediu dinheiro.');
    await userEvent.click(screen.getByRole('button', { name: 'Apagar o que escrevi' }));
    await waitFor(() => expect(banco.size).toBe(0));
    expect(campo().value).toBe('');
    expect(document.activeElement).toBe(campo());
  });

  it('leaves this browser once its form is sent, and no other text with it', async () => {
    banco.set('42 avaliar.comentario', { dono: null, texto: 'x' });
    render(<Tela />);
    await userEvent.type(campo(), 'Na do centro.');
    await waitFor(() => expect(banco.get('42 complementar.texto')).toMatchObject({ texto: 'Na do centro.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect([...banco.keys()]).toEqual(['42 avaliar.comentario']));
  });

  it('stays when the sending was refused', async () => {
    render(<Tela enviar={() => Promise.reject(new OfflineError())} />);
    await escrever('Na do centro.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText(new OfflineError().message);
    expect(guardados()).toMatchObject([{ texto: 'Na do centro.' }]);
  });

  it('is gone once the consultation is closed, and with the account', async () => {
    const texto = { dono: 'maria.cidada', texto: 'x' };
    banco.set('42 avaliar.comentario', texto);
    banco.set('43 avaliar.comentario', texto);
    banco.set('rascunho', { dono: 'maria.cidada' });
    banco.set('sem nome', { dono: null });
    banco.set('de outro', { dono: 'joao.cidadao' });
    await esquecerTextosDoCaso(42);
    expect(banco.has('42 avaliar.comentario')).toBe(false);
    expect(banco.has('43 avaliar.comentario')).toBe(true);
    await apagarGuardadosDe('maria.cidada');
    expect([...banco.keys()]).toEqual(['sem nome', 'de outro']);
  });

  it('warns where the browser keeps nothing', async () => {
    quebrarBanco(true);
    render(<Tela />);
    await userEvent.type(campo(), 'Na do centro.');
    expect(await screen.findByText(/não guarda o que você escreve/)).toBeDefined();
  });
});
