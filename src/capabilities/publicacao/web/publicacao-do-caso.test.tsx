import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import type { AchadoDoCaso, PublicacaoDoCaso as Publicacao } from '../contract.ts';
import { PublicacaoDoCaso } from './publicacao-do-caso.tsx';

const LER = 'GET /publicacao/42';
const DECIDIR = 'POST /publicacao/42/decisoes';

const achado = (idAchado: number, mudou: Partial<AchadoDoCaso> = {}): AchadoDoCaso => ({
  idAchado,
  parte: 'resposta',
  onde: 'Na resposta',
  tipo: 'email',
  nomeDoTipo: 'E-mail',
  antes: 'Escreva a ',
  trecho: `jose${idAchado}@casa.invalid`,
  depois: ' ainda hoje.',
  decisao: null,
  decisor: null,
  decididoEm: null,
  motivo: null,
  podePublicar: true,
  ...mudou,
});
const coberto = { decisao: 'cobrir', decisor: 'Gil (CGU)', decididoEm: '2026-03-05T13:00:00Z' } as const;

const estado = (mudou: Partial<Publicacao> = {}): Publicacao => ({
  idManifestacao: 42,
  versao: 3,
  protocolo: '00106000001202648',
  estado: 'por-decidir',
  frase: '2 trechos parecem conter dados pessoais.',
  publicadoEm: null,
  porDecidir: 2,
  achados: [achado(1), achado(2)],
  ...mudou,
});
const publicado = estado({
  versao: 4,
  estado: 'publicado',
  frase: 'O pedido e a resposta estão na busca pública.',
  publicadoEm: '2026-03-05T13:00:00Z',
  porDecidir: 0,
  achados: [achado(1, coberto), achado(2, coberto)],
});

