import { createHash } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rodapeDoArquivo } from '../domain/arquivo-assinado.ts';
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

const decisao = {
  orgao: 'CGU – Controladoria-Geral da União',
  sobre: 'Pedido de acesso à informação',
  decisao: 'Acesso Negado',
  quemDecidiu: 'Rita (CGU)',
};
let corpos: { codigo: string; arquivo?: { sha256: string; assinatura: string } }[] = [];
const servirCopia = (resposta: object) => {
  corpos = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    corpos.push(JSON.parse(String(body)));
    return Response.json({ recibo: null, ...resposta });
  });
};
const copia = { numeroProtocolo: recibo.numeroProtocolo, decididaEm: '2026-03-12T15:00:00Z', decisao };
const escolher = (conteudo: string) =>
  userEvent.upload(
    screen.getByLabelText(/Arquivo da cópia da decisão/),
    new File([conteudo], 'decisao.pdf', { type: 'application/pdf' }),
  );

afterEach(() => vi.unstubAllGlobals());

describe('Lei 12.527/2011, art. 14: the page that verifies the copy of a decision', () => {
  it('art. 14: says that it is a copy of a decision, and that it matches', async () => {
    servirCopia({ autentico: true, copia });
    abrir('/recibo/verificar#abc.def');
    expect(await screen.findByText('Cópia autêntica de uma decisão.')).toBeDefined();
    for (const texto of Object.values(decisao)) expect(screen.getByText(texto)).toBeDefined();
  });

  it('says that the decision kept is another by now', async () => {
    servirCopia({ autentico: true, copia: { ...copia, decisao: null } });
    abrir('/recibo/verificar#abc.def');
    expect(await screen.findByText(/não confere com o que está guardado/)).toBeDefined();
    expect(screen.getByText(recibo.numeroProtocolo)).toBeDefined();
  });

  it('sends the digest of a chosen file, never the file, and says if it was changed', async () => {
    servirCopia({ autentico: false });
    abrir('/recibo/verificar');
    await escolher(`%PDF-conteudo${rodapeDoArquivo('abc.def', 'sss')}`);
    expect(await screen.findByText('Este arquivo não é uma cópia autêntica.')).toBeDefined();
    const sha256 = createHash('sha256').update('%PDF-conteudo').digest('hex');
    expect(corpos).toEqual([{ codigo: 'abc.def', arquivo: { sha256, assinatura: 'sss' } }]);
  });

  it('tells apart a file without a signature', async () => {
    servirCopia({ autentico: true, copia });
    abrir('/recibo/verificar');
    await escolher('%PDF-outro');
    expect(await screen.findByText(/não traz a assinatura/)).toBeDefined();
    expect(corpos).toEqual([]);
  });
});

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
