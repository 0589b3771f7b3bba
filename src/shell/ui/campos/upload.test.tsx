import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formatBytes, Upload, type UploadProps } from './upload.tsx';

const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
const upload = (props: Partial<UploadProps> = {}) => {
  const handlers = { onFiles: vi.fn(), onRemove: vi.fn() };
  const view = render(<Upload label="Anexos" files={[]} {...handlers} {...props} />);
  return { ...handlers, zone: view.container.querySelector('.ui-drop') as HTMLElement };
};

describe('Upload', () => {
  it('takes files chosen through its field', async () => {
    const { onFiles } = upload();
    await userEvent.upload(screen.getByLabelText('Anexos', { selector: 'input' }), [file]);
    expect(onFiles).toHaveBeenCalledWith([file]);
  });

  it('takes dropped files, one only where one is allowed, none when disabled', () => {
    const two = { dataTransfer: { files: [file, file] } };
    const many = upload();
    fireEvent.drop(many.zone, two);
    expect(many.onFiles).toHaveBeenCalledWith([file, file]);
    const single = upload({ multiple: false });
    fireEvent.drop(single.zone, two);
    expect(single.onFiles).toHaveBeenCalledWith([file]);
    const off = upload({ disabled: true });
    fireEvent.drop(off.zone, two);
    expect(off.onFiles).not.toHaveBeenCalled();
  });

  it('lists files with size, progress and refusal, and removes them', async () => {
    const { onRemove } = upload({
      files: [
        { id: '1', name: 'a.pdf', bytes: 482_113, progress: 62 },
        { id: '2', name: 'b.exe', bytes: 10, error: 'Este tipo de arquivo não é aceito.' },
      ],
    });
    expect(screen.getByText('(482,1 kB)')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Enviando a.pdf' }).getAttribute('aria-valuenow')).toBe(
      '62',
    );
    expect(screen.getByText('Este tipo de arquivo não é aceito.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remover b.exe' }));
    expect(onRemove).toHaveBeenCalledWith('2');
  });

  it('ties the refusal of the whole to its button', () => {
    upload({ error: 'O total passa de 30 MB.' });
    const button = screen.getByRole('button', { name: 'Escolher arquivos: Anexos' });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'O total passa de 30 MB.',
    );
  });
});

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [30_000_000, '30 MB'],
  [2_500_000_000, '2,5 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
