import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import SimuladorPage from './simulador-page.tsx';

const SIMULAR = 'GET /prazos/simular';
const simulado = {
  original: '2026-03-23',
  vencimento: '2026-04-02',
  dias: [{ data: '2026-03-02', conta: false, motivo: 'Início da contagem: o primeiro dia não conta.' }],
  depois: {
    frase: 'Sem resposta, você poderá reclamar do silêncio',
    abre: '2026-04-03',
    fecha: '2026-04-13',
  },
  horaDeCorte: '19:00',
};
const open = (query = '') => abrir(SimuladorPage, '/simulador-de-prazos', `/simulador-de-prazos${query}`);
const endereco = () => screen.getByLabelText('endereço').textContent;

afterEach(() => vi.unstubAllGlobals());

describe('the simulator of deadlines', () => {
  it('asks only what the chosen term has, and keeps the question in the address', async () => {
    servir({ [SIMULAR]: { body: simulado } });
    open();
    const data = screen.getByRole('textbox', { name: /Dia do registro/ });
    await userEvent.clear(data);
    await userEvent.type(data, '02/03/2026');
    await userEvent.click(screen.getByLabelText('O órgão prorrogou o prazo'));
    await userEvent.click(screen.getByRole('button', { name: 'Calcular o prazo' }));
    expect(await screen.findByText(/O prazo termina em/)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Resultado');
    expect(endereco()).toBe('/simulador-de-prazos?procedimento=ouvidoria&inicio=2026-03-02&prorrogada=sim');
  });

  it('answers a question that came in the address', async () => {
    const chamadas = servir({ [SIMULAR]: { body: simulado } });
    open('?procedimento=pedido&inicio=2026-03-02&prorrogada=sim');
    expect(await screen.findByText(/Sem a mudança, terminaria em/)).toBeDefined();
    expect(screen.getByText(/reclamar do silêncio/)).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith(SIMULAR))?.key).toContain('procedimento=pedido');
    expect(screen.queryByLabelText(/complementação/)).toBeNull();
  });

  it('Lei 9.784/1999, art. 66: says the hour that the platform set', async () => {
    servir({ 'GET /prazos/hora-de-corte': { body: { horaDeCorte: '17:30' } } });
    open();
    expect(await screen.findByText(/a partir das 17:30 vale como do próximo dia útil/)).toBeDefined();
  });

  it('starts empty when the address is no question', () => {
    servir({});
    open('?procedimento=outro&inicio=ontem');
    expect(screen.queryByText('Resultado')).toBeNull();
  });

  it.each([
    ['31/02/2026', 'Esta data não existe.'],
    ['12/03', 'Escreva a data como 12/03/2026.'],
    ['12/03/1888', 'Escolha uma data entre os anos 2000 e 2100.'],
    ['12/03/2101', 'Escolha uma data entre os anos 2000 e 2100.'],
  ])('says what is wrong with %s, beside it', async (escrita, frase) => {
    servir({});
    open();
    const data = screen.getByRole('textbox', { name: /Dia do registro/ });
    await userEvent.clear(data);
    await userEvent.type(data, escrita);
    await userEvent.click(screen.getByRole('button', { name: 'Calcular o prazo' }));
    expect((await screen.findAllByText(frase)).length).toBeGreaterThan(0);
  });

  it('shows the sentence of a refusal', async () => {
    servir({ [SIMULAR]: recusa(400, 'As datas precisam estar em ordem.') });
    open(
      '?procedimento=ouvidoria&inicio=2026-03-02&complementoPedido=2026-01-01&complementoResposta=2026-01-02',
    );
    expect(await screen.findByText(/As datas precisam estar em ordem/)).toBeDefined();
  });
});
