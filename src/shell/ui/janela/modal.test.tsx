import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from './modal.tsx';

function Page(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose?.();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Modal title="Selecione" {...props} open={open} onClose={close}>
        {props.children ?? <input aria-label="Perfil" name="perfil" />}
      </Modal>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Abrir' }));

describe('S2-34 Modal', () => {
  it('has title, body and the two default buttons', async () => {
    render(<Page />);
    await open();
    expect(screen.getByRole('dialog', { name: 'Selecione' }).getAttribute('aria-modal')).toBe('true');
    expect(screen.getByRole('button', { name: 'Confirmar' }).getAttribute('type')).toBe('submit');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy();
  });

  it("submits a form and raises accept by 'Confirmar' and by Enter in a field", async () => {
    const onAccept = vi.fn((form: HTMLFormElement) => new FormData(form).get('perfil'));
    render(<Page onAccept={onAccept} />);
    await open();
    await userEvent.type(screen.getByLabelText('Perfil'), 'gestor');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await userEvent.type(screen.getByLabelText('Perfil'), '{Enter}');
    expect(onAccept.mock.results.map((result) => result.value)).toEqual(['gestor', 'gestor']);
  });

  it("raises close by 'Cancelar', by the close button and by Escape", async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    for (const name of ['Cancelar', 'Fechar']) {
      await open();
      await userEvent.click(screen.getByRole('button', { name }));
    }
    await open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no close button when told so', async () => {
    render(<Page showClose={false} />);
    await open();
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
  });

  it('starts in the first field, keeps Tab inside both ways and gives the focus back', async () => {
    render(<Page />);
    await open();
    const names = ['Cancelar', 'Confirmar', 'Fechar'];
    expect(document.activeElement).toBe(screen.getByLabelText('Perfil'));
    for (const name of names) {
      await userEvent.tab();
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    }
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirmar' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
  });

  it('makes the rest of the page inert only while it is open', async () => {
    const { container } = render(<Page />);
    await open();
    expect(container.hasAttribute('inert')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(container.hasAttribute('inert')).toBe(false);
  });

  it('keeps the page behind it from scrolling only while it is open', async () => {
    render(<Page />);
    await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('is closed by a press on the dark area only when told so', async () => {
    const scrim = () => document.querySelector('.ui-modal-layer') as HTMLElement;
    const { rerender } = render(<Page />);
    await open();
    await userEvent.click(scrim());
    expect(screen.getByRole('dialog')).toBeTruthy();
    rerender(<Page closeOnScrim />);
    await userEvent.click(screen.getByRole('heading', { name: 'Selecione' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.click(scrim());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not accept twice while the answer is on its way', async () => {
    const onAccept = vi.fn();
    render(<Page onAccept={onAccept} accepting />);
    await open();
    await userEvent.type(screen.getByLabelText('Perfil'), '{Enter}');
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('takes another width, and leaves the default to the style sheet', async () => {
    render(<Page largura={800} />);
    await open();
    expect(screen.getByRole('dialog').style.getPropertyValue('--modal-largura')).toBe('800px');
  });

  it('submits the form of its body when given its id', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <Page formId="meu-form">
        <form id="meu-form" onSubmit={onSubmit}>
          <input aria-label="Nome" />
        </form>
      </Page>,
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('for reading begins at the top, and says that the text goes on until its end is in sight', async () => {
    const medidas = { scrollHeight: 900, clientHeight: 300 };
    for (const [nome, valor] of Object.entries(medidas))
      Object.defineProperty(HTMLElement.prototype, nome, { configurable: true, get: () => valor });
    render(
      <Page paraLer>
        <p>Um texto longo.</p>
        <a href="/web/manual">no fim</a>
      </Page>,
    );
    await open();
    const corpo = screen.getByRole('region', { name: 'Selecione' });
    expect(document.activeElement).toBe(corpo);
    expect(screen.getByText('Role para ler o resto')).toBeTruthy();
    corpo.scrollTop = 600;
    fireEvent.scroll(corpo);
    expect(screen.queryByText('Role para ler o resto')).toBeNull();
    for (const nome of Object.keys(medidas)) Reflect.deleteProperty(HTMLElement.prototype, nome);
  });
});
