import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { camposIguais } from '#kernel/validacao/regras.ts';
import {
  CampoCheckbox,
  CampoOpcoes,
  CampoSenha,
  CampoSwitch,
  CampoTexto,
  CampoTextoLongo,
} from './campos.tsx';
import { BotaoEnviar, Formulario } from './formulario.tsx';
import { type UseFormulario, useFormulario } from './use-formulario.ts';

const schema = z
  .object({
    nome: campo('Nome', z.string().trim().min(1)),
    contato: z.object({ email: campo('E-mail', z.email()) }),
    senha: campo('Senha', z.string().min(8)),
    confirmacao: campo('Confirmação', z.string()),
    resposta: campo('Resposta', z.enum(['email', 'carta'])),
    relato: campo('Relato', z.string().max(20)),
    avisos: z.boolean(),
    aceite: z.literal(true, { error: 'É preciso aceitar os termos.' }),
  })
  .check(camposIguais('senha', 'confirmacao'));

type Form = UseFormulario<typeof schema>;
const vazio = { nome: '', contato: { email: '' }, senha: '', confirmacao: '', relato: '', avisos: false };

function Page({
  onSubmit,
  expose,
}: {
  onSubmit?: (values: unknown) => unknown;
  expose?: (form: Form) => void;
}) {
  const form = useFormulario(schema, { defaultValues: vazio });
  expose?.(form);
  return (
    <Formulario
      form={form}
      onSubmit={async (values) => void (await onSubmit?.(values))}
      aria-label="Cadastro"
    >
      <CampoTexto name="nome" label="Nome" />
      <CampoTexto name="contato.email" label="E-mail" mask={(text) => text.toLowerCase()} />
      <CampoSenha name="senha" label="Senha" />
      <CampoSenha name="confirmacao" label="Confirmação" />
      <CampoOpcoes
        name="resposta"
        label="Resposta"
        options={[
          { value: 'email', label: 'Por e-mail' },
          { value: 'carta', label: 'Por carta' },
        ]}
      />
      <CampoTextoLongo name="relato" label="Relato" limit={20} />
      <CampoSwitch name="avisos" label="Avisos" />
      <CampoCheckbox name="aceite" label="Aceito" />
      <BotaoEnviar>Enviar</BotaoEnviar>
    </Formulario>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

async function fill() {
  await userEvent.type(field('Nome'), ' Maria ');
  await userEvent.type(field('E-mail'), 'MARIA@EXEMPLO.BR');
  await userEvent.type(field('Senha'), 'Demo@2026');
  await userEvent.type(field('Confirmação'), 'Demo@2026');
  await userEvent.click(screen.getByLabelText('Por carta'));
  await userEvent.type(field('Relato'), 'texto');
  await userEvent.click(field('Aceito'));
}

describe('S5-01 when a form validates', () => {
  it('validates on blur, not on input', async () => {
    render(<Page />);
    await userEvent.type(field('E-mail'), 'abc');
    expect(isInvalid('E-mail')).toBe(false);
    await userEvent.tab();
    await screen.findByText('Digite um email válido!');
    expect(isInvalid('E-mail')).toBe(true);
  });

  it("validates on the browser's own change event", async () => {
    render(<Page />);
    fireEvent.input(field('E-mail'), { target: { value: 'abc' } });
    await act(async () => undefined);
    expect(isInvalid('E-mail')).toBe(false);
    field('E-mail').dispatchEvent(new Event('change', { bubbles: true }));
    await screen.findByText('Digite um email válido!');
  });

  it('keeps an error while it is being corrected and drops it on leaving', async () => {
    render(<Page />);
    await userEvent.type(field('E-mail'), 'abc');
    await userEvent.tab();
    await screen.findByText('Digite um email válido!');
    await userEvent.type(field('E-mail'), '@exemplo.br');
    expect(isInvalid('E-mail')).toBe(true);
    await userEvent.tab();
    await waitFor(() => expect(isInvalid('E-mail')).toBe(false));
  });

  it('validates on model update', async () => {
    let form: Form | undefined;
    render(
      <Page
        expose={(value) => {
          form = value;
        }}
      />,
    );
    act(() => form?.atualizar('contato.email', 'abc'));
    await screen.findByText('Digite um email válido!');
    expect(field('E-mail').value).toBe('abc');
  });

  it('validates a choice with the value just chosen', async () => {
    render(<Page />);
    await send();
    await screen.findAllByText('O campo Resposta é obrigatório!');
    await userEvent.click(screen.getByLabelText('Por carta'));
    await waitFor(() => expect(screen.queryByText('O campo Resposta é obrigatório!')).toBeNull());
  });
});

describe('S5-02 what a refused form says', () => {
  it('shows each sentence beside its field and in a summary that takes the focus', async () => {
    const onSubmit = vi.fn();
    render(<Page onSubmit={onSubmit} />);
    await send();
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(screen.getAllByText('O campo Nome é obrigatório!')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'O campo E-mail é obrigatório!' }));
    expect(document.activeElement).toBe(field('E-mail'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has no summary before the first attempt', async () => {
    render(<Page />);
    await userEvent.click(field('Nome'));
    await userEvent.tab();
    await screen.findByText('O campo Nome é obrigatório!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('compares two fields and blames the second', async () => {
    render(<Page />);
    await fill();
    await userEvent.type(field('Confirmação'), 'x');
    await userEvent.tab();
    await screen.findByText('Os valores dos campos não estão iguais');
    expect([isInvalid('Senha'), isInvalid('Confirmação')]).toEqual([false, true]);
  });
});

const outro = z.object({
  aderiuEm: campo('Data da adesão', z.string().min(1)),
  motivo: campo('Motivo', z.string().min(1)),
});
function Tela({ recusa }: { readonly recusa?: object }) {
  const form = useFormulario(outro, { defaultValues: { aderiuEm: '', motivo: '' } });
  return (
    <Formulario form={form} onSubmit={() => void form.aplicarErros(recusa)}>
      <CampoTexto name="aderiuEm" label="Aderiu em" />
      <CampoTextoLongo name="motivo" label="Por que mudou?" />
      <BotaoEnviar>Enviar</BotaoEnviar>
    </Formulario>
  );
}

describe('N17 errors name the field as its label does', () => {
  const recusado = (campos: object) => ({ details: { campos } });
  const preencher = async () => {
    await userEvent.type(field('Aderiu em'), '01/02/2026');
    await userEvent.type(field('Por que mudou?'), 'x');
  };

  it('whatever the shared rule calls it, beside the field and in the summary', async () => {
    render(<Tela />);
    await send();
    expect(await screen.findAllByText('O campo Aderiu em é obrigatório!')).toHaveLength(2);
    expect(screen.getAllByText('O campo Por que mudou? é obrigatório!')).toHaveLength(2);
    expect(screen.queryByText(/Data da adesão|campo Motivo/)).toBeNull();
  });

  it('when the server refuses, too, and where its body holds the form within another field', async () => {
    const frase = 'O campo Data da adesão é obrigatório!';
    render(<Tela recusa={recusado({ 'dados.aderiuEm': frase, motivo: 'Escreva mais.' })} />);
    await preencher();
    await send();
    const link = await screen.findByRole('link', { name: 'O campo Aderiu em é obrigatório!' });
    await userEvent.click(link);
    expect(document.activeElement).toBe(field('Aderiu em'));
    expect(screen.getByRole('link', { name: 'Escreva mais.' })).toBeDefined();
  });

  it('leads nowhere for what is not on the screen', async () => {
    render(<Tela recusa={recusado({ versao: 'Outra pessoa mudou isto.' })} />);
    await preencher();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Outra pessoa mudou isto.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('sending', () => {
  it('hands over what the schema made of the values, masks applied', async () => {
    const onSubmit = vi.fn();
    render(<Page onSubmit={onSubmit} />);
    await fill();
    await userEvent.click(field('Avisos'));
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({
      nome: 'Maria',
      contato: { email: 'maria@exemplo.br' },
      senha: 'Demo@2026',
      confirmacao: 'Demo@2026',
      resposta: 'carta',
      relato: 'texto',
      avisos: true,
      aceite: true,
    });
  });

  it('is busy until the answer comes', async () => {
    let answer: () => void = () => undefined;
    render(<Page onSubmit={() => new Promise<void>((resolve) => (answer = resolve))} />);
    await fill();
    await send();
    const button = screen.getByRole('button', { name: 'Enviar' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await act(async () => answer());
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it("puts the server's field errors beside the fields, the focus on the summary", async () => {
    let form: Form | undefined;
    const expose = (value: Form) => {
      form = value;
    };
    const refusal = {
      details: { campos: { 'contato.email': 'E-mail já usado.', geral: 'Tente mais tarde.' } },
    };
    render(<Page expose={expose} onSubmit={() => form?.aplicarErros(refusal)} />);
    await fill();
    await send();
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(isInvalid('E-mail')).toBe(true);
    expect(screen.getByRole('link', { name: 'E-mail já usado.' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Tente mais tarde.' })).toBeNull();
    expect(form?.aplicarErros(new Error('rede'))).toBe(false);
  });
});