const onFeito = vi.fn();
const mostrar = (respostas: Respostas, endereco = '/manifestacao/detalhar/42') => {
  const chamadas = servir(respostas);
  render(
    <MemoryRouter initialEntries={[endereco]}>
      <h2 id="tratar-publicacao" tabIndex={-1}>
        Publicação
      </h2>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PublicacaoDoCaso idManifestacao={42} onFeito={onFeito} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return chamadas;
};
const grupo = (trecho: string) => screen.findByRole('group', { name: `E-mail: ${trecho}` });

afterEach(() => {
  vi.unstubAllGlobals();
  onFeito.mockReset();
});

describe('the publication of a case', () => {
  it('shows each find in its sentence and says what is missing', async () => {
    mostrar({ [LER]: { body: estado() } });
    expect(await screen.findByText('Espera uma decisão.')).toBeDefined();
    const marcado = screen.getByText('jose1@casa.invalid', { selector: 'mark' });
    expect(marcado.parentElement?.textContent).toBe('Escreva a jose1@casa.invalid ainda hoje.');
    expect(screen.getAllByText('Falta decidir')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /espera decisão no órgão/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ver como o público vê' })).toBeNull();
  });

  it('covers one at once, in the version that was seen, and the button keeps its place', async () => {
    const meio = estado({ versao: 4, porDecidir: 1, achados: [achado(1, coberto), achado(2)] });
    const chamadas = mostrar({ [LER]: { body: estado() }, [DECIDIR]: { body: meio } });
    const cobrir = within(await grupo('jose1@casa.invalid')).getByRole('button', { name: 'Cobrir' });
    await userEvent.click(cobrir);
    await waitFor(() => expect(cobrir.getAttribute('aria-pressed')).toBe('true'));
    expect(chamadas.find(({ key }) => key === DECIDIR)?.body).toEqual({
      versao: 3,
      decisao: 'cobrir',
      achados: [1],
    });
    expect(document.activeElement).toBe(cobrir);
    expect(onFeito).toHaveBeenCalledWith('Trecho coberto.');
  });

  it('asks before it publishes what looks like personal data', async () => {
    const chamadas = mostrar({ [LER]: { body: estado() }, [DECIDIR]: { body: publicado } });
    await userEvent.click(
      within(await grupo('jose2@casa.invalid')).getByRole('button', { name: 'Publicar' }),
    );
    const dialogo = await screen.findByRole('dialog', { name: 'Publicar este trecho?' });
    expect(within(dialogo).getByText('jose2@casa.invalid')).toBeDefined();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
    expect(chamadas.some(({ key }) => key === DECIDIR)).toBe(false);
    await userEvent.click(
      within(await grupo('jose2@casa.invalid')).getByRole('button', { name: 'Publicar' }),
    );
    const dialogoDeNovo = await screen.findByRole('dialog');
    await userEvent.click(within(dialogoDeNovo).getByLabelText('Não é dado pessoal.'));
    await userEvent.click(within(dialogoDeNovo).getByRole('button', { name: 'Publicar' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === DECIDIR)?.body).toEqual({
        versao: 3,
        decisao: 'publicar',
        motivo: 'Não é dado pessoal.',
        achados: [2],
      }),
    );
  });

  it('keeps a name only with a reason: one of the usual ones, or a written one', async () => {
    const nome = { tipo: 'pessoa', nomeDoTipo: 'Nome de uma pessoa' } as const;
    const chamadas = mostrar({
      [LER]: { body: estado({ achados: [achado(1, nome), achado(2, nome), achado(3)], porDecidir: 3 }) },
      [DECIDIR]: { body: publicado },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decidir por tipo' }));
    await userEvent.click(await screen.findByText('Publicar os 2 de Nome de uma pessoa'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Publicar estes trechos?' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Publicar' }));
    expect(dialogo.getByText('Escolha o motivo.')).toBeDefined();
    expect(dialogo.getByLabelText('Agente público no exercício da função.')).toBeDefined();
    await userEvent.click(dialogo.getByLabelText('Outro motivo'));
    await userEvent.click(dialogo.getByRole('button', { name: 'Publicar' }));
    expect(dialogo.getByText('Escreva o motivo.')).toBeDefined();
    expect(chamadas.some(({ key }) => key === DECIDIR)).toBe(false);
    await userEvent.type(dialogo.getByLabelText(/Qual motivo/), 'Assinou o contrato pela empresa.');
    await userEvent.click(dialogo.getByRole('button', { name: 'Publicar' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === DECIDIR)?.body).toMatchObject({
        motivo: 'Assinou o contrato pela empresa.',
        achados: [1, 2],
      }),
    );
  });

  it('says who published a name and why', async () => {
    const mantido = {
      ...coberto,
      decisao: 'publicar',
      motivo: 'Agente público no exercício da função.',
    } as const;
    mostrar({ [LER]: { body: { ...publicado, achados: [achado(1, mantido)] } } });
    await userEvent.click(await screen.findByRole('button', { name: /Trechos já decididos \(1\)/ }));
    expect(await screen.findByText(/Motivo: Agente público no exercício da função\./)).toBeDefined();
  });

  it('covers all together, then leads to what the public sees', async () => {
    const chamadas = mostrar({ [LER]: { body: estado() }, [DECIDIR]: { body: publicado } });
    await userEvent.click(await screen.findByRole('button', { name: 'Cobrir todos os 2' }));
    expect(await screen.findByText('Publicado.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === DECIDIR)?.body).toMatchObject({ achados: [1, 2] });
    const ver = screen.getByRole('link', { name: 'Ver como o público vê' });
    expect(ver.getAttribute('href')).toBe('/busca/pedidos/00106000001202648');
    expect(onFeito).toHaveBeenCalledWith('2 trechos cobertos. O pedido está publicado.');
  });

  it('decides all of one type', async () => {
    const outro = achado(3, { tipo: 'cpf', nomeDoTipo: 'CPF', trecho: '529.982.247-25' });
    const chamadas = mostrar({
      [LER]: { body: estado({ achados: [achado(1), achado(2), outro], porDecidir: 3 }) },
      [DECIDIR]: { body: publicado },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decidir por tipo' }));
    await userEvent.click(await screen.findByText('Cobrir os 2 de E-mail'));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === DECIDIR)?.body).toMatchObject({ achados: [1, 2] }),
    );
  });

  it('never offers to show who asked', async () => {
    const quem = achado(1, { ...coberto, nomeDoTipo: 'Identidade de quem pediu', podePublicar: false });
    mostrar({ [LER]: { body: { ...publicado, achados: [quem] } } });
    await userEvent.click(await screen.findByRole('button', { name: /Trechos já decididos \(1\)/ }));
    expect(await screen.findByText(/Sempre coberto/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  });

  it('says why a decision was refused and goes on from what is true', async () => {
    const chamadas = mostrar({
      [LER]: { body: estado() },
      [DECIDIR]: recusa(409, 'A manifestação mudou.', { code: 'manifestacao.mudou' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cobrir todos os 2' }));
    expect(await screen.findByText('A manifestação mudou.')).toBeDefined();
    await waitFor(() => expect(chamadas.filter(({ key }) => key === LER)).toHaveLength(2));
    expect(onFeito).not.toHaveBeenCalled();
  });

  it('is where who comes from the list of what waits is brought', async () => {
    mostrar({ [LER]: { body: estado() } }, '/manifestacao/detalhar/42#tratar-publicacao');
    await screen.findByText('Espera uma decisão.');
    expect(document.activeElement?.textContent).toBe('Publicação');
  });

  it('can be asked for again when it does not come', async () => {
    mostrar({ [LER]: recusa(500, 'Estamos em manutenção.') });
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});
