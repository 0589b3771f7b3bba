import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

const comFolha = (share: (dados: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('N3 share, where the device has a way to', () => {
  it('draws nothing where there is none', () => {
    render(<ShareButton text="ABCD" what="código" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gives the text to the device, and says nothing when the person changes their mind', async () => {
    const share = vi.fn(async () => {
      throw new DOMException('', 'AbortError');
    });
    comFolha(share);
    render(<ShareButton text="ABCD" what="código" />);
    await userEvent.click(screen.getByRole('button', { name: 'Compartilhar código' }));
    expect(share).toHaveBeenCalledWith({ text: 'ABCD' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says so when the device refuses', async () => {
    comFolha(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    render(<ShareButton text="ABCD" what="código" />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toContain('Não foi possível compartilhar');
  });
});
