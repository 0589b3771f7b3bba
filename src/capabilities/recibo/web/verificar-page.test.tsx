import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import VerificarReciboPage, { codigoDoEndereco } from './verificar-page.tsx';

const recibo = {
  numeroProtocolo: '00106.000123/2026-41',
  tipo: 'Reclamação',
  orgao: 'Controladoria-Geral da União',
  registradaEm: '2026-03-12T15:00:00Z',
  prazoAtendimento: '2026-04-13',
};

let perguntados: string[] = [];
const servir = (autentico: boolean) => {
  perguntados = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    perguntados.push(JSON.parse(String(body)).codigo);
    return Response.json({ autentico, recibo: autentico ? recibo : null });
  });
};
const abrir = (endereco: string) =>
  render(
    <MemoryRouter initialEntries={[endereco]}>
      <VerificarReciboPage />
    </MemoryRouter>,
  );

afterEach(() => vi.unstubAllGlobals());

describe('the page that verifies a receipt', () => {
  it('reads the code behind the # of the QR code, where no server hears it', async () => {
    servir(true);
    abrir('/recibo/verificar#abc.def');
    expect(await screen.findByText('Recibo autêntico.')).toBeDefined();
    expect(perguntados).toContain('abc.def');
    expect(screen.getByText(recibo.numeroProtocolo)).toBeDefined();
    expect(screen.getByText('13/04/2026')).toBeDefined();
  });

  it('accepts ?codigo= and #codigo= too', () => {
    expect(codigoDoEndereco({ hash: '', search: '?codigo=x.y' })).toBe('x.y');
    expect(codigoDoEndereco({ hash: '#codigo=x.y', search: '' })).toBe('x.y');
    expect(codigoDoEndereco({ hash: '', search: '' })).toBe('');
  });

  it('says plainly that a code is not ours', async () => {
    servir(false);
    abrir('/recibo/verificar');
    await userEvent.type(screen.getByLabelText('Código do recibo'), 'inventado');
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    expect(await screen.findByText('Recibo não reconhecido.')).toBeDefined();
    expect(perguntados).toEqual(['inventado']);
  });

  it('asks for a code', async () => {
    servir(true);
    abrir('/recibo/verificar');
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Código do recibo');
    expect(perguntados).toEqual([]);
  });
});
